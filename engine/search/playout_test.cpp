#include "engine/search/playout.h"

#include <gtest/gtest.h>

#include <memory>

#include "engine/games/connect_four/connect_four.h"
#include "engine/games/paiko/paiko.h"
#include "engine/games/tictactoe/tictactoe.h"
#include "engine/laws/allocations.h"
#include "engine/search/tree_game_test.h"

namespace engawa {
namespace {

using connect_four::ConnectFour;
using paiko::Paiko;
using tictactoe::TicTacToe;

struct OneDraw {
    static constexpr Seat kActors[3] = {Seat{0}, kChance, Seat{1}};
    static constexpr std::uint32_t kWeights[2] = {1, 3};
    static constexpr std::int32_t kEnds[8][3] = {{-1}, {-1}, {1}, {1}, {-1}, {-1}, {1}, {1}};
};

template <class G>
class PlayoutOf : public testing::Test {};
using AnyGame = testing::Types<TicTacToe, ConnectFour, Paiko>;
TYPED_TEST_SUITE(PlayoutOf, AnyGame);

TYPED_TEST(PlayoutOf, EndsWithinTheBoundAndDependsOnTheSeedAlone) {
    const TypeParam game;
    const auto options = *game.options({});
    const auto buffer = std::make_unique<MoveBuffer<TypeParam>>();
    Rng rng{5};
    Rng again{5};
    for (int i = 0; i < 20; ++i) {
        const Playout one = play_out(game, game.start(options), rng, buffer->list);
        const Playout two = play_out(game, game.start(options), again, buffer->list);
        EXPECT_TRUE(one.report.over());
        EXPECT_LE(static_cast<int>(one.applies), game.longest(options));
        EXPECT_EQ(one.applies, two.applies);
        EXPECT_EQ(one.report.utility, two.report.utility);
    }
}

TYPED_TEST(PlayoutOf, AllocatesNothing) {
    const TypeParam game;
    const auto options = *game.options({});
    const auto buffer = std::make_unique<MoveBuffer<TypeParam>>();
    Rng rng{5};
    const auto before = laws::allocations();
    for (int i = 0; i < 20; ++i) play_out(game, game.start(options), rng, buffer->list);
    EXPECT_EQ(laws::allocations(), before);
}

TEST(Playout, StopsAfterSoManyMoves) {
    const ConnectFour game;
    MoveBuffer<ConnectFour> buffer;
    Rng rng{1};
    auto state = game.start({});
    EXPECT_EQ(play_on(game, state, rng, buffer.list, 3), 3u);
    EXPECT_EQ(state.turns, 3);
}

TEST(Playout, OutcomesOfChanceComeByTheirWeight) {
    const TreeGame<OneDraw> game;
    MoveBuffer<TreeGame<OneDraw>> buffer;
    Rng rng{1};
    int won = 0;
    for (int i = 0; i < 4000; ++i)
        won += play_out(game, {}, rng, buffer.list).report.utility[0] == 1;
    EXPECT_NEAR(won, 3000, 150);  // five deviations
}

// The same numbers on every target: a change here changes seeded games.
TEST(Playout, ChecksumsAreFixed) {
    constexpr std::uint64_t kMoves = (std::uint64_t{1} << 40) - 1;
    EXPECT_EQ(playout_checksum(TicTacToe{}, {}, 1000, 7) & kMoves, 7675u);
    EXPECT_EQ(playout_checksum(TicTacToe{}, {}, 1000, 7), 8226108393392184827u);
    EXPECT_EQ(playout_checksum(ConnectFour{}, {}, 1000, 7), 4604251120800387947u);
    EXPECT_EQ(playout_checksum(Paiko{}, {}, 20, 7), 6495162630947213686u);
}

}  // namespace
}  // namespace engawa
