// The eight conditions of the vocabulary, each alone, both ways, on a card before a player and on
// a foe (SUS-265, SUS-476).
#include <gtest/gtest.h>

#include <string>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

// Ame-no-Uzume with +2 if and +10 if not.
CardSet being_with(const std::string& condition) {
    return with("HB10", "on=passive when=" + condition +
                            " do=power n=2 side=fighters;"
                            "on=passive when=!" +
                            condition + " do=power n=10 side=fighters");
}

// Inugami (Void 6) with +2 if and +10 if not.
CardSet yokai_with(const std::string& condition) {
    return with("YO18", "on=passive when=" + condition +
                            " do=power n=2 side=foes;"
                            "on=passive when=!" +
                            condition + " do=power n=10 side=foes; on=bad do=level n=-1");
}

TEST(SusanooConditions, FoeElementLooksAtEveryFoe) {
    cards(being_with("foe_element:fire"), R"(
        t choice | HB10 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        = 5 6
        t choice | HB10 3 hand:YO11 | HB04 1 hand:CO13,EV18,YO02 | HB08
        1 fight:YO11
        = 13 6
        2 play:EV18
        2 pick:YO02
        = 5 7
        2 play:CO13
        2 pick:YO02
        = 13 6

        # A helper's card sees the same foes.
        t choice | HB01 3 hand:YO14 | HB10 | HB04
        1 fight:YO14
        help 2
        = 7 6
    )");
    cards(yokai_with("foe_element:fire"), R"(
        t choice | HB10 3 hand:YO18 | HB04 1 hand:EV18,YO02 | HB08
        1 fight:YO18
        = 3 16
        2 play:EV18
        2 pick:YO02
        = 3 9
    )");
    cards(yokai_with("foe_element:void"), R"(
        t choice | HB10 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        = 3 8
    )");
}

TEST(SusanooConditions, HasElementOnAPlayersCardIsAboutThatPlayer) {  // SUS-204 SUS-477
    cards(being_with("has_element:fire"), R"(
        t choice | HB10 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        = 13 6
        t choice | HB10 3 hand:YO18 items:EQ03+ | HB04 1 hand:EV27 | HB08
        1 fight:YO18
        = 6 8

        # By the active Transformation, and no more while it is muted.
        t choice | HB10 3 hand:YO18 forms:TR02+ | HB04 1 hand:EV27 | HB08
        1 fight:YO18
        = 9 6
        2 play:EV27
        = 13 6
        t choice | HB10 3 hand:YO18 forms:TR02,TR20+ | HB04 | HB08
        1 fight:YO18
        = 14 6

        # The helper's Fire is not the main fighter's.
        t choice | HB10 3 hand:YO18 | HB02 | HB04
        1 fight:YO18
        help 2
        = 17 6
    )");
    cards(being_with("has_element:void"), R"(
        t choice | HB10 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        = 5 6
    )");
}

TEST(SusanooConditions, HasElementOnAFoeIsAboutAnyFighter) {
    cards(yokai_with("has_element:fire"), R"(
        t choice | HB10 3 hand:YO18 | HB02 | HB04
        1 fight:YO18
        = 3 16
        help 2
        = 7 8
        t choice | HB02 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        = 6 8

        # Somebody who does not fight does not count.
        t choice | HB10 3 hand:YO18 | HB02 | HB01
        1 fight:YO18
        = 3 16
    )");
}

TEST(SusanooConditions, LevelGeIsOnesOwnLevelOrTheMainFighters) {
    cards(being_with("level_ge:5"), R"(
        t choice | HB10 5 hand:YO18 | HB04 | HB08
        1 fight:YO18
        = 7 6
        t choice | HB10 4 hand:CO06,YO18 | HB04 | HB08
        1 fight:YO18
        = 14 6
        1 play:CO06
        = 7 6
        t choice | HB09 8 hand:YO18 | HB10 4 | HB04
        1 fight:YO18
        help 2
        = 23 6
    )");
    cards(yokai_with("level_ge:5"), R"(
        t choice | HB10 5 hand:YO18 | HB04 | HB08
        1 fight:YO18
        = 5 8
        t choice | HB10 4 hand:YO18 | HB09 8 | HB04
        1 fight:YO18
        = 4 16
        help 2
        = 13 16
    )");
}

TEST(SusanooConditions, VsHeadNeedsOneHeadAmongTheFoes) {
    cards(being_with("vs_head"), R"(
        t choice | HB10 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        = 13 6
        t choice | HB10 3 hand:OR08 | HB04 1 hand:EV18,YO18 | HB08
        1 fight:OR08
        = 5 17
        2 play:EV18
        2 pick:YO18
        = 5 23
    )");
    cards(yokai_with("vs_head"), R"(
        t choice | HB10 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        = 3 16
        t choice | HB10 3 hand:OR08 | HB04 1 hand:EV18,YO18 | HB08
        1 fight:OR08
        2 play:EV18
        2 pick:YO18
        = 3 25
    )");
}

TEST(SusanooConditions, HelpedIsTrueForBothFightersAndTheFoe) {
    cards(being_with("helped"), R"(
        t choice | HB10 3 hand:YO18 | HB09 | HB04
        1 fight:YO18
        = 13 6
        help 2
        = 7 6
        t choice | HB09 3 hand:YO18 | HB10 | HB04
        1 fight:YO18
        = 5 6
        help 2
        = 7 6
    )");
    cards(yokai_with("helped"), R"(
        t choice | HB10 3 hand:YO18 | HB09 | HB04
        1 fight:YO18
        = 3 16
        help 2
        = 5 8
    )");
}

