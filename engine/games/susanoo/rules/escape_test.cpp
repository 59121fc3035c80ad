// Escape: retreat, rolls, wards, losing conditions.
#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooEscape, FiveAndSixSucceed) {  // SUS-087 SUS-201 SUS-482
    for (int n = 1; n <= 6; ++n) {
        Table table;
        table.play(
            "t flee:1+over+end+surplus+next battle=1.0.YO13:0:0.-.-.-.-.-.- | HB10 3 | HB04 | "
            "HB08\n1 roll\n*? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1\n* die:" +
            std::to_string(n));
        EXPECT_EQ(table.at("agenda"),
                  n >= 5 ? "end+surplus+next" : "hurt:1:YO13+over+end+surplus+next");
    }
}

TEST(SusanooEscape, TheYokaiIsDiscardedEitherWay) {  // SUS-088 SUS-214 SUS-067
    play(R"(
        t flee:1+over+end+surplus+next battle=1.0.YO13:0:0.-.-.-.-.-.- | HB10 3 | HB04 | HB08
        1 roll
        * die:5
        events YO13
        1.level 3
        agenda end+...

        t flee:1+over+end+surplus+next battle=1.0.YO13:0:0.-.-.-.-.-.- | HB10 3 | HB04 | HB08
        1 roll
        * die:4
        1? suffer
        1 suffer
        events YO13
        1.level 2
        agenda end+...
    )");
}

TEST(SusanooEscape, OneWhoFailsSuffersTheLosingCondition) {  // SUS-044 SUS-089 SUS-485 SUS-110
    play(R"(
        t flee:1+over+end+surplus+next battle=1.0.YO14:0:0.-.-.-.-.-.- | HB10 3 items:EQ22+,EQ26+ | HB04 | HB08
        1 roll
        * die:3
        1 suffer
        1.level 2
        1? pick:EQ22 pick:EQ26
        1 pick:EQ22
        events YO14
        rewards EQ22
    )");
}

TEST(SusanooEscape, TheMainFighterMayRetreatWithoutAHelper) {  // SUS-226 SUS-481
    play(R"(
        # also with winning totals
        t fight battle=1.0.YO13:0:0.-.-.-.-.-.- | HB10 12 | HB04 | HB08
        1+ flee
        2- flee
        1 flee
        agenda flee:1+over+end+surplus+next
        act 1
        1.sake -

        t fight battle=1.2.YO13:0:0.2.0:0:0.-.-.-.- | HB10 1 | HB09 | HB08
        1! flee SUS-226
    )");
}

TEST(SusanooEscape, BothFightersEscapeOneAfterTheOther) {  // SUS-083 SUS-227 SUS-306 SUS-481
    play(R"(
        t fight battle=1.2.YO30:0:0,YO13:0:0.2.0:0:0.-.-.-.- | HB10 3 passed | HB09 3 passed | HB08
        3 pass
        agenda flee:1+flee:2+over+end+surplus+next
        act 1
        1 roll
        agenda die:escape:1:YO30+...
        * die:1
        1 suffer
        * die:6
        act 2
        2 roll
        agenda die:escape:2:YO30+...
        * die:6
        * die:1
        2 suffer
        1.level 1
        2.level 2
        events YO30,YO13
    )");
}

TEST(SusanooEscape, BonusesOfFighterCardsAndFoeAreAdded) {  // SUS-482
    // Toyotama 1, coat 1, cap 1 against Jorogumo -2: 4 is enough, 3 is not.
    const std::string scene =
        "t flee:1+over+end+surplus+next battle=1.0.YO20:0:0.-.-.-.-.-.- | HB04 3 "
        "items:EQ09+,EQ11+,EQ32 | HB10 | HB08\n1 roll\n";
    play(scene + "* die:4\nagenda end+...");
    play(scene + "* die:3\nagenda hurt:1:YO20+...");
    // A muted Transformation does not help, an own lying card does.
    play(R"(
        t flee:1+over+end+surplus+next battle=1.0.YO13:0:0.-.-.-.EV27:2:-:0:0:0:0,CO03:1:-:3:0:2:0.-.- | HB10 3 forms:TR06+ | HB04 | HB08
        1 roll
        * die:2
        agenda hurt:1:YO13+...

        t flee:1+over+end+surplus+next battle=1.0.YO13:0:0.-.-.-.CO03:1:-:3:0:2:0.-.- | HB10 3 forms:TR06+ | HB04 | HB08
        1 roll
        * die:1
        agenda end+...

        # the card of another player is not one's own
        t flee:1+over+end+surplus+next battle=1.0.YO13:0:0.-.-.-.CO03:2:-:3:0:2:0.-.- | HB10 3 | HB04 | HB08
        1 roll
        * die:4
        agenda hurt:1:YO13+...
    )");
}

