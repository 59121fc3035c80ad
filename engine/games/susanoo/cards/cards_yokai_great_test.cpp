// The Yokai YO21 to YO32: level, element, battle condition, escape, losing condition and what
// their defeat gives (SUS-042 to SUS-046).
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooYokai, YO21KarasuTengu) {
    cards(R"(
        # A weapon that is not in use does not provoke it.
        t choice | HB10 10 hand:YO21 items:EQ26 | HB04 | HB08
        1 fight:YO21
        = 10 9
        all pass
        * deal:CO05
        * deal:CO06
        seat 1 HB10 11 hand:CO05,CO06 items:EQ26 sake:YO21

        t choice | HB10 5 hand:YO21 items:EQ22,EQ26,EQ35+ | HB04 | HB08
        1 fight:YO21
        = 8 12
        run 4
        1 suffer
        1? pick:EQ26 pick:EQ35
        1 pick:EQ26
        escaped
        seat 1 HB10 4 items:EQ22,EQ35+

        # Air.
        t choice | HB02 3 hand:YO21 | HB04 | HB08
        1 fight:YO21
        * die:5
        = 11 9
    )");
}

TEST(SusanooYokai, YO22Yamauba) {  // SUS-439
    cards(R"(
        t choice | HB10 5 hand:CO01,CO02,EV22,YO22 | HB09 | HB04
        1 fight:YO22
        = 5 13
        help 2
        = 7 9

        # The whole hand goes without a choice.
        t choice | HB10 5 hand:CO01,CO02,EV22,YO22 items:EQ22+ | HB04 | HB08
        1 fight:YO22
        run 4
        1 suffer
        escaped
        seat 1 HB10 4 items:EQ22+
        rewards CO01,CO02
        events EV22,YO22

        t choice | HB10 9 hand:YO22 items:EQ22+,EQ24+,EQ35+ | HB04 | HB08
        1 fight:YO22
        = 16 13
        all pass
        * deal:CO05
        seat 1 HB10 10 hand:CO05 items:EQ22+,EQ24+,EQ35+ sake:YO22

        # Earth.
        t choice | HB06 3 hand:YO22 | HB04 | HB08
        1 fight:YO22
        * die:5
        = 9 13
    )");
}

TEST(SusanooYokai, YO23Nekomata) {
    cards(R"(
        t choice | HB10 10 hand:YO23 | HB04 | HB08
        1 fight:YO23
        = 10 9
        all pass
        * deal:CO05
        seat 1 HB10 11 hand:CO05 sake:YO23

        # The cards of the moment, and only the main fighter's.
        t choice | HB10 6 hand:CO01,CO02,CO11,YO23 | HB09 1 hand:EV22 | HB04
        1 fight:YO23
        = 6 12
        1 play:CO11
        = 9 11
        run 4
        1 suffer
        seat 1 HB10 4 hand:CO01,CO02

        # Fire.
        t choice | HB03 3 hand:YO23 | HB04 | HB08
        1 fight:YO23
        * die:2
        = 5 9
    )");
}

TEST(SusanooYokai, YO24Nue) {
    cards(R"(
        t choice | HB10 9 hand:YO24 items:EQ22+,EQ24+,EQ35+ | HB04 | HB08
        1 fight:YO24
        * die:2
        = 16 12
        all pass
        * deal:CO05
        seat 1 HB10 10 hand:CO05 items:EQ22+,EQ24+,EQ35+ sake:YO24

        t choice | HB10 5 hand:YO24 | HB04 | HB08
        1 fight:YO24
        * die:6
        = 5 16
        run 4
        1 suffer
        seat 1 HB10 3

        # Air.
        t choice | HB02 3 hand:YO24 | HB04 | HB08
        1 fight:YO24
        * die:1
        * die:5
        = 11 11
    )");
}

