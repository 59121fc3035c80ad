// Decks and discards: reshuffling, looking, fetching, sake from the discards.
#include <algorithm>

#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooDecks, DiscardsLieOpenInTwoPiles) {  // SUS-020 SUS-409 SUS-037
    play(R"(
        t prep | HB01 5 hand:CO06 | HB04 hand:EV09 | HB08 hand:EV02
        1 play:CO06
        3 play:EV02
        3 pick:1
        2 play:EV09
        events EV02,EV09
        rewards CO06
        v0 events EV02,EV09
        v2 rewards CO06
    )");
}

TEST(SusanooDecks, EachDeckTakesBackItsOwnDiscards) {  // SUS-021 SUS-443 SUS-449
    // The last card of the Reward deck is drawn before anything is reshuffled.
    Table table;
    table.play(R"(
        t 3xdeal:R:1+prep+draw+end+surplus+next rewards=EQ02..EQ35,CO01..CO15 events=YO01 | HB10 | HB04 | HB08
        *? deal:EQ01x1
        * deal:EQ01
        rewards -
        events YO01
        head.reshuffles 0
    )");
    EXPECT_EQ(table.moves(0).size(), 49u);
    table.play(R"(
        *+ deal:CO15 deal:EQ02
        *- deal:EQ01 deal:YO01
        * deal:CO15
        * deal:EQ02
        agenda prep+...
    )");
}

TEST(SusanooDecks, ADeckIsNotReshuffledBeforeACardIsNeeded) {  // SUS-443
    play(R"(
        t prep rewards=EQ01..EQ34,CO01..CO15 | HB10 hand:EV01 | HB04 | HB08
        1 play:EV01
        1 pick:1
        * deal:EQ35
        * deal:YO01
        agenda prep+...
        rewards CO01,CO02,CO03,CO04,CO05,CO06,CO07,CO08,CO09,CO10,CO11,CO12,CO13,CO14,CO15,EQ01,EQ02,EQ03,EQ04,EQ05,EQ06,EQ07,EQ08,EQ09,EQ10,EQ11,EQ12,EQ13,EQ14,EQ15,EQ16,EQ17,EQ18,EQ19,EQ20,EQ21,EQ22,EQ23,EQ24,EQ25,EQ26,EQ27,EQ28,EQ29,EQ30,EQ31,EQ32,EQ33,EQ34
    )");
}

TEST(SusanooDecks, WithoutRewardsAndDiscardsTheRestIsForfeited) {  // SUS-216 SUS-449
    play(R"(
        t 3xdeal:R:1+prep+draw+end+surplus+next | HB10 | HB04 items:EQ01..EQ35 hand:CO01..CO14 | HB08
        *? deal:CO15x1
        * deal:CO15
        1.hand CO15
        agenda prep+...
    )");
}

const std::string kEvents = "OR01..OR08,YO02..YO32,EV02..EV30";

TEST(SusanooDecks, TheDrawOfTheTurnReshufflesTheEventDeck) {  // SUS-021 SUS-056 SUS-442 SUS-443
    Table table;
    table.play("t prep events=" + kEvents + " | HB10 | HB04 hand:EV01 | HB08 hand:YO01" + R"(
        1 pass
        2 pass
        3 pass
        act *
        events -
        head.reshuffles 1
        *- deal:YO01 deal:EV01
    )");
    EXPECT_EQ(table.moves(0).size(), 68u);
}

TEST(SusanooDecks, TheDrawOfTheEventPhaseReshufflesToo) {  // SUS-255 SUS-442
    play("t choice events=" + kEvents + " reshuffles=11 | HB10 | HB04 hand:EV01 | HB08 hand:YO01" +
         R"(
        1 draw
        head.reshuffles 12
        events -
        * deal:OR08
        1.hand OR08
        agenda end+...
    )");
    play("t choice events=" + kEvents + " reshuffles=12 | HB10 | HB04 hand:EV01 | HB08 hand:YO01" +
         R"(
        1 draw
        agenda over:events
    )");
}

TEST(SusanooDecks, ATurnWithoutAnEventCardEndsTheGame) {  // SUS-215 SUS-442
    play(R"(
        t prep | HB10 | HB04 hand:OR01..OR08,YO01..YO32,EV01..EV30 | HB08
        1 pass
        2 pass
        3 pass
        agenda over:events
        act -
    )");
    play(R"(
        t 2xdeal:R:1+2xdeal:F:1+form+prep+draw+end+surplus+next | HB10 | HB04 hand:OR01..OR08,YO01..YO32,EV01..EV29 | HB08
        * deal:EQ01
        * deal:EQ02
        * deal:EV30
        agenda over:events
    )");
}

TEST(SusanooDecks, ACardThatFindsNoEventCardDrawsNothing) {  // SUS-215 SUS-442 SUS-261
    play(R"(
        t prep | HB10 hand:EV01 | HB04 hand:OR01..OR08,YO01..YO32,EV02..EV30 | HB08
        1 play:EV01
        1 pick:1
        * deal:EQ01
        1.hand EQ01
        agenda prep+...
    )");
    play("t prep reshuffles=12 events=" + kEvents + " | HB10 hand:EV01 | HB04 hand:YO01 | HB08" +
         R"(
        1 play:EV01
        1 pick:1
        * deal:EQ01
        1.hand EQ01
        head.reshuffles 12
        agenda prep+...
    )");
    play("t prep reshuffles=11 events=" + kEvents + " | HB10 hand:EV01 | HB04 hand:YO01 | HB08" +
         R"(
        1 play:EV01
        1 pick:1
        * deal:EQ01
        head.reshuffles 12
        * deal:YO32
        1.hand EQ01,YO32
        agenda prep+...
    )");
}

