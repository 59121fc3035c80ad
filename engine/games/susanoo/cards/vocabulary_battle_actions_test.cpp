// The actions of the vocabulary that change a battle: power, escape, edge, lucky, element, pour,
// mute, ward, block_help, banish, join, annul. Each alone.
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooActions, PowerForEitherSide) {  // SUS-257 SUS-455 SUS-470
    cards(with("EV22", "on=resolve do=power n=3 side=fighters"), R"(
        t choice | HB10 3 hand:YO14 | HB04 1 hand:EV22 | HB08
        1 fight:YO14
        2 play:EV22
        = 6 6
        battle.results EV22:2:-:3:0:0:0
    )");
    cards(with("EV22", "on=resolve do=power n=3 side=foes"), R"(
        t choice | HB10 3 hand:YO14 | HB04 1 hand:EV22 | HB08
        1 fight:YO14
        2 play:EV22
        = 3 9
        battle.results EV22:2:-:0:3:0:0
    )");
    // The side is chosen once for the card.
    cards(with("EV22", "on=resolve do=power n=3 side=choice; on=resolve do=power n=-1 side=choice"),
          R"(
        t choice | HB10 3 hand:YO14 | HB04 1 hand:EV22 | HB08
        1 fight:YO14
        2 play:EV22
        2 pick:foes
        = 3 8
        battle.results EV22:2:o:0:2:0:0
        t choice | HB10 3 hand:YO14 | HB04 1 hand:EV22 | HB08
        1 fight:YO14
        2 play:EV22
        2 pick:fighters
        = 5 6
    )");
}

TEST(SusanooActions, PowerOfAMutedCardComesBackWithIt) {  // SUS-477 SUS-478
    cards(with("EQ26", "on=enter do=power n=5 side=fighters"), R"(
        t choice | HB10 3 hand:CO14,YO14 items:EQ26+ | HB04 1 hand:EV26 | HB08
        1 fight:YO14
        = 8 6
        2 play:EV26
        = 3 6
        1 play:CO14
        1 pick:EV26
        = 8 6
    )");
    // Rolled although the weapon is muted from the start.
    cards(with("EQ26", "on=enter do=power n=1 side=fighters per=die"), R"(
        t choice | HB10 3 hand:YO27 items:EQ26+ | HB04 | HB08
        1 fight:YO27
        * die:6
        = 3 12
    )");
}

TEST(SusanooActions, EscapeFromEveryTrigger) {  // SUS-478 SUS-482
    cards(with("HB10", "on=passive do=escape n=2"), R"(
        t choice | HB10 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        run 3
        escaped
        t choice | HB10 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        run 2
        caught YO14
    )");
    cards(with("HB10", "on=enter do=escape n=2"), R"(
        t choice | HB10 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        run 3
        escaped
    )");
    cards(with("HB10", "on=activate limit=battle do=escape n=2"), R"(
        t choice | HB10 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        1 act:HB10
        run 3
        escaped
        t choice | HB10 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        1 flee
        1? act:HB10 roll
        1 act:HB10
        1 roll
        * die:3
        escaped
        t choice | HB10 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        run 4
        1? suffer
    )");
    // For each fighter their own; not for the other one.
    cards(with("HB10", "on=passive do=escape n=2"), R"(
        t choice | HB09 1 hand:YO14 | HB10 | HB04
        1 fight:YO14
        help 2
        all pass
        1 roll
        * die:4
        1 suffer
        2 roll
        * die:3
        escaped
    )");
}

TEST(SusanooActions, EscapeOfAFoeCountsForRollsFromItAlone) {  // SUS-482
    cards(with("YO18", "on=passive do=escape n=-3; on=bad do=level n=-1"), R"(
        t choice | HB10 3 hand:YO18 | HB04 1 hand:EV18,YO14 | HB08
        1 fight:YO18
        2 play:EV18
        2 pick:YO14
        1 flee
        1 roll
        * die:6
        agenda hurt:1:YO18+esc:1:YO14+over+end+surplus+next
        1 suffer
        * die:5
        escaped
    )");
    cards(with("YO18", "on=enter do=escape n=2; on=bad do=level n=-1"), R"(
        t choice | HB10 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        run 3
        escaped
    )");
}

