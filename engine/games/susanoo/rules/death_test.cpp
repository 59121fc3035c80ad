// Death, looting, the new Being, being dead.
#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

const std::string kHurt = "t hurt:1:YO31+over+end+surplus+next battle=1.0.YO31:0:0.-.-.-.-.-.- ";

TEST(SusanooDeath, AllCardsAreShown) {  // SUS-103 SUS-238 SUS-491 SUS-518
    play(kHurt + "| HB10 4 hand:EV10,YO05,CO04 items:EQ08+,EQ33+ lasting:EV28 | HB04 3 | HB08 2" +
         R"(
        1 suffer
        1.flags x
        1.hand -
        1.items -
        1.lasting -
        events EV28
        row CO04,EQ08,EQ33,EV10,YO05
        v0 row CO04,EQ08,EQ33,EV10,YO05
        v2 row CO04,EQ08,EQ33,EV10,YO05
    )");
}

TEST(SusanooDeath, TheOthersTakeOneEachLowestLevelFirst) {  // SUS-104 SUS-239 SUS-493 SUS-494
    // Ties clockwise after the dead player; the dead do not loot.
    play(
        "t hurt:3:YO31+over+end+surplus+next active=3 battle=3.0.YO31:0:0.-.-.-.-.-.- | HB10 2 | "
        "HB04 1 | HB08 4 hand:EV10,YO05,CO04 items:EQ08+ | HB09 2 | HB07 1 dead" +
        std::string{R"(
        3 suffer
        agenda loot:2+loot:4+loot:1+bury+switch:3+until:3:loss+over+...
        act 2
        2? pick:CO04 pick:EQ08 pick:EV10 pick:YO05 skip
        2 pick:EQ08
        4 skip
        1? pick:CO04 pick:EV10 pick:YO05 skip
        1 pick:YO05
        2.hand EQ08=w
        1.hand YO05=w
        4.hand -
    )"});
}

TEST(SusanooDeath, TheRestIsDiscardedByCardId) {  // SUS-105 SUS-409 SUS-491
    play(kHurt + "| HB10 4 hand:YO05,OR02,EV10,CO04 items:EQ08+ | HB04 3 | HB08 2" + R"(
        1 suffer
        3 skip
        2 skip
        events EV10,OR02,YO05
        rewards CO04,EQ08
        row -
        act 1
    )");
}

TEST(SusanooDeath, LevelTransformationsHeadsAndSakeAreKept) {  // SUS-106 SUS-238
    play(kHurt + "| HB10 4 hand:EV10 forms:TR14+,TR16 sake:YO01 heads:OR07 | HB04 3 | HB08 2" + R"(
        1 suffer
        3 skip
        2 skip
        1 keep
        1.level 4
        1.forms TR14+,TR16
        1.sake YO01
        1.heads OR07
        1.being HB10
    )");
}

TEST(SusanooDeath, TheDeadMayChangeToAFreeBeing) {  // SUS-107 SUS-241 SUS-492 SUS-496
    play(kHurt + "| HB10 4 | HB04 3 | HB08 2 | HB01 dead" + R"(
        1 suffer
        act 1
        1? keep pick:HB02 pick:HB03 pick:HB05 pick:HB06 pick:HB07 pick:HB09
        1 pick:HB09
        1.being HB09
        head.active 2
    )");
    // The freed one is there for the next.
    play(
        "t hurt:2:YO31+over+end+surplus+next active=2 battle=2.0.YO31:0:0.-.-.-.-.-.- | HB09 4 "
        "dead | "
        "HB04 3 | HB08 2 | HB01" +
        std::string{R"(
        2 suffer
        2+ pick:HB10 keep
        2- pick:HB09 pick:HB04
    )"});
}

TEST(SusanooDeath, WithAnEmptyRowNobodyIsAsked) {  // SUS-493 SUS-404
    play(kHurt + "| HB10 4 | HB04 3 | HB08 2" + R"(
        1 suffer
        agenda switch:1+...
        act 1
    )");
}

TEST(SusanooDeath, WhoDiesInTheOwnTurnHasNoEndPhase) {  // SUS-109 SUS-422
    play(kHurt + "| HB10 4 | HB04 3 | HB08 2" + R"(
        1 suffer
        1 keep
        head.active 2
        head.turn 11
        agenda prep+draw+end+surplus+next
        act 2 3
    )");
}

TEST(SusanooDeath, TheHelpersDeathLeavesTheTurnToTheFighter) {  // SUS-242 SUS-493
    // The other fighter loots too.
    play(
        "t hurt:2:YO31+over+end+surplus+next battle=1.2.YO31:0:0.2.0:0:0.-.-.-.- | HB10 4 | "
        "HB09 3 hand:EV10,EV11 | HB08 5" +
        std::string{R"(
        2 suffer
        agenda loot:1+loot:3+...
        1 pick:EV10
        3 pick:EV11
        2 keep
        agenda end+surplus+next
        act 1 3
        events YO31
    )"});
}

TEST(SusanooDeath, ADeadMainFighterRollsNoMoreButTheHelperDoes) {  // SUS-495 SUS-228
    play(
        "t hurt:1:YO31+esc:1:YO30+flee:2+over+end+surplus+next "
        "battle=1.2.YO31:0:0,YO30:0:0.2.0:0:0.-.-.-.- | HB10 4 | HB09 3 | HB08 5" +
        std::string{R"(
        1 suffer
        1 keep
        act 2
        agenda flee:2+over+...
        2 roll
        * die:6
        * die:6
        events YO31,YO30
        head.active 2
    )"});
}

TEST(SusanooDeath, TheDeadAreInNoWindowAndNoPick) {  // SUS-240 SUS-410 SUS-411
    play(R"(
        t prep | HB10 hand:EV12,EV28,EV16,EV01 | HB04 dead sake:YO01 | HB08
        act 1 3
        1 play:EV28
        1? pick:1 pick:3
        1 pick:3
        1 play:EV16
        1 pick:EV01
        1? pick:3

        t fight battle=1.0.OR07:0:0.-.-.-.-.-.- | HB10 hand:EV17 | HB04 dead sake:YO01 | HB08
        act 1 3
        1? ask:3 flee pass play:EV17
        1 play:EV17
        1.sake -
        2.sake YO01

        t prep | HB10 items:EQ22+ | HB04 dead items:EQ26+ | HB08
        1? drop:EQ22 pass
    )");
}

TEST(SusanooDeath, OnlyLevelChangesTouchTheDead) {  // SUS-240 SUS-410 SUS-432 SUS-433
    play(R"(
        t prep | HB10 3 hand:EV03,EV04,EV09 | HB04 1 dead | HB08 3
        1 play:EV09
        2.level 2
        1 play:EV04
        * deal:YO01
        * deal:YO02
        act 1 3
        2.hand -
    )");
}

TEST(SusanooDeath, TheNewBeingServesFromTheNextBattleOn) {  // SUS-496 SUS-029
    // The fight of the helper goes on; later the new Being's power counts.
    play(
        "t hurt:1:YO31+flee:2+over+end+surplus+next battle=1.2.YO31:0:0.2.0:0:0.-.-.-.- | HB10 4 | "
        "HB09 3 | HB08 5" +
        std::string{R"(
        1 suffer
        1 pick:HB02
        1.being HB02
        agenda flee:2+...
        2 roll
        * die:5
        head.active 2

        t choice | HB02 4 hand:YO20 | HB09 3 | HB08 5
        1 fight:YO20
        = 7 8
    )"});
}

}  // namespace
}  // namespace engawa::susanoo
