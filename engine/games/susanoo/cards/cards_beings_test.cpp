// Every Heavenly Being of the default set: ability and element (SUS-029, SUS-204).
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooBeings, HB01Amaterasu) {  // SUS-415 SUS-418 SUS-470
    cards(R"(
        t choice | HB01 5 hand:CO01,CO05,YO18 | HB04 | HB08
        1 fight:YO18
        = 6 6
        1? act:HB01 ask:2 ask:3 flee pass play:CO01 play:CO05
        1 act:HB01
        1? pick:CO01 pick:CO05
        1 pick:CO05
        = 10 6
        rewards CO05
        1? ask:2 ask:3 flee pass play:CO01

        # Without a hand card there is nothing to pay with.
        t choice | HB01 5 hand:YO18 | HB04 | HB08
        1 fight:YO18
        1? ask:2 ask:3 flee pass

        # Only a fighter, only in battle.
        t choice | HB10 5 hand:YO18 | HB01 5 hand:CO01 | HB04
        1 fight:YO18
        2? pass play:CO01
        t prep | HB01 5 hand:CO01 | HB04 | HB08
        1? pass

        # Fire.
        t choice | HB01 5 hand:YO21 | HB04 | HB08
        1 fight:YO21
        * die:3
        = 9 9
    )");
}

TEST(SusanooBeings, HB02Kagutsuchi) {  // SUS-446
    cards(R"(
        t choice | HB02 3 hand:YO18 | HB04 | HB08
        1 fight:YO18
        = 6 6
        1? ask:2 ask:3 flee pass

        t end | HB02 1 hand:CO01,CO02,CO03,CO05,CO06 | HB04 | HB08
        all pass
        1? drop:CO01 drop:CO02 drop:CO03 drop:CO05 drop:CO06
        1 drop:CO02
        agenda prep+draw+end+surplus+next
        seat 1 HB02 1 hand:CO01,CO03,CO05,CO06

        t end | HB02 1 hand:CO01,CO02,CO03,CO05 | HB04 | HB08
        all pass
        agenda prep+draw+end+surplus+next

        # Fire: water beats it.
        t choice | HB02 3 hand:YO11 | HB04 | HB08
        1 fight:YO11
        * die:4
        = 6 10
    )");
}

TEST(SusanooBeings, HB03Watatsumi) {  // SUS-302 SUS-428 SUS-441
    cards(R"(
        t prep | HB03 3 hand:CO01,EV21 | HB04 | HB08
        1? act:HB03 pass
        1 act:HB03
        1? pick:CO01 pick:EV21
        1 pick:CO01
        rewards CO01
        1? pass
        all pass
        agenda 2xdeal:e:1+show+end+surplus+next
        * deal:OR01
        * deal:EV22
        1? pick:EV22 pick:OR01
        1 pick:EV22
        agenda choice+end+surplus+next
        seat 1 HB03 3 hand:EV21,EV22=w
        events -

        # A Yokai that is revealed is fought.
        t prep | HB03 3 hand:CO01 | HB04 | HB08
        1 act:HB03
        1 pick:CO01
        all pass
        * deal:YO18
        * deal:EV22
        1 pick:YO18
        = 3 6
        seat 1 HB03 3

        # Without a hand card there is nothing to pay with.
        t prep | HB03 3 items:EQ22+ | HB04 | HB08
        1? drop:EQ22 pass

        # Without it one card is drawn and nothing is chosen.
        t prep | HB03 3 hand:CO01 | HB04 | HB08
        all pass
        * deal:YO18
        = 3 6

        # In one's own turn, before the draw.
        t prep | HB10 3 | HB03 3 hand:CO01 | HB04
        2? pass
        t end | HB03 3 hand:CO01 | HB04 | HB08
        1? pass

        # Six cards may stay, the seventh goes.
        t end | HB03 1 hand:CO01,CO02,CO03,CO05,CO06,CO08 | HB04 | HB08
        all pass
        agenda prep+draw+end+surplus+next
        t end | HB03 1 hand:CO01,CO02,CO03,CO05,CO06,CO08,CO09 | HB04 | HB08
        all pass
        agenda surplus+next
        1 drop:CO01
        agenda prep+draw+end+surplus+next

        # Water.
        t choice | HB03 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        * die:3
        = 6 6
    )");
}

