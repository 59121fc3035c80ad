// The Events EV18 to EV27, which lie in a battle until it ends, and the persistent ones EV28 to
// EV30 (SUS-435).
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooEventCards, EV18LuredByTheScent) {  // SUS-320 SUS-404 SUS-479
    cards(R"(
        # A Yokai, no head, from the hand of the player of the card.
        t choice | HB10 7 hand:CO01,YO01,YO18 | HB04 1 hand:EV18,OR01,YO09,YO20 | HB08
        1 fight:YO18
        = 7 6
        2 play:EV18
        2? pick:YO09 pick:YO20
        2 pick:YO09
        = 7 14
        battle.foes YO18:0:0,YO09:0:0
        seat 2 HB04 1 hand:OR01,YO20
        1 flee
        1 roll
        * die:5
        * die:5
        escaped
        events YO18,YO09,EV18

        # Without a Yokai it is spent for nothing, and not before a battle.
        t choice | HB10 7 hand:YO18 | HB04 1 hand:EV18,OR01 | HB08
        1 fight:YO18
        2 play:EV18
        = 7 6
        battle.foes YO18:0:0
        t prep | HB10 7 | HB04 1 hand:EV18,YO01 | HB08
        2? pass
    )");
}

TEST(SusanooEventCards, EV19TwilightTheHourOfMeetingDemons) {  // SUS-415
    cards(R"(
        t choice | HB10 7 hand:YO18 | HB04 1 hand:EV19,YO01,YO20 | HB08
        1 fight:YO18
        2 play:EV19
        2 pick:YO20
        = 7 20
        battle.foes YO18:0:0,YO20:0:0
        seat 2 HB04 1 hand:YO01
        act 1 2 3

        t choice | HB10 7 hand:YO18 | HB04 1 hand:EV19 | HB08
        1 fight:YO18
        2 play:EV19
        = 7 8

        # Not outside a battle.
        t prep | HB10 3 | HB04 1 hand:EV19,YO20 | HB08
        2? pass
    )");
}

TEST(SusanooEventCards, EV20GrudgeOfAHundredYears) {  // SUS-318 SUS-467
    cards(R"(
        # Whoever played it, the main fighter draws.
        t choice | HB10 12 hand:YO18 | HB04 1 hand:EV20 | HB08 12
        1 fight:YO18
        2 play:EV20
        = 12 11
        all pass
        * deal:CO01
        * deal:CO02
        * deal:CO03
        escaped
        seat 1 HB10 12 hand:CO01,CO02,CO03 sake:YO18 crossed:2
        seat 2 HB04 1
        events EV20

        # Not won: nothing.
        t choice | HB10 11 hand:YO18 | HB04 1 hand:EV20 | HB08
        1 fight:YO18
        2 play:EV20
        = 11 11
        all pass
        1 roll
        * die:6
        escaped
        seat 1 HB10 11 crossed:2
    )");
}

TEST(SusanooEventCards, EV21AncientAmongItsKind) {
    cards(R"(
        t choice | HB10 12 hand:YO18 items:EQ35+ | HB04 1 hand:EV21 | HB08
        1 fight:YO18
        2 play:EV21
        = 15 16
        t choice | HB10 12 hand:YO05 items:EQ35+ | HB04 1 hand:EV21 | HB08 12
        1 fight:YO05
        2 play:EV21
        = 15 10
        all pass
        * deal:CO01
        * deal:CO02
        * deal:CO03
        * deal:CO04
        escaped
        seat 1 HB10 12 hand:CO01,CO02,CO03,CO04 items:EQ35+ sake:YO05 crossed:2
        events EV21
    )");
}

TEST(SusanooEventCards, EV22StillACub) {
    cards(R"(
        t choice | HB10 3 hand:YO18 | HB04 1 hand:EV22 | HB08
        1 fight:YO18
        2 play:EV22
        = 3 1
        all pass
        * deal:CO01
        * deal:CO02
        seat 1 HB10 4 hand:CO01,CO02 sake:YO18

        # There is no floor for the foes.
        t choice | HB10 3 hand:YO05 | HB04 1 hand:EV22 | HB08
        1 fight:YO05
        2 play:EV22
        = 3 -3

        # Not outside a battle.
        t prep | HB10 3 | HB04 1 hand:EV22 | HB08
        2? pass
    )");
}

TEST(SusanooEventCards, EV23DivineWind) {  // SUS-455
    cards(R"(
        t choice | HB10 3 hand:YO18 | HB04 1 hand:EV23 | HB08
        1 fight:YO18
        2 play:EV23
        2? pick:fighters pick:foes
        2 pick:foes
        * die:6
        = 3 18
        t choice | HB10 3 hand:YO18 | HB04 1 hand:EV23 | HB08
        1 fight:YO18
        2 play:EV23
        2 pick:fighters
        * die:1
        = 5 6
    )");
}

TEST(SusanooEventCards, EV24ShimenawaBarrier) {  // SUS-465
    cards(R"(
        t choice | HB10 3 hand:YO18 | HB04 1 hand:EV24 | HB08
        1 fight:YO18
        1? ask:2 ask:3 flee pass
        2 play:EV24
        = 3 6
        1? flee pass

        # A helper who has joined stays.
        t choice | HB10 3 hand:YO18 | HB09 1 hand:EV24 | HB04
        1 fight:YO18
        help 2
        2 play:EV24
        = 5 6
        battle.helper 2

        # It lasts for its battle.
        t choice | HB10 3 hand:YO18 | HB04 1 hand:EV24 | HB08
        1 fight:YO18
        2 play:EV24
        run 6
        events YO18,EV24
    )");
}

