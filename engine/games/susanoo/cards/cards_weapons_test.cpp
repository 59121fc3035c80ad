// Every weapon of the default set.
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooWeapons, EQ05BrandOfKagutsuchi) {  // SUS-446
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ05+ | HB04 | HB08
        1 fight:YO14
        = 7 6
        t choice | HB10 3 hand:YO14 items:EQ05 | HB04 | HB08
        1 fight:YO14
        = 3 6

        t end | HB10 1 hand:CO01,CO02,CO03,CO05,CO06 items:EQ05+ | HB04 | HB08
        all pass
        agenda surplus+next
        t end | HB10 1 hand:CO01,CO02,CO03,CO05 items:EQ05+ | HB04 | HB08
        all pass
        agenda prep+draw+end+surplus+next
    )");
}

TEST(SusanooWeapons, EQ06AmeNoOhabari) {
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ06+ | HB04 | HB08
        1 fight:YO14
        = 6 6
        t choice | HB10 3 hand:YO11 items:EQ06+ | HB04 | HB08
        1 fight:YO11
        = 5 6

        # One foe of Fire among several is enough, and two are no more.
        t choice | HB10 3 hand:YO11 items:EQ06+ | HB04 1 hand:EV18,YO02 | HB08
        1 fight:YO11
        2 play:EV18
        2 pick:YO02
        = 6 7
        t choice | HB10 3 hand:YO14 items:EQ06+ | HB04 1 hand:EV18,YO02 | HB08
        1 fight:YO14
        2 play:EV18
        2 pick:YO02
        = 6 7
    )");
}

TEST(SusanooWeapons, EQ07CinderNaginata) {  // SUS-415
    cards(R"(
        t choice | HB10 3 hand:CO01,YO14 items:EQ07+ | HB04 | HB08
        1 fight:YO14
        = 4 6
        1? act:EQ07 ask:2 ask:3 flee pass play:CO01
        1 act:EQ07
        1 pick:CO01
        = 6 6
        1? ask:2 ask:3 flee pass
        t choice | HB10 3 hand:YO14 items:EQ07+ | HB04 | HB08
        1 fight:YO14
        1? ask:2 ask:3 flee pass

        # Muted it can neither be used nor does what was bought count.
        t choice | HB10 3 hand:CO01,CO05,YO14 items:EQ07+ | HB04 1 hand:EV26 | HB08
        1 fight:YO14
        1 act:EQ07
        1 pick:CO01
        2 play:EV26
        = 3 6
        t choice | HB10 3 hand:CO01,YO14 items:EQ07+ | HB04 1 hand:EV26 | HB08
        1 fight:YO14
        2 play:EV26
        1? ask:2 ask:3 flee pass play:CO01
    )");
}

TEST(SusanooWeapons, EQ12FishhookOfHoori) {  // SUS-430 SUS-513
    cards(R"(
        t choice | HB10 6 hand:YO14 items:EQ12+ | HB04 | HB08
        1 fight:YO14
        = 7 6
        all pass
        * deal:CO01
        * deal:EV22
        escaped
        seat 1 HB10 7 hand:CO01,EV22 items:EQ12+ sake:YO14

        t choice | HB10 7 hand:YO14 items:EQ12 | HB04 | HB08
        1 fight:YO14
        = 7 6
        all pass
        * deal:CO01
        escaped

        # Muted it gives nothing.
        t choice | HB10 7 hand:YO14 items:EQ12+ | HB04 1 hand:EV26 | HB08
        1 fight:YO14
        2 play:EV26
        = 7 6
        all pass
        * deal:CO01
        escaped
    )");
}

TEST(SusanooWeapons, EQ13AmeNoNuboko) {
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ13+ | HB04 | HB08
        1 fight:YO14
        = 5 6
        run 4
        escaped
        t choice | HB10 3 hand:YO14 items:EQ13+ | HB04 | HB08
        1 fight:YO14
        run 3
        caught YO14
    )");
}

TEST(SusanooWeapons, EQ14HarpoonOfTheWhalers) {
    cards(R"(
        t choice | HB10 3 hand:YO11 items:EQ14+ | HB04 | HB08
        1 fight:YO11
        = 7 6
        t choice | HB10 3 hand:YO14 items:EQ14+ | HB04 | HB08
        1 fight:YO14
        = 4 6
        t choice | HB10 3 hand:YO11 items:EQ14 | HB04 | HB08
        1 fight:YO11
        = 3 6
    )");
}

TEST(SusanooWeapons, EQ19HaUchiwa) {  // SUS-316
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ19+ | HB04 | HB08
        1 fight:YO14
        * die:1
        = 3 6
        t choice | HB10 3 hand:YO14 items:EQ19+ | HB04 | HB08
        1 fight:YO14
        * die:6
        = 8 6
        t choice | HB10 3 hand:YO14 items:EQ19 | HB04 | HB08
        1 fight:YO14
        = 3 6
    )");
}

