// Cards that lie in a battle: annulling, what they leave, win effects, the end of a battle.
#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooLying, CardsLieUntilTheBattleEndsAndCancelledOnesGoAtOnce) {  // SUS-258 SUS-479
    play(R"(
        t fight battle=1.0.YO17:0:0.-.-.-.-.-.- | HB10 9 hand:EV22,CO11 | HB04 hand:EV20,EV25 | HB08
        1 play:EV22
        events -
        1 play:CO11
        2 play:EV20
        rewards -
        2 play:EV25
        2? pick:CO11 pick:EV20 pick:EV22
        2 pick:CO11
        rewards CO11
        events EV25
        battle.results EV22:1:-:0:-5:0:0,EV20:2:-:0:5:0:0
        1 pass
        2 pass
        3 pass
        * deal:EQ01
        * deal:EQ02
        * deal:EQ03
        events EV25,EV22,EV20
        battle -
    )");
}

TEST(SusanooLying, OnlyLyingEventsAndConsumablesCanBeAnnulled) {  // SUS-479 SUS-415
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.HB01:1:-:4:0:0:0.HB01.- | HB01 5 hand:CO14 | HB04 | HB08
        = 10 8
        1 play:CO14
        act 1 2 3
        rewards CO14
        = 10 8
    )");
}

TEST(SusanooLying, AnAnnulledCardLosesAllThatLasts) {  // SUS-480
    play(R"(
        # power and the win effect of Grudge
        t fight battle=1.0.YO17:0:0.-.-.-.EV20:2:-:0:5:0:0.-.- | HB10 9 hand:CO14 | HB04 | HB08
        = 9 12
        1 play:CO14
        1 pick:EV20
        = 9 7
        1 pass
        2 pass
        3 pass
        * deal:EQ01
        * deal:EQ02
        agenda end+...

        # a ward not yet used and the escape of the torch
        t fight battle=1.0.YO13:0:0.-.-.-.CO05:1:-:0:0:0:1,CO03:1:-:3:0:2:0.-.- | HB10 1 | HB04 hand:EV25,CO14 | HB08
        2 play:EV25
        2 pick:CO05
        2 play:CO14
        2 pick:CO03
        = 1 9
        1 flee
        1 roll
        * die:4
        agenda hurt:1:YO13+...
    )");
}

TEST(SusanooLying, WinEffectsOfLyingCardsAreForTheMainFighter) {  // SUS-318 SUS-430
    // Grudge, played by seat 2, pays seat 1; then seat 1's cards in their order.
    play(R"(
        t fight battle=1.0.YO11:0:0.-.-.-.EV20:2:-:0:5:0:0.-.- | HB09 12 forms:TR08+ items:EQ12+ lasting:EV30 | HB04 passed | HB08 passed
        1 pass
        agenda deal:R:1+spoils+do:EV20:win:...
        * deal:CO01
        agenda deal:R:1+do:TR08:win:...
        * deal:CO02
        agenda deal:E:1+do:EQ12:win:...
        * deal:YO01
        agenda deal:E:1+do:EV30:win:...
        * deal:YO02
        agenda deal:E:1+until:1:win+...
        * deal:YO03
        1.hand CO01,CO02,YO01,YO02,YO03
        agenda end+...
    )");
}

TEST(SusanooLying, WinEffectsAreFixedAtTheComparison) {  // SUS-467
    // The Fishhook is paid to the helper, but its win was the main fighter's.
    play(R"(
        t fight battle=1.2.YO11:0:0.2.0:0:EQ12.-.-.-.- | HB09 9 items:EQ12+ | HB06 9 | HB08
        1 pass
        2 pass
        3 pass
        * deal:EQ01
        1.items -
        2.items EQ12+
        agenda deal:E:1+...
        * deal:YO01
        1.hand EQ01=w,YO01
        2.hand -
    )");
}

TEST(SusanooLying, WhatIsLeftIsDiscardedInOrder) {  // SUS-320 SUS-214 SUS-093 SUS-097
    play(R"(
        t flee:1+over+end+surplus+next battle=1.0.OR07:0:0,YO03:0:0.-.-.-.YO03:0:-:0:1:0:0,EV22:2:-:0:-5:0:0,CO11:3:-:3:0:0:0,EV20:2:-:0:5:0:0.-.YO09:3,YO02:0,YO04:3 | HB10 1 | HB04 | HB08
        1 roll
        * die:5
        * die:6
        events OR07,YO03,YO09,YO02,YO04,EV22,EV20
        rewards CO11
        battle -
        agenda end+...
    )");
}

TEST(SusanooLying, ABattleWhoseLastFoeIsRemovedIsNeitherWonNorLost) {  // SUS-260
    play(R"(
        t fight battle=1.0.YO15:0:0.-.-.-.-.-.- | HB10 9 lasting:EV28,EV29 | HB04 hand:CO13 | HB08
        2 play:CO13
        2 pick:YO15
        1.level 9
        1.sake -
        1.hand -
        1.lasting EV28,EV29
        events YO15
        rewards CO13
        agenda end+surplus+next
    )");
}

TEST(SusanooLying, BanishingRemovesNoHeadAndNoStrongYokai) {  // SUS-479 SUS-415
    play(R"(
        t fight battle=1.0.OR07:0:0,YO22:0:0,YO24:0:0.-.-.-.-.-.- | HB10 3 hand:CO13,EV02 forms:TR18+ | HB04 | HB08
        1 play:CO13
        1? pick:YO22
        1 pick:YO22
        1 act:TR18
        1 pick:EV02
        1? pick:YO24
        1 pick:YO24
        battle.foes OR07:0:0
    )");
}

}  // namespace
}  // namespace engawa::susanoo
