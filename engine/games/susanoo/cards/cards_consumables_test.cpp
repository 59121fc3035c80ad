// Every Consumable of the default set. All of them go to the Reward discards once they are spent.
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooConsumables, CO01FireArrows) {  // SUS-257 SUS-258 SUS-455
    cards(R"(
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO01 | HB08
        1 fight:YO14
        2 play:CO01
        2? pick:fighters pick:foes
        2 pick:foes
        = 3 10
        rewards -
        run 6
        rewards CO01
        t choice | HB10 3 hand:CO01,YO14 | HB04 | HB08
        1 fight:YO14
        1 play:CO01
        1 pick:fighters
        = 7 6

        # Only in a battle, and not in the escape step.
        t prep | HB10 3 hand:CO01 | HB04 | HB08
        1? pass
        t choice | HB10 3 hand:CO01,YO14 | HB04 | HB08
        1 fight:YO14
        1 flee
        1? roll
    )");
}

TEST(SusanooConsumables, CO02BurntOffering) {  // SUS-416 SUS-418
    cards(R"(
        t choice | HB10 3 hand:CO01,CO02,EV22,YO14 | HB04 | HB08
        1 fight:YO14
        1 play:CO02
        1? pick:CO01 pick:EV22
        1 pick:EV22
        = 10 6
        events EV22

        # Another hand card must be there; the only one goes without a question.
        t choice | HB10 3 hand:CO02,YO14 | HB04 | HB08
        1 fight:YO14
        1? ask:2 ask:3 flee pass
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO01,CO02 | HB08
        1 fight:YO14
        2 play:CO02
        = 10 6
        seat 2 HB04 1
        rewards CO01
    )");
}

TEST(SusanooConsumables, CO03IzanagisCombTorch) {  // SUS-482 SUS-483 SUS-486
    cards(R"(
        t choice | HB10 3 hand:CO03,YO14 | HB04 | HB08
        1 fight:YO14
        1 play:CO03
        = 6 6
        run 3
        escaped
        rewards CO03
        t choice | HB10 3 hand:CO03,YO14 | HB04 | HB08
        1 fight:YO14
        1 play:CO03
        run 2
        caught YO14

        # In the escape step before the roll, not after it.
        t choice | HB10 3 hand:CO03,YO14 | HB04 | HB08
        1 fight:YO14
        1 flee
        1? play:CO03 roll
        1 play:CO03
        1 roll
        * die:3
        escaped
        t choice | HB10 3 hand:CO03,YO14 | HB04 | HB08
        1 fight:YO14
        run 4
        1? suffer

        # Another player's torch gives power, but no help in running.
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO03 | HB08
        1 fight:YO14
        2 play:CO03
        = 6 6
        run 4
        caught YO14
    )");
}

TEST(SusanooConsumables, CO04TideJewels) {  // SUS-455
    cards(R"(
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO04 | HB08
        1 fight:YO14
        2 play:CO04
        2 pick:foes
        = 3 11
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO04 | HB08
        1 fight:YO14
        2 play:CO04
        2 pick:fighters
        = 8 6
    )");
}

TEST(SusanooConsumables, CO05KappaBalm) {  // SUS-484 SUS-486
    cards(R"(
        # Played beforehand it is used without a question.
        t choice | HB10 3 hand:CO05,YO14 | HB04 | HB08
        1 fight:YO14
        1 play:CO05
        = 3 6
        run 4
        escaped
        seat 1 HB10 3
        rewards CO05

        # After the failed roll.
        t choice | HB10 3 hand:CO05,YO14 | HB04 | HB08
        1 fight:YO14
        run 4
        1? play:CO05 suffer
        1 play:CO05
        escaped
        seat 1 HB10 3

        # It stops Death too.
        t choice | HB10 3 hand:CO05,YO31 | HB04 | HB08
        1 fight:YO31
        1 play:CO05
        run 1
        escaped
        seat 1 HB10 3

        # For the player who played it alone.
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO05 | HB08
        1 fight:YO14
        2 play:CO05
        run 4
        caught YO14

        # The next one only: of two foes the second is suffered.
        t choice | HB10 3 hand:CO05,YO14 | HB04 1 hand:EV18,YO18 | HB09
        1 fight:YO14
        2 play:EV18
        2 pick:YO18
        1 play:CO05
        1 flee
        1 roll
        * die:1
        * die:1
        agenda hurt:1:YO18+over+end+surplus+next
    )");
}

