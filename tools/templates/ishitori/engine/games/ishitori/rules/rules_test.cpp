#include <gtest/gtest.h>

#include "engine/games/ishitori/ishitori.h"

namespace engawa::ishitori {
namespace {

const Ishitori kGame;
constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

State after(State state, Seat seat, Move move) {
    NoEvents silent;
    kGame.apply(state, seat, move, silent);
    return state;
}

std::string legal_moves(const State& state, Seat seat) {
    MoveBuffer<Ishitori> moves;
    kGame.legal(state, seat, moves.list);
    std::string texts;
    for (const Move move : moves.list) texts += kGame.write_move(state, seat, move) + " ";
    return texts;
}

TEST(IshitoriRules, AHeapHas21StonesUnlessItIsSaidOtherwise) {  // ISH-001
    EXPECT_EQ(kGame.start(*kGame.options({})), (State{21, 0}));
    EXPECT_EQ(kGame.start(*kGame.options({{"stones", "9"}})), (State{9, 0}));
    EXPECT_EQ(kGame.options({{"stones", "0"}}).error().code, "bad_option_value");
    EXPECT_EQ(kGame.options({{"stones", "100"}}).error().code, "bad_option_value");
}

TEST(IshitoriRules, PlayersTakeTurns) {  // ISH-002
    const State next = after({21, 0}, kFirst, {2});
    EXPECT_EQ(next, (State{19, 1}));
    EXPECT_EQ(kGame.to_act(next), SeatSet{kSecond});
    EXPECT_EQ(kGame.why_not(next, kFirst, {1}).text(), "ISH-002");
    EXPECT_EQ(legal_moves(next, kFirst), "");
}

TEST(IshitoriRules, ATurnTakesOneToThreeStones) {  // ISH-003
    EXPECT_EQ(legal_moves({21, 0}, kFirst), "1 2 3 ");
    EXPECT_EQ(legal_moves({2, 0}, kFirst), "1 2 ");
    EXPECT_EQ(kGame.why_not({2, 0}, kFirst, {3}).text(), "ISH-003");
    EXPECT_TRUE(kGame.why_not({2, 0}, kFirst, {2}).none());
}

TEST(IshitoriRules, WhoeverTakesTheLastStoneWins) {  // ISH-004
    const State over = after({2, 1}, kSecond, {2});
    const Report report = kGame.report(over);
    EXPECT_EQ(report.reason, "last_stone");
    EXPECT_EQ(report.winners, SeatSet{kSecond});
    EXPECT_EQ(report.utility[1], 1);
    EXPECT_EQ(report.utility[0], -1);
    EXPECT_FALSE(kGame.report(after({2, 1}, kSecond, {1})).over());
}

TEST(IshitoriRules, NobodyMovesAfterTheEnd) {  // ISH-005
    const State over{0, 0};
    EXPECT_TRUE(kGame.to_act(over).empty());
    EXPECT_EQ(kGame.why_not(over, kFirst, {1}).text(), "ISH-005");
    EXPECT_EQ(legal_moves(over, kFirst), "");
}

}  // namespace
}  // namespace engawa::ishitori
