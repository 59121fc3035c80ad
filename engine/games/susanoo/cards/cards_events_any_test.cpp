// The Events EV10 to EV17, played from hand in any open window (SUS-419).
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooEventCards, EV10WhiteHareOfInaba) {  // SUS-444 SUS-513 SUS-518
    cards(R"(
        t prep | HB10 | HB04 1 hand:EV10 | HB08
        2 play:EV10
        agenda 4xdeal:r:2+look:2:r:1+toss:EV10+prep+draw+end+surplus+next
        * deal:CO01
        * deal:CO02
        * deal:EQ33
        * deal:EQ26
        v1 row ?r,?r,?r,?r
        2? pick:CO01 pick:CO02 pick:EQ26 pick:EQ33
        2 pick:EQ33
        seat 2 HB04 1 hand:EQ33
        v1 2.hand ?r
        row -
        rewards -
        events EV10
    )");
}

TEST(SusanooEventCards, EV11YatagarasusScouting) {  // SUS-416 SUS-439 SUS-114
    cards(R"(
        # Nothing in play: the price cannot be paid.
        t prep | HB10 1 hand:EQ26,EV11 | HB04 items:EQ22+ | HB08
        1! play:EV11 SUS-416

        t prep | HB10 1 hand:EV11 items:EQ24+,EQ26+ | HB04 | HB08
        1 play:EV11
        1? pick:EQ24 pick:EQ26
        1 pick:EQ26
        1 pick:TR14
        * deal:TR01
        seat 1 HB10 1 items:EQ24+ forms:TR14+
        rewards EQ26
        events EV11
    )");
}

TEST(SusanooEventCards, EV12KawausosSleight) {  // SUS-437 SUS-514
    cards(R"(
        # Only who has a hand card can be robbed, and never oneself.
        t prep | HB10 1 hand:CO01,EV12 | HB04 1 hand:CO02,EV22 | HB08
        1 play:EV12
        1? pick:2
        1 pick:2
        *? deal:CO02x1 deal:EV22x1
        * deal:EV22
        seat 1 HB10 1 hand:CO01,EV22=2
        seat 2 HB04 1 hand:CO02 crossed:1
        events EV12

        # Nobody has one: no effect.
        t prep | HB10 1 hand:CO01,EV12 | HB04 | HB08
        1 play:EV12
        seat 1 HB10 1 hand:CO01
        events EV12
        act 1 2 3
    )");
}

TEST(SusanooEventCards, EV13TideReturnsTheLost) {  // SUS-438 SUS-512
    cards(R"(
        t prep rewards=CO04,EQ31 events=YO01 | HB10 1 hand:EV13 | HB04 | HB08
        1 play:EV13
        1? pick:CO04 pick:EQ31
        1 pick:EQ31
        seat 1 HB10 1 hand:EQ31=w
        rewards CO04
        events YO01,EV13

        t prep events=YO01 | HB10 1 hand:EV13 | HB04 | HB08
        1 play:EV13
        seat 1 HB10 1
        events YO01,EV13
    )");
}

TEST(SusanooEventCards, EV14ChopsticksOnTheRiverHi) {  // SUS-438 SUS-512
    cards(R"(
        # Not itself: it reaches the pile afterwards.
        t prep rewards=CO04 events=YO05,OR02,EV20 | HB10 1 hand:EV14 | HB04 | HB08
        1 play:EV14
        1? pick:EV20 pick:OR02 pick:YO05
        1 pick:OR02
        seat 1 HB10 1 hand:OR02=w
        rewards CO04
        events YO05,EV20,EV14

        t prep | HB10 1 hand:EV14 | HB04 | HB08
        1 play:EV14
        seat 1 HB10 1
        events EV14
    )");
}

TEST(SusanooEventCards, EV15EightJarsSetOut) {  // SUS-436 SUS-444
    cards(R"(
        t prep events=YO05,YO09,OR02 | HB10 1 hand:EV15 | HB04 | HB08
        1 play:EV15
        * deal:EV21
        * deal:EV22
        * deal:OR07
        * deal:YO29
        * deal:YO30
        1? pick:EV21 pick:EV22 pick:OR07 pick:YO29 pick:YO30
        1 pick:YO30
        seat 1 HB10 1 hand:YO30 sake:YO09
        row -
        events YO05,OR02,EV15
    )");
}

TEST(SusanooEventCards, EV16UshiNoKokuMairi) {  // SUS-416 SUS-418 SUS-434
    cards(R"(
        t prep | HB10 1 hand:CO01,CO02,EV16 | HB04 5 | HB08 5
        1 play:EV16
        1? pick:CO01 pick:CO02
        1 pick:CO01
        1? pick:2 pick:3
        1 pick:3
        seat 1 HB10 1 hand:CO02
        seat 2 HB04 5
        seat 3 HB08 4 crossed:1
        rewards CO01
        events EV16

        # The card cannot pay for itself.
        t prep | HB10 1 hand:EV16 | HB04 5 | HB08
        1? pass

        # The only other card goes without a question; the dead cannot be named.
        t prep | HB10 1 hand:CO01,EV16 | HB04 5 | HB08 5 dead
        1 play:EV16
        1? pick:2
        1 pick:2
        seat 2 HB04 4 crossed:1
    )");
}

TEST(SusanooEventCards, EV17CupsExchanged) {  // SUS-437 SUS-440
    cards(R"(
        # From one who has a Sake Drink; the lowest goes.
        t prep | HB10 1 hand:EV17 sake:YO09 | HB04 | HB08 1 sake:YO02,YO05
        1 play:EV17
        1? pick:3
        1 pick:3
        seat 1 HB10 1 sake:YO02,YO09
        seat 3 HB08 1 sake:YO05 crossed:1
        events EV17

        t prep | HB10 1 hand:EV17 sake:YO09 | HB04 | HB08
        1 play:EV17
        seat 1 HB10 1 sake:YO09
        events EV17
        act 1 2 3

        # In a battle as well.
        t choice | HB10 1 hand:OR08 | HB04 1 hand:EV17 | HB08 1 sake:YO02
        1 fight:OR08
        2 play:EV17
        2 pick:3
        seat 2 HB04 1 sake:YO02
        agenda fight+judge+over+end+surplus+next
    )");
}

}  // namespace
}  // namespace engawa::susanoo