TEST(SusanooDecks, TheEventDeckIsReshuffledTwelveTimesAtMost) {  // SUS-261
    for (const char* used : {"0", "3", "11"}) {
        play("t prep events=" + kEvents + " reshuffles=" + used +
             " | HB10 | HB04 hand:EV01 | HB08 hand:YO01" + R"(
            1 pass
            2 pass
            3 pass
            act *
        )");
    }
    play("t prep events=" + kEvents + " reshuffles=12 | HB10 | HB04 hand:EV01 | HB08 hand:YO01" +
         R"(
        1 pass
        2 pass
        3 pass
        agenda over:events
    )");
}

TEST(SusanooDecks, LookedAtCardsGoBackIntoTheBag) {  // SUS-444 SUS-513
    Table table;
    table.play(R"(
        t prep | HB10 hand:EV10 | HB04 | HB08
        1 play:EV10
        agenda 4xdeal:r:1+look:1:r:1+...
        * deal:EQ01
        * deal:EQ02
        * deal:CO03
        * deal:CO04
        row CO03,CO04,EQ01,EQ02
        1? pick:CO03 pick:CO04 pick:EQ01 pick:EQ02
        1 pick:EQ02
        row -
        1.hand EQ02
        events EV10
    )");
    table.play(R"(
        t deal:R:1+prep+draw+end+surplus+next events=EV10 | HB10 hand:EQ02 | HB04 | HB08
        *+ deal:EQ01 deal:CO03 deal:CO04
        *- deal:EQ02
    )");
}

TEST(SusanooDecks, LookingTakesWhatTheDeckHasAndNeverReshuffles) {  // SUS-445
    play(R"(
        t prep rewards=CO02..CO15,EQ02..EQ35 | HB10 hand:EV10 | HB04 | HB08
        1 play:EV10
        agenda 2xdeal:r:1+look:1:r:1+...
        *? deal:CO01x1 deal:EQ01x1
        * deal:CO01
        * deal:EQ01
        1? pick:CO01 pick:EQ01

        t prep rewards=CO01..CO15,EQ01..EQ35 | HB10 hand:EV10 | HB04 | HB08
        1 play:EV10
        agenda prep+...
        events EV10
        1.hand -
    )");
}

TEST(SusanooDecks, TheLargerLookOfTheTurnCounts) {  // SUS-441 SUS-428
    play(R"(
        t prep | HB03 hand:EQ22 forms:TR05+ | HB04 | HB08
        1? act:HB03 act:TR05 equip:EQ22 pass
        1 act:TR05
        head.look 3
        1 act:HB03
        1 pick:EQ22
        head.look 3
        head.rights HB03,TR05
        1? pass
        1 pass
        2 pass
        3 pass
        agenda 3xdeal:e:1+show+end+surplus+next
    )");
}

TEST(SusanooDecks, AnEmptyDeckIsReshuffledBeforeTheTurnsCardIsChosen) {  // SUS-441
    play("t prep look=2 rights=HB03 events=" + kEvents +
         " | HB03 | HB04 hand:EV01 | HB08 hand:YO01" + R"(
        1 pass
        2 pass
        3 pass
        head.reshuffles 1
        agenda 2xdeal:e:1+show+...
    )");
    // A single card left: it is all there is to look at.
    play(R"(
        t prep look=2 rights=HB03 events=OR01..OR08,YO02..YO32,EV01..EV30 | HB03 | HB04 | HB08
        1 pass
        2 pass
        3 pass
        head.reshuffles 0
        agenda deal:e:1+show+...
        * deal:YO01
        1? pick:YO01
        1 pick:YO01
        battle.foes YO01:0:0
    )");
}

TEST(SusanooDecks, SakeTakesTheNewestYokaiOfTheDiscards) {  // SUS-436 SUS-409
    play(R"(
        t prep events=YO05,OR02,YO09,EV20,YO03,EV21 | HB10 hand:CO10 | HB04 | HB08
        1 play:CO10
        1.sake YO03,YO09
        events YO05,OR02,EV20,EV21

        t prep events=EV20,YO03 | HB10 hand:EV05 | HB04 | HB08
        1 play:EV05
        1 pick:1
        1.sake YO03
        events EV20,EV05
    )");
}

TEST(SusanooDecks, AnyCardOfADiscardPileCanBeFetchedInTheOpen) {  // SUS-438
    play(R"(
        t prep events=YO05,OR02,EV20 rewards=EQ01,CO02 | HB10 hand:EV13,EV14 | HB04 | HB08
        1 play:EV14
        1? pick:EV20 pick:OR02 pick:YO05
        1 pick:OR02
        1.hand EV13,OR02=w
        1 play:EV13
        1? pick:CO02 pick:EQ01
        1 pick:EQ01
        events YO05,EV20,EV14,EV13
        rewards CO02
        v0 1.hand EQ01=w,OR02=w
    )");
}

}  // namespace
}  // namespace engawa::susanoo
