// Every Transformation of the default set: ability and element while it is the active one
// (SUS-051, SUS-052).
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooTransformations, TR01PlumageOfTheHoO) {  // SUS-415
    cards(R"(
        t choice | HB10 3 hand:CO01,CO05,YO18 forms:TR01+ | HB04 | HB08
        1 fight:YO18
        = 4 6
        1? act:TR01 ask:2 ask:3 flee pass play:CO01 play:CO05
        1 act:TR01
        1 pick:CO01
        = 8 6
        1? ask:2 ask:3 flee pass play:CO05

        # Not without a hand card, not while it is not active.
        t choice | HB10 3 hand:YO18 forms:TR01+ | HB04 | HB08
        1 fight:YO18
        1? ask:2 ask:3 flee pass
        t choice | HB10 3 hand:CO01,YO18 forms:TR01,TR14+ | HB04 | HB08
        1 fight:YO18
        = 6 6
        1? ask:2 ask:3 flee pass play:CO01

        # Fire.
        t choice | HB10 3 hand:YO21 forms:TR01+ | HB04 | HB08
        1 fight:YO21
        * die:2
        = 6 9
    )");
}

TEST(SusanooTransformations, TR02BlazingOni) {  // SUS-446
    cards(R"(
        t choice | HB10 3 hand:YO18 forms:TR02+ | HB04 | HB08
        1 fight:YO18
        = 7 6
        t end | HB10 1 hand:CO01,CO02,CO03,CO05 forms:TR02+ | HB04 | HB08
        all pass
        agenda surplus+next
        t end | HB10 1 hand:CO01,CO02,CO03 forms:TR02+ | HB04 | HB08
        all pass
        agenda prep+draw+end+surplus+next
        t end | HB10 1 hand:CO01,CO02,CO03,CO05,CO06 forms:TR02,TR14+ | HB04 | HB08
        all pass
        agenda prep+draw+end+surplus+next

        # Fire.
        t choice | HB10 3 hand:YO21 forms:TR02+ | HB04 | HB08
        1 fight:YO21
        * die:2
        = 9 9
    )");
}

TEST(SusanooTransformations, TR03DancerOfFoxfire) {  // SUS-439
    cards(R"(
        t choice | HB10 3 hand:CO01,CO05,EV22,YO18 forms:TR03+ | HB04 | HB08
        1 fight:YO18
        = 3 6
        1 act:TR03
        1? pick:CO01 pick:CO05 pick:EV22
        1 pick:CO05
        1? pick:CO01 pick:EV22
        1 pick:EV22
        = 11 6
        1- act:TR03
        seat 1 HB10 3 hand:CO01 forms:TR03+

        # One card does not pay for it.
        t choice | HB10 3 hand:CO01,YO18 forms:TR03+ | HB04 | HB08
        1 fight:YO18
        1? ask:2 ask:3 flee pass play:CO01

        # Fire.
        t choice | HB10 3 hand:YO21 forms:TR03+ | HB04 | HB08
        1 fight:YO21
        * die:2
        = 5 9
    )");
}

TEST(SusanooTransformations, TR04WrathOfAshura) {  // SUS-482
    cards(R"(
        t choice | HB10 3 hand:YO18 forms:TR04+ | HB04 1 hand:EV18,YO20 | HB08
        1 fight:YO18
        = 6 6
        2 play:EV18
        2 pick:YO20
        = 7 14
        t choice | HB10 3 hand:YO18 forms:TR04+ | HB04 | HB08
        1 fight:YO18
        run 6
        escaped
        t choice | HB10 3 hand:YO18 forms:TR04+ | HB04 | HB08
        1 fight:YO18
        run 5
        caught YO18

        # Fire.
        t choice | HB10 3 hand:YO21 forms:TR04+ | HB04 | HB08
        1 fight:YO21
        * die:2
        = 8 9
    )");
}

TEST(SusanooTransformations, TR05ScaleOfRyujin) {  // SUS-428 SUS-441
    cards(R"(
        t prep | HB10 3 forms:TR05+ | HB04 | HB08
        1? act:TR05 pass
        1 act:TR05
        1? pass
        all pass
        * deal:EV20
        * deal:EV22
        * deal:YO18
        1? pick:EV20 pick:EV22 pick:YO18
        1 pick:YO18
        = 4 6

        # With Watatsumi's two cards the larger number counts, in either order.
        t prep | HB03 3 hand:CO01 forms:TR05+ | HB04 | HB08
        1 act:TR05
        1 act:HB03
        1 pick:CO01
        all pass
        agenda 3xdeal:e:1+show+end+surplus+next
        t prep | HB03 3 hand:CO01 forms:TR05+ | HB04 | HB08
        1 act:HB03
        1 pick:CO01
        1 act:TR05
        all pass
        agenda 3xdeal:e:1+show+end+surplus+next

        # Water.
        t choice | HB10 3 hand:YO14 forms:TR05+ | HB04 | HB08
        1 fight:YO14
        * die:2
        = 6 6
    )");
}

TEST(SusanooTransformations, TR06CoilOfTheMizuchi) {
    cards(R"(
        t choice | HB10 3 hand:YO18 forms:TR06+ | HB04 | HB08
        1 fight:YO18
        = 5 6
        run 3
        escaped
        t choice | HB10 3 hand:YO18 forms:TR06+ | HB04 | HB08
        1 fight:YO18
        run 2
        caught YO18

        # Water.
        t choice | HB10 3 hand:YO14 forms:TR06+ | HB04 | HB08
        1 fight:YO14
        * die:2
        = 7 6
    )");
}

