// The Yokai YO11 to YO20: level, element, battle condition, escape, losing condition and what
// their defeat gives (SUS-042 to SUS-046).
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooYokai, YO11Kappa) {
    cards(R"(
        t choice | HB10 6 hand:YO11 items:EQ29+ | HB04 | HB08
        1 fight:YO11
        = 7 4
        all pass
        * deal:CO05
        seat 1 HB10 7 hand:CO05 items:EQ29+ sake:YO11

        t choice | HB10 6 hand:CO01,CO02,YO11 items:EQ24+,EQ26+,EQ31 | HB04 | HB08
        1 fight:YO11
        = 11 6
        run 5
        1 suffer
        1? pick:EQ24 pick:EQ31
        1 pick:EQ24
        * deal:CO02
        escaped
        seat 1 HB10 6 hand:CO01 items:EQ26+,EQ31
        rewards CO02,EQ24

        # Water.
        t choice | HB07 3 hand:YO11 | HB04 | HB08
        1 fight:YO11
        * die:4
        = 8 6
    )");
}

TEST(SusanooYokai, YO12Kamaitachi) {
    cards(R"(
        t choice | HB10 4 hand:YO12 items:EQ31+ | HB04 | HB08
        1 fight:YO12
        = 5 4
        all pass
        * deal:CO05
        seat 1 HB10 5 hand:CO05 items:EQ31+ sake:YO12

        t choice | HB10 4 hand:YO12 | HB04 | HB08
        1 fight:YO12
        = 4 8
        run 6
        escaped
        t choice | HB10 4 hand:YO12 items:EQ22+,EQ24,EQ31+ | HB04 | HB08
        1 fight:YO12
        run 5
        1 suffer
        1? pick:EQ24 pick:EQ31
        1 pick:EQ31
        escaped
        seat 1 HB10 4 items:EQ22+,EQ24
        rewards EQ31

        # Air.
        t choice | HB02 2 hand:YO12 | HB04 | HB08
        1 fight:YO12
        * die:5
        = 10 8
    )");
}

TEST(SusanooYokai, YO13Nukekubi) {
    cards(R"(
        t choice | HB10 6 hand:YO13 items:EQ29+ | HB04 | HB08
        1 fight:YO13
        = 7 5
        all pass
        * deal:CO05
        seat 1 HB10 7 hand:CO05 items:EQ29+ sake:YO13

        t choice | HB10 6 hand:YO13 | HB04 | HB08
        1 fight:YO13
        = 6 9
        run 4
        1 suffer
        seat 1 HB10 5

        # Air.
        t choice | HB02 2 hand:YO13 | HB04 | HB08
        1 fight:YO13
        * die:5
        = 10 9
    )");
}

TEST(SusanooYokai, YO14Kasha) {
    cards(R"(
        t choice | HB10 7 hand:YO14 | HB04 | HB08
        1 fight:YO14
        = 7 6
        all pass
        * deal:CO05
        seat 1 HB10 8 hand:CO05 sake:YO14

        t choice | HB07 3 hand:YO14 items:EQ22+,EQ24+ | HB04 | HB08
        1 fight:YO14
        = 8 9
        run 4
        1 suffer
        1? pick:EQ22 pick:EQ24
        1 pick:EQ24
        seat 1 HB07 2 items:EQ22+

        # Earth in the helper alone; fire has no relation to it.
        t choice | HB10 3 hand:YO14 | HB07 | HB04
        1 fight:YO14
        help 2
        = 5 9

        # Fire.
        t choice | HB03 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        * die:2
        = 5 6
    )");
}

TEST(SusanooYokai, YO15Nurikabe) {
    cards(R"(
        t choice | HB10 5 hand:YO15 items:EQ29+ | HB04 | HB08
        1 fight:YO15
        = 6 5
        all pass
        * deal:CO05
        seat 1 HB10 6 hand:CO05 items:EQ29+ sake:YO15

        t choice | HB10 6 hand:YO15 items:EQ29+,EQ35+ | HB04 | HB08
        1 fight:YO15
        = 10 11
        run 4
        escaped
        t choice | HB10 6 hand:YO15 items:EQ26,EQ29+,EQ35+ | HB04 | HB08
        1 fight:YO15
        run 3
        1 suffer
        1? pick:EQ26 pick:EQ35
        1 pick:EQ35
        escaped
        seat 1 HB10 6 items:EQ26,EQ29+
        rewards EQ35

        # Earth.
        t choice | HB06 3 hand:YO15 | HB04 | HB08
        1 fight:YO15
        * die:5
        = 9 5
    )");
}

