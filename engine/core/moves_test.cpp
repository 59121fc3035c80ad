#include "engine/core/moves.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <vector>

namespace engawa {
namespace {

std::vector<int> all(const Moves<int>& moves) { return {moves.begin(), moves.end()}; }

TEST(Moves, AreAddedBehindOneAnother) {
    std::array<int, 4> buffer{};
    Moves<int> moves{std::span{buffer}};
    EXPECT_TRUE(moves.empty());
    moves.add(3);
    moves.add(5);
    EXPECT_EQ(moves.size(), 2);
    EXPECT_EQ(moves[1], 5);
    EXPECT_EQ(all(moves), (std::vector<int>{3, 5}));
    EXPECT_EQ(moves.span().size(), 2u);
}

TEST(Moves, CanBeCutAndCleared) {
    std::array<int, 4> buffer{};
    Moves<int> moves{std::span{buffer}};
    for (int i = 0; i < 4; ++i) moves.add(i);
    moves.cut(1);
    EXPECT_EQ(all(moves), (std::vector<int>{0}));
    moves.clear();
    EXPECT_TRUE(moves.empty());
}

TEST(Moves, CanBeWrittenSeveralAtOnce) {
    std::array<int, 4> buffer{};
    Moves<int> moves{std::span{buffer}};
    moves.add(7);
    int* end = moves.tail();
    *end++ = 8;
    *end++ = 9;
    moves.grow(end);
    EXPECT_EQ(all(moves), (std::vector<int>{7, 8, 9}));
}

struct Tiny {
    using Move = int;
    static constexpr int kMaxMoves = 3;
};

TEST(MoveBuffer, HoldsTheLongestListAndTheSlack) {
    const auto buffer = std::make_unique<MoveBuffer<Tiny>>();
    for (int i = 0; i < Tiny::kMaxMoves + kSlack; ++i) buffer->list.add(i);
    EXPECT_EQ(buffer->list.size(), 3 + kSlack);
}

}  // namespace
}  // namespace engawa