TEST(SusanooActions, EdgeAddsToEachDieOfItsOwnerAlone) {  // SUS-453
    cards(with("HB03", "on=passive do=edge n=3 side=fighters"), R"(
        # Two advantage dice, +3 each.
        t choice | HB03 3 hand:YO14 | HB09 1 hand:EV18,YO02 | HB04
        1 fight:YO14
        * die:1
        = 7 6
        2 play:EV18
        2 pick:YO02
        * die:2
        = 12 7

        # Two sources add up.
        t choice | HB03 3 hand:YO14 items:EQ20+ | HB04 | HB08
        1 fight:YO14
        * die:1
        = 10 6

        # The helper's die is the helper's.
        t choice | HB03 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        * die:1
        help 2
        * die:1
        = 10 6
    )");
    cards(with("HB02", "on=passive do=edge n=-4 side=foes"), R"(
        t choice | HB02 3 hand:YO11 | HB04 | HB08
        1 fight:YO11
        * die:6
        = 3 8
        battle.foes YO11:-6:0
        t choice | HB02 3 hand:YO11 | HB04 | HB08
        1 fight:YO11
        * die:3
        = 3 6

        # Only for dice against oneself: the helper's stays.
        t choice | HB02 3 hand:YO11 | HB01 | HB04
        1 fight:YO11
        * die:6
        help 2
        * die:5
        = 5 13
    )");
}

TEST(SusanooActions, LuckyAddsDiceOfWhichTheBestCounts) {  // SUS-451 SUS-452
    cards(with("HB03", "on=passive do=lucky n=2"), R"(
        t choice | HB03 3 hand:CO09,YO14 | HB04 | HB08
        1 fight:YO14
        *? die:1x1 die:2x7 die:3x19 die:4x37 die:5x61 die:6x91
        * die:1
        1 play:CO09
        *? die:1x1 die:2x7 die:3x19 die:4x37 die:5x61 die:6x91
        * die:1
        1 flee
        1 roll
        *? die:1x1 die:2x7 die:3x19 die:4x37 die:5x61 die:6x91
    )");
    // Outside battles too, for the one whose card it is; not for others.
    cards(with("HB03", "on=passive do=lucky n=1"), R"(
        t prep | HB10 3 hand:EV06 | HB03 | HB04
        1 play:EV06
        1 pick:2
        *? die:1x1 die:2x3 die:3x5 die:4x7 die:5x9 die:6x11
        t prep | HB10 3 | HB03 1 hand:EV06 | HB04
        2 play:EV06
        2 pick:1
        *? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
    )");
}

TEST(SusanooActions, ElementIsHadAsLongAsItsCardCounts) {  // SUS-073 SUS-475 SUS-477
    cards(with("EQ26", "on=passive do=element element=water"), R"(
        t choice | HB10 3 hand:CO14,YO14 items:EQ26+ | HB04 1 hand:EV26 | HB08
        1 fight:YO14
        * die:6
        = 9 6
        2 play:EV26
        = 3 6
        1 play:CO14
        1 pick:EV26
        * die:2
        = 5 6

        # Water against fire and air beaten by it: both relations, no die.
        t choice | HB06 3 hand:YO14 items:EQ26+ | HB04 | HB08
        1 fight:YO14
        = 3 6
    )");
    cards(with("EQ26", "on=passive do=element element=void"), R"(
        t choice | HB03 3 hand:YO14 items:EQ26+ | HB04 | HB08
        1 fight:YO14
        * die:2
        = 5 6
    )");
}

TEST(SusanooActions, PourIsFixedWhenTheDrinkIsPoured) {  // SUS-472
    cards(with("EQ26", "on=passive do=pour n=4"), R"(
        t choice | HB10 3 hand:OR08 items:EQ26+ sake:YO01,YO02 | HB04 1 hand:EV26 | HB08
        1 fight:OR08
        1 pour
        = 3 10
        2 play:EV26
        = 3 10
        1 pour
        = 3 7
        battle.poured YO01:7,YO02:3
    )");
}

TEST(SusanooActions, MuteOfEachSlot) {  // SUS-477
    cards(with("EV22", "on=resolve do=mute slot=helmet"), R"(
        t choice | HB10 3 hand:OR01 items:EQ22+,EQ24+,EQ26+ forms:TR14+ | HB04 1 hand:EV22 | HB08
        1 fight:OR01
        = 13 16
        2 play:EV22
        = 11 19
    )");
    cards(with("EV22", "on=resolve do=mute slot=armor"), R"(
        t choice | HB10 3 hand:OR03 items:EQ22+,EQ24+,EQ26+ forms:TR20+ | HB04 1 hand:EV22 | HB08
        1 fight:OR03
        = 11 16
        2 play:EV22
        = 9 19
    )");
    cards(with("EV22", "on=resolve do=mute slot=weapon"), R"(
        t choice | HB10 3 hand:YO30 items:EQ22+,EQ24+,EQ26+ forms:TR20+ | HB04 1 hand:EV22 | HB08
        1 fight:YO30
        = 11 13
        2 play:EV22
        = 8 17
    )");
    cards(with("EV22", "on=resolve do=mute slot=transformation"), R"(
        t choice | HB10 3 hand:YO28 items:EQ22+,EQ24+,EQ26+ forms:TR20+ | HB04 1 hand:EV22 | HB08
        1 fight:YO28
        = 11 14
        2 play:EV22
        = 10 14
    )");
}

