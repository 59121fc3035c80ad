// The Yokai YO01 to YO10: level, element, battle condition, escape, losing condition and what
// their defeat gives (SUS-042 to SUS-046).
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooYokai, YO01Kodama) {  // SUS-064 SUS-066 SUS-439
    cards(R"(
        t choice | HB10 3 hand:YO01 | HB04 | HB08
        1 fight:YO01
        = 3 1
        all pass
        * deal:CO01
        seat 1 HB10 3 hand:CO01 sake:YO01

        t choice | HB10 4 hand:CO01,CO02,YO01 | HB04 | HB08
        1 fight:YO01
        = 4 6
        run 4
        caught YO01
        1 suffer
        1? pick:CO01 pick:CO02
        1 pick:CO02
        escaped
        seat 1 HB10 4 hand:CO01
        rewards CO02
        events YO01

        # It is the main fighter's level that counts.
        t choice | HB10 3 hand:YO01 | HB09 7 | HB04
        1 fight:YO01
        help 2
        = 11 1

        # Earth.
        t choice | HB06 3 hand:YO01 | HB04 | HB08
        1 fight:YO01
        * die:5
        = 9 1
    )");
}

TEST(SusanooYokai, YO02ChochinObake) {  // SUS-265
    cards(R"(
        t choice | HB10 3 hand:YO02 | HB04 | HB08
        1 fight:YO02
        = 3 1
        all pass
        * deal:CO01
        seat 1 HB10 3 hand:CO01 sake:YO02

        # Air, which fire beats, in the main fighter ...
        t choice | HB06 3 hand:CO01,CO02,YO02 | HB04 | HB08
        1 fight:YO02
        * die:2
        = 3 6
        run 4
        1 suffer
        1? pick:CO01 pick:CO02
        1 pick:CO01
        escaped
        seat 1 HB06 3 hand:CO02
        rewards CO01

        # ... or in the helper.
        t choice | HB10 3 hand:YO02 | HB06 | HB04
        1 fight:YO02
        help 2
        * die:2
        = 4 6

        # Fire.
        t choice | HB03 3 hand:YO02 | HB04 | HB08
        1 fight:YO02
        * die:2
        = 5 1
    )");
}

TEST(SusanooYokai, YO03KarakasaKozo) {
    cards(R"(
        t choice | HB10 4 hand:YO03 | HB04 | HB08
        1 fight:YO03
        * die:1
        = 4 3
        all pass
        * deal:CO01
        seat 1 HB10 4 hand:CO01 sake:YO03

        t choice | HB10 4 hand:CO01,CO02,YO03 | HB04 | HB08
        1 fight:YO03
        * die:6
        = 4 8
        run 4
        1 suffer
        *? deal:CO01x1 deal:CO02x1
        * deal:CO01
        escaped
        seat 1 HB10 4 hand:CO02
        rewards CO01

        # Air.
        t choice | HB02 2 hand:YO03 | HB04 | HB08
        1 fight:YO03
        * die:1
        * die:5
        = 10 3
    )");
}

TEST(SusanooYokai, YO04Akaname) {
    cards(R"(
        t choice | HB10 3 hand:YO04 items:EQ24+ | HB04 | HB08
        1 fight:YO04
        = 5 2
        all pass
        * deal:CO01
        seat 1 HB10 3 hand:CO01 items:EQ24+ sake:YO04

        # Armor that is not in use does not help.
        t choice | HB10 3 hand:CO01,CO02,YO04 items:EQ24 | HB04 | HB08
        1 fight:YO04
        = 3 6
        run 4
        1 suffer
        * deal:CO01
        escaped
        seat 1 HB10 3 hand:CO02 items:EQ24

        # Water.
        t choice | HB07 3 hand:YO04 | HB04 | HB08
        1 fight:YO04
        * die:4
        = 8 6
    )");
}

TEST(SusanooYokai, YO05ZashikiWarashi) {  // SUS-440 SUS-482
    cards(R"(
        t choice | HB10 3 hand:YO05 | HB04 | HB08
        1 fight:YO05
        = 3 2
        all pass
        * deal:CO01
        * deal:CO02
        seat 1 HB10 3 hand:CO01,CO02 sake:YO05

        t choice | HB10 3 hand:YO05 | HB09 | HB04
        1 fight:YO05
        help 2
        = 5 7

        # Escape rolls get +1; the lowest Sake Drink is lost.
        t choice | HB10 3 hand:YO05 | HB04 | HB08
        1 fight:YO05
        run 4
        escaped
        t choice | HB10 3 hand:YO05 sake:YO01,YO02 | HB04 | HB08
        1 fight:YO05
        run 3
        1 suffer
        escaped
        seat 1 HB10 3 sake:YO02
        events YO01,YO05

        # Void.
        t choice | HB03 3 hand:YO05 | HB04 | HB08
        1 fight:YO05
        = 3 2
        t choice | HB02 3 hand:YO05 | HB04 | HB08
        1 fight:YO05
        = 6 2
    )");
}

