#include "engine/search/alpha_beta.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>
#include <vector>

#include "engine/core/hash.h"
#include "engine/games/paiko/bots/bot.h"

namespace engawa {
namespace {

// A game that is nothing but a tree: who acts, how many moves there are and who wins is read off
// the hash of the path. A seat may act several times in a row.
struct Tree {
    struct State {
        std::uint64_t path = 0;
        int left = 0;  // moves until the end
    };
    using Move = std::uint8_t;
    static constexpr int kMaxMoves = 5;

    static std::uint64_t bits(const State& s, int what) {
        return mix(s.path + static_cast<std::uint64_t>(what) * 1000);
    }
    SeatSet to_act(const State& s) const {
        if (s.left == 0 || bits(s, 1) % 64 == 0) return {};
        const int again = bits(s, 2) % 4 == 0 ? 1 : 0;
        return SeatSet{Seat{(s.left + again) % 2}};
    }
    SeatSet awaited(const State& s) const { return to_act(s); }
    void legal(const State& s, Seat, Moves<Move>& moves) const {
        const auto count = 1 + bits(s, 3) % kMaxMoves;
        for (std::uint64_t i = 1; i <= count; ++i) moves.add(static_cast<Move>(i));
    }
    void apply(State& s, Seat, Move move, NoEvents&) const {
        s.path = combine(s.path, move);
        --s.left;
    }
    Report report(const State& s) const {
        Report report;
        report.utility[0] = static_cast<std::int32_t>(bits(s, 4) % 3) - 1;
        report.utility[1] = -report.utility[0];
        return report;
    }
    std::uint64_t hash(const State& s) const { return combine(s.path, 77); }
};

// Knows nothing: a random judgement, any order.
struct TreeBrain {
    int first_moves = Tree::kMaxMoves;
    int reduce = 0;

    std::int32_t evaluate(const Tree&, const Tree::State& s, Seat seat) const {
        const auto value = static_cast<std::int32_t>(Tree::bits(s, 5) % 201) - 100;
        return seat == Seat{0} ? value : -value;
    }
    bool wins_at_once(const Tree&, const Tree::State&, Seat) const { return false; }
    void order(const Tree&, const Tree::State& s, Moves<Tree::Move>& moves, int, bool) const {
        const auto first = std::vector<Tree::Move>(moves.begin(), moves.end());
        const auto turn = Tree::bits(s, 6) % first.size();
        moves.clear();
        for (std::size_t i = 0; i < first.size(); ++i) moves.add(first[(i + turn) % first.size()]);
    }
    int width(const Tree&, const Tree::State&, int, bool) const { return first_moves; }
    int reduction(int depth_left, int index) const {
        return depth_left >= 2 && index >= 2 ? reduce : 0;
    }
};

Tree::State tree(std::uint64_t seed, int moves) {
    Tree::State root{mix(seed), moves};
    while (Tree{}.to_act(root).empty()) root.path = mix(root.path);
    return root;
}

// Plain minimax for `seat`; depth counts turns as the search does.
std::int32_t minimax(const Tree& game, const Tree::State& s, Seat seat, int depth, int ply) {
    const SeatSet acting = game.to_act(s);
    if (acting.empty()) {
        const auto utility = game.report(s).utility[seat];
        return utility == 0 ? 0 : utility > 0 ? kWon - ply : ply - kWon;
    }
    const Seat mover = acting.first();
    if (depth == 0) {
        const auto value = TreeBrain{}.evaluate(game, s, mover);
        return mover == seat ? value : -value;
    }
    MoveBuffer<Tree> buffer;
    game.legal(s, mover, buffer.list);
    std::int32_t best = 0;
    for (int i = 0; i < buffer.list.size(); ++i) {
        Tree::State next = s;
        NoEvents silent;
        game.apply(next, mover, buffer.list[i], silent);
        const bool on = !game.to_act(next).empty() && game.to_act(next).first() == mover;
        const auto value = minimax(game, next, seat, depth - (on ? 0 : 1), ply + 1);
        const bool better = mover == seat ? value > best : value < best;
        if (i == 0 || better) best = value;
    }
    return best;
}

constexpr std::uint64_t kPlenty = 1'000'000;

TEST(AlphaBeta, ScoresAsPlainMinimaxDoes) {
    const Tree game;
    const TreeBrain brain;
    int undecided = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        for (int depth = 1; depth <= 4; ++depth) {
            const Tree::State root = tree(seed, 10);
            AlphaBeta<Tree, TreeBrain> search(game, brain, root, {depth, 10});
            ASSERT_TRUE(search.run(kPlenty));
            const Seat seat = game.to_act(root).first();
            const auto expected = minimax(game, root, seat, search.depth(), 0);
            const bool decided = expected >= kDecisive || expected <= -kDecisive;
            if (decided) {  // a proof may be found by a longer line than the shortest
                EXPECT_EQ(search.score() > 0, expected > 0) << seed;
            } else {
                EXPECT_EQ(search.score(), expected) << seed << " depth " << depth;
                ++undecided;
            }
        }
    }
    EXPECT_GT(undecided, 300);
}

TEST(AlphaBeta, TheLineLeadsToTheScore) {
    const Tree game;
    const TreeBrain brain;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Tree::State at = tree(seed, 6);
        const Seat seat = game.to_act(at).first();
        AlphaBeta<Tree, TreeBrain> search(game, brain, at, {20, 10});
        ASSERT_TRUE(search.run(kPlenty));
        if (search.score() < kDecisive) continue;
        // A won game is won along the line, whatever else its moves are.
        ASSERT_EQ(search.line().front(), search.best());
        for (const Tree::Move move : search.line()) {
            NoEvents silent;
            game.apply(at, game.to_act(at).first(), move, silent);
            EXPECT_GE(minimax(game, at, seat, 20, 0), kDecisive) << seed;
        }
    }
}