TEST(SusanooYokai, YO25Umibozu) {
    cards(R"(
        t choice | HB10 9 hand:YO25 items:EQ22+,EQ24+,EQ35+ | HB04 | HB08
        1 fight:YO25
        = 16 11
        all pass
        * deal:CO05
        seat 1 HB10 10 hand:CO05 items:EQ22+,EQ24+,EQ35+ sake:YO25

        t choice | HB10 5 hand:YO25 | HB09 | HB04
        1 fight:YO25
        help 2
        = 7 16

        # Two of three items by choice; two without one.
        t choice | HB10 5 hand:YO25 items:EQ22+,EQ24+,EQ35+ | HB04 | HB08
        1 fight:YO25
        run 4
        1 suffer
        1? pick:EQ22 pick:EQ24 pick:EQ35
        1 pick:EQ24
        1? pick:EQ22 pick:EQ35
        1 pick:EQ35
        seat 1 HB10 4 items:EQ22+
        t choice | HB10 5 hand:YO25 items:EQ22+,EQ24+ | HB04 | HB08
        1 fight:YO25
        run 4
        1 suffer
        escaped
        seat 1 HB10 4

        # Water.
        t choice | HB07 3 hand:YO25 | HB04 | HB08
        1 fight:YO25
        * die:4
        = 8 11
    )");
}

TEST(SusanooYokai, YO26Gashadokuro) {  // SUS-477
    cards(R"(
        # The armor counts for nothing, what else is worn does.
        t choice | HB10 9 hand:YO26 items:EQ22+,EQ24+,EQ35+ | HB04 | HB08
        1 fight:YO26
        = 14 11
        all pass
        * deal:CO05
        seat 1 HB10 10 hand:CO05 items:EQ22+,EQ24+,EQ35+ sake:YO26

        t choice | HB10 5 hand:YO26 items:EQ24+ heads:OR01,OR02 | HB04 | HB08
        1 fight:YO26
        = 5 15
        run 4
        1 suffer
        seat 1 HB10 3 items:EQ24+ heads:OR01,OR02

        # The helper's armor is muted, the helper's heads do not count.
        t choice | HB10 5 hand:YO26 | HB09 1 items:EQ24+ heads:OR03 | HB04
        1 fight:YO26
        help 2
        = 7 11

        # Void.
        t choice | HB03 3 hand:YO26 | HB04 | HB08
        1 fight:YO26
        = 3 11
        t choice | HB02 3 hand:YO26 | HB04 | HB08
        1 fight:YO26
        = 6 11
    )");
}

TEST(SusanooYokai, YO27IbarakiDoji) {
    cards(R"(
        t choice | HB10 9 hand:YO27 items:EQ22+,EQ24+,EQ35+ | HB04 | HB08
        1 fight:YO27
        = 13 12
        all pass
        * deal:CO05
        * deal:CO06
        seat 1 HB10 10 hand:CO05,CO06 items:EQ22+,EQ24+,EQ35+ sake:YO27

        # The muted weapon can be lost, and its -1 to escape does not count.
        t choice | HB10 5 hand:YO27 items:EQ26+ | HB04 | HB08
        1 fight:YO27
        = 5 12
        run 5
        escaped
        t choice | HB10 5 hand:YO27 items:EQ22+,EQ26+,EQ35 | HB04 | HB08
        1 fight:YO27
        run 4
        1 suffer
        1? pick:EQ26 pick:EQ35
        1 pick:EQ26
        escaped
        seat 1 HB10 3 items:EQ22+,EQ35
        rewards EQ26

        # Fire.
        t choice | HB03 3 hand:YO27 | HB04 | HB08
        1 fight:YO27
        * die:2
        = 5 12
    )");
}

TEST(SusanooYokai, YO28Tsuchigumo) {
    cards(R"(
        t choice | HB10 9 hand:YO28 items:EQ22+,EQ24+,EQ35+ | HB04 | HB08
        1 fight:YO28
        = 16 12
        all pass
        * deal:CO05
        seat 1 HB10 10 hand:CO05 items:EQ22+,EQ24+,EQ35+ sake:YO28

        t choice | HB10 5 hand:YO28 items:EQ22+,EQ24+ forms:TR14,TR20+ | HB04 | HB08
        1 fight:YO28
        = 10 16
        run 6
        caught YO28
        1 suffer
        1 pick:EQ22
        seat 1 HB10 3 items:EQ24+ forms:TR14,TR20+
        t choice | HB10 5 hand:YO28 items:EQ17+ | HB04 | HB08
        1 fight:YO28
        run 5
        escaped

        # Earth.
        t choice | HB06 3 hand:YO28 | HB04 | HB08
        1 fight:YO28
        * die:5
        = 9 12
    )");
}