TEST(SusanooWeapons, EQ20AzusaBow) {  // SUS-453
    cards(R"(
        t choice | HB03 3 hand:YO14 items:EQ20+ | HB04 | HB08
        1 fight:YO14
        * die:2
        = 8 6
        t choice | HB03 3 hand:YO10 items:EQ20+ | HB04 | HB08
        1 fight:YO10
        * die:2
        = 4 6
        t choice | HB10 3 hand:YO14 items:EQ20+ | HB04 | HB08
        1 fight:YO14
        = 4 6
        t choice | HB03 3 hand:YO14 items:EQ20 | HB04 | HB08
        1 fight:YO14
        * die:2
        = 5 6
    )");
}

TEST(SusanooWeapons, EQ21Futsunomitama) {  // SUS-316
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ21+ | HB04 | HB08
        1 fight:YO14
        * die:4
        = 7 6
        t choice | HB10 3 hand:YO14 items:EQ21+ | HB04 | HB08
        1 fight:YO14
        * die:3
        = 4 6
    )");
}

TEST(SusanooWeapons, EQ26Kanabo) {  // SUS-482
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ26+ | HB04 | HB08
        1 fight:YO14
        = 6 6
        run 6
        escaped
        t choice | HB10 3 hand:YO14 items:EQ26+ | HB04 | HB08
        1 fight:YO14
        run 5
        caught YO14
        t choice | HB10 3 hand:YO14 items:EQ26 | HB04 | HB08
        1 fight:YO14
        = 3 6
        run 5
        escaped
    )");
}

TEST(SusanooWeapons, EQ27TotsukaNoTsurugi) {
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ27+ | HB04 | HB08
        1 fight:YO14
        = 5 6
        t choice | HB10 3 hand:OR08 items:EQ27+ | HB04 | HB08
        1 fight:OR08
        = 7 17
        t choice | HB10 3 hand:OR08 items:EQ27 | HB04 | HB08
        1 fight:OR08
        = 3 17

        # In the hands of a helper as well.
        t choice | HB10 3 hand:OR08 | HB09 1 items:EQ27+ | HB04
        1 fight:OR08
        help_head 2
        = 9 17
    )");
}

TEST(SusanooWeapons, EQ28AxeOfKintaro) {
    cards(R"(
        t choice | HB10 3 hand:YO10 items:EQ28+ | HB04 | HB08
        1 fight:YO10
        = 7 4
        t choice | HB10 3 hand:YO14 items:EQ28+ | HB04 | HB08
        1 fight:YO14
        = 4 6
    )");
}

TEST(SusanooWeapons, EQ33KusanagiNoTsurugi) {
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ33+ | HB04 | HB08
        1 fight:YO14
        = 4 6
        t choice | HB10 3 hand:OR08 items:EQ33+ | HB04 | HB08
        1 fight:OR08
        = 8 17
        t choice | HB10 3 hand:OR08 items:EQ33 | HB04 | HB08
        1 fight:OR08
        = 3 17
    )");
}

TEST(SusanooWeapons, EQ34Ikutachi) {  // SUS-440 SUS-478 SUS-484
    cards(R"(
        # One Sake Drink, the lowest, without a question.
        t choice | HB10 3 hand:YO14 items:EQ34+ sake:YO01,YO02 | HB04 | HB08
        1 fight:YO14
        = 4 6
        1? act:EQ34 ask:2 ask:3 flee pass
        1 act:EQ34
        1? ask:2 ask:3 flee pass
        = 4 6
        run 4
        escaped
        seat 1 HB10 3 items:EQ34+ sake:YO02
        events YO01,YO14

        t choice | HB10 3 hand:YO14 items:EQ34+ | HB04 | HB08
        1 fight:YO14
        1? ask:2 ask:3 flee pass

        # After a failed roll.
        t choice | HB10 3 hand:YO14 items:EQ34+ sake:YO01 | HB04 | HB08
        1 fight:YO14
        run 4
        1? act:EQ34 suffer
        1 act:EQ34
        escaped
        seat 1 HB10 3 items:EQ34+

        # The next one only: of two foes the second is suffered.
        t choice | HB10 3 hand:YO14 items:EQ34+ sake:YO01 | HB04 1 hand:EV18,YO18 | HB09
        1 fight:YO14
        2 play:EV18
        2 pick:YO18
        1 act:EQ34
        1 flee
        1 roll
        * die:1
        * die:1
        agenda hurt:1:YO18+over+end+surplus+next
    )");
}

TEST(SusanooWeapons, EQ35MoonlitTachi) {
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ35+ | HB09 | HB04
        1 fight:YO14
        = 6 6
        help 2
        = 5 6
        t choice | HB10 3 hand:YO14 items:EQ35 | HB04 | HB08
        1 fight:YO14
        = 3 6
    )");
}

}  // namespace
}  // namespace engawa::susanoo
