#include "engine/search/mcts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

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

template <class G>
typename G::State at(std::string_view text) {
    return *G{}.read(*G{}.options({}), text);
}

template <class G>
std::string answer(std::string_view text, std::uint64_t nodes) {
    const G game;
    const auto state = at<G>(text);
    Mcts<G> search(game, state, 11);
    search.run(nodes);
    return game.write_move(state, seat_to_ask(game, state), search.best());
}

// Everything that a search tells.
template <class G>
std::string told(const Mcts<G>& search) {
    std::string out = std::to_string(search.nodes());
    for (const auto& one : search.root_moves()) {
        out += ' ' + std::to_string(one.visits) + ':' + std::to_string(one.value);
    }
    return out;
}

// Good moves.

TEST(Mcts, TakesAWinningSquare) { EXPECT_EQ(answer<TicTacToe>("oo./.x./x..", 500), "c3"); }
TEST(Mcts, TakesARowOfItsOwnBeforeBlocking) {
    EXPECT_EQ(answer<TicTacToe>("xx./oo./...", 500), "c3");
}
TEST(Mcts, BlocksARow) { EXPECT_EQ(answer<TicTacToe>("x../.o./x..", 500), "a2"); }
TEST(Mcts, AnswersACornerInTheMiddle) { EXPECT_EQ(answer<TicTacToe>("x../.../...", 3000), "b2"); }

TEST(Mcts, CompletesALineOfFour) {
    EXPECT_EQ(answer<ConnectFour>("......./......./......./......./ooo..../xxx....", 500), "4");
}
TEST(Mcts, BlocksALineOfFour) {
    EXPECT_EQ(answer<ConnectFour>("......./......./......./x....../x....../xoo....", 500), "1");
}

// Seats and chance.

// If seat 1 goes right, seat 2 must choose between hurting seat 1 and serving itself.
struct ThreeSeats {
    static constexpr Seat kActors[3] = {Seat{0}, Seat{1}, Seat{2}};
    static constexpr std::uint32_t kWeights[2] = {1, 1};
    static constexpr std::int32_t kEnds[8][3] = {
        {0, 0, 0},  {0, 0, 0},    {0, 0, 0}, {0, 0, 0},  // left: even, whatever happens
        {-1, 0, 0}, {-1, 0, -1},                         // right, left: bad for seat 1
        {1, 1, 1},  {-1, -1, -1},  // right, right: good for all, or for nobody
    };
};

TEST(Mcts, EverySeatMaximisesItsOwnUtility) {
    const TreeGame<ThreeSeats> game;
    Mcts<TreeGame<ThreeSeats>> search(game, {}, 1);
    search.run(2000);
    EXPECT_EQ(search.best().right, 1);
    const auto line = search.line();
    ASSERT_EQ(line.size(), 3u);
    EXPECT_EQ(line[1].right, 1);
    EXPECT_EQ(line[2].right, 0);
    EXPECT_GT(search.root_moves()[1].value, 0.9);
}

// Left wins with one outcome of three in four, right with the other.
struct OneDraw {
    static constexpr Seat kActors[3] = {Seat{0}, kChance, Seat{1}};
    static constexpr std::uint32_t kWeights[2] = {1, 3};
    static constexpr std::int32_t kEnds[8][3] = {{-1}, {-1}, {1}, {1}, {1}, {1}, {-1}, {-1}};
};

TEST(Mcts, ChanceIsSampledByWeight) {
    const TreeGame<OneDraw> game;
    Mcts<TreeGame<OneDraw>> search(game, {}, 1, {.explore = 20});
    search.run(8000);
    const auto moves = search.root_moves();
    EXPECT_NEAR(moves[0].value, 0.75, 0.05);
    EXPECT_NEAR(moves[1].value, 0.25, 0.05);
    EXPECT_EQ(search.best().right, 0);
    EXPECT_EQ(search.line().size(), 1u);  // up to chance
}

// An object that stops and resumes.

template <class G>
class MctsOf : public testing::Test {};
using AnyGame = testing::Types<TicTacToe, ConnectFour, Paiko>;
TYPED_TEST_SUITE(MctsOf, AnyGame);

TYPED_TEST(MctsOf, PartsGiveTheSameAsTheWhole) {
    const TypeParam game;
    const auto start = game.start(*game.options({}));
    Mcts<TypeParam> whole(game, start, 9);
    Mcts<TypeParam> parts(game, start, 9);
    whole.run(200);
    for (int i = 0; i < 10; ++i) parts.run(20);
    EXPECT_EQ(told(whole), told(parts));
    EXPECT_EQ(whole.best(), parts.best());
    EXPECT_EQ(whole.line(), parts.line());
}

TYPED_TEST(MctsOf, AllocatesOnlyAtConstruction) {
    const TypeParam game;
    Mcts<TypeParam> search(game, game.start(*game.options({})), 9);
    const auto before = laws::allocations();
    search.run(100);
    search.best();
    EXPECT_EQ(laws::allocations(), before);
    EXPECT_EQ(search.nodes(), 100u);
}

TYPED_TEST(MctsOf, EverySimulationVisitsOneMoveOfTheRoot) {
    const TypeParam game;
    Mcts<TypeParam> search(game, game.start(*game.options({})), 9);
    search.run(150);
    std::uint64_t visits = 0;
    for (const auto& one : search.root_moves()) visits += one.visits;
    EXPECT_EQ(visits, 150u);
}

TYPED_TEST(MctsOf, AFullArenaStopsTheTreeAndNotTheSearch) {
    const TypeParam game;
    Mcts<TypeParam> search(game, game.start(*game.options({})), 9, {.edges = 40});
    search.run(300);
    EXPECT_EQ(search.nodes(), 300u);
    for (const auto& one : search.root_moves()) EXPECT_GT(one.visits, 0u);
}

TEST(Mcts, ThousandIsTenTimesHundred) {
    const ConnectFour game;
    Mcts<ConnectFour> whole(game, {}, 4);
    Mcts<ConnectFour> parts(game, {}, 4);
    whole.run(1000);
    for (int i = 0; i < 10; ++i) parts.run(100);
    EXPECT_EQ(told(whole), told(parts));
}

TEST(Mcts, OnlyASoleMoveIsDecided) {
    const TicTacToe game;
    Mcts<TicTacToe> sole(game, at<TicTacToe>("xox/xoo/ox."), 1);
    EXPECT_TRUE(sole.run(10));
    Mcts<TicTacToe> two(game, at<TicTacToe>("xox/xoo/.x."), 1);
    EXPECT_FALSE(two.run(10));
}

TEST(Mcts, SeedsMatter) {
    const ConnectFour game;
    Mcts<ConnectFour> one(game, {}, 1);
    Mcts<ConnectFour> other(game, {}, 2);
    one.run(500);
    other.run(500);
    EXPECT_NE(told(one), told(other));
}

TEST(Mcts, HasAMoveBeforeItRan) {
    const TicTacToe game;
    Mcts<TicTacToe> search(game, {}, 1);
    EXPECT_EQ(search.best().square, 0);
    EXPECT_EQ(search.line().size(), 1u);
}

TEST(Mcts, TiesGoToTheSmallerMove) {
    const TicTacToe game;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Mcts<TicTacToe> tie(game, {}, seed);
        tie.run(9);  // each square once: the best value decides, then the order of moves
        const auto moves = tie.root_moves();
        const auto first = std::max_element(moves.begin(), moves.end(),
                                            [](auto& a, auto& b) { return a.value < b.value; });
        EXPECT_EQ(tie.best(), first->move);
    }
}

}  // namespace
}  // namespace engawa