TEST(SusanooYokai, YO29Sojobo) {
    cards(R"(
        t choice | HB10 9 hand:YO29 items:EQ22+,EQ24+,EQ35+ | HB04 | HB08
        1 fight:YO29
        * die:3
        = 16 12
        all pass
        * deal:CO05
        seat 1 HB10 10 hand:CO05 items:EQ22+,EQ24+,EQ35+ sake:YO29

        t choice | HB10 5 hand:YO29 | HB04 | HB08
        1 fight:YO29
        * die:4
        = 5 18
        run 4
        1 suffer
        seat 1 HB10 2

        # Air.
        t choice | HB02 3 hand:YO29 | HB04 | HB08
        1 fight:YO29
        * die:1
        * die:5
        = 11 12
    )");
}

TEST(SusanooYokai, YO30Omukade) {  // SUS-230
    cards(R"(
        t choice | HB10 9 hand:YO30 items:EQ22+,EQ24+,EQ35+ | HB04 | HB08
        1 fight:YO30
        = 16 13
        all pass
        * deal:CO05
        * deal:CO06
        * deal:CO08
        seat 1 HB10 11 hand:CO05,CO06,CO08 items:EQ22+,EQ24+,EQ35+ sake:YO30

        # The weapon alone matters, and it must be in use.
        t choice | HB10 5 hand:YO30 items:EQ35+ | HB04 | HB08
        1 fight:YO30
        = 8 13
        t choice | HB10 5 hand:YO30 items:EQ22+,EQ24+,EQ35 | HB04 | HB08
        1 fight:YO30
        = 9 17
        run 4
        1 suffer
        seat 1 HB10 2 items:EQ22+,EQ24+,EQ35

        # A level is never below 1.
        t choice | HB10 3 hand:YO30 items:EQ35 | HB04 | HB08
        1 fight:YO30
        = 3 17
        run 4
        1 suffer
        seat 1 HB10 1 items:EQ35

        # Earth.
        t choice | HB06 3 hand:YO30 | HB04 | HB08
        1 fight:YO30
        * die:5
        = 9 17
    )");
}

TEST(SusanooYokai, YO31TamamoNoMae) {  // SUS-477 SUS-491
    cards(R"(
        t choice | HB10 9 hand:YO31 items:EQ22+,EQ24+,EQ35+ forms:TR02+ | HB04 | HB08
        1 fight:YO31
        = 16 14
        all pass
        * deal:CO05
        * deal:CO06
        * deal:CO08
        seat 1 HB10 11 hand:CO05,CO06,CO08 items:EQ22+,EQ24+,EQ35+ forms:TR02+ sake:YO31

        t choice | HB10 5 hand:CO01,YO31 items:EQ22+ forms:TR14+ sake:YO01 | HB04 | HB08
        1 fight:YO31
        run 4
        1 suffer
        2? pick:CO01 pick:EQ22 skip
        2 pick:EQ22
        3 skip
        1 keep
        seat 1 HB10 5 dead forms:TR14+ sake:YO01
        seat 2 HB04 1 hand:EQ22=w
        rewards CO01
        events YO31

        # Void.
        t choice | HB03 3 hand:YO31 | HB04 | HB08
        1 fight:YO31
        = 3 14
        t choice | HB02 3 hand:YO31 | HB04 | HB08
        1 fight:YO31
        = 6 14
    )");
}

TEST(SusanooYokai, YO32ShutenDoji) {
    cards(R"(
        t choice | HB10 9 hand:YO32 items:EQ22+,EQ24+,EQ35+ sake:YO01,YO02,YO03 | HB04 | HB08
        1 fight:YO32
        = 16 15
        all pass
        * deal:CO05
        * deal:CO06
        * deal:CO08
        seat 1 HB10 11 hand:CO05,CO06,CO08 items:EQ22+,EQ24+,EQ35+ sake:YO01,YO02,YO03,YO32

        # Only the main fighter's drinks calm it.
        t choice | HB10 5 hand:YO32 sake:YO01 | HB09 1 sake:YO02 | HB04
        1 fight:YO32
        = 5 17
        help 2
        = 7 13

        t choice | HB10 5 hand:YO32 | HB04 | HB08
        1 fight:YO32
        = 5 18
        run 4
        1 suffer
        1 keep
        seat 1 HB10 5 dead

        # Fire.
        t choice | HB03 3 hand:YO32 | HB04 | HB08
        1 fight:YO32
        * die:2
        = 5 18
    )");
}

}  // namespace
}  // namespace engawa::susanoo
