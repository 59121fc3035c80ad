// The turn: return, declaration, drawing, phases, Transformations.
#include "engine/games/susanoo/proofs/walk_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooTurn, TheDrawnCardDecidesThePhase) {  // SUS-053 SUS-056 SUS-057 SUS-040 SUS-422
    play(R"(
        t prep | HB10 | HB04 | HB08
        1 pass
        2 pass
        3 pass
        agenda deal:D:1+end+surplus+next
        * deal:YO11
        battle.main 1
        battle.foes YO11:0:0
        agenda fight+judge+over+end+surplus+next

        t deal:D:1+end+surplus+next | HB10 | HB04 | HB08
        * deal:OR07
        battle.foes OR07:0:0

        t deal:D:1+end+surplus+next | HB10 | HB04 | HB08
        * deal:EV20
        battle -
        agenda choice+end+surplus+next
    )");
}

TEST(SusanooTurn, ATurnGoesThroughAllItsSteps) {  // SUS-053 SUS-067 SUS-422 SUS-113
    play(R"(
        t prep | HB10 2 | HB04 | HB08
        1 pass
        2 pass
        3 pass
        * deal:YO01
        1 pass
        2 pass
        3 pass
        * deal:CO01
        agenda end+surplus+next
        1 pass
        2 pass
        3 pass
        head.active 2
        agenda prep+draw+end+surplus+next
    )");
}

TEST(SusanooTurn, WithTwoTransformationsOneIsDeclaredFirst) {  // SUS-054 SUS-420
    play(R"(
        t end active=3 | HB10 forms:TR11,TR14+ | HB04 forms:TR16+ | HB08
        1 pass
        2 pass
        3 pass
        act 1
        agenda form+prep+draw+end+surplus+next
        1? form:TR11 form:TR14
        1 form:TR14
        1.forms TR11,TR14+
        act 1 2 3

        t end active=1 | HB10 forms:TR11,TR14+ | HB04 forms:TR16+ | HB08
        1 pass
        2 pass
        3 pass
        agenda prep+draw+end+surplus+next
        2.forms TR16+
    )");
}

TEST(SusanooTurn, TheDeclarationHoldsUntilTheNextOwnTurn) {  // SUS-055 SUS-051
    play(R"(
        t form+prep+draw+end+surplus+next | HB10 3 forms:TR11,TR14+ | HB04 | HB08
        1 form:TR11
        1.forms TR11+,TR14
        1 pass
        2 pass
        3 pass
        * deal:EV02
        1 draw
        * deal:EV01
        1 pass
        2 pass
        3 pass
        head.active 2
        1.forms TR11+,TR14
        1- form:TR14
        1 pass
        2 pass
        3 pass
        * deal:EV20
        2 draw
        * deal:EV21
        1.forms TR11+,TR14
    )");
}

TEST(SusanooTurn, OnlyTheActiveTransformationAddsToTheBeing) {  // SUS-029 SUS-030 SUS-051 SUS-052
    // Amaterasu +1, Stone of Oyamatsumi +3; Harvest lies idle. Its Earth has no say either.
    play(R"(
        t choice | HB01 2 hand:YO20 forms:TR14+,TR16 | HB04 | HB08
        1 fight:YO20
        = 6 8

        t choice | HB01 2 hand:YO20 forms:TR14,TR16+ | HB04 | HB08
        1 fight:YO20
        = 5 8

        t choice | HB10 2 hand:YO27 forms:TR06,TR14+ | HB04 | HB08
        1 fight:YO27
        act 1 2 3
        battle.foes YO27:0:0

        t choice | HB10 2 hand:YO27 forms:TR06+,TR14 | HB04 | HB08
        1 fight:YO27
        act *
        * die:4
        battle.foes YO27:+4:0
    )");
}

