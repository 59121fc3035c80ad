// Every armor of the default set.
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooArmor, EQ03FlameLacedDo) {  // SUS-204
    cards(R"(
        t choice | HB10 3 hand:YO18 items:EQ03+ | HB04 | HB08
        1 fight:YO18
        = 4 8

        # Fire beats air and is beaten by water.
        t choice | HB10 3 hand:YO12 items:EQ03+ | HB04 | HB08
        1 fight:YO12
        * die:3
        = 7 4
        t choice | HB10 3 hand:YO11 items:EQ03+ | HB04 | HB08
        1 fight:YO11
        * die:3
        = 4 9
        t choice | HB10 3 hand:YO12 items:EQ03 | HB04 | HB08
        1 fight:YO12
        = 3 8

        # Two sources of one element are one die.
        t choice | HB02 3 hand:YO12 items:EQ03+ | HB04 | HB08
        1 fight:YO12
        * die:3
        = 10 4
    )");
}

TEST(SusanooArmor, EQ04RobeOfTheFireRat) {  // SUS-453
    cards(R"(
        t choice | HB02 3 hand:YO11 items:EQ04+ | HB04 | HB08
        1 fight:YO11
        * die:6
        = 7 10
        t choice | HB02 3 hand:YO11 items:EQ04+ | HB04 | HB08
        1 fight:YO11
        * die:1
        = 7 6
        t choice | HB02 3 hand:YO11 items:EQ04 | HB04 | HB08
        1 fight:YO11
        * die:6
        = 6 12

        # An advantage die is not lowered, and the robe gives no Fire.
        t choice | HB02 3 hand:YO12 items:EQ04+ | HB04 | HB08
        1 fight:YO12
        * die:6
        = 13 4
        t choice | HB10 3 hand:YO11 items:EQ04+ | HB04 | HB08
        1 fight:YO11
        = 4 6
    )");
}

TEST(SusanooArmor, EQ10ScaleHaramaki) {  // SUS-204
    cards(R"(
        t choice | HB10 3 hand:YO18 items:EQ10+ | HB04 | HB08
        1 fight:YO18
        = 4 8

        # Water beats fire and is beaten by earth.
        t choice | HB10 3 hand:YO14 items:EQ10+ | HB04 | HB08
        1 fight:YO14
        * die:3
        = 7 6
        t choice | HB10 3 hand:YO10 items:EQ10+ | HB04 | HB08
        1 fight:YO10
        * die:3
        = 4 7
        t choice | HB10 3 hand:YO14 items:EQ10 | HB04 | HB08
        1 fight:YO14
        = 3 6
    )");
}

TEST(SusanooArmor, EQ11SeaFoamHaori) {
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ11+ | HB04 | HB08
        1 fight:YO14
        = 4 6
        run 4
        escaped
        t choice | HB10 3 hand:YO14 items:EQ11+ | HB04 | HB08
        1 fight:YO14
        run 3
        caught YO14
        t choice | HB10 3 hand:YO14 items:EQ11 | HB04 | HB08
        1 fight:YO14
        = 3 6
        run 4
        caught YO14
    )");
}

TEST(SusanooArmor, EQ17Hagoromo) {
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ17+ | HB04 | HB08
        1 fight:YO14
        = 4 6
        run 3
        escaped
        t choice | HB10 3 hand:YO14 items:EQ17+ | HB04 | HB08
        1 fight:YO14
        run 2
        caught YO14
    )");
}

TEST(SusanooArmor, EQ18ThundercloudJinbaori) {  // SUS-316
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ18+ | HB04 | HB08
        1 fight:YO14
        * die:4
        = 7 6
        t choice | HB10 3 hand:YO14 items:EQ18+ | HB04 | HB08
        1 fight:YO14
        * die:3
        = 3 6
        t choice | HB10 3 hand:YO14 items:EQ18 | HB04 | HB08
        1 fight:YO14
        = 3 6
    )");
}

TEST(SusanooArmor, EQ24GreatOYoroi) {
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ24+ | HB04 | HB08
        1 fight:YO14
        = 5 6
        run 4
        caught YO14
        t choice | HB10 3 hand:YO14 items:EQ24 | HB04 | HB08
        1 fight:YO14
        = 3 6
    )");
}

TEST(SusanooArmor, EQ25MinoStrawCoat) {  // SUS-439 SUS-478 SUS-484
    cards(R"(
        # Any item in play pays, in use or not.
        t choice | HB10 3 hand:CO01,YO14 items:EQ22,EQ25+ | HB04 | HB08
        1 fight:YO14
        = 4 6
        1? act:EQ25 ask:2 ask:3 flee pass play:CO01
        1 act:EQ25
        1? pick:EQ22 pick:EQ25
        1 pick:EQ22
        = 4 6
        1? ask:2 ask:3 flee pass play:CO01
        run 4
        escaped
        seat 1 HB10 3 hand:CO01 items:EQ25+
        rewards EQ22

        # The coat itself may be what pays; the ward stays. After a failed roll too.
        t choice | HB10 3 hand:YO14 items:EQ25+ | HB04 | HB08
        1 fight:YO14
        run 4
        1? act:EQ25 suffer
        1 act:EQ25
        1? pick:EQ25
        1 pick:EQ25
        escaped
        seat 1 HB10 3
        rewards EQ25

        t choice | HB10 3 hand:YO14 items:EQ25+ | HB04 | HB08
        1 fight:YO14
        1 act:EQ25
        1 pick:EQ25
        = 3 6
        run 4
        escaped
        seat 1 HB10 3

        # The next one only: of two foes the second is suffered.
        t choice | HB10 3 hand:YO14 items:EQ22,EQ25+ | HB04 1 hand:EV18,YO18 | HB09
        1 fight:YO14
        2 play:EV18
        2 pick:YO18
        1 act:EQ25
        1 pick:EQ22
        1 flee
        1 roll
        * die:1
        * die:1
        agenda hurt:1:YO18+over+end+surplus+next
    )");
}

TEST(SusanooArmor, EQ31YataMirrorCuirass) {  // SUS-453
    cards(R"(
        t choice | HB02 3 hand:YO11 items:EQ31+ | HB04 | HB08
        1 fight:YO11
        * die:6
        = 7 6
        t choice | HB02 3 hand:YO11 items:EQ31 | HB04 | HB08
        1 fight:YO11
        * die:6
        = 6 12
        t choice | HB02 3 hand:YO12 items:EQ31+ | HB04 | HB08
        1 fight:YO12
        * die:6
        = 13 4
    )");
}

TEST(SusanooArmor, EQ32Kakuremino) {
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ32+ | HB04 | HB08
        1 fight:YO14
        = 4 6
        run 3
        escaped
        t choice | HB10 3 hand:YO14 items:EQ32+ | HB04 | HB08
        1 fight:YO14
        run 2
        caught YO14
    )");
}

}  // namespace
}  // namespace engawa::susanoo
