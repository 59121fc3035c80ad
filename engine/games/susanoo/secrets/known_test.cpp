// What each viewer knows and hears.
#include <algorithm>
#include <memory>

#include "engine/games/susanoo/proofs/walk_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooKnown, EverybodySeesTheBacks) {  // SUS-510 SUS-534
    play(R"(
        t prep | HB10 hand:CO01,EQ02,EV03,OR04,YO05 | HB04 | HB08
        v1 1.hand CO01,EQ02,EV03,OR04,YO05
        v2 1.hand ?e,?e,?e,?r,?r
        v0 1.hand ?e,?e,?e,?r,?r
    )");
}

TEST(SusanooKnown, EveryCardCarriesWhoKnowsIt) {  // SUS-511 SUS-519 SUS-534
    // Own marks are complete; others see "all" or themselves.
    play(R"(
        t prep | HB10 hand:EV10=w,EV11=23,EV12=4,YO01 | HB04 | HB08 | HB09 dead
        v1 1.hand EV10=w,EV11=23,EV12=4,YO01
        v2 1.hand EV10=w,EV11=2,?e,?e
        v3 1.hand EV10=w,EV11=3,?e,?e
        v4 1.hand EV10=w,EV12=4,?e,?e
        v0 1.hand EV10=w,?e,?e,?e
    )");
}

TEST(SusanooKnown, WhatAllSawGoToAHandIsKnownToAll) {  // SUS-512
    play(R"(
        # drawn face up
        t deal:D:1+end+surplus+next | HB10 | HB04 | HB08
        * deal:EV20
        1.hand EV20=w

        # fetched from the discards
        t prep events=YO05 | HB10 hand:EV14 | HB04 | HB08
        1 play:EV14
        1 pick:YO05
        1.hand YO05=w

        # looted
        t loot:2+bury+switch:1+over+end+surplus+next row=EV10,EQ01 battle=1.0.YO31:0:0.-.-.-.-.-.- | HB10 dead | HB04 | HB08
        2 pick:EQ01
        2.hand EQ01=w
    )");
}

TEST(SusanooKnown, WhatNobodyElseSawIsKnownToTheOwnerAlone) {  // SUS-513
    play(R"(
        # the draw of the Event phase
        t choice | HB10 | HB04 | HB08
        1 draw
        * deal:YO01
        1.hand YO01

        # rewards won alone
        t fight battle=1.0.YO10:0:0.-.-.-.-.-.- | HB10 9 | HB04 passed | HB08 passed
        1 pass
        * deal:EQ01
        1.hand EQ01

        # drawn by an effect
        t prep | HB10 hand:EV01 | HB04 | HB08
        1 play:EV01
        1 pick:1
        * deal:EQ01
        * deal:YO01
        1.hand EQ01,YO01

        # kept after looking
        t look:1:r:1+toss:EV10+prep+draw+end+surplus+next row=CO01,EQ01,EQ02,EQ03 | HB10 | HB04 | HB08
        1 pick:EQ02
        1.hand EQ02
    )");
}

TEST(SusanooKnown, AStolenCardIsKnownToThiefAndVictim) {  // SUS-514 SUS-515 SUS-437
    // Everybody knew it before; now only two do, and Event marks of that hand are gone for others.
    play(R"(
        t random:2:1+toss:EV12+prep+draw+end+surplus+next | HB10 hand:CO01=w,EV20=w | HB04 hand:EQ01=w,EV10=w,EV11=34,YO11=w | HB08 | HB09
        * deal:YO11
        1.hand CO01=w,EV20=w,YO11=2
        2.hand EQ01=w,EV10=1,EV11
        v1 2.hand EQ01=w,EV10=1,?e
        v3 2.hand EQ01=w,?e,?e
        v3 1.hand CO01=w,EV20=w,?e
        v0 1.hand CO01=w,EV20=w,?e

        # a Reward card: Event marks stay
        t random:2:1+toss:EV12+prep+draw+end+surplus+next | HB10 | HB04 hand:CO02=w,EQ01=w,EV10=w,EV11=34 | HB08 | HB09
        * deal:EQ01
        1.hand EQ01=2
        2.hand CO02=1,EV10=w,EV11=34
    )");
}

TEST(SusanooKnown, AGivenCardIsKnownToGiverAndReceiver) {  // SUS-514 SUS-515 SUS-446
    play(R"(
        t give:2+surplus+next | HB10 5 hand:EV01=w,EV02=23,EV03=w,EQ01=w,EQ02,YO01=4 | HB04 1 hand:YO02=w | HB08 3 | HB09 3
        1 pick:EV03
        1.hand EQ01=w,EQ02,EV01=2,EV02=2,YO01
        2.hand EV03=1,YO02=w
        v4 1.hand EQ01=w,?e,?e,?e,?r
    )");
}

TEST(SusanooKnown, ACardThatLeavesInTheOpenChangesNoMark) {  // SUS-516
    play(R"(
        t prep | HB10 3 hand:CO06,EQ22,EV10=w,EV16=2,YO01=3 | HB04 | HB08
        1 play:CO06
        1.hand EQ22,EV10=w,EV16=2,YO01=3
        1 equip:EQ22
        1.hand EV10=w,EV16=2,YO01=3
        1 play:EV16
        1 pick:EV10
        1 pick:2
        1.hand YO01=3
        v3 1.hand YO01=3
    )");
}

TEST(SusanooKnown, SakeDrinksAreKnownByIdentity) {  // SUS-517
    play(R"(
        t prep | HB10 sake:YO01,YO09 | HB04 | HB08
        v0 1.sake YO01,YO09
        v2 1.sake YO01,YO09
    )");
}

