// The six triggers of the vocabulary, each alone, with the limits and costs of `activate`.
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooTriggers, PassiveCountsWhileItsCardIsInForce) {  // SUS-435 SUS-470
    // Being, active Transformation, Equipment in use and persistent event; each alone.
    CardSet set = with("HB10", "on=passive do=power n=1 side=fighters");
    set = with(set, "TR20", "on=passive do=power n=2 side=fighters");
    set = with(set, "EQ22", "on=passive do=power n=3 side=fighters");
    set = with(set, "EV29", "on=passive do=power n=4 side=fighters");
    cards(set, R"(
        t choice | HB10 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        = 4 6
        t choice | HB10 3 hand:YO14 forms:TR20+ | HB04 | HB08
        1 fight:YO14
        = 6 6
        t choice | HB10 3 hand:YO14 items:EQ22+ | HB04 | HB08
        1 fight:YO14
        = 7 6
        t choice | HB10 3 hand:YO14 lasting:EV29 | HB04 | HB08
        1 fight:YO14
        = 8 6
        t choice | HB10 3 hand:YO14 items:EQ22+ forms:TR20+ lasting:EV29 | HB04 | HB08
        1 fight:YO14
        = 13 6

        # In the hand, in play without being in use, owned without being active: nothing.
        t choice | HB10 3 hand:EV29,YO14 items:EQ22 forms:TR19+,TR20 | HB04 | HB08
        1 fight:YO14
        = 4 6

        # Whoever does not fight adds nothing.
        t choice | HB09 3 hand:YO14 | HB10 3 items:EQ22+ | HB04
        1 fight:YO14
        = 5 6
    )");
}

TEST(SusanooTriggers, EnterIsDoneOnceInTheOrderOfTheCards) {  // SUS-316 SUS-430
    // Foe; then Being, Transformation, helmet, armor, weapon, persistent event: one card drawn by
    // each, so that the order can be seen.
    CardSet set = with("HB10", "on=enter do=draw n=1 deck=reward");
    set = with(set, "TR20", "on=enter do=draw n=1 deck=event");
    set = with(set, "EQ22", "on=enter do=draw n=1 deck=reward");
    set = with(set, "EQ24", "on=enter do=draw n=1 deck=event");
    set = with(set, "EQ26", "on=enter do=draw n=1 deck=reward");
    set = with(set, "EV29", "on=enter do=draw n=1 deck=event");
    cards(set, R"(
        t choice | HB10 3 hand:YO03 items:EQ22+,EQ24+,EQ26+ forms:TR20+ lasting:EV29 | HB04 | HB08
        1 fight:YO03
        * die:6
        * deal:CO01
        * deal:EV20
        * deal:CO02
        * deal:EV21
        * deal:CO03
        * deal:EV22
        = 3 8
        1.hand CO01,CO02,CO03,EV20,EV21,EV22
    )");
}

TEST(SusanooTriggers, EnterOfTheHelperComesWhenTheHelperJoins) {  // SUS-316
    cards(with("HB10", "on=enter do=level n=1"), R"(
        t choice | HB09 3 hand:YO14 | HB10 | HB04
        1 fight:YO14
        2.level 1
        help 2
        2.level 2
        = 6 6
    )");
    // And when a foe joins later, its own; nobody else enters again.
    cards(with("HB10", "on=enter do=level n=1"), R"(
        t choice | HB10 3 hand:YO14 | HB04 1 hand:EV18,YO03 | HB08
        1 fight:YO14
        1.level 4
        2 play:EV18
        2 pick:YO03
        * die:2
        = 4 10
        1.level 4
    )");
}

TEST(SusanooTriggers, ActivateOncePerBattleForAHandCard) {  // SUS-439
    cards(with("HB10", "on=activate limit=battle cost=hand cost_n=2 do=power n=4 side=fighters"),
          R"(
        t choice | HB10 3 hand:CO01,CO02,CO05,YO14 | HB04 | HB08
        1 fight:YO14
        1 act:HB10
        1? pick:CO01 pick:CO02 pick:CO05
        1 pick:CO01
        1? pick:CO02 pick:CO05
        1 pick:CO05
        = 7 6
        1- act:HB10
        1.hand CO02
        t choice | HB10 3 hand:CO01,YO14 | HB04 | HB08
        1 fight:YO14
        1- act:HB10

        # A helper may use it, but not a bystander.
        t choice | HB09 3 hand:YO14 | HB10 1 hand:CO01,CO02 | HB04
        1 fight:YO14
        2- act:HB10
        help 2
        2 act:HB10
        2 pick:CO01
        2 pick:CO02
        = 9 6
    )");
}

TEST(SusanooTriggers, ActivateForAnItemOrASakeDrinkOrNothing) {  // SUS-439 SUS-440 SUS-464
    cards(with("HB10", "on=activate limit=battle cost=item cost_n=1 do=power n=4 side=fighters"),
          R"(
        t choice | HB10 3 hand:CO01,YO14 items:EQ22,EQ24 | HB04 | HB08
        1 fight:YO14
        1 act:HB10
        1? pick:EQ22 pick:EQ24
        1 pick:EQ24
        = 7 6
        rewards EQ24
        t choice | HB10 3 hand:CO01,YO14 | HB04 | HB08
        1 fight:YO14
        1- act:HB10
    )");
    cards(with("HB10", "on=activate limit=battle cost=sake cost_n=2 do=power n=4 side=fighters"),
          R"(
        t choice | HB10 3 hand:YO14 sake:YO05,YO06,YO07 | HB04 | HB08
        1 fight:YO14
        1 act:HB10
        = 7 6
        1.sake YO07
        events YO05,YO06
        t choice | HB10 3 hand:YO14 sake:YO05 | HB04 | HB08
        1 fight:YO14
        1- act:HB10

        # What is promised to the helper cannot pay.
        t choice | HB10 3 hand:YO14 sake:YO05,YO06 | HB09 | HB04
        1 fight:YO14
        1+ act:HB10
        1 ask:2
        1 k:0
        1 y:0
        1 side:1
        2 yes
        1- act:HB10
    )");
    cards(with("HB10", "on=activate limit=battle do=power n=4 side=fighters"), R"(
        t choice | HB10 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        1 act:HB10
        = 7 6
        1- act:HB10
    )");
}

