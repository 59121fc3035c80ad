// The Events EV01 to EV09, which take effect at once: drawn face up on the drawer (SUS-425), from
// hand on whom the holder names (SUS-431).
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooEventCards, EV01GreatBlessing) {  // SUS-211 SUS-425 SUS-513
    cards(R"(
        t prep | HB10 | HB04 1 hand:EV01 | HB08
        2 play:EV01
        2? pick:1 pick:2 pick:3
        2 pick:3
        * deal:CO01
        * deal:YO01
        seat 2 HB04 1
        seat 3 HB08 1 hand:CO01,YO01
        events EV01
        agenda prep+draw+end+surplus+next

        # Drawn: the drawer gets both, then chooses.
        t prep | HB10 | HB04 | HB08
        all pass
        * deal:EV01
        * deal:CO01
        * deal:YO01
        seat 1 HB10 1 hand:CO01,YO01
        events EV01
        1? draw fight:YO01
    )");
}

TEST(SusanooEventCards, EV02GreatMisfortune) {  // SUS-230
    cards(R"(
        t prep | HB10 5 | HB04 5 hand:EV02 | HB08 5
        2 play:EV02
        2 pick:1
        seat 1 HB10 4 crossed:2
        seat 2 HB04 5
        seat 3 HB08 5
        events EV02

        # On the holder too; never below level 1.
        t prep | HB10 5 | HB04 1 hand:EV02 | HB08
        2 play:EV02
        2 pick:2
        seat 2 HB04 1

        t prep | HB10 5 | HB04 | HB08
        all pass
        * deal:EV02
        seat 1 HB10 4
        agenda choice+end+surplus+next

        # In a battle it takes its level from the total.
        t choice | HB10 6 hand:YO18 | HB04 1 hand:EV02 | HB08
        1 fight:YO18
        = 6 6
        2 play:EV02
        2 pick:1
        = 5 6
        events EV02
    )");
}

TEST(SusanooEventCards, EV03NightParadeOfAHundredDemons) {  // SUS-408 SUS-433
    cards(R"(
        # Clockwise from the player at turn, whomever it was played on.
        t prep | HB10 3 hand:CO01,CO02 | HB04 2 hand:EV03 | HB08 1 hand:CO05,EV22
        2 play:EV03
        *? deal:CO01x1 deal:CO02x1
        * deal:CO02
        *? deal:CO05x1 deal:EV22x1
        * deal:EV22
        seat 1 HB10 3 hand:CO01
        seat 2 HB04 2
        seat 3 HB08 1 hand:CO05
        rewards CO02
        events EV22,EV03

        # The player at turn is not always seat 1, and the dead lose nothing.
        t prep active=2 | HB10 1 hand:CO01 | HB04 1 hand:EV03,EV22 | HB08 1 dead
        2 play:EV03
        *? deal:EV22x1
        * deal:EV22
        *? deal:CO01x1
        * deal:CO01
        agenda prep+draw+end+surplus+next
        events EV22,EV03
    )");
}

TEST(SusanooEventCards, EV04VillageMatsuri) {  // SUS-408 SUS-433
    cards(R"(
        t prep | HB10 1 hand:EV04 | HB04 | HB08
        1 play:EV04
        * deal:YO01
        * deal:YO02
        * deal:YO03
        seat 1 HB10 1 hand:YO01
        seat 2 HB04 1 hand:YO02
        seat 3 HB08 1 hand:YO03
        events EV04

        # The dead draw nothing.
        t prep | HB10 1 hand:EV04 | HB04 1 dead | HB08
        1 play:EV04
        * deal:YO01
        * deal:YO02
        seat 1 HB10 1 hand:YO01
        seat 2 HB04 1 dead
        seat 3 HB08 1 hand:YO02
    )");
}