TEST(SusanooKnown, TheLookRowIsSeenByTheLookerAlone) {  // SUS-518 SUS-510
    play(R"(
        t look:1:r:1+toss:EV10+prep+draw+end+surplus+next row=CO01,EQ01 | HB10 | HB04 | HB08
        v1 row CO01,EQ01
        v2 row ?r,?r
        v0 row ?r,?r

        t show+end+surplus+next look=2 rights=HB03 row=EV20,OR01 | HB03 | HB04 | HB08
        v1 row EV20,OR01
        v3 row ?e,?e

        # open rewards and the cards of the dead
        t share:2:1+rest+spoils+until:1:win+until:2:win+over+end+surplus+next row=CO01,EQ01 battle=1.2.YO20:0:0.2.1:0:0.-.-.-.- | HB09 | HB04 | HB08
        v0 row CO01,EQ01
        v3 row CO01,EQ01

        t loot:2+loot:3+bury+switch:1+over+end+surplus+next row=EV10,EQ01 battle=1.0.YO31:0:0.-.-.-.-.-.- | HB10 dead | HB04 | HB08
        v0 row EQ01,EV10
        v3 row EQ01,EV10
    )");
}

TEST(SusanooKnown, DealsIntoAHandAreHeardAsBacks) {  // SUS-520 SUS-513
    play(R"(
        t choice | HB10 | HB04 | HB08
        1 draw
        hears 2 draw
        * deal:YO01
        hears 1 deal:YO01
        hears 2 deal:?e
        hears 0 deal:?e

        t prep | HB10 hand:EV01 | HB04 | HB08
        1 play:EV01
        hears 3 play:EV01
        1 pick:2
        hears 3 pick:2
        * deal:EQ01
        hears 2 deal:EQ01
        hears 1 deal:?r
        hears 0 deal:?r
        * deal:YO05
        hears 2 deal:YO05
        hears 1 deal:?e

        t prep | HB10 hand:EV10 | HB04 | HB08
        1 play:EV10
        * deal:EQ01
        hears 1 deal:EQ01
        hears 2 deal:?r
    )");
}

TEST(SusanooKnown, KeptGivenAndStolenCardsAreHeardByThoseConcerned) {  // SUS-520 SUS-514
    play(R"(
        t look:1:r:1+toss:EV10+prep+draw+end+surplus+next row=CO01,EQ01 | HB10 | HB04 | HB08
        1 pick:EQ01
        hears 1 pick:EQ01
        hears 2 pick:?r
        hears 0 pick:?r

        t give:2+surplus+next | HB10 5 hand:EV01..EV06 | HB04 1 | HB08 3
        1 pick:EV03
        hears 1 pick:EV03
        hears 2 pick:EV03
        hears 3 pick:?e
        hears 0 pick:?e

        t random:2:1+toss:EV12+prep+draw+end+surplus+next | HB10 | HB04 hand:CO02,YO11 | HB08
        * deal:YO11
        hears 1 deal:YO11
        hears 2 deal:YO11
        hears 3 deal:?e
        hears 0 deal:?e
    )");
}

TEST(SusanooKnown, EverythingElseIsHeardAsItIs) {  // SUS-520
    play(R"(
        # the draw of the Drawing phase, and the card shown for it
        t deal:D:1+end+surplus+next | HB10 | HB04 | HB08
        * deal:YO01
        hears 0 deal:YO01

        t show+end+surplus+next look=2 rights=HB03 row=EV20,OR01 | HB03 | HB04 | HB08
        1 pick:EV20
        hears 2 pick:EV20

        # a hand card lost at random
        t hurt:1:YO03+over+end+surplus+next battle=1.0.YO03:0:0.-.-.-.-.-.- | HB10 hand:EV01,EV02 | HB04 | HB08
        1 suffer
        * deal:EV02
        hears 3 deal:EV02
        hears 0 deal:EV02

        # open rewards and the pool
        t fight battle=1.2.YO20:0:0.2.1:0:0.-.-.-.- | HB09 9 passed | HB04 9 passed | HB08
        3 pass
        * deal:EQ01
        hears 0 deal:EQ01
        * deal:EQ02
        2 pick:EQ02
        hears 3 pick:EQ02

        t pool:1+toss:EV07+prep+draw+end+surplus+next | HB10 | HB04 | HB08
        1 pick:TR04
        * deal:TR01
        hears 0 deal:TR01
        1 pass
        hears 2 pass
    )");
}

TEST(SusanooKnown, AListFollowsFromTheViewOfItsSeat) {  // SUS-417 SUS-534 SUS-511
    int lists = 0;
    const auto own = std::make_unique<MoveBuffer<Susanoo>>();
    const auto seen = std::make_unique<MoveBuffer<Susanoo>>();
    along_games(1, [&](const Played& played) {
        const State& state = played.after;
        const Options options = options_of("", state.players);
        for (const Seat seat : the_game().to_act(state)) {
            if (seat == kChance) continue;
            const auto view = the_game().observe(state, seat);
            const auto again = the_game().read_view(options, seat, the_game().write_view(view));
            ASSERT_TRUE(again.ok()) << the_game().write_view(view);
            own->list.clear();
            seen->list.clear();
            the_game().legal(state, seat, own->list);
            the_game().legal(again->state(), seat, seen->list);
            EXPECT_TRUE(std::equal(own->list.begin(), own->list.end(), seen->list.begin(),
                                   seen->list.end()))
                << the_game().write(state);
            ++lists;
        }
    });
    EXPECT_GT(lists, 3000);
}

}  // namespace
}  // namespace engawa::susanoo