TEST(SusanooConsumables, CO06FleshOfTheNingyo) {  // SUS-119 SUS-419
    cards(R"(
        t prep | HB10 3 | HB04 3 hand:CO06 | HB08
        2 play:CO06
        seat 1 HB10 3
        seat 2 HB04 4
        rewards CO06

        t choice | HB10 6 hand:CO06,YO14 | HB04 | HB08
        1 fight:YO14
        = 6 6
        1 play:CO06
        = 7 6
        rewards CO06

        t end | HB10 12 hand:CO06 | HB04 | HB08
        1 play:CO06
        seat 1 HB10 12
    )");
}

TEST(SusanooConsumables, CO07ThunderDrumStick) {  // SUS-450 SUS-455
    cards(R"(
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO07 | HB08
        1 fight:YO14
        2 play:CO07
        2? pick:fighters pick:foes
        2 pick:foes
        * die:4
        = 3 10
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO07 | HB08
        1 fight:YO14
        2 play:CO07
        2 pick:foes
        * die:5
        = 3 13
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO07 | HB08
        1 fight:YO14
        2 play:CO07
        2 pick:fighters
        * die:6
        = 11 6
    )");
}

TEST(SusanooConsumables, CO08GustInAGourd) {  // SUS-454 SUS-483
    cards(R"(
        t choice | HB10 3 hand:CO08,YO14 | HB04 | HB08
        1 fight:YO14
        1 play:CO08
        = 3 6
        run 1
        escaped

        # A die that cannot fail is rolled; against -2 it still does not, against -3 it can.
        t choice | HB10 3 hand:CO08,YO20 | HB04 | HB08
        1 fight:YO20
        1 play:CO08
        run 1
        escaped
        t choice | HB10 3 hand:CO08,YO20 items:EQ26+ | HB04 | HB08
        1 fight:YO20
        1 flee
        1? play:CO08 roll
        1 play:CO08
        1 roll
        * die:1
        caught YO20

        # It does not help somebody else.
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO08 | HB08
        1 fight:YO14
        2 play:CO08
        run 4
        caught YO14
    )");
}

TEST(SusanooConsumables, CO09OfudaOnTheWind) {  // SUS-450
    cards(R"(
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO09 | HB08
        1 fight:YO14
        2 play:CO09
        * die:4
        = 12 6
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO09 | HB08
        1 fight:YO14
        2 play:CO09
        * die:3
        = 3 6

        # Not outside a battle.
        t prep | HB10 3 | HB04 1 hand:CO09 | HB08
        2? pass
    )");
}

TEST(SusanooConsumables, CO10YashioriSake) {  // SUS-436
    cards(R"(
        t prep events=YO01,YO09,OR01,YO03 | HB10 3 | HB04 1 hand:CO10 | HB08
        2 play:CO10
        seat 2 HB04 1 sake:YO03,YO09
        events YO01,OR01
        rewards CO10
        t prep events=YO01,OR01 | HB10 3 | HB04 1 hand:CO10 | HB08
        2 play:CO10
        seat 2 HB04 1 sake:YO01
        events OR01

        # In a battle with a head the new drinks can be poured.
        t choice events=YO01 | HB10 3 hand:CO10,OR08 | HB04 | HB08
        1 fight:OR08
        1 play:CO10
        1 pour
        = 3 14
    )");
}

TEST(SusanooConsumables, CO11MilletDumplings) {  // SUS-257
    cards(R"(
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO11 | HB08
        1 fight:YO14
        2 play:CO11
        = 6 6
        run 4
        caught YO14

        # Not outside a battle.
        t prep | HB10 3 | HB04 1 hand:CO11 | HB08
        2? pass
    )");
}

