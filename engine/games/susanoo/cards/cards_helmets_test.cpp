// Every helmet of the default set. One that lies in play without being in use gives nothing
// (SUS-039).
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooHelmets, EQ01SunCrestKabuto) {  // SUS-426 SUS-446
    cards(R"(
        # From the hand, and in use at once.
        t prep | HB10 3 hand:EQ01 | HB04 | HB08
        1 equip:EQ01
        seat 1 HB10 3 items:EQ01+

        t choice | HB10 3 hand:YO14 items:EQ01+ | HB04 | HB08
        1 fight:YO14
        = 5 6
        t choice | HB10 3 hand:YO14 items:EQ01 | HB04 | HB08
        1 fight:YO14
        = 3 6

        # Four cards may stay while it is in use, five while it is not.
        t end | HB10 1 hand:CO01,CO02,CO03,CO05,CO06 items:EQ01+ | HB04 | HB08
        all pass
        agenda surplus+next
        1 drop:CO01
        agenda prep+draw+end+surplus+next
        t end | HB10 1 hand:CO01,CO02,CO03,CO05,CO06 items:EQ01 | HB04 | HB08
        all pass
        agenda prep+draw+end+surplus+next
    )");
}

TEST(SusanooHelmets, EQ02HornedOniMask) {  // SUS-415
    cards(R"(
        t choice | HB10 3 hand:CO01,CO05,YO14 items:EQ02+ | HB04 | HB08
        1 fight:YO14
        = 4 6
        1? act:EQ02 ask:2 ask:3 flee pass play:CO01 play:CO05
        1 act:EQ02
        1? pick:CO01 pick:CO05
        1 pick:CO01
        = 6 6
        1? ask:2 ask:3 flee pass play:CO05
        rewards CO01

        # Not without a hand card, not while it is not in use.
        t choice | HB10 3 hand:YO14 items:EQ02+ | HB04 | HB08
        1 fight:YO14
        1? ask:2 ask:3 flee pass
        t choice | HB10 3 hand:CO01,YO14 items:EQ02 | HB04 | HB08
        1 fight:YO14
        = 3 6
        1? ask:2 ask:3 flee pass play:CO01
    )");
}

TEST(SusanooHelmets, EQ08CrownOfTheDragonPalace) {  // SUS-446
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ08+ | HB04 | HB08
        1 fight:YO14
        = 4 6
        t choice | HB10 3 hand:YO14 items:EQ08 | HB04 | HB08
        1 fight:YO14
        = 3 6

        t end | HB10 1 hand:CO01,CO02,CO03,CO05,CO06,CO08 items:EQ08+ | HB04 | HB08
        all pass
        agenda prep+draw+end+surplus+next
        t end | HB10 1 hand:CO01,CO02,CO03,CO05,CO06,CO08,CO09 items:EQ08+ | HB04 | HB08
        all pass
        agenda surplus+next
        t end | HB10 1 hand:CO01,CO02,CO03,CO05,CO06,CO08 items:EQ08 | HB04 | HB08
        all pass
        agenda surplus+next
    )");
}

TEST(SusanooHelmets, EQ09KappaDishCap) {  // SUS-482
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ09+ | HB04 | HB08
        1 fight:YO14
        = 4 6
        run 4
        escaped
        t choice | HB10 3 hand:YO14 items:EQ09+ | HB04 | HB08
        1 fight:YO14
        run 3
        caught YO14
        t choice | HB10 3 hand:YO14 items:EQ09 | HB04 | HB08
        1 fight:YO14
        = 3 6
        run 4
        caught YO14
    )");
}

TEST(SusanooHelmets, EQ15TokinOfTheYamabushi) {  // SUS-316 SUS-450
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ15+ | HB04 | HB08
        1 fight:YO14
        * die:5
        = 7 6
        t choice | HB10 3 hand:YO14 items:EQ15+ | HB04 | HB08
        1 fight:YO14
        * die:4
        = 3 6
        t choice | HB10 3 hand:YO14 items:EQ15 | HB04 | HB08
        1 fight:YO14
        = 3 6
    )");
}

TEST(SusanooHelmets, EQ16StormFeatherKasa) {  // SUS-316
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ16+ | HB04 | HB08
        1 fight:YO14
        * die:4
        = 6 6
        t choice | HB10 3 hand:YO14 items:EQ16+ | HB04 | HB08
        1 fight:YO14
        * die:3
        = 3 6

        # It rolls for a helper who joins.
        t choice | HB10 3 hand:YO14 | HB09 1 items:EQ16+ | HB04
        1 fight:YO14
        = 3 6
        help 2
        * die:6
        = 8 6
    )");
}

TEST(SusanooHelmets, EQ22IronZunariKabuto) {
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ22+ | HB04 | HB08
        1 fight:YO14
        = 5 6
        run 4
        caught YO14
        t choice | HB10 3 hand:YO14 items:EQ22 | HB04 | HB08
        1 fight:YO14
        = 3 6
    )");
}

TEST(SusanooHelmets, EQ23TravellersSandogasa) {
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ23+ | HB04 | HB08
        1 fight:YO14
        = 4 6
        run 4
        escaped
        t choice | HB10 3 hand:YO14 items:EQ23+ | HB04 | HB08
        1 fight:YO14
        run 3
        caught YO14
    )");
}

TEST(SusanooHelmets, EQ29YasakaniCirclet) {
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ29+ | HB04 | HB08
        1 fight:YO14
        = 4 6
        run 4
        caught YO14
        t choice | HB10 3 hand:YO14 items:EQ29 | HB04 | HB08
        1 fight:YO14
        = 3 6
    )");
}

TEST(SusanooHelmets, EQ30HannyaMask) {
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ30+ | HB09 | HB04
        1 fight:YO14
        = 5 6
        help 2
        = 5 6

        # Worn by a helper it gives nothing.
        t choice | HB10 3 hand:YO14 | HB09 1 items:EQ30+ | HB04
        1 fight:YO14
        help 2
        = 5 6
    )");
}

}  // namespace
}  // namespace engawa::susanoo