TEST(SusanooEventCards, EV25TheRockDoorCloses) {  // SUS-479 SUS-480
    cards(R"(
        t choice | HB10 3 hand:CO03,EV22,YO18 | HB04 1 hand:EV25 | HB08
        1 fight:YO18
        1 play:CO03
        1 play:EV22
        = 6 1
        2 play:EV25
        2? pick:CO03 pick:EV22
        2 pick:CO03
        = 3 1
        rewards CO03
        events EV25
        battle.results EV22:1:-:0:-5:0:0

        # The escape bonus went with the card.
        run 4
        caught YO18

        # Nothing lies there: it is spent for nothing and does not lie there itself.
        t choice | HB10 3 hand:YO18 | HB04 1 hand:EV25 | HB08
        1 fight:YO18
        2 play:EV25
        events EV25
        battle.results -

        # Not outside a battle.
        t prep | HB10 3 | HB04 1 hand:EV25 | HB08
        2? pass
    )");
}

TEST(SusanooEventCards, EV26SnappedBowstring) {  // SUS-477
    cards(R"(
        t choice | HB10 3 hand:YO14 items:EQ22+,EQ26+ | HB09 1 hand:EV26 items:EQ33+ | HB04
        1 fight:YO14
        help 2
        = 11 6
        2 play:EV26
        = 7 6

        t choice | HB10 3 hand:YO14 items:EQ26+ | HB09 1 hand:EV26 | HB04
        1 fight:YO14
        2 play:EV26
        run 5
        escaped
        seat 1 HB10 3 items:EQ26+ crossed:2
    )");
}

TEST(SusanooEventCards, EV27FoxPossession) {  // SUS-477
    cards(R"(
        # Ability and element.
        t choice | HB10 3 hand:YO14 forms:TR06+ | HB04 1 hand:EV27 | HB08
        1 fight:YO14
        * die:6
        = 11 6
        2 play:EV27
        = 3 6
        battle.foes YO14:0:0
        run 4
        caught YO14

        # The helper's too, and the number of Transformations stays what it was.
        t choice | HB10 3 hand:YO16 forms:TR14+ | HB09 1 hand:EV27 forms:TR20+ | HB04
        1 fight:YO16
        help 2
        = 9 9
        2 play:EV27
        = 5 9
    )");
}

TEST(SusanooEventCards, EV28CurseOfIzanami) {  // SUS-425 SUS-435
    cards(R"(
        # Before any player, until that player wins a battle.
        t prep | HB10 9 | HB04 1 hand:EV28 | HB08
        2 play:EV28
        2? pick:1 pick:2 pick:3
        2 pick:1
        seat 1 HB10 9 lasting:EV28 crossed:2
        all pass
        * deal:YO18
        = 7 6
        all pass
        * deal:CO01
        * deal:CO02
        seat 1 HB10 10 hand:CO01,CO02 sake:YO18 crossed:2
        events EV28

        # A losing condition does not end it.
        t choice | HB10 5 hand:YO18 lasting:EV28 | HB04 | HB08
        1 fight:YO18
        = 3 6
        run 4
        1 suffer
        seat 1 HB10 4 lasting:EV28

        # A victory as helper ends it.
        t choice | HB10 5 hand:YO18 | HB09 4 lasting:EV28 | HB04
        1 fight:YO18
        help 2
        = 8 6
        all pass
        * deal:CO01
        * deal:CO02
        * deal:YO01
        seat 2 HB09 4
        events EV28

        # Drawn face up it stays before the drawer.
        t prep | HB10 5 | HB04 | HB08
        all pass
        * deal:EV28
        seat 1 HB10 5 lasting:EV28
        agenda choice+end+surplus+next
    )");
}

TEST(SusanooEventCards, EV29BlessingOfInari) {  // SUS-435 SUS-485
    cards(R"(
        # A victory does not end it.
        t choice | HB10 5 hand:YO18 lasting:EV29 | HB04 | HB08
        1 fight:YO18
        = 7 6
        all pass
        * deal:CO01
        * deal:CO02
        seat 1 HB10 6 hand:CO01,CO02 sake:YO18 lasting:EV29

        # A losing condition does.
        t choice | HB10 5 hand:YO18 lasting:EV29 | HB04 | HB08
        1 fight:YO18
        run 4
        1 suffer
        seat 1 HB10 4
        events EV29,YO18

        # One that was warded off, or escaped, does not.
        t choice | HB10 5 hand:CO05,YO18 lasting:EV29 | HB04 | HB08
        1 fight:YO18
        run 4
        1 play:CO05
        seat 1 HB10 5 lasting:EV29
        t choice | HB10 5 hand:YO18 lasting:EV29 | HB04 | HB08
        1 fight:YO18
        run 5
        seat 1 HB10 5 lasting:EV29
    )");
}

TEST(SusanooEventCards, EV30OathOfUkehi) {  // SUS-430 SUS-435 SUS-513
    cards(R"(
        t choice | HB10 7 hand:YO18 lasting:EV30 | HB04 | HB08
        1 fight:YO18
        = 7 6
        all pass
        * deal:CO01
        * deal:CO02
        * deal:EV22
        escaped
        seat 1 HB10 8 hand:CO01,CO02,EV22 sake:YO18 lasting:EV30

        t choice | HB10 5 hand:YO18 lasting:EV30 | HB04 | HB08
        1 fight:YO18
        run 4
        1 suffer
        seat 1 HB10 4
        events EV30,YO18

        # As helper too.
        t choice | HB09 6 hand:YO18 | HB01 4 lasting:EV30 | HB04
        1 fight:YO18
        help 2
        all pass
        * deal:CO01
        * deal:CO02
        * deal:EV22
        seat 2 HB01 4 hand:EV22 lasting:EV30
    )");
}

}  // namespace
}  // namespace engawa::susanoo