TEST(SusanooBeings, HB04ToyotamaHime) {  // SUS-482
    cards(R"(
        t choice | HB04 3 hand:YO18 | HB08 | HB09
        1 fight:YO18
        = 4 6
        run 4
        escaped

        t choice | HB04 3 hand:YO18 | HB08 | HB09
        1 fight:YO18
        run 3
        caught YO18

        # Water.
        t choice | HB04 3 hand:YO14 | HB08 | HB09
        1 fight:YO14
        * die:2
        = 6 6
    )");
}

TEST(SusanooBeings, HB05Susanoo) {  // SUS-316 SUS-450
    cards(R"(
        t choice | HB05 5 hand:YO18 | HB04 | HB08
        1 fight:YO18
        *? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
        * die:4
        = 8 6

        t choice | HB05 5 hand:YO18 | HB04 | HB08
        1 fight:YO18
        * die:3
        = 5 6

        t choice | HB05 5 hand:OR08 | HB04 | HB08
        1 fight:OR08
        * die:3
        = 7 17

        t choice | HB05 5 hand:OR08 | HB04 | HB08
        1 fight:OR08
        * die:6
        = 10 17

        # A helper enters the battle as well.
        t choice | HB10 5 hand:YO18 | HB05 2 | HB04
        1 fight:YO18
        = 5 6
        help 2
        * die:4
        = 10 6

        # Air, after the Being's own die.
        t choice | HB05 5 hand:YO15 | HB04 | HB08
        1 fight:YO15
        * die:1
        * die:6
        = 11 5
    )");
}

TEST(SusanooBeings, HB06Fujin) {  // SUS-451 SUS-452 SUS-453
    cards(R"(
        # Advantage, escape and card dice: two dice, the best counts; advantage dice get +1.
        t choice | HB06 4 hand:CO09,YO15 | HB04 | HB08
        1 fight:YO15
        *? die:1x1 die:2x3 die:3x5 die:4x7 die:5x9 die:6x11
        * die:4
        = 9 5
        1 play:CO09
        *? die:1x1 die:2x3 die:3x5 die:4x7 die:5x9 die:6x11
        * die:4
        = 18 5
        1 flee
        1 roll
        *? die:1x1 die:2x3 die:3x5 die:4x7 die:5x9 die:6x11
        * die:5
        escaped

        # The card's power is none, and no die of a foe is improved.
        t choice | HB06 4 hand:YO18 | HB04 | HB08
        1 fight:YO18
        = 4 6
        t choice | HB06 4 hand:YO14 | HB04 | HB08
        1 fight:YO14
        *? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
        * die:4
        = 4 10
        t choice | HB06 4 hand:YO03 | HB04 | HB08
        1 fight:YO03
        *? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
        * die:4
        = 4 6

        # The escape roll itself gets nothing added.
        t choice | HB06 4 hand:YO18 | HB04 | HB08
        1 fight:YO18
        run 4
        caught YO18
    )");
}

TEST(SusanooBeings, HB07Okuninushi) {  // SUS-478 SUS-483 SUS-484
    cards(R"(
        # A ward bought in the battle is used without a question.
        t choice | HB07 4 hand:CO01,YO18 | HB04 | HB08
        1 fight:YO18
        = 5 6
        1? act:HB07 ask:2 ask:3 flee pass play:CO01
        1 act:HB07
        1? pick:CO01
        1 pick:CO01
        = 5 6
        1? ask:2 ask:3 flee pass
        run 4
        escaped
        seat 1 HB07 4
        rewards CO01

        # Before and after the roll.
        t choice | HB07 4 hand:EV10,YO18 | HB04 | HB08
        1 fight:YO18
        1 flee
        1? act:HB07 roll
        1 roll
        * die:4
        1? act:HB07 suffer
        1 act:HB07
        1 pick:EV10
        escaped
        seat 1 HB07 4

        # No card to pay with.
        t choice | HB07 4 hand:YO18 | HB04 | HB08
        1 fight:YO18
        1? ask:2 ask:3 flee pass
        run 4
        1? suffer
        1 suffer
        seat 1 HB07 3

        # Earth.
        t choice | HB07 4 hand:YO11 | HB04 | HB08
        1 fight:YO11
        * die:2
        = 7 6

        # The next one only: of two foes the second is suffered.
        t choice | HB07 4 hand:CO01,YO14 | HB04 1 hand:EV18,YO18 | HB09
        1 fight:YO14
        2 play:EV18
        2 pick:YO18
        1 act:HB07
        1 pick:CO01
        1 flee
        1 roll
        * die:1
        * die:1
        agenda hurt:1:YO18+over+end+surplus+next
    )");
}