TEST(SusanooActions, MuteEndsWithItsFoe) {  // SUS-477 SUS-478
    cards(with("YO18", "on=enter do=mute slot=weapon; on=bad do=level n=-1"), R"(
        t choice | HB10 3 hand:YO14 items:EQ26+ | HB04 1 hand:CO13,EV18,YO18 | HB08
        1 fight:YO14
        = 6 6
        2 play:EV18
        2 pick:YO18
        = 3 12
        2 play:CO13
        2 pick:YO18
        = 6 6
    )");
}

TEST(SusanooActions, WardIgnoresAsManyLosingConditionsAsItSays) {  // SUS-480 SUS-484
    const char* const two_foes = R"(
        t choice | HB10 3 hand:CO05,YO14 | HB04 1 hand:EV18,YO18 | HB08
        1 fight:YO14
        2 play:EV18
        2 pick:YO18
        1 play:CO05
        1 flee
        1 roll
        * die:1
        * die:1
    )";
    cards(std::string{two_foes} + "agenda hurt:1:YO18+over+end+surplus+next\n");
    cards(with("CO05", "on=resolve do=ward n=2"), std::string{two_foes} + "escaped\n1.level 3\n");
    // A ward that is left over does not outlast its battle, and a cancelled card wards nothing.
    cards(R"(
        t choice | HB10 3 hand:CO05,YO14 | HB04 1 hand:EV25 | HB08
        1 fight:YO14
        1 play:CO05
        2 play:EV25
        2 pick:CO05
        run 4
        caught YO14
    )");
    // From the moment of entering.
    cards(with("HB10", "on=enter do=ward n=1"), R"(
        t choice | HB10 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        run 4
        escaped
        1.level 3
    )");
}

TEST(SusanooActions, BlockHelpOfAFoeThatEnters) {  // SUS-465
    cards(with("YO18", "on=enter do=block_help; on=bad do=level n=-1"), R"(
        t choice | HB10 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        1? flee pass
    )");
}

TEST(SusanooActions, BanishTakesAYokaiOfThatPrintedLevelOrLess) {  // SUS-260 SUS-479
    cards(with("CO13", "on=resolve do=banish n=6"), R"(
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO13,EV18,YO16 | HB08
        1 fight:YO14
        2 play:EV18
        2 pick:YO16
        = 3 13
        2 play:CO13
        2? pick:YO14
        2 pick:YO14
        = 3 7
        battle.foes YO16:0:0
        events YO14
    )");
}

TEST(SusanooActions, JoinOfTwoYokai) {  // SUS-479
    cards(with("EV18", "on=resolve do=join n=2"), R"(
        t choice | HB10 3 hand:YO14 | HB04 1 hand:EV18,YO02,YO16,YO18 | HB08
        1 fight:YO14
        2 play:EV18
        2? pick:YO02 pick:YO16 pick:YO18
        2 pick:YO18
        2? pick:YO02 pick:YO16
        2 pick:YO02
        = 3 13
        battle.foes YO14:0:0,YO18:0:0,YO02:0:0
        2.hand YO16

        # Fewer if there are fewer.
        t choice | HB10 3 hand:YO14 | HB04 1 hand:EV18,YO18 | HB08
        1 fight:YO14
        2 play:EV18
        2 pick:YO18
        = 3 12
    )");
}

TEST(SusanooActions, AnnulOfTwoCards) {  // SUS-479 SUS-480
    cards(with("EV25", "on=resolve do=annul n=2"), R"(
        t choice | HB10 3 hand:CO11,EV22,YO14 | HB04 1 hand:EV20,EV25 | HB08
        1 fight:YO14
        1 play:CO11
        1 play:EV22
        2 play:EV20
        = 6 6
        2 play:EV25
        2? pick:CO11 pick:EV20 pick:EV22
        2 pick:EV22
        2? pick:CO11 pick:EV20
        2 pick:CO11
        = 3 11
        rewards CO11
        events EV22,EV25

        t choice | HB10 3 hand:CO11,YO14 | HB04 1 hand:EV25 | HB08
        1 fight:YO14
        1 play:CO11
        2 play:EV25
        2 pick:CO11
        = 3 6
        events EV25
    )");
}

}  // namespace
}  // namespace engawa::susanoo
