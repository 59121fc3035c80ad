#include "engine/search/perft.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/games/sealed_bid/sealed_bid.h"
#include "engine/games/tictactoe/tictactoe.h"

namespace engawa {
namespace {

using sealed_bid::SealedBid;

// Without arena and without counting the last level by its list.
template <Game G>
std::uint64_t by_hand(const G& game, const typename G::State& state, int depth) {
    if (depth == 0) return 1;
    std::uint64_t leaves = 0;
    for (const Seat seat : game.to_act(state)) {
        std::vector<typename G::Move> buffer(G::kMaxMoves + kSlack);
        Moves<typename G::Move> moves{std::span{buffer}};
        game.legal(state, seat, moves);
        for (const auto move : moves) {
            auto next = state;
            NoEvents silent;
            game.apply(next, seat, move, silent);
            leaves += by_hand(game, next, depth - 1);
        }
    }
    return leaves;
}

// Two seats, three ranks, hands of two, counted on paper. A deal is a row of four ranks with at
// most three alike: 3^4 - 3 = 78, of which 24 give seat 1 a pair, 24 seat 2, 6 both. Then one of
// three prizes. First bids: 2 * (24 * 1 + 54 * 2) * 3. Both bids, in either order: the products of
// the numbers of different cards, 6 * 1 + 36 * 2 + 36 * 4 = 222, times 2 * 3.
TEST(Perft, OfSealedBidsIsWhatPaperSays) {
    const SealedBid game;
    const auto start = game.start(*game.options({}));
    EXPECT_EQ(perft(game, start, 0), 1u);
    EXPECT_EQ(perft(game, start, 1), 3u);
    EXPECT_EQ(perft(game, start, 2), 9u);
    EXPECT_EQ(perft(game, start, 3), 27u);
    EXPECT_EQ(perft(game, start, 4), 78u);
    EXPECT_EQ(perft(game, start, 5), 234u);
    EXPECT_EQ(perft(game, start, 6), 792u);
    EXPECT_EQ(perft(game, start, 7), 1332u);
}

TEST(Perft, CountsEverySeatThatMayAct) {
    const SealedBid game;
    const auto options = game.options({{"seats", "3"}, {"ranks", "4"}, {"second_thoughts", "yes"}});
    ASSERT_TRUE(options.ok());
    // Seat 1 has laid a 1 and may take it back; seat 2 has two bids, seat 3 one.
    const auto state = game.read(*options, "122444/3,12,33/-/124/3/1--/0,0,0/yyy/---/b");
    ASSERT_TRUE(state.ok()) << state.error().text;
    EXPECT_EQ(perft(game, *state, 1), 1u + 2u + 1u);
}

TEST(Perft, OfAFinishedGameIsOneAtDepthZeroAndNothingBelow) {
    const tictactoe::TicTacToe game;
    const auto over = game.read({}, "xxx/oo./...");
    ASSERT_TRUE(over.ok());
    EXPECT_EQ(perft(game, *over, 0), 1u);
    EXPECT_EQ(perft(game, *over, 1), 0u);
    EXPECT_EQ(perft(game, *over, 3), 0u);
}

TEST(Perft, AgreesWithASlowCountToTheEndOfTheGame) {
    const SealedBid game;
    const auto options = *game.options({});
    const auto start = game.start(options);
    for (int depth = 8; depth <= 10; ++depth) {
        EXPECT_EQ(perft(game, start, depth), by_hand(game, start, depth)) << depth;
    }
    EXPECT_EQ(perft(game, start, game.longest(options) + 1), 0u);
}

TEST(Perft, DividesByFirstMove) {
    const SealedBid game;
    const auto start = game.start(*game.options({}));
    Perft<SealedBid> counter{game, 5};
    const auto parts = counter.divide(start, 5);
    ASSERT_EQ(parts.size(), 3u);
    for (const auto& part : parts) {
        EXPECT_EQ(part.seat, kChance);
        EXPECT_EQ(part.leaves, 78u);  // the ranks are alike
    }
}

}  // namespace
}  // namespace engawa
