// Battles against several foes.
#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooSeveralFoes, LevelsAndElementalDiceAreAdded) {  // SUS-084 SUS-470 SUS-316
    // Omukade 13 and Kappa 6 in the lair of an Earth fighter: against Water the fighter rolls.
    play(R"(
        t choice | HB07 5 hand:YO30 items:EQ26+ | HB04 hand:EV18,YO11 | HB10
        1 fight:YO30
        = 9 13
        2 play:EV18
        2 pick:YO11
        agenda die:element:1:YO11:...
        * die:3
        = 12 19
        battle.foes YO30:0:0,YO11:+3:0

        # a Fire fighter against two Water foes: both dice are against
        t choice | HB01 5 hand:YO11 | HB04 hand:EV19,YO25 | HB10
        1 fight:YO11
        * die:2
        2 play:EV19
        2 pick:YO25
        * die:6
        = 6 27
    )");
}

TEST(SusanooSeveralFoes, AJoinedFoeEntersBeforeTheMissingDice) {  // SUS-316 SUS-475
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB01 5 | HB04 hand:EV18,YO24 | HB10
        2 play:EV18
        2 pick:YO24
        agenda die:card:0+do:YO24:enter:...
        * die:2
        agenda die:element:1:YO24:...
        * die:5
        = 11 20
    )");
}

constexpr std::string_view kElevenFoes =
    "battle=1.0.YO01:0:0,YO02:0:0,YO03:0:0,YO04:0:0,YO05:0:0,YO06:0:0,YO07:0:0,YO08:0:0,YO09:0:0,"
    "YO10:0:0,YO13:0:0.-.-.-.-.-.- | HB10 5 | HB04 hand:EV18,YO20 | HB08";

TEST(SusanooSeveralFoes, NobodyJoinsAFullBattle) {  // SUS-404 SUS-521
    Table table;
    table.play("t fight " + std::string{kElevenFoes} + "\n2 play:EV18\n2.hand YO20\nact 1 2 3");
    EXPECT_EQ(table.state().foe_count, 11);
}

TEST(SusanooSeveralFoes, NoPositionAsksToJoinAFullBattle) {  // SUS-521 SUS-532
    const std::string text =
        position_of("join:2+fight+judge+over+end+surplus+next " + std::string{kElevenFoes});
    EXPECT_FALSE(the_game().read(options_of("", 3), text).ok());
}

TEST(SusanooSeveralFoes, OnlyYokaiOfTheOwnHandCanJoin) {  // SUS-479 SUS-404
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 5 hand:YO03 | HB04 hand:EV18,EV20,OR01,YO09,YO11 | HB08
        2 play:EV18
        2? pick:YO09 pick:YO11
        2 pick:YO09
        2.hand EV20,OR01,YO11
        battle.foes YO20:0:0,YO09:0:0

        # nothing to join: the card is spent
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 5 hand:YO03 | HB04 hand:EV19,OR01 | HB08
        2 play:EV19
        act 1 2 3
        = 5 10
    )");
}

TEST(SusanooSeveralFoes, LevelsAndRewardsAreSummedAndEveryYokaiIsKept) {  // SUS-229 SUS-084
    play(R"(
        t fight battle=1.0.YO30:0:0,YO10:0:0,YO05:0:0.-.-.-.-.-.- | HB09 9 items:EQ26+,EQ22+,EQ24+ forms:TR14+ | HB04 passed | HB08 passed
        = 21 19
        1 pass
        agenda 6xdeal:R:1+...
        * deal:EQ01
        * deal:EQ02
        * deal:EQ03
        * deal:EQ04
        * deal:EQ05
        * deal:EQ06
        1.level 12
        1.sake YO05,YO10,YO30
    )");
}

TEST(SusanooSeveralFoes,
     EveryFoeMustBeRolledForInOrderOfEntry) {  // SUS-085 SUS-086 SUS-227 SUS-482
    play(R"(
        t fight battle=1.0.YO30:0:0,YO10:0:0,YO05:0:0.-.-.-.-.-.- | HB10 2 | HB04 | HB08
        1 flee
        1? roll
        1 roll
        agenda die:escape:1:YO30+...
        * die:5
        agenda die:escape:1:YO10+...
        * die:6
        agenda die:escape:1:YO05+...
        * die:4
        1.level 2
        events YO30,YO10,YO05
        agenda end+...
    )");
}

TEST(SusanooSeveralFoes, EachFailedRollBringsItsOwnLosingCondition) {  // SUS-228 SUS-089 SUS-485
    // Omukade takes 3 levels, Nukekubi 1; the second roll follows the first loss.
    play(R"(
        t flee:1+over+end+surplus+next battle=1.0.YO30:0:0,YO13:0:0,YO15:0:0.-.-.-.-.-.- | HB10 6 items:EQ26+ | HB04 | HB08
        1 roll
        * die:1
        1 suffer
        1.level 3
        * die:1
        1 suffer
        1.level 2
        * die:6
        1.items EQ26+
        agenda end+...
    )");
}

TEST(SusanooSeveralFoes, DeathEndsFurtherLosses) {  // SUS-228 SUS-495
    play(R"(
        t flee:1+over+end+surplus+next battle=1.0.YO13:0:0,YO31:0:0,YO30:0:0.-.-.-.-.-.- | HB10 6 | HB04 | HB08
        1 roll
        * die:1
        1 suffer
        * die:1
        1 suffer
        1 keep
        1.level 5
        1.flags x
        events YO13,YO31,YO30
        head.active 2
    )");
}

}  // namespace
}  // namespace engawa::susanoo
