#include "engine/search/info_mcts.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/games/eiyo/bots/bot.h"
#include "engine/games/sealed_bid/sealed_bid.h"
#include "engine/laws/allocations.h"
#include "engine/search/tree_game_test.h"

namespace engawa {
namespace {

using eiyo::Eiyo;
using sealed_bid::SealedBid;

// The first decision of a random game, or a later one.
template <class G>
typename G::State decision(const G& game, const Given& given, std::uint64_t seed, int later = 0) {
    MoveBuffer<G> buffer;
    Rng rng{seed};
    auto state = game.start(*game.options(given));
    while (seat_to_ask(game, state) == kChance || later-- > 0) {
        play_on(game, state, rng, buffer.list, 1);
    }
    return state;
}

template <class Search>
std::string told(const Search& search) {
    std::string out = std::to_string(search.nodes());
    for (const auto& one : search.root_moves()) {
        out += ' ' + std::to_string(one.visits) + ':' + std::to_string(one.value);
    }
    return out;
}

// An object that stops and resumes.

template <class G>
void expect_parts_like_the_whole(const G& game, const Given& given) {
    const auto state = decision(game, given, 5);
    const Seat seat = seat_to_ask(game, state);
    InfoMcts<G> whole(game, game.observe(state, seat), seat, 9);
    InfoMcts<G> parts(game, game.observe(state, seat), seat, 9);
    whole.run(1000);
    for (int i = 0; i < 10; ++i) parts.run(100);
    EXPECT_EQ(told(whole), told(parts));
    EXPECT_EQ(whole.line(), parts.line());
}

TEST(InfoMcts, ThousandIsTenTimesHundred) {
    expect_parts_like_the_whole(SealedBid{}, {{"seats", "3"}});
    expect_parts_like_the_whole(Eiyo{}, {});
    expect_parts_like_the_whole(Eiyo{}, {{"mode", "coop"}});
}

TEST(InfoMcts, AGuidedSearchIsTheSameInParts) {
    const Eiyo game;
    const eiyo::Brain brain;
    using Search = InfoMcts<Eiyo, BrainGuide<eiyo::Brain>>;
    const auto state = decision(game, {{"mode", "coop"}}, 5, 8);
    const Seat seat = seat_to_ask(game, state);
    Search whole(game, game.observe(state, seat), seat, 9, {}, {brain, seat});
    Search parts(game, game.observe(state, seat), seat, 9, {}, {brain, seat});
    whole.run(100);
    for (int i = 0; i < 10; ++i) parts.run(10);
    EXPECT_EQ(told(whole), told(parts));
}

TEST(InfoMcts, AllocatesOnlyAtConstruction) {
    const Eiyo game;
    const eiyo::Brain brain;
    const auto state = decision(game, {{"mode", "coop"}}, 2, 8);
    const Seat seat = seat_to_ask(game, state);
    InfoMcts<Eiyo> plain(game, game.observe(state, seat), seat, 1);
    InfoMcts<Eiyo, BrainGuide<eiyo::Brain>> guided(game, game.observe(state, seat), seat, 1, {},
                                                   {brain, seat});
    const auto before = laws::allocations();
    plain.run(200);
    guided.run(50);
    plain.best();
    guided.best();
    EXPECT_EQ(laws::allocations(), before);
}

TEST(InfoMcts, EverySimulationVisitsOneMoveOfTheRoot) {
    const Eiyo game;
    const auto state = decision(game, {}, 3, 1);
    InfoMcts<Eiyo> search(game, game.observe(state, Seat{0}), Seat{0}, 1);
    search.run(300);
    std::uint64_t visits = 0;
    for (const auto& one : search.root_moves()) visits += one.visits;
    EXPECT_EQ(visits, 300u);
}

TEST(InfoMcts, AFullArenaStopsTheTreeAndNotTheSearch) {
    const SealedBid game;
    const auto state = decision(game, {}, 3);
    const Seat seat = seat_to_ask(game, state);
    InfoMcts<SealedBid> search(game, game.observe(state, seat), seat, 1, {.edges = 8});
    search.run(500);
    EXPECT_EQ(search.nodes(), 500u);
    for (const auto& one : search.root_moves()) EXPECT_GT(one.visits, 0u);
}

// Secrets and chance.

TEST(InfoMcts, WhatTheSeatCannotSeeChangesNothing) {
    const SealedBid game;
    Rng rng{4};
    int differed = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto state = decision(game, {{"ranks", "5"}}, seed);
        const Seat seat = seat_to_ask(game, state);
        const auto other = game.guess(game.observe(state, seat), rng);
        differed += other != state ? 1 : 0;
        InfoMcts<SealedBid> here(game, game.observe(state, seat), seat, 7);
        InfoMcts<SealedBid> there(game, game.observe(other, seat), seat, 7);
        here.run(200);
        there.run(200);
        EXPECT_EQ(told(here), told(there));
    }
    EXPECT_GT(differed, 0);
}

// Left wins with one outcome of three in four, right with the other.
struct OneDraw {
    static constexpr Seat kActors[3] = {Seat{0}, kChance, Seat{1}};
    static constexpr std::uint32_t kWeights[2] = {1, 3};
    static constexpr std::int32_t kEnds[8][3] = {{-1}, {-1}, {1}, {1}, {1}, {1}, {-1}, {-1}};
};

TEST(InfoMcts, ChanceIsSampledByWeight) {
    const TreeGame<OneDraw> game;
    InfoMcts<TreeGame<OneDraw>> search(game, game.observe({}, Seat{0}), Seat{0}, 1,
                                       {.explore = 20});
    search.run(8000);
    const auto moves = search.root_moves();
    EXPECT_NEAR(moves[0].value, 0.75, 0.05);
    EXPECT_NEAR(moves[1].value, 0.25, 0.05);
    EXPECT_EQ(search.best().right, 0);
}

// The order of drivers.

TEST(Driver, SeatsAsideAreAskedOnceAndMayDecline) {  // BID-4
    const SealedBid game;
    const Given given{{"seats", "3"}, {"second_thoughts", "yes"}};
    auto state = game.start(*game.options(given));
    MoveBuffer<SealedBid> buffer;
    NoEvents silent;
    Rng rng{1};
    int asked = 0;
    while (!game.to_act(state).empty()) {
        const Seat seat = seat_to_ask(game, state);
        buffer.list.clear();
        game.legal(state, seat, buffer.list);
        game.apply(state, seat,
                   seat == kChance ? pick_outcome(game, state, buffer.list, rng) : buffer.list[0],
                   silent);
        SeatSet heard;
        ask_aside(game, state, seat, [&](Seat other) {
            EXPECT_NE(other, seat);
            EXPECT_FALSE(heard.contains(other));
            EXPECT_TRUE(seats_aside(game, state).contains(other));
            heard = heard | SeatSet{other};
            ++asked;
        });
    }
    EXPECT_GT(asked, 0);
}

TEST(Driver, ASeatThatMayActAnyTimeDoesNotDrownAPlayout) {  // EIY-184 EIY-196
    const Eiyo game;
    const auto options = *game.options({{"mode", "coop"}, {"edition", "draft"}});
    MoveBuffer<Eiyo> buffer;
    Rng rng{1};
    for (int i = 0; i < 200; ++i) {
        const Playout playout = play_out(game, game.start(options), rng, buffer.list);
        EXPECT_TRUE(playout.report.over());
        EXPECT_LE(static_cast<int>(playout.applies), game.longest(options));
    }
}

}  // namespace
}  // namespace engawa