TEST(SusanooEscape, BeforeTheRollEscapeWardAndBanishMayBeUsed) {  // SUS-306 SUS-483 SUS-419
    play(R"(
        t flee:1+over+end+surplus+next battle=1.0.YO13:-1:0.-.-.-.-.-.- | HB07 3 hand:CO01,CO03,CO05,CO06,CO08,CO12,CO13,EV02,EV22 items:EQ02+,EQ25+,EQ34+ forms:TR18+ sake:YO01 | HB04 hand:CO11 | HB08
        act 1
        1? act:EQ25 act:EQ34 act:HB07 act:TR18 play:CO03 play:CO05 play:CO08 play:CO12 roll
        2! play:CO11
    )");
}

TEST(SusanooEscape, AfterAFailedRollOnlyWards) {  // SUS-306 SUS-483
    play(R"(
        t hurt:1:YO13+over+end+surplus+next battle=1.0.YO13:-1:0.-.-.-.-.-.- | HB07 3 hand:CO01,CO03,CO05,CO08,CO12,EV22 items:EQ02+,EQ25+,EQ34+ forms:TR18+ sake:YO01 | HB04 hand:CO11 | HB08
        act 1
        1? act:EQ25 act:EQ34 act:HB07 play:CO05 play:CO12 suffer
        1 play:CO12
        1.level 3
        events YO13
        rewards CO12
        agenda end+...
    )");
}

TEST(SusanooEscape, ActivationsAlreadyUsedAreGone) {  // SUS-483
    play(R"(
        t hurt:1:YO13+over+end+surplus+next battle=1.0.YO13:-1:0.-.-.-.HB07:1:-:0:0:0:0.HB07.- | HB07 3 hand:EV22 | HB04 | HB08
        1? suffer
    )");
}

TEST(SusanooEscape, AWardIsUsedWithoutAskingOldestFirst) {  // SUS-484 SUS-228
    play(R"(
        t flee:1+over+end+surplus+next battle=1.0.YO13:0:0,YO30:0:0,YO31:0:0.-.-.-.CO05:1:-:0:0:0:1,CO12:1:-:1:0:0:1.-.- | HB10 9 | HB04 | HB08
        1 roll
        * die:1
        battle.results CO05:1:-:0:0:0:0,CO12:1:-:1:0:0:1
        agenda die:escape:1:YO30+...
        * die:1
        battle.results CO05:1:-:0:0:0:0,CO12:1:-:1:0:0:0
        * die:1
        1.level 9
        act 1
        1? suffer
    )");
}

TEST(SusanooEscape, TheQuestionComesWhateverTheHand) {  // SUS-484 SUS-309
    play(R"(
        t flee:1+over+end+surplus+next battle=1.0.YO13:0:0.-.-.-.-.-.- | HB10 9 | HB04 | HB08
        1 roll
        * die:1
        act 1
        1? suffer
    )");
}

TEST(SusanooEscape, WardAndEscapeCountForWhoeverRolls) {  // SUS-486
    // Seat 2 played them as an onlooker and became the helper later.
    play(R"(
        t flee:2+over+end+surplus+next battle=1.2.YO13:0:0.2.0:0:0.-.CO05:2:-:0:0:0:1,CO03:2:-:3:0:2:0.-.- | HB10 9 | HB09 3 | HB08
        2 roll
        * die:3
        agenda end+...

        t flee:2+over+end+surplus+next battle=1.2.YO13:0:0.2.0:0:0.-.CO05:2:-:0:0:0:1,CO03:2:-:3:0:2:0.-.- | HB10 9 | HB09 3 | HB08
        2 roll
        * die:2
        2.level 3
        agenda end+...
    )");
}

TEST(SusanooEscape, WithoutFoesLeftThereIsNoEscapeStep) {  // SUS-481 SUS-260 SUS-483
    // The main fighter banishes the last foe, so the helper need not run.
    play(R"(
        t flee:1+flee:2+over+end+surplus+next battle=1.2.YO13:0:0.2.0:0:0.-.-.-.- | HB10 3 hand:EV02 forms:TR18+ | HB09 3 | HB08
        1 act:TR18
        1 pick:EV02
        1 pick:YO13
        battle -
        agenda end+...
        events EV02,YO13
    )");
}

}  // namespace
}  // namespace engawa::susanoo