TEST(SusanooYokai, YO16Wanyudo) {
    cards(R"(
        t choice | HB10 8 hand:YO16 | HB04 | HB08
        1 fight:YO16
        = 8 7
        all pass
        * deal:CO05
        seat 1 HB10 9 hand:CO05 sake:YO16

        t choice | HB10 8 hand:YO16 forms:TR14,TR20+ | HB04 | HB08
        1 fight:YO16
        = 9 11
        run 6
        escaped
        t choice | HB10 8 hand:YO16 | HB04 | HB08
        1 fight:YO16
        run 5
        1 suffer
        seat 1 HB10 7

        # Fire.
        t choice | HB03 3 hand:YO16 | HB04 | HB08
        1 fight:YO16
        * die:2
        = 5 7
    )");
}

TEST(SusanooYokai, YO17NureOnna) {
    cards(R"(
        t choice | HB10 8 hand:YO17 | HB04 | HB08
        1 fight:YO17
        = 8 7
        all pass
        * deal:CO05
        * deal:CO06
        seat 1 HB10 9 hand:CO05,CO06 sake:YO17

        # Fire in the main fighter, which water beats, or in the helper.
        t choice | HB02 3 hand:CO01,CO02,YO17 | HB04 | HB08
        1 fight:YO17
        * die:2
        = 6 13
        run 4
        1 suffer
        * deal:CO01
        escaped
        seat 1 HB02 2 hand:CO02
        t choice | HB10 3 hand:YO17 | HB02 | HB04
        1 fight:YO17
        help 2
        * die:1
        = 7 12

        # Water.
        t choice | HB07 3 hand:YO17 | HB04 | HB08
        1 fight:YO17
        * die:4
        = 8 7
    )");
}

TEST(SusanooYokai, YO18Inugami) {  // SUS-477
    cards(R"(
        t choice | HB10 7 hand:YO18 | HB04 | HB08
        1 fight:YO18
        = 7 6
        all pass
        * deal:CO05
        * deal:CO06
        seat 1 HB10 8 hand:CO05,CO06 sake:YO18

        # What is not in use does not count.
        t choice | HB10 7 hand:YO18 items:EQ22+,EQ24+,EQ26,EQ29 | HB04 | HB08
        1 fight:YO18
        = 11 10
        run 4
        1 suffer
        seat 1 HB10 6 items:EQ22+,EQ24+,EQ26,EQ29

        # Muted Equipment does not count, nor the helper's.
        t choice | HB10 7 hand:YO18 items:EQ26+ | HB09 1 hand:EV26 items:EQ22+ | HB04
        1 fight:YO18
        = 10 8
        2 play:EV26
        = 7 6
        help 2
        = 11 6

        # Void.
        t choice | HB03 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        = 3 6
        t choice | HB02 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        = 6 6
    )");
}

TEST(SusanooYokai, YO19YukiOnna) {
    cards(R"(
        t choice | HB10 8 hand:YO19 items:EQ31+ | HB04 | HB08
        1 fight:YO19
        = 9 8
        all pass
        * deal:CO05
        seat 1 HB10 9 hand:CO05 items:EQ31+ sake:YO19

        t choice | HB10 8 hand:YO19 | HB04 | HB08
        1 fight:YO19
        = 8 13
        run 4
        1 suffer
        seat 1 HB10 6

        # Water.
        t choice | HB07 3 hand:YO19 | HB04 | HB08
        1 fight:YO19
        * die:4
        = 8 13
    )");
}

TEST(SusanooYokai, YO20Jorogumo) {
    cards(R"(
        t choice | HB10 6 hand:YO20 items:EQ22+,EQ31+ | HB04 | HB08
        1 fight:YO20
        = 9 8
        all pass
        * deal:CO05
        * deal:CO06
        seat 1 HB10 7 hand:CO05,CO06 items:EQ22+,EQ31+ sake:YO20

        # A 6 is not enough against -2 and the club's -1.
        t choice | HB10 7 hand:YO20 items:EQ26+,EQ31+ | HB04 | HB08
        1 fight:YO20
        = 11 12
        run 6
        caught YO20
        1 suffer
        1? pick:EQ26 pick:EQ31
        1 pick:EQ31
        seat 1 HB10 6 items:EQ26+
        t choice | HB04 7 hand:YO20 items:EQ23+ | HB08 | HB09
        1 fight:YO20
        run 5
        escaped
        t choice | HB10 7 hand:YO20 | HB04 | HB08
        1 fight:YO20
        run 6
        caught YO20

        # Void.
        t choice | HB03 3 hand:YO20 | HB04 | HB08
        1 fight:YO20
        = 3 8
        t choice | HB02 3 hand:YO20 | HB04 | HB08
        1 fight:YO20
        = 6 8
    )");
}

}  // namespace
}  // namespace engawa::susanoo