TEST(SusanooEventCards, EV05WelcomeOfAshinazuchiAndTenazuchi) {  // SUS-436
    cards(R"(
        # The two newest Yokai; heads and Events are passed over.
        t prep events=YO01,YO09,OR01,YO03,EV22 | HB10 1 hand:EV05 | HB04 | HB08
        1 play:EV05
        1 pick:2
        seat 1 HB10 1
        seat 2 HB04 1 sake:YO03,YO09
        events YO01,OR01,EV22,EV05

        # Fewer if there are fewer, none if there is none.
        t prep events=OR01,YO03 | HB10 1 hand:EV05 | HB04 | HB08
        1 play:EV05
        1 pick:1
        seat 1 HB10 1 sake:YO03
        events OR01,EV05
        t prep events=OR01 | HB10 1 hand:EV05 | HB04 | HB08
        1 play:EV05
        1 pick:1
        seat 1 HB10 1
        events OR01,EV05
    )");
}

TEST(SusanooEventCards, EV06TyphoonOverIzumo) {  // SUS-433 SUS-439 SUS-450
    cards(R"(
        t prep | HB10 1 items:EQ22+,EQ24 | HB04 1 hand:EV06 | HB08
        2 play:EV06
        2 pick:1
        *? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
        * die:4
        * deal:CO01
        seat 1 HB10 1 hand:CO01 items:EQ22+,EQ24
        events EV06

        # Everybody loses an item, whoever rolled.
        t prep | HB10 1 items:EQ22+,EQ24 | HB04 1 hand:EV06 items:EQ26+ | HB08
        2 play:EV06
        2 pick:3
        * die:3
        1? pick:EQ22 pick:EQ24
        1 pick:EQ22
        seat 1 HB10 1 items:EQ24
        seat 2 HB04 1
        seat 3 HB08 1
        rewards EQ22,EQ26
        events EV06

        # One item goes without a question, no item loses nothing.
        t prep | HB10 1 hand:EV06 items:EQ22+ | HB04 | HB08
        1 play:EV06
        1 pick:1
        * die:1
        seat 1 HB10 1
        rewards EQ22
        t prep | HB10 1 hand:CO01 | HB04 | HB08
        all pass
        * deal:EV06
        * die:1
        seat 1 HB10 1 hand:CO01
        agenda choice+end+surplus+next
    )");
}

TEST(SusanooEventCards, EV07DanceBeforeTheRockCave) {  // SUS-114 SUS-115 SUS-116 SUS-253
    cards(R"(
        t prep pool=TR04,TR08,TR14 | HB10 | HB04 1 hand:EV07 | HB08
        2 play:EV07
        2 pick:1
        1? pick:TR04 pick:TR08 pick:TR14
        1 pick:TR08
        * deal:TR01
        seat 1 HB10 1 forms:TR08+
        pool TR01,TR04,TR14
        events EV07

        # A second one is not active.
        t prep | HB10 1 forms:TR15+ | HB04 | HB08
        all pass
        * deal:EV07
        1 pick:TR08
        * deal:TR01
        seat 1 HB10 1 forms:TR08,TR15+
        agenda choice+end+surplus+next
    )");
}

TEST(SusanooEventCards, EV08RebukeOfTakamagahara) {  // SUS-410 SUS-432
    cards(R"(
        # All who share the highest level, also the dead; who is named does not matter.
        t prep | HB10 4 hand:EV08 | HB04 6 | HB08 6 dead
        1 play:EV08
        seat 1 HB10 4
        seat 2 HB04 4
        seat 3 HB08 4 dead
        events EV08

        t prep | HB10 2 | HB04 | HB08
        all pass
        * deal:EV08
        seat 1 HB10 1
        seat 2 HB04 1
    )");
}

TEST(SusanooEventCards, EV09MercyOfJizo) {  // SUS-410 SUS-432
    cards(R"(
        t prep | HB10 4 hand:EV09 | HB04 2 | HB08 2 dead
        1 play:EV09
        seat 1 HB10 4
        seat 2 HB04 3
        seat 3 HB08 3 dead
        events EV09

        t prep | HB10 12 hand:EV09 | HB04 12 | HB08 12
        1 play:EV09
        seat 1 HB10 12
        seat 2 HB04 12
        seat 3 HB08 12
    )");
}

}  // namespace
}  // namespace engawa::susanoo