TEST(SusanooTurn, ASingleTransformationIsActiveByItself) {  // SUS-253 SUS-423 SUS-115
    play(R"(
        t prep | HB10 hand:EV07 | HB04 | HB08
        1 play:EV07
        1 pick:1
        1 pick:TR14
        * deal:TR01
        1.forms TR14+

        t prep | HB10 hand:EV07 forms:TR16+ | HB04 | HB08
        1 play:EV07
        1 pick:1
        1 pick:TR14
        * deal:TR01
        1.forms TR14,TR16+
    )");
}

TEST(SusanooTurn, ARivalsFirstTransformationIsActiveDuringABattle) {  // SUS-253 SUS-423
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 5 | HB04 hand:EV07 | HB08
        2 play:EV07
        2 pick:3
        3 pick:TR14
        * deal:TR01
        3.forms TR14+
    )");
}

TEST(SusanooTurn, ASecondTransformationOfABattleDoesNotReplaceTheFirst) {  // SUS-423
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 5 hand:EV07,CO15 | HB04 passed | HB08 passed
        = 5 8
        1 play:EV07
        1 pick:1
        1 pick:TR14
        * deal:TR01
        1.forms TR14-
        1 play:CO15
        1 pick:TR08
        * deal:TR02
        1.forms TR08,TR14-
        = 3 8
    )");
}

TEST(SusanooTurn, ASleepingTransformationWakesAfterTheBattle) {  // SUS-253 SUS-423
    play(R"(
        t flee:1+over+end+surplus+next battle=1.0.YO15:0:0.-.-.-.-.-.- | HB10 3 forms:TR08,TR14- | HB04 | HB08
        1 roll
        * die:4
        1.forms TR08,TR14+
        agenda end+...
    )");
}

TEST(SusanooTurn, ATransformationIsNeverLost) {  // SUS-424 SUS-106
    along_games(6, [](const Played& played) {
        for (unsigned seat = 0; seat < played.before.players; ++seat) {
            EXPECT_EQ(played.before.forms[seat] & ~played.after.forms[seat], 0) << played.move;
        }
    });
}

TEST(SusanooTurn, UsedRightsAreForgottenWhenTheTurnIsOver) {  // SUS-428 SUS-237
    play(R"(
        t prep | HB03 hand:EV22 items:EQ22+ | HB04 items:EQ09+ | HB08
        1 act:HB03
        1 pick:EV22
        1 trade:2
        1 pick:EQ22
        1 pick:EQ09
        2 no
        head.rights HB03,trade
        head.look 2
        1? drop:EQ22 pass
        1 pass
        2 pass
        3 pass
        * deal:EV20
        * deal:EV21
        1 pick:EV20
        1 draw
        * deal:YO01
        head.rights HB03,trade
        head.look 2
        1 pass
        2 pass
        3 pass
        head.rights -
        head.look 0
        2+ trade:1
    )");
}

TEST(SusanooTurn, TheDeadReturnAtTheStartOfTheirTurn) {  // SUS-108 SUS-240 SUS-421 SUS-420
    play(R"(
        t end | HB10 | HB04 4 dead forms:TR11,TR14+ | HB08
        act 1 3
        1 pass
        3 pass
        2.flags -
        agenda 2xdeal:R:2+2xdeal:F:2+form+prep+draw+end+surplus+next
        * deal:EQ01
        * deal:CO02
        * deal:YO02
        * deal:EV12
        2.hand CO02,EQ01,EV12,YO02
        act 2
        2 form:TR11
        act 1 2 3
        v1 2.hand ?e,?e,?r,?r
    )");
}

TEST(SusanooTurn, IfEverybodyIsDeadTheNextPlayerReturns) {  // SUS-497 SUS-422 SUS-109
    play(R"(
        t hurt:2:YO31+over+end+surplus+next battle=1.2.YO31:0:0.2.0:0:0.-.-.-.- | HB10 2 dead | HB09 3 | HB08 1 dead
        2 suffer
        act 2
        2 keep
        2.flags -
        1.flags x
        3.flags x
        head.active 2
        head.turn 11
        agenda 2xdeal:R:2+2xdeal:F:2+form+prep+draw+end+surplus+next
    )");
}

}  // namespace
}  // namespace engawa::susanoo