TEST(SusanooTriggers, ActivateOncePerTurnBeforeTheDraw) {  // SUS-302 SUS-412 SUS-428
    cards(with("HB10", "on=activate limit=turn cost=hand cost_n=1 do=level n=1"), R"(
        t prep | HB10 3 hand:CO01,CO02 | HB04 | HB08
        2 pass
        1 act:HB10
        1 pick:CO01
        act 1 2 3
        1.level 4
        head.rights HB10
        1- act:HB10
        t prep | HB10 3 | HB04 | HB08
        1- act:HB10

        # Not in the turn of another, not in the End phase, not in a battle.
        t prep active=2 | HB10 3 hand:CO01 | HB04 | HB08
        1- act:HB10
        t end | HB10 3 hand:CO01 | HB04 | HB08
        1- act:HB10
        t choice | HB10 3 hand:CO01,YO14 | HB04 | HB08
        1 fight:YO14
        1- act:HB10
    )");
}

TEST(SusanooTriggers, ActivateWithADie) {  // SUS-450
    cards(with("HB10", "on=activate limit=battle do=power n=2 side=fighters per=die"), R"(
        t choice | HB10 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        1 act:HB10
        * die:4
        = 11 6
    )");
    cards(with("HB10", "on=activate limit=battle when=die_ge:4 do=power n=5 side=fighters"), R"(
        t choice | HB10 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        1 act:HB10
        * die:3
        = 3 6
        1- act:HB10
        t choice | HB10 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        1 act:HB10
        * die:4
        = 8 6
    )");
}

TEST(SusanooTriggers, ResolveIsDoneInTheOrderOfTheList) {  // SUS-406
    cards(with("EV02",
               "on=resolve do=level n=2; on=resolve do=draw n=1 deck=reward;"
               "on=resolve do=lose n=1 from=hand"),
          R"(
        t prep | HB10 3 hand:EV02 | HB04 3 hand:CO01 | HB08
        1 play:EV02
        1 pick:2
        2.level 5
        * deal:CO02
        2? pick:CO01 pick:CO02
        2 pick:CO01
        2.hand CO02
        events EV02
        act 1 2 3
    )");
}

TEST(SusanooTriggers, WinOfALyingCardIsForItsPlayer) {  // SUS-318 SUS-467
    cards(with("EV22", "on=resolve do=power n=-1 side=foes; on=win do=level n=1"), R"(
        t choice | HB10 7 hand:YO14 | HB04 3 hand:EV22 | HB08
        1 fight:YO14
        2 play:EV22
        all pass
        * deal:CO01
        1.level 8
        2.level 4

        # Nothing if the battle is not won, or the card was cancelled.
        t choice | HB10 3 hand:YO14 | HB04 3 hand:EV22 | HB08
        1 fight:YO14
        2 play:EV22
        run 6
        2.level 3
        t choice | HB10 7 hand:CO14,YO14 | HB04 3 hand:EV22 | HB08
        1 fight:YO14
        2 play:EV22
        1 play:CO14
        1 pick:EV22
        all pass
        * deal:CO01
        2.level 3
    )");
}

TEST(SusanooTriggers, WinComesInOrderLyingCardsMainFighterHelper) {  // SUS-318 SUS-430
    CardSet set = with("EV22", "on=win do=draw n=1 deck=event who=main");
    set = with(set, "HB10", "on=win do=draw n=1 deck=reward");
    set = with(set, "EQ22", "on=win do=draw n=1 deck=event");
    set = with(set, "HB09", "on=win do=draw n=1 deck=reward");
    cards(set, R"(
        t choice | HB10 7 hand:YO14 items:EQ22+ | HB09 | HB08 1 hand:EV22
        1 fight:YO14
        3 play:EV22
        help 2
        all pass
        * deal:CO01
        * deal:EV01
        * deal:CO02
        * deal:EV02
        * deal:CO03
        1.hand CO01=w,CO02,EV01,EV02
        2.hand CO03
    )");
}

TEST(SusanooTriggers, BadHitsEachFighterWhoDoesNotEscape) {  // SUS-227 SUS-485
    cards(with("YO18", "on=bad do=level n=-1; on=bad do=lose n=1 from=hand"), R"(
        t choice | HB10 3 hand:CO01,CO02,YO18 | HB09 1 hand:CO03 | HB04
        1 fight:YO18
        help 2
        = 5 6
        all pass
        1 roll
        * die:4
        1 suffer
        1.level 2
        1 pick:CO01
        2 roll
        * die:4
        2 suffer
        2.level 1
        2.hand -
        1.hand CO02
        escaped
    )");
}

// The die of a foe is nobody's: no extra die for the one it hits.
TEST(SusanooTriggers, BadWithADie) {  // SUS-450 SUS-452
    cards(with("YO18", "on=bad when=die_ge:4 do=level n=-2"), R"(
        t choice | HB06 5 hand:YO18 | HB04 | HB08
        1 fight:YO18
        run 4
        1 suffer
        *? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
        * die:4
        1.level 3
        t choice | HB06 5 hand:YO18 | HB04 | HB08
        1 fight:YO18
        run 4
        1 suffer
        * die:3
        1.level 5
    )");
}

}  // namespace
}  // namespace engawa::susanoo
