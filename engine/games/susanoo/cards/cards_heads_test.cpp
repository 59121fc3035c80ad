// Every Orochi head of the default set: level, element and battle condition (SUS-048).
#include <gtest/gtest.h>

#include <string>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooHeads, OR01HeadOfTheWinterCherryEyes) {  // SUS-265
    cards(R"(
        t choice | HB10 5 hand:OR01 | HB04 | HB08
        1 fight:OR01
        = 5 19
        t choice | HB10 5 hand:OR01 items:EQ22+ | HB04 | HB08
        1 fight:OR01
        = 7 16

        # A helmet that is not in use, or that only the helper wears, does not count.
        t choice | HB10 5 hand:OR01 items:EQ22 | HB04 | HB08
        1 fight:OR01
        = 5 19
        t choice | HB10 5 hand:OR01 | HB09 1 items:EQ22+ | HB04
        1 fight:OR01
        help_head 2
        = 9 19

        # Fire.
        t choice | HB03 5 hand:OR01 | HB04 | HB08
        1 fight:OR01
        * die:3
        = 8 19
    )");
}

TEST(SusanooHeads, OR02HeadOfTheInflamedBelly) {
    cards(R"(
        t choice | HB10 5 hand:OR02 | HB04 | HB08
        1 fight:OR02
        = 5 17

        # Every drink held, and one less for each that is poured.
        t choice | HB10 5 hand:OR02 sake:YO01,YO02,YO03 | HB04 | HB08
        1 fight:OR02
        = 5 20
        1 pour
        = 5 16

        # The helper's drinks do not count.
        t choice | HB10 5 hand:OR02 | HB09 1 sake:YO01 | HB04
        1 fight:OR02
        help_head 2
        = 7 17

        # Fire.
        t choice | HB03 5 hand:OR02 | HB04 | HB08
        1 fight:OR02
        * die:3
        = 8 17
    )");
}

TEST(SusanooHeads, OR03HeadOfTheRiverInFlood) {
    cards(R"(
        t choice | HB10 5 hand:OR03 | HB04 | HB08
        1 fight:OR03
        = 5 19
        t choice | HB10 5 hand:OR03 items:EQ24+ | HB04 | HB08
        1 fight:OR03
        = 7 16
        t choice | HB10 5 hand:OR03 items:EQ24 | HB04 | HB08
        1 fight:OR03
        = 5 19

        # Water.
        t choice | HB07 5 hand:OR03 | HB04 | HB08
        1 fight:OR03
        * die:3
        = 9 19
    )");
}

TEST(SusanooHeads, OR04HeadOfTheEightValleys) {
    cards(R"(
        t choice | HB10 5 hand:OR04 | HB09 | HB04
        1 fight:OR04
        = 5 18
        help_head 2
        = 7 22

        # Water.
        t choice | HB07 5 hand:OR04 | HB04 | HB08
        1 fight:OR04
        * die:3
        = 9 18
    )");
}

TEST(SusanooHeads, OR05HeadOfTheGatheringClouds) {  // SUS-452
    cards(R"(
        t choice | HB10 5 hand:OR05 | HB04 | HB08
        1 fight:OR05
        *? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
        * die:1
        = 5 16
        t choice | HB10 5 hand:OR05 | HB04 | HB08
        1 fight:OR05
        * die:6
        = 5 21

        # Air: its own die first, then the advantage die.
        t choice | HB02 5 hand:OR05 | HB04 | HB08
        1 fight:OR05
        * die:2
        * die:6
        = 14 17
    )");
}

TEST(SusanooHeads, OR06HeadOfCedarAndMoss) {  // SUS-477
    cards(R"(
        # Neither the club's power nor its burden counts; helmet and armor do.
        t choice | HB10 5 hand:OR06 items:EQ22+,EQ24+,EQ26+ | HB04 | HB08
        1 fight:OR06
        = 9 16
        run 5
        escaped

        # The helper's weapon is caught too.
        t choice | HB10 5 hand:OR06 | HB09 1 items:EQ26+ | HB04
        1 fight:OR06
        help_head 2
        = 7 16

        # Earth.
        t choice | HB06 5 hand:OR06 | HB04 | HB08
        1 fight:OR06
        * die:3
        = 9 16
    )");
}

TEST(SusanooHeads, OR07HeadOfTheEightPeaks) {
    cards(R"(
        t choice | HB10 5 hand:OR07 | HB09 | HB04
        1 fight:OR07
        = 5 22
        help_head 2
        = 7 18

        # Earth.
        t choice | HB06 5 hand:OR07 | HB04 | HB08
        1 fight:OR07
        * die:3
        = 9 22
    )");
}

TEST(SusanooHeads, OR08HeadOfTheHiddenSword) {  // SUS-477
    cards(R"(
        # Ability and element of the Transformations of both fighters are gone.
        t choice | HB10 5 hand:OR08 items:EQ22+ forms:TR14+ | HB09 1 forms:TR15+ | HB04
        1 fight:OR08
        = 7 17
        help_head 2
        = 9 17

        # Void: no element has an advantage.
        t choice | HB03 5 hand:OR08 | HB04 | HB08
        1 fight:OR08
        = 5 17
        t choice | HB02 5 hand:OR08 | HB04 | HB08
        1 fight:OR08
        = 8 17
    )");
}

// Ten levels and equipment that beats each head alone.
std::string victory(const std::string& head) {
    const std::string die = head == "OR05" ? "* die:1\n" : "";
    const std::string items = " items:EQ22+,EQ24+,EQ33+";
    return "t choice | HB10 10 hand:" + head + items +
           " forms:TR19+ | HB04 | HB08\n1 fight:" + head + "\n" + die +
           "all pass\n1? pick:TR04 pick:TR08 pick:TR14 renew\n1 pick:TR08\n* deal:TR01\n"
           "agenda end+surplus+next\nseat 1 HB10 12" +
           items + " forms:TR08,TR19+ heads:" + head +
           "\npool TR01,TR04,TR14\nevents -\nrewards -\n";
}

// Without an escape the head kills: hand and items go, level, Sake Drinks and heads stay.
std::string defeat(const std::string& head) {
    const std::string die = head == "OR05" ? "* die:1\n" : "";
    const std::string kept =
        std::string{" forms:TR20+ sake:YO01 heads:"} + (head == "OR01" ? "OR02" : "OR01");
    return "t choice | HB10 5 hand:CO01," + head + " items:EQ29+" + kept +
           " | HB04 | HB08\n1 fight:" + head + "\n" + die +
           "run 4\n1 suffer\n2 skip\n3 skip\n1 keep\nseat 1 HB10 5 dead" + kept + "\nevents " +
           head + "\nrewards CO01,EQ29\n";
}

TEST(SusanooHeads, EachGivesTwoLevelsATransformationAndItself) {  // SUS-099 SUS-100 SUS-101 SUS-318
    for (int number = 1; number <= 8; ++number) {
        cards(victory("OR0" + std::to_string(number)));
    }
}

TEST(SusanooHeads, EachKillsWhoDoesNotEscape) {  // SUS-049 SUS-102 SUS-485 SUS-491
    for (int number = 1; number <= 8; ++number) {
        cards(defeat("OR0" + std::to_string(number)));
    }
}

}  // namespace
}  // namespace engawa::susanoo