TEST(SusanooYokai, YO06Azukiarai) {
    cards(R"(
        t choice | HB10 4 hand:YO06 | HB04 | HB08
        1 fight:YO06
        = 4 3
        all pass
        * deal:CO01
        seat 1 HB10 4 hand:CO01 sake:YO06

        t choice | HB10 5 hand:CO01,CO02,YO06 | HB04 | HB08
        1 fight:YO06
        = 5 9
        run 4
        1 suffer
        1 pick:CO01
        seat 1 HB10 5 hand:CO02

        # Water.
        t choice | HB07 3 hand:YO06 | HB04 | HB08
        1 fight:YO06
        * die:4
        = 8 3
    )");
}

TEST(SusanooYokai, YO07Onibi) {
    cards(R"(
        t choice | HB10 4 hand:YO07 | HB04 | HB08
        1 fight:YO07
        = 4 3
        all pass
        * deal:CO01
        seat 1 HB10 4 hand:CO01 sake:YO07

        # Every Transformation owned counts, not only the active one.
        t choice | HB10 4 hand:CO01,CO02,CO03,YO07 forms:TR14,TR20+ | HB04 | HB08
        1 fight:YO07
        = 5 7
        run 4
        1 suffer
        * deal:CO02
        escaped
        seat 1 HB10 4 hand:CO01,CO03 forms:TR14,TR20+

        # The helper's do not count.
        t choice | HB10 4 hand:YO07 | HB09 1 forms:TR20+ | HB04
        1 fight:YO07
        help 2
        = 7 3

        # Fire.
        t choice | HB03 4 hand:YO07 | HB04 | HB08
        1 fight:YO07
        * die:2
        = 6 3
    )");
}

TEST(SusanooYokai, YO08IttanMomen) {
    cards(R"(
        t choice | HB10 4 hand:YO08 items:EQ29+ | HB04 | HB08
        1 fight:YO08
        = 5 3
        all pass
        * deal:CO01
        seat 1 HB10 4 hand:CO01 items:EQ29+ sake:YO08

        # Of several helmets in play the owner chooses, whether in use or not.
        t choice | HB10 4 hand:YO08 items:EQ22,EQ26,EQ29+ | HB04 | HB08
        1 fight:YO08
        run 5
        1 suffer
        1? pick:EQ22 pick:EQ29
        1 pick:EQ22
        seat 1 HB10 4 items:EQ26,EQ29+
        rewards EQ22

        t choice | HB10 4 hand:YO08 items:EQ26 | HB04 | HB08
        1 fight:YO08
        = 4 7
        run 6
        escaped
        t choice | HB10 4 hand:YO08 items:EQ26 | HB04 | HB08
        1 fight:YO08
        run 5
        1 suffer
        escaped
        seat 1 HB10 4 items:EQ26

        # Air.
        t choice | HB02 2 hand:YO08 | HB04 | HB08
        1 fight:YO08
        * die:5
        = 10 7
    )");
}

TEST(SusanooYokai, YO09NopperaBo) {
    cards(R"(
        t choice | HB10 4 hand:CO01,CO02,EV22,YO09 | HB09 | HB04
        1 fight:YO09
        = 4 8
        help 2
        = 6 3

        t choice | HB10 4 hand:CO01,CO02,EV22,YO09 | HB04 | HB08
        1 fight:YO09
        run 4
        1 suffer
        *? deal:CO01x1 deal:CO02x1 deal:EV22x1
        * deal:CO02
        *? deal:CO01x1 deal:EV22x1
        * deal:EV22
        escaped
        seat 1 HB10 4 hand:CO01

        t choice | HB10 9 hand:YO09 | HB04 | HB08
        1 fight:YO09
        = 9 8
        all pass
        * deal:CO01
        seat 1 HB10 9 hand:CO01 sake:YO09

        # Void.
        t choice | HB03 3 hand:YO09 | HB04 | HB08
        1 fight:YO09
        = 3 8
        t choice | HB02 3 hand:YO09 | HB04 | HB08
        1 fight:YO09
        = 6 8
    )");
}

TEST(SusanooYokai, YO10BakeDanuki) {  // SUS-065
    cards(R"(
        t choice | HB10 5 hand:CO01,CO02,CO03,YO10 | HB04 | HB08
        1 fight:YO10
        = 5 4
        all pass
        * deal:CO05
        seat 1 HB10 6 hand:CO01,CO02,CO03,CO05 sake:YO10

        t choice | HB10 5 hand:CO01,CO02,CO03,CO05,YO10 items:EQ22+,EQ26+ | HB04 | HB08
        1 fight:YO10
        = 10 9
        1 play:CO01
        1 pick:foes
        = 10 8
        run 5
        1 suffer
        1? pick:EQ22 pick:EQ26
        1 pick:EQ26
        seat 1 HB10 5 hand:CO02,CO03,CO05 items:EQ22+
        rewards CO01,EQ26

        # Earth.
        t choice | HB06 3 hand:YO10 | HB04 | HB08
        1 fight:YO10
        * die:5
        = 9 4
    )");
}

}  // namespace
}  // namespace engawa::susanoo
