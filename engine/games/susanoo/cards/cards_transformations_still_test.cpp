// The Transformations of Earth and Void, TR13 to TR20.
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooTransformations, TR13CraftOfSukunabikona) {  // SUS-318 SUS-436
    cards(R"(
        # The newest Yokai of the discards; the beaten one is already a Sake Drink.
        t choice events=YO01,YO02,EV22 | HB10 5 hand:YO18 forms:TR13+ | HB04 | HB08
        1 fight:YO18
        = 7 6
        all pass
        * deal:CO01
        * deal:CO02
        escaped
        seat 1 HB10 6 hand:CO01,CO02 forms:TR13+ sake:YO02,YO18
        events YO01,EV22

        # Earth.
        t choice | HB10 3 hand:YO11 forms:TR13+ | HB04 | HB08
        1 fight:YO11
        * die:2
        = 7 6
    )");
}

TEST(SusanooTransformations, TR14StoneOfOyamatsumi) {
    cards(R"(
        t choice | HB10 3 hand:YO18 forms:TR14+ | HB04 | HB08
        1 fight:YO18
        = 6 6
        run 4
        caught YO18
        t choice | HB10 3 hand:YO18 forms:TR14,TR20+ | HB04 | HB08
        1 fight:YO18
        = 4 6

        # Earth.
        t choice | HB10 3 hand:YO11 forms:TR14+ | HB04 | HB08
        1 fight:YO11
        * die:2
        = 8 6
    )");
}

TEST(SusanooTransformations, TR15StrideOfDaidarabotchi) {  // SUS-453
    cards(R"(
        t choice | HB10 3 hand:YO18 forms:TR15+ | HB04 | HB08
        1 fight:YO18
        = 5 6

        # Earth, which air beats; that die is lowered, not below 0.
        t choice | HB10 3 hand:YO21 forms:TR15+ | HB04 | HB08
        1 fight:YO21
        * die:5
        = 5 11
        t choice | HB10 3 hand:YO21 forms:TR15+ | HB04 | HB08
        1 fight:YO21
        * die:2
        = 5 9

        # An advantage die is not lowered.
        t choice | HB10 3 hand:YO11 forms:TR15+ | HB04 | HB08
        1 fight:YO11
        * die:2
        = 7 6
    )");
}

TEST(SusanooTransformations, TR16HarvestOfTaNoKami) {  // SUS-472
    cards(R"(
        t choice | HB10 3 hand:OR01 items:EQ22+ forms:TR16+ sake:YO01 | HB04 | HB08
        1 fight:OR01
        = 7 16
        1 pour
        = 7 12

        # With Kushinada-hime 3 + 2 + 1.
        t choice | HB08 3 hand:OR01 items:EQ22+ forms:TR16+ sake:YO01 | HB04 | HB09
        1 fight:OR01
        1 pour
        = 8 10
        t choice | HB10 3 hand:OR01 items:EQ22+ forms:TR14+,TR16 sake:YO01 | HB04 | HB08
        1 fight:OR01
        = 8 16
        1 pour
        = 8 13

        # Earth.
        t choice | HB10 3 hand:YO11 forms:TR16+ | HB04 | HB08
        1 fight:YO11
        * die:2
        = 7 6
    )");
}

TEST(SusanooTransformations, TR17ShadeOfTheRockCave) {  // SUS-479 SUS-480
    cards(R"(
        t choice | HB10 3 hand:YO14 forms:TR17+ | HB04 1 hand:CO11,EV21 | HB08
        1 fight:YO14
        = 4 6
        2 play:EV21
        2 play:CO11
        = 7 14
        1 act:TR17
        1? pick:CO11 pick:EV21
        1 pick:EV21
        = 7 6
        act 1 2 3
        events EV21
        1- act:TR17

        # Also with nothing to cancel.
        t choice | HB10 3 hand:YO14 forms:TR17+ | HB04 | HB08
        1 fight:YO14
        1 act:TR17
        1? ask:2 ask:3 flee pass

        # Void: no die against fire, water, air or earth.
        t choice | HB10 3 hand:YO11 forms:TR17+ | HB04 | HB08
        1 fight:YO11
        = 4 6
    )");
}

TEST(SusanooTransformations, TR18GateOfYomi) {  // SUS-260 SUS-479 SUS-483
    cards(R"(
        t choice | HB10 3 hand:CO01,YO24 forms:TR18+ | HB04 | HB08
        1 fight:YO24
        * die:6
        = 4 16
        1 act:TR18
        1? pick:CO01
        1 pick:CO01
        1? pick:YO24
        1 pick:YO24
        escaped
        seat 1 HB10 3 forms:TR18+
        events YO24
        rewards CO01

        # In the escape step, before the roll only.
        t choice | HB10 3 hand:CO01,YO18 forms:TR18+ | HB04 | HB08
        1 fight:YO18
        1 flee
        1? act:TR18 roll
        1 act:TR18
        1 pick:CO01
        1 pick:YO18
        escaped
        seat 1 HB10 3 forms:TR18+
        t choice | HB10 3 hand:CO01,YO18 forms:TR18+ | HB04 | HB08
        1 fight:YO18
        run 4
        1? suffer

        # Printed level 11 stays, and the card is paid all the same.
        t choice | HB10 3 hand:CO01,YO25 forms:TR18+ | HB04 | HB08
        1 fight:YO25
        1 act:TR18
        1 pick:CO01
        = 4 11
        act 1 2 3
        t choice | HB10 3 hand:YO18 forms:TR18+ | HB04 | HB08
        1 fight:YO18
        1? ask:2 ask:3 flee pass

        # Void.
        t choice | HB10 3 hand:YO11 forms:TR18+ | HB04 | HB08
        1 fight:YO11
        = 4 6
    )");
}

TEST(SusanooTransformations, TR19AvatarOfTheGrassCutter) {
    cards(R"(
        t choice | HB10 3 hand:OR01 items:EQ22+ forms:TR19+ | HB04 | HB08
        1 fight:OR01
        = 10 16
        t choice | HB10 3 hand:YO18 forms:TR19+ | HB04 | HB08
        1 fight:YO18
        = 3 6
        t choice | HB10 3 hand:OR01 items:EQ22+ forms:TR14+,TR19 | HB04 | HB08
        1 fight:OR01
        = 8 16

        # Void.
        t choice | HB10 3 hand:YO11 forms:TR19+ | HB04 | HB08
        1 fight:YO11
        = 3 6
    )");
}

TEST(SusanooTransformations, TR20EyeOfTheYatagarasu) {  // SUS-503
    cards(R"(
        t choice | HB10 3 hand:YO18 forms:TR20+ | HB04 | HB08
        1 fight:YO18
        = 4 6

        # One VP for each Sake Drink, active or not; beside what the drinks count themselves.
        t over:events | HB03 1 forms:TR20+ sake:YO01,YO02 | HB04 2 sake:YO03,YO04,YO05 | HB08 2
        score 1 7 = level:1 sake:2 forms:2 cards:2
        t over:events | HB03 1 forms:TR14+,TR20 sake:YO01,YO02 | HB04 2 sake:YO03,YO04,YO05 | HB08 2
        score 1 8 = level:1 sake:2 forms:5
        t over:events | HB03 1 forms:TR20+ | HB04 2 | HB08 2
        score 1 3 = level:1 forms:2

        # Void.
        t choice | HB10 3 hand:YO11 forms:TR20+ | HB04 | HB08
        1 fight:YO11
        = 4 6
    )");
}

}  // namespace
}  // namespace engawa::susanoo
