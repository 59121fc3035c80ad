// Words of the vocabulary together: actions behind triggers that the default cards do not give
// them, several sources of one thing, picks in the middle of a card.
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooMixtures, TheDieIsRememberedAcrossAPick) {  // SUS-434 SUS-450
    cards(with("EV10",
               "on=resolve when=die_ge:4 do=level n=-1 who=target;"
               "on=resolve when=die_ge:4 do=draw n=1 deck=reward;"
               "on=resolve when=!die_ge:4 do=level n=1"),
          R"(
        t prep | HB10 3 hand:EV10 | HB04 3 | HB08 3
        1 play:EV10
        * die:4
        1? pick:2 pick:3
        1 pick:3
        3.level 2
        * deal:CO01
        1.hand CO01
        1.level 3
        act 1 2 3
        t prep | HB10 3 hand:EV10 | HB04 3 | HB08 3
        1 play:EV10
        * die:3
        1.level 4
        3.level 3
        act 1 2 3
    )");
}

TEST(SusanooMixtures, EnterMayStealBeforeTheElementalDice) {  // SUS-316 SUS-437
    cards(with("HB03", "on=enter do=steal n=1 from=sake"), R"(
        t choice | HB03 3 hand:YO14 | HB04 1 sake:YO05,YO06 | HB08
        1 fight:YO14
        1? pick:2
        1 pick:2
        1.sake YO05
        2.sake YO06
        * die:2
        = 5 6
    )");
}

TEST(SusanooMixtures, EnterMayTakeATransformationThatWaits) {  // SUS-423
    cards(with("HB10", "on=enter do=transform n=1"), R"(
        t choice pool=TR04,TR08,TR14 | HB10 3 hand:YO14 | HB04 | HB08
        1 fight:YO14
        1 pick:TR14
        * deal:TR01
        1.forms TR14-
        = 3 6
        run 6
        1.forms TR14+
    )");
    // Whoever does not fight has it at once.
    cards(R"(
        t choice pool=TR04,TR08,TR14 | HB10 3 hand:YO14 | HB04 1 hand:EV07 | HB08
        1 fight:YO14
        2 play:EV07
        2 pick:2
        2 pick:TR08
        * deal:TR01
        2.forms TR08+
    )");
}

TEST(SusanooMixtures, WinMayHitATarget) {  // SUS-318 SUS-434
    cards(with("HB10", "on=win do=level n=-1 who=target; on=win do=sake n=1"), R"(
        t choice events=YO01 | HB10 7 hand:YO14 | HB04 3 | HB08 3
        1 fight:YO14
        all pass
        * deal:CO01
        1? pick:2 pick:3
        1 pick:2
        escaped
        2.level 2
        1.level 8
        1.sake YO01,YO14
    )");
}

// The Sake Drink that pays is in the pile when the effect looks at it.
TEST(SusanooMixtures, ActivatePaysBeforeItActs) {  // SUS-438 SUS-440
    cards(with("HB10", "on=activate limit=turn cost=sake cost_n=1 do=draw n=1 deck=event_discard"),
          R"(
        t prep events=EV22 | HB10 3 sake:YO05,YO06 | HB04 | HB08
        1 act:HB10
        1? pick:EV22 pick:YO05
        1 pick:YO05
        1.hand YO05=w
        1.sake YO06
        events EV22
        head.rights HB10
    )");
    cards(with("HB10", "on=activate limit=turn cost=item cost_n=1 do=draw n=1 deck=reward_discard"),
          R"(
        t prep | HB10 3 items:EQ22+,EQ24 | HB04 | HB08
        1 act:HB10
        1 pick:EQ22
        1? pick:EQ22
        1 pick:EQ22
        1.hand EQ22=w
        1.items EQ24
    )");
}

TEST(SusanooMixtures, ActivateInABattleMayMoveCardsAndLevels) {  // SUS-415
    cards(with("HB10", "on=activate limit=battle do=steal n=1 from=random"), R"(
        t choice | HB10 3 hand:YO14 | HB04 1 hand:CO01 | HB08
        1 fight:YO14
        1 act:HB10
        1 pick:2
        * deal:CO01
        1.hand CO01=2
        1- act:HB10
    )");
    cards(with("HB10", "on=activate limit=battle cost=hand cost_n=1 do=level n=1"), R"(
        t choice | HB10 6 hand:CO01,YO14 | HB04 | HB08
        1 fight:YO14
        = 6 6
        1 act:HB10
        1 pick:CO01
        = 7 6

        # Not in the escape step, where it cannot help.
        t choice | HB10 6 hand:CO01,YO14 | HB04 | HB08
        1 fight:YO14
        1 flee
        1? roll
    )");
}