TEST(AlphaBeta, ADecisiveScoreIsAProofHoweverNarrowTheBrainLooks) {
    const Tree game;
    int decided = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const TreeBrain narrow{1 + static_cast<int>(seed % 2), 1};
        const Tree::State root = tree(seed, 8);
        AlphaBeta<Tree, TreeBrain> search(game, narrow, root, {20, 8});
        search.run(kPlenty);
        if (search.score() < kDecisive && search.score() > -kDecisive) continue;
        ++decided;
        const auto truth = minimax(game, root, game.to_act(root).first(), 20, 0);
        EXPECT_EQ(search.score() > 0, truth > 0) << seed;
        EXPECT_TRUE(truth >= kDecisive || truth <= -kDecisive) << seed;
    }
    EXPECT_GT(decided, 50);
}

template <class Search>
auto outcome(const Search& search) {
    return std::tuple{search.best(), search.score(), search.depth(), search.nodes(),
                      std::vector(search.line().begin(), search.line().end())};
}

TEST(AlphaBeta, RunsInPiecesAsInOneGo) {
    const Tree game;
    const TreeBrain brain{2, 1};
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Tree::State root = tree(seed, 12);
        AlphaBeta<Tree, TreeBrain> whole(game, brain, root, {12, 6});
        AlphaBeta<Tree, TreeBrain> pieces(game, brain, root, {12, 6});
        whole.run(1000);
        for (int i = 0; i < 10; ++i) pieces.run(100);
        EXPECT_EQ(outcome(whole), outcome(pieces)) << seed;
        AlphaBeta<Tree, TreeBrain> crumbs(game, brain, root, {12, 6});
        for (int i = 0; i < 1000; ++i) crumbs.run(1);
        EXPECT_EQ(outcome(whole), outcome(crumbs)) << seed;
    }
}

TEST(AlphaBeta, ANodeIsOneMoveApplied) {
    const Tree game;
    const TreeBrain brain;
    AlphaBeta<Tree, TreeBrain> search(game, brain, tree(3, 40), {16, 10});
    EXPECT_EQ(search.nodes(), 0u);
    EXPECT_FALSE(search.run(0));
    EXPECT_FALSE(search.run(7));
    EXPECT_EQ(search.nodes(), 7u);
    EXPECT_FALSE(search.run(100));
    EXPECT_EQ(search.nodes(), 107u);
}

TEST(AlphaBeta, HasAMoveBeforeTheFirstNode) {
    const paiko::Paiko game;
    const paiko::Brain brain;
    AlphaBeta<paiko::Paiko, paiko::Brain> search(game, brain, game.start({}));
    EXPECT_EQ(search.best().kind(), paiko::Kind::Pick);
    EXPECT_FALSE(search.finished());
}

TEST(TranspositionTable, KeepsWhatWasSearchedMuchDeeper) {
    using Table = TranspositionTable<std::uint8_t>;
    Table table(2);
    table.store({8, 1, 100, 9, Bound::Exact});
    EXPECT_EQ(table.find(4), nullptr);
    table.store({4, 2, 50, 1, Bound::Exact});  // the same slot
    EXPECT_EQ(table.find(4), nullptr);
    ASSERT_NE(table.find(8), nullptr);
    table.store({8, 3, 70, 1, Bound::AtMost});  // the same position
    EXPECT_EQ(table.find(8)->score, 70);
    table.store({4, 2, 50, 1, Bound::Exact});
    ASSERT_NE(table.find(4), nullptr);
    EXPECT_EQ(table.find(8), nullptr);
}

}  // namespace
}  // namespace engawa
