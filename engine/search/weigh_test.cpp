#include "engine/search/weigh.h"

#include <gtest/gtest.h>

#include <memory>

#include "engine/games/tictactoe/tictactoe.h"
#include "engine/search/playout.h"

namespace engawa {
namespace {

using tictactoe::TicTacToe;

// Plays on at random.
struct RandomBrain {
    Prospect prospect(const TicTacToe& game, const TicTacToe::State&, TicTacToe::State& state,
                      Seat seat, Rng& rng) const {
        MoveBuffer<TicTacToe> buffer;
        play_on(game, state, rng, buffer.list);
        return {game.report(state).winners.contains(seat), 7};
    }
};

struct Weighed {
    std::vector<std::string> moves;
    std::vector<MoveCount> counts;
};

Weighed weighed(std::string_view position, int games, std::uint64_t seed) {
    const TicTacToe game;
    const auto state = *game.read(*game.options({}), position);
    MoveBuffer<TicTacToe> buffer;
    game.legal(state, Seat{0}, buffer.list);
    Weighed out;
    for (const auto move : buffer.list) out.moves.push_back(game.write_move(state, Seat{0}, move));
    out.counts =
        weigh(game, RandomBrain{}, game.observe(state, Seat{0}), Seat{0},
              std::vector<TicTacToe::Move>(buffer.list.begin(), buffer.list.end()), games, seed);
    return out;
}

// x x .      a3 b3 c3: c3 wins at once. After a1 or another, o has three of which one (c3) closes
// o o .      the row and one (c2) wins.
// . . .
TEST(Weigh, EveryMoveGetsTheSameGamesAndAWinIsSure) {
    const Weighed found = weighed("xx./oo./...", 400, 1);
    ASSERT_EQ(found.moves.size(), 5u);
    int sure = 0;
    for (const MoveCount& count : found.counts) {
        EXPECT_EQ(count.games, 400);
        EXPECT_EQ(count.points, 7 * 400);
        sure += count.won == 400 ? 1 : 0;
        if (count.won != 400) EXPECT_LT(count.share(), 900);
    }
    EXPECT_EQ(sure, 1);
}

TEST(Weigh, TheSameSeedGivesTheSameFigures) {
    const auto won = [](const Weighed& found) {
        std::vector<int> out;
        out.reserve(found.counts.size());
        for (const MoveCount& count : found.counts) out.push_back(count.won);
        return out;
    };
    EXPECT_EQ(won(weighed("xx./oo./...", 200, 5)), won(weighed("xx./oo./...", 200, 5)));
    EXPECT_NE(won(weighed("xx./oo./...", 200, 5)), won(weighed("xx./oo./...", 200, 6)));
}

TEST(Weigh, TheErrorIsHalfOfAnIntervalOf95Percent) {
    EXPECT_EQ((MoveCount{1000, 500, 0}.share()), 500);
    EXPECT_EQ((MoveCount{1000, 500, 0}.error()), 31);  // 1.96 sqrt(0.25 / 1004)
    EXPECT_EQ((MoveCount{1000, 1000, 0}.share()), 1000);
    EXPECT_EQ((MoveCount{1000, 1000, 0}.error()), 3);  // not nothing
    EXPECT_EQ((MoveCount{3, 2, 0}.share()), 667);
}

}  // namespace
}  // namespace engawa
