#include "engine/games/tictactoe/tictactoe.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <type_traits>

namespace engawa::tictactoe {
namespace {

const TicTacToe kGame;

State at(std::string_view text) {
    const auto state = kGame.read({}, text);
    EXPECT_TRUE(state.ok()) << text;
    return state.ok() ? *state : State{};
}

State after(const State& state, std::string_view move) {
    State next = state;
    NoEvents silent;
    const Seat seat = seat_to_ask(kGame, state);
    kGame.apply(next, seat, *kGame.read_move(state, seat, move), silent);
    return next;
}

std::uint64_t perft(const State& state, int depth) {
    if (depth == 0) return 1;
    std::uint64_t leaves = 0;
    for (const Seat seat : kGame.to_act(state)) {
        MoveBuffer<TicTacToe> buffer;
        kGame.legal(state, seat, buffer.list);
        for (const Move move : buffer.list) {
            State next = state;
            NoEvents silent;
            kGame.apply(next, seat, move, silent);
            leaves += perft(next, depth - 1);
        }
    }
    return leaves;
}

TEST(TicTacToe, IsASmallValueWithoutPadding) {
    EXPECT_EQ(sizeof(State), 6u);
    EXPECT_TRUE(std::has_unique_object_representations_v<State>);
}

TEST(TicTacToe, MoveTreeHasItsKnownSize) {
    const std::uint64_t known[] = {1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872};
    for (int depth = 0; depth <= 9; ++depth) EXPECT_EQ(perft(State{}, depth), known[depth]);
    EXPECT_EQ(perft(State{}, 10), 0u);
}

TEST(TicTacToe, EveryPositionOfTheTreeIsInOrderAndReadsBack) {
    std::set<std::string> seen;
    const auto visit = [&](auto& self, const State& state) -> void {
        if (!seen.insert(kGame.write(state)).second) return;
        ASSERT_TRUE(kGame.ok(state));
        ASSERT_EQ(at(kGame.write(state)), state);
        ASSERT_EQ(kGame.report(state).over(), kGame.to_act(state).empty());
        MoveBuffer<TicTacToe> buffer;
        if (!state.over()) kGame.legal(state, seat_to_ask(kGame, state), buffer.list);
        for (std::uint8_t square = 0; square < kSquares; ++square) {
            const bool listed = std::find(buffer.list.begin(), buffer.list.end(), Move{square}) !=
                                buffer.list.end();
            const Seat seat{static_cast<int>(state.seat())};
            ASSERT_EQ(kGame.why_not(state, seat, Move{square}).none(), listed);
        }
        for (const Move move : buffer.list) {
            State next = state;
            NoEvents silent;
            kGame.apply(next, seat_to_ask(kGame, state), move, silent);
            self(self, next);
        }
    };
    visit(visit, State{});
    EXPECT_EQ(seen.size(), 5478u);
}

TEST(TicTacToe, ThreeInARowWin) {
    EXPECT_FALSE(after(at("..o/.x./x.o"), "b1").over());
    EXPECT_EQ(after(at("oo./.x./x.."), "c3").phase, Phase::FirstWon);
    EXPECT_EQ(after(at("xx./.x./o.o"), "b1").phase, Phase::SecondWon);
    const State won = after(at(".oo/.../x.x"), "b1");
    EXPECT_EQ(won.phase, Phase::FirstWon);
    EXPECT_EQ(kGame.report(won).winners, SeatSet{Seat{0}});
    EXPECT_EQ(kGame.report(won).utility[1], -1);
    EXPECT_EQ(kGame.report(won).reason, "row");
}

TEST(TicTacToe, AFullBoardIsATie) {
    const State full = after(at("xox/xxo/o.o"), "b1");
    EXPECT_EQ(full.phase, Phase::Full);
    EXPECT_TRUE(kGame.report(full).winners.empty());
    EXPECT_EQ(kGame.report(full).reason, "full");
}

TEST(TicTacToe, RefusalsNameTheRule) {
    const State running = at(".../.x./...");
    EXPECT_EQ(kGame.why_not(at("xxx/oo./..."), Seat{1}, Move{0}).text(), "TTT-1");
    EXPECT_EQ(kGame.why_not(running, Seat{0}, Move{0}).text(), "TTT-2");
    EXPECT_EQ(kGame.why_not(running, Seat{1}, Move{4}).text(), "TTT-3");
    EXPECT_TRUE(kGame.why_not(running, Seat{1}, Move{0}).none());
    EXPECT_EQ(kGame.read_move(running, Seat{1}, "b2").error().code, "illegal_move");
    EXPECT_EQ(kGame.read_move(running, Seat{1}, "d1").error().code, "bad_move");
    EXPECT_EQ(kGame.options({{"size", "4"}}).error().code, "unknown_option");
}

TEST(TicTacToe, ReadsOnlyPositionsThatTurnsLeadTo) {
    for (const auto* text : {"", "...", ".../.../..", ".../.../.../", "xx./.../...", "o../.../...",
                             "xxx/ooo/...", "xxx/ooo/x..", "xxx/oo./o..", "xyz/.../..."}) {
        EXPECT_FALSE(kGame.read({}, text).ok()) << text;
    }
}

TEST(TicTacToe, EventsTellTheMarkAndTheEnd) {
    State state = at(".oo/.../x.x");
    EventList sink;
    kGame.apply(state, Seat{0}, Move{1}, sink);
    ASSERT_EQ(sink.events.size(), 2u);
    EXPECT_EQ(kGame.describe(sink.events[0]).key, "tictactoe.event.marked");
    EXPECT_EQ(kGame.describe(sink.events[0]).arguments[1].term, Term::place("b1"));
    EXPECT_EQ(in_one_line(kGame.describe(sink.events[1])),
              "tictactoe.event.ended reason=(tictactoe.end.won who=seat:1)");
}

}  // namespace
}  // namespace engawa::tictactoe
