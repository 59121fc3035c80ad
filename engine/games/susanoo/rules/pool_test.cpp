// The Transformation Pool: picking, filling, renewing. Trades.
#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooPool, OneOfThreeCardsIsChosenAndTheGapFilled) {  // SUS-050 SUS-114 SUS-115 SUS-116
    Table table;
    table.play(R"(
        t prep | HB10 4 hand:EV07 | HB04 3 hand:CO15 forms:TR16+ | HB08
        1 play:EV07
        1 pick:1
        1? pick:TR04 pick:TR08 pick:TR14
        1 pick:TR08
        1.forms TR08+
        pool TR04,TR14
        *- deal:TR04 deal:TR08 deal:TR14 deal:TR16
    )");
    EXPECT_EQ(table.moves(0).size(), 16u);
    table.play(R"(
        * deal:TR09
        pool TR04,TR09,TR14
        2 play:CO15
        2 pick:TR09
        * deal:TR01
        2.forms TR09,TR16+
        2.level 1
        pool TR01,TR04,TR14
    )");
}

TEST(SusanooPool, APickIsFilledBeforeTheNextPick) {  // SUS-259 SUS-116
    play(R"(
        t 2xpool:1+over+end+surplus+next battle=1.0.-.-.-.-.-.-.- | HB10 4 | HB04 | HB08
        1 pick:TR04
        agenda deal:T:0+pool:1+...
        * deal:TR20
        1? pick:TR08 pick:TR14 pick:TR20
    )");
}

TEST(SusanooPool, AnybodyRenewsItInAnyOpenWindow) {  // SUS-117 SUS-118 SUS-243 SUS-244
    for (const char* window : {"prep", "end", "fight battle=1.0.YO20:0:0.-.-.-.-.-.-"}) {
        play(std::string{"t "} + window + " | HB10 | HB04 hand:EQ33 | HB08 hand:CO04 items:EQ22+" +
             R"(
            1- renew
            2+ renew
            3+ renew
        )");
    }
}

TEST(SusanooPool, WhoIsAboutToPickMayRenewItFirst) {  // SUS-117 SUS-243 SUS-307 SUS-447
    play(R"(
        t prep | HB10 hand:EV07,EQ33 items:EQ29+,EQ24+ | HB04 hand:EQ27,CO06 | HB08
        1 play:EV07
        1 pick:1
        1? pick:TR04 pick:TR08 pick:TR14 renew
        1 renew
        agenda renew:1:0+pool:1+...
        1 pay:EQ33
        agenda 3xdeal:T:0+pool:1+...
        * deal:TR01
        * deal:TR02
        * deal:TR03
        # as often as one can pay, and nobody else is asked
        act 1
        1? pick:TR01 pick:TR02 pick:TR03 renew
        2! renew SUS-406
        1 pick:TR02
        1.forms TR02+

        # of the spoils of a head, too; what is worth 4 is not enough
        t pool:1+over+end+surplus+next battle=1.0.-.-.-.-.-.-.- | HB10 4 hand:EQ27 | HB04 | HB08
        1? pick:TR04 pick:TR08 pick:TR14
        1! renew SUS-447
    )");
}

TEST(SusanooPool, ItIsPaidWithItemsWorthFiveCardByCard) {  // SUS-117 SUS-244 SUS-447
    play(R"(
        t prep | HB10 | HB04 hand:CO01,CO06,EV20,YO09 items:EQ22+ | HB08
        2 renew
        2? pay:CO01 pay:CO06 pay:EQ22
        agenda renew:2:0+...
        2 pay:CO06
        agenda renew:2:2+...
        act 2
        2? pay:CO01 pay:EQ22
        2 pay:EQ22
        agenda renew:2:4+...
        2 pay:CO01
        agenda 3xdeal:T:0+...
        rewards CO01,CO06,EQ22
        2.items -

        # worth 4: too little, Events and Yokai are worth nothing
        t prep | HB10 | HB04 hand:CO01,CO06,EV20,YO09 items:EQ09+ sake:YO01 | HB08
        2! renew SUS-447

        # one card worth 5 is enough
        t prep | HB10 | HB04 items:EQ33+,EQ22+ | HB08
        2 renew
        2 pay:EQ33
        agenda 3xdeal:T:0+...
        2.items EQ22+
    )");
}

TEST(SusanooPool, TheOldPoolGoesBackBeforeThreeAreDrawn) {  // SUS-118 SUS-245
    Table table;
    table.play(R"(
        t prep | HB10 hand:EQ33 forms:TR01+ | HB04 | HB08
        1 renew
        1 pay:EQ33
        pool -
        *+ deal:TR04 deal:TR08 deal:TR14
        *- deal:TR01
    )");
    EXPECT_EQ(table.moves(0).size(), 19u);
    // With a single card in the deck four are there to draw from.
    play(R"(
        t prep pool=TR18,TR19,TR20 | HB10 hand:EQ33 forms:TR01+,TR02..TR10 | HB04 forms:TR11+,TR12..TR16 | HB08
        1 renew
        1 pay:EQ33
        *? deal:TR17x1 deal:TR18x1 deal:TR19x1 deal:TR20x1
        * deal:TR18
        * deal:TR17
        * deal:TR20
        pool TR17,TR18,TR20
        act 1 2 3
    )");
}

TEST(SusanooPool, ATradeIsOneItemForOneItemOfOneOtherPlayer) {  // SUS-028 SUS-237 SUS-448
    play(R"(
        t prep | HB10 items:EQ22+,EQ26+ | HB04 items:EQ10+ | HB08 hand:EQ05 | HB09 items:EQ12+
        1? drop:EQ22 drop:EQ26 pass trade:2 trade:4
        2? pass
        1 trade:4
        head.rights trade
        1? pick:EQ22 pick:EQ26
        1 pick:EQ26
        1? pick:EQ12
        1 pick:EQ12
        act 4
        4? no yes
        4 no
        1.items EQ22+,EQ26+
        1? drop:EQ22 drop:EQ26 pass
        1! trade:2 SUS-237
    )");
}

TEST(SusanooPool, BothTradedItemsLeaveBeforeTheyArrive) {  // SUS-427 SUS-448
    play(R"(
        t trade_answer:2:EQ26:EQ12+prep+draw+end+surplus+next rights=trade | HB10 items:EQ22+,EQ26+ | HB04 items:EQ12+ | HB08
        2 yes
        1.items EQ12+,EQ22+
        2.items EQ26+
        act 1 2 3

        # a card not in use is traded for one of a free type
        t trade_answer:2:EQ13:EQ10+prep+draw+end+surplus+next rights=trade | HB10 items:EQ13,EQ26+ | HB04 items:EQ10+,EQ12+ | HB08
        2 yes
        1.items EQ10+,EQ26+
        2.items EQ12+,EQ13
    )");
}

TEST(SusanooPool, WithoutItemsInPlayThereIsNoTrade) {  // SUS-448
    play(R"(
        t prep | HB10 hand:EQ09 | HB04 items:EQ10+ | HB08
        1? equip:EQ09 pass
        1! trade:2 SUS-448
    )");
}

}  // namespace
}  // namespace engawa::susanoo