TEST(SusanooConsumables, CO12PurifyingSalt) {  // SUS-484
    cards(R"(
        t choice | HB10 3 hand:CO12,YO14 | HB04 | HB08
        1 fight:YO14
        1 play:CO12
        = 4 6
        run 4
        escaped
        seat 1 HB10 3
        t choice | HB10 3 hand:CO12,YO14 | HB04 | HB08
        1 fight:YO14
        run 4
        1? play:CO12 suffer
        1 play:CO12
        escaped
        seat 1 HB10 3
        rewards CO12

        # A rival's salt gives the power alone.
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO12 | HB08
        1 fight:YO14
        2 play:CO12
        = 4 6
        run 4
        caught YO14

        # The next one only: of two foes the second is suffered.
        t choice | HB10 3 hand:CO12,YO14 | HB04 1 hand:EV18,YO18 | HB09
        1 fight:YO14
        2 play:EV18
        2 pick:YO18
        1 play:CO12
        1 flee
        1 roll
        * die:1
        * die:1
        agenda hurt:1:YO18+over+end+surplus+next
    )");
}

TEST(SusanooConsumables, CO13PeachOfOkamuzumi) {  // SUS-260 SUS-479
    cards(R"(
        # Printed level 9 or lower, whatever the bonuses; no reward and no Sake Drink.
        t choice | HB10 3 hand:YO22 | HB04 1 hand:CO13 | HB08
        1 fight:YO22
        = 3 13
        2 play:CO13
        2? pick:YO22
        2 pick:YO22
        escaped
        seat 1 HB10 3
        events YO22
        rewards CO13

        # Not a Yokai of level 10, and not a head.
        t choice | HB10 3 hand:YO24 | HB04 1 hand:CO13 | HB08
        1 fight:YO24
        * die:1
        2 play:CO13
        = 3 11
        act 1 2 3
        t choice | HB10 3 hand:OR08 | HB04 1 hand:CO13 | HB08
        1 fight:OR08
        2 play:CO13
        = 3 17
        act 1 2 3

        # One of two.
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO13,EV18,YO18 | HB08
        1 fight:YO14
        2 play:EV18
        2 pick:YO18
        = 3 12
        2 play:CO13
        2? pick:YO14 pick:YO18
        2 pick:YO14
        = 3 6
        events YO14

        # Not outside a battle.
        t prep | HB10 3 | HB04 1 hand:CO13 | HB08
        2? pass
    )");
}

TEST(SusanooConsumables, CO14ShardOfTheMirror) {  // SUS-479 SUS-480
    cards(R"(
        t choice | HB10 3 hand:CO14,YO14 | HB04 1 hand:EV21 | HB08 1 hand:CO04
        1 fight:YO14
        2 play:EV21
        3 play:CO04
        3 pick:foes
        = 3 19
        1 play:CO14
        1? pick:CO04 pick:EV21
        1 pick:EV21
        = 3 11
        events EV21
        rewards CO14

        # The cancelled Grudge gives no reward either.
        t choice | HB10 7 hand:CO14,YO14 | HB04 1 hand:EV20 | HB08
        1 fight:YO14
        2 play:EV20
        1 play:CO14
        1 pick:EV20
        all pass
        * deal:CO01
        escaped

        # Equipment, foes and persistent events are not cards lying in the battle.
        t choice | HB10 3 hand:CO14,YO14 items:EQ22+ lasting:EV28 | HB04 | HB08
        1 fight:YO14
        1 play:CO14
        = 3 6
        rewards CO14

        # Not outside a battle.
        t prep | HB10 3 | HB04 1 hand:CO14 | HB08
        2? pass
    )");
}

TEST(SusanooConsumables, CO15UrashimasBox) {  // SUS-416
    cards(R"(
        t prep pool=TR04,TR08,TR14 | HB10 | HB04 3 hand:CO15 | HB08
        2 play:CO15
        2? pick:TR04 pick:TR08 pick:TR14
        2 pick:TR14
        * deal:TR01
        seat 2 HB04 1 forms:TR14+
        pool TR01,TR04,TR08
        rewards CO15

        # Two levels must be there to lose.
        t prep | HB10 | HB04 2 hand:CO15 | HB08
        2? pass
    )");
}

}  // namespace
}  // namespace engawa::susanoo