TEST(SusanooBeings, HB08KushinadaHime) {  // SUS-091 SUS-472
    cards(R"(
        t choice | HB08 2 hand:OR08 sake:YO01,YO02 | HB04 | HB09
        1 fight:OR08
        = 3 17
        1 pour
        = 3 12
        1 pour
        = 3 7

        # Poured by her on the fighter's side of a battle, not against a fighter.
        t choice | HB10 9 hand:OR08 | HB08 1 sake:YO01 | HB04
        1 fight:OR08
        = 9 17
        2 pour
        = 6 17

        # As a helper she pours on the head too.
        t choice | HB10 9 hand:OR08 | HB08 1 sake:YO01 | HB04
        1 fight:OR08
        help_head 2
        = 11 17
        2 pour
        = 11 12

        # Earth.
        t choice | HB08 4 hand:YO11 | HB04 | HB09
        1 fight:YO11
        * die:2
        = 7 6
    )");
}

TEST(SusanooBeings, HB09Tsukuyomi) {  // SUS-070 SUS-206
    cards(R"(
        t choice | HB09 4 hand:YO18 | HB10 3 | HB04
        1 fight:YO18
        = 6 6
        help 2
        = 8 6

        # The helper is not alone either.
        t choice | HB10 4 hand:YO18 | HB09 3 | HB04
        1 fight:YO18
        = 4 6
        help 2
        = 8 6

        # Void: no die, neither for nor against.
        t choice | HB09 4 hand:YO14 | HB04 | HB08
        1 fight:YO14
        = 6 6
        t choice | HB09 4 hand:YO11 | HB04 | HB08
        1 fight:YO11
        = 6 6
    )");
}

TEST(SusanooBeings, HB10AmeNoUzume) {  // SUS-430 SUS-467 SUS-503 SUS-513
    cards(R"(
        # Two points for each Transformation, idle or not.
        t over:events | HB10 1 forms:TR14+,TR01 | HB04 2 forms:TR03+ | HB08 2
        score 1 11 = level:1 forms:6 cards:4
        score 2 8 = level:2 top:3 forms:3
        t over:events | HB10 1 | HB04 2 | HB08 2
        score 1 1 = level:1

        # As main fighter with a helper: one Event card more.
        t choice | HB10 6 hand:YO18 | HB09 3 | HB04
        1 fight:YO18
        = 6 6
        help 2
        all pass
        * deal:CO01
        * deal:CO02
        * deal:EV22
        agenda end+surplus+next
        seat 1 HB10 7 hand:CO01=w,CO02=w,EV22 sake:YO18
        seat 2 HB09 3

        # As helper.
        t choice | HB09 6 hand:YO18 | HB10 3 | HB04
        1 fight:YO18
        help 2
        all pass
        * deal:CO01
        * deal:CO02
        * deal:EV22
        agenda end+surplus+next
        seat 1 HB09 7 hand:CO01=w,CO02=w sake:YO18
        seat 2 HB10 3 hand:EV22

        # Alone: none.
        t choice | HB10 7 hand:YO18 | HB04 | HB08
        1 fight:YO18
        = 7 6
        all pass
        * deal:CO01
        * deal:CO02
        agenda end+surplus+next
        seat 1 HB10 8 hand:CO01,CO02 sake:YO18

        # Void.
        t choice | HB10 7 hand:YO14 | HB04 | HB08
        1 fight:YO14
        = 7 6
        t choice | HB10 7 hand:YO11 | HB04 | HB08
        1 fight:YO11
        = 7 6
    )");
}

}  // namespace
}  // namespace engawa::susanoo