TEST(SusanooTransformations, TR07GiftOfTamayori) {  // SUS-483 SUS-484
    cards(R"(
        t choice | HB10 3 hand:CO01,YO18 forms:TR07+ | HB04 | HB08
        1 fight:YO18
        = 4 6
        1 act:TR07
        1 pick:CO01
        1? ask:2 ask:3 flee pass
        run 4
        escaped
        seat 1 HB10 3 forms:TR07+

        t choice | HB10 3 hand:CO01,YO18 forms:TR07+ | HB04 | HB08
        1 fight:YO18
        run 4
        1? act:TR07 suffer
        1 act:TR07
        1 pick:CO01
        escaped
        seat 1 HB10 3 forms:TR07+

        # Water.
        t choice | HB10 3 hand:YO14 forms:TR07+ | HB04 | HB08
        1 fight:YO14
        * die:2
        = 6 6

        # The next one only: of two foes the second is suffered.
        t choice | HB10 3 hand:CO01,YO14 forms:TR07+ | HB04 1 hand:EV18,YO18 | HB09
        1 fight:YO14
        * die:1
        2 play:EV18
        2 pick:YO18
        1 act:TR07
        1 pick:CO01
        1 flee
        1 roll
        * die:1
        * die:1
        agenda hurt:1:YO18+over+end+surplus+next
    )");
}

TEST(SusanooTransformations, TR08SpringOfSuijin) {  // SUS-430 SUS-446
    cards(R"(
        t choice | HB10 6 hand:YO18 forms:TR08+ | HB04 | HB08
        1 fight:YO18
        = 7 6
        all pass
        * deal:CO01
        * deal:CO02
        * deal:EV22
        escaped
        seat 1 HB10 7 hand:CO01,CO02,EV22 forms:TR08+ sake:YO18

        t end | HB10 1 hand:CO01,CO02,CO03,CO05,CO06,CO08,CO09 forms:TR08+ | HB04 | HB08
        all pass
        agenda prep+draw+end+surplus+next
        t end | HB10 1 hand:CO01,CO02,CO03,CO05,CO06,CO08,CO09,CO11 forms:TR08+ | HB04 | HB08
        all pass
        agenda surplus+next

        # Water.
        t choice | HB10 3 hand:YO14 forms:TR08+ | HB04 | HB08
        1 fight:YO14
        * die:2
        = 6 6
    )");
}

TEST(SusanooTransformations, TR09DrumsOfRaijin) {  // SUS-316
    cards(R"(
        t choice | HB10 3 hand:YO18 forms:TR09+ | HB04 | HB08
        1 fight:YO18
        * die:4
        = 10 6
        t choice | HB10 3 hand:YO18 forms:TR09+ | HB04 | HB08
        1 fight:YO18
        * die:3
        = 3 6

        # Air.
        t choice | HB10 3 hand:YO10 forms:TR09+ | HB04 | HB08
        1 fight:YO10
        * die:1
        * die:5
        = 8 4
    )");
}

TEST(SusanooTransformations, TR10WingsOfTheGreatTengu) {  // SUS-451 SUS-452
    cards(R"(
        # Advantage, card and escape dice; Air.
        t choice | HB10 3 hand:CO09,YO10 forms:TR10+ | HB04 | HB08
        1 fight:YO10
        *? die:1x1 die:2x3 die:3x5 die:4x7 die:5x9 die:6x11
        * die:2
        = 6 4
        1 play:CO09
        *? die:1x1 die:2x3 die:3x5 die:4x7 die:5x9 die:6x11
        * die:3
        = 6 4
        1 flee
        1 roll
        *? die:1x1 die:2x3 die:3x5 die:4x7 die:5x9 die:6x11
        * die:4
        escaped
        t choice | HB10 3 hand:YO18 forms:TR10+ | HB04 | HB08
        1 fight:YO18
        = 4 6
        run 3
        caught YO18

        # Not for a die against its owner.
        t choice | HB10 3 hand:YO14 forms:TR10+ | HB04 | HB08
        1 fight:YO14
        *? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
    )");
}

TEST(SusanooTransformations, TR11BagOfWinds) {  // SUS-316
    cards(R"(
        t choice | HB10 3 hand:YO18 forms:TR11+ | HB04 | HB08
        1 fight:YO18
        * die:1
        = 4 6
        t choice | HB10 3 hand:YO18 forms:TR11+ | HB04 | HB08
        1 fight:YO18
        * die:6
        = 9 6

        # Air.
        t choice | HB10 3 hand:YO10 forms:TR11+ | HB04 | HB08
        1 fight:YO10
        * die:1
        * die:5
        = 9 4
    )");
}

TEST(SusanooTransformations, TR12SarutahikoAtTheCrossroads) {  // SUS-231
    cards(R"(
        t choice | HB10 3 hand:YO18 forms:TR12+ | HB04 | HB08
        1 fight:YO18
        * die:3
        = 8 6
        # Below 1, since this is not sake.
        t choice | HB10 1 hand:YO18 forms:TR12+ | HB04 | HB08
        1 fight:YO18
        * die:2
        = 1 6

        # Air.
        t choice | HB10 3 hand:YO10 forms:TR12+ | HB04 | HB08
        1 fight:YO10
        * die:1
        * die:5
        = 5 4
    )");
}

}  // namespace
}  // namespace engawa::susanoo