TEST(SusanooMixtures, ALosingConditionMayHitOthers) {  // SUS-408 SUS-485
    cards(with("YO18", "on=bad do=lose n=1 from=random who=all"), R"(
        t choice | HB10 3 hand:CO01,YO18 | HB04 1 hand:CO02 | HB08 1 hand:CO03
        1 fight:YO18
        run 4
        1 suffer
        *? deal:CO01x1
        * deal:CO01
        *? deal:CO02x1
        * deal:CO02
        *? deal:CO03x1
        * deal:CO03
        escaped
        rewards CO01,CO02,CO03
    )");
    // The helper failed, the main fighter pays.
    cards(with("YO18", "on=bad do=level n=-1 who=main"), R"(
        t choice | HB10 3 hand:YO18 | HB09 | HB04
        1 fight:YO18
        help 2
        all pass
        1 roll
        * die:5
        2 roll
        * die:4
        2 suffer
        1.level 2
        escaped
    )");
}

TEST(SusanooMixtures, EscapeBonusesAddUp) {  // SUS-482
    // Toyotama-hime +1, Sandogasa +1, Hagoromo +2, Kanabō -1, Mizuchi +2; Jorōgumo -2.
    cards(R"(
        t choice | HB04 3 hand:CO03,YO20 items:EQ17+,EQ23+,EQ26+ forms:TR06+ | HB08 | HB09
        1 fight:YO20
        = 11 8
        run 2
        escaped
        t choice | HB04 3 hand:CO03,YO20 items:EQ17+,EQ23+,EQ26+ forms:TR06+ | HB08 | HB09
        1 fight:YO20
        run 1
        caught YO20

        # With the Comb Torch even a 1 is enough.
        t choice | HB04 3 hand:CO03,YO20 items:EQ17+,EQ23+,EQ26+ forms:TR06+ | HB08 | HB09
        1 fight:YO20
        1 flee
        1 play:CO03
        1 roll
        * die:1
        escaped
    )");
}

TEST(SusanooMixtures, EdgesAddUp) {  // SUS-453
    cards(R"(
        # Robe -2 and Daidarabotchi -3 on a die against Earth and Fire.
        t choice | HB10 3 hand:YO21 items:EQ04+ forms:TR15+ | HB04 | HB08
        1 fight:YO21
        * die:6
        = 6 10
        t choice | HB10 3 hand:YO21 items:EQ04+ forms:TR15+ | HB04 | HB08
        1 fight:YO21
        * die:5
        = 6 9

        # Fūjin +1 and Azusa Bow +2 on an advantage die.
        t choice | HB06 3 hand:YO10 items:EQ20+ | HB04 | HB08
        1 fight:YO10
        * die:1
        = 8 4
    )");
}

TEST(SusanooMixtures, WardsOfSeveralCardsAreUsedOldestFirst) {  // SUS-484
    cards(R"(
        t choice | HB07 3 hand:CO01,CO05,YO14 | HB04 1 hand:EV18,YO18 | HB08
        1 fight:YO14
        2 play:EV18
        2 pick:YO18
        1 play:CO05
        1 act:HB07
        1 pick:CO01
        battle.results EV18:2:-:0:0:0:0,CO05:1:-:0:0:0:1,HB07:1:-:0:0:0:1
        1 flee
        1 roll
        * die:1
        battle.results EV18:2:-:0:0:0:0,CO05:1:-:0:0:0:0,HB07:1:-:0:0:0:1
        * die:1
        escaped
        1.level 3
    )");
}

TEST(SusanooMixtures, OneMuteIsEnoughAndTwoMustBothGo) {  // SUS-477 SUS-480
    cards(R"(
        t choice | HB10 3 hand:CO14,YO27 items:EQ26+ | HB04 1 hand:EV26 | HB08
        1 fight:YO27
        = 3 12
        2 play:EV26
        = 3 12
        1 play:CO14
        1 pick:EV26
        = 3 12
    )");
}

}  // namespace
}  // namespace engawa::susanoo