TEST(SusanooConditions, HandGeCountsTheHandOfTheMoment) {  // SUS-418
    cards(being_with("hand_ge:2"), R"(
        t choice | HB10 3 hand:CO01,CO11,YO18 | HB04 | HB08
        1 fight:YO18
        = 5 6
        1 play:CO11
        = 16 6

        # A helper's own hand.
        t choice | HB09 3 hand:CO01,CO02,YO18 | HB10 1 hand:CO11 | HB04
        1 fight:YO18
        help 2
        = 15 6
    )");
    cards(yokai_with("hand_ge:2"), R"(
        t choice | HB10 3 hand:CO01,CO11,YO18 | HB09 1 hand:CO02,CO03 | HB04
        1 fight:YO18
        = 3 8
        1 play:CO11
        = 6 16
        help 2
        = 8 16
    )");
}

TEST(SusanooConditions, SlotUsedWantsEquipmentInUseThatIsNotMuted) {  // SUS-477
    cards(being_with("slot_used:weapon"), R"(
        t choice | HB10 3 hand:YO18 items:EQ35+ | HB04 1 hand:EV26 | HB08
        1 fight:YO18
        = 8 8
        2 play:EV26
        = 13 6
        t choice | HB10 3 hand:YO18 items:EQ35 | HB04 | HB08
        1 fight:YO18
        = 13 6
        t choice | HB10 3 hand:YO18 items:EQ29+ | HB04 | HB08
        1 fight:YO18
        = 14 8
    )");
    cards(being_with("slot_used:helmet"), R"(
        t choice | HB10 3 hand:YO18 items:EQ29+ | HB04 | HB08
        1 fight:YO18
        = 6 8
    )");
    cards(being_with("slot_used:armor"), R"(
        t choice | HB10 3 hand:YO18 items:EQ24+ | HB04 | HB08
        1 fight:YO18
        = 7 8
    )");
    cards(yokai_with("slot_used:weapon"), R"(
        t choice | HB10 3 hand:YO18 items:EQ26+ | HB09 1 hand:EV26 | HB04
        1 fight:YO18
        = 6 8
        2 play:EV26
        = 3 16
        t choice | HB10 3 hand:YO18 | HB09 1 items:EQ26+ | HB04
        1 fight:YO18
        help 2
        = 8 16
    )");
}

TEST(SusanooConditions, DieGeSharesOneDieOfItsTrigger) {  // SUS-450
    cards(with("HB10",
               "on=enter when=die_ge:3 do=power n=2 side=fighters;"
               "on=enter when=!die_ge:5 do=power n=10 side=fighters"),
          R"(
        t choice | HB10 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        * die:2
        = 13 6
        t choice | HB10 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        * die:4
        = 15 6
        t choice | HB10 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        * die:5
        = 5 6
    )");
}

TEST(SusanooConditions, AllConditionsOfAnEffectMustHold) {
    cards(with("HB10",
               "on=passive when=level_ge:3,foe_element:fire,!helped "
               "do=power n=2 side=fighters"),
          R"(
        t choice | HB10 3 hand:YO14 | HB09 | HB04
        1 fight:YO14
        = 5 6
        help 2
        = 5 6
        t choice | HB10 2 hand:YO14 | HB04 | HB08
        1 fight:YO14
        = 2 6
        t choice | HB10 3 hand:YO11 | HB04 | HB08
        1 fight:YO11
        = 3 6
    )");
}

// The die is rolled even if another condition will fail.
TEST(SusanooConditions, ADieIsRolledWhateverTheOtherConditionsSay) {  // SUS-450
    cards(with("HB10", "on=enter when=vs_head,die_ge:2 do=power n=2 side=fighters"), R"(
        t choice | HB10 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        * die:6
        = 3 6
        t choice | HB10 3 hand:OR08 | HB04 | HB08
        1 fight:OR08
        * die:6
        = 5 17
        t choice | HB10 3 hand:OR08 | HB04 | HB08
        1 fight:OR08
        * die:1
        = 3 17
    )");
}

// Great Misfortune gives a level if, and three if not.
TEST(SusanooConditions, WhatIsAboutABattleIsFalseOutsideOne) {  // SUS-476
    for (const std::string condition : {"vs_head", "helped", "foe_element:void"}) {
        const CardSet set =
            with("EV02", "on=resolve when=" + condition + " do=level n=1; on=resolve when=!" +
                             condition + " do=level n=3");
        cards(set, R"(
            t prep | HB10 3 hand:EV02 | HB04 | HB08
            1 play:EV02
            1 pick:2
            2.level 4
            t choice | HB10 3 hand:OR08 | HB09 3 hand:EV02 | HB08
            1 fight:OR08
            help_head 2
            2 play:EV02
            2 pick:3
            3.level 2
        )");
    }
}

TEST(SusanooConditions, ConditionsOfOneTimeEffectsAreJudgedWhenTheyAreReached) {  // SUS-476
    cards(with("HB10", "on=enter when=hand_ge:1 do=power n=4 side=fighters"), R"(
        t choice | HB10 3 hand:CO11,YO18 | HB04 | HB08
        1 fight:YO18
        = 7 6
        1 play:CO11
        = 10 6
    )");
    // The first effect makes the condition of the second one true.
    cards(with("EV02", "on=resolve do=level n=1; on=resolve when=level_ge:4 do=level n=2"), R"(
        t prep | HB10 3 hand:EV02 | HB04 | HB08
        1 play:EV02
        1 pick:1
        1.level 6
        t prep | HB10 2 hand:EV02 | HB04 | HB08
        1 play:EV02
        1 pick:1
        1.level 3
    )");
}

}  // namespace
}  // namespace engawa::susanoo
