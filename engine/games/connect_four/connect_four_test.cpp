#include "engine/games/connect_four/connect_four.h"

#include <gtest/gtest.h>

#include <type_traits>
#include <utility>

namespace engawa::connect_four {
namespace {

const ConnectFour kGame;

State at(std::string_view text) {
    const auto state = kGame.read({}, text);
    EXPECT_TRUE(state.ok()) << text;
    return state.ok() ? *state : State{};
}

State played(std::string_view columns) {
    State state;
    NoEvents silent;
    for (const char column : columns) {
        const Seat seat = seat_to_ask(kGame, state);
        const auto move = kGame.read_move(state, seat, {&column, 1});
        EXPECT_TRUE(move.ok()) << columns;
        kGame.apply(state, seat, *move, silent);
    }
    return state;
}

std::uint64_t perft(const State& state, int depth) {
    if (depth == 0) return 1;
    std::uint64_t leaves = 0;
    for (const Seat seat : kGame.to_act(state)) {
        MoveBuffer<ConnectFour> buffer;
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

TEST(ConnectFour, IsASmallValueWithoutPadding) {
    EXPECT_EQ(sizeof(State), 24u);
    EXPECT_TRUE(std::has_unique_object_representations_v<State>);
}

TEST(ConnectFour, MoveTreeHasItsKnownSize) {
    const std::uint64_t known[] = {1, 7, 49, 343, 2401, 16807, 117649, 823536};
    for (int depth = 0; depth <= 7; ++depth) EXPECT_EQ(perft(State{}, depth), known[depth]);
}

TEST(ConnectFourSlow, MoveTreeHasItsKnownSizeAtDepth8) { EXPECT_EQ(perft(State{}, 8), 5673234u); }

// A second opinion on full columns and lines, cell by cell.
bool has_line_by_cells(Cells stones) {
    const auto has = [&](int column, int row) {
        return column >= 0 && column < kColumns && row >= 0 && row < kRows &&
               (stones & cell(column, row)) != 0;
    };
    for (int column = 0; column < kColumns; ++column) {
        for (int row = 0; row < kRows; ++row) {
            for (const auto [x, y] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
                int length = 0;
                while (length < 4 && has(column + length * x, row + length * y)) ++length;
                if (length == 4) return true;
            }
        }
    }
    return false;
}

TEST(ConnectFour, RandomGamesAgreeWithALookAtEveryCell) {
    Rng rng{20};
    for (int game = 0; game < 300; ++game) {
        State state;
        NoEvents silent;
        while (!state.over()) {
            ASSERT_TRUE(kGame.ok(state));
            ASSERT_EQ(at(kGame.write(state)), state);
            const Seat seat = seat_to_ask(kGame, state);
            MoveBuffer<ConnectFour> buffer;
            kGame.legal(state, seat, buffer.list);
            int listed = 0;
            for (std::uint8_t column = 0; column < kColumns; ++column) {
                const bool open = (state.taken() & cell(column, kRows - 1)) == 0;
                ASSERT_EQ(kGame.why_not(state, seat, Move{column}).none(), open);
                if (open) ASSERT_EQ(buffer.list[listed++], Move{column});
            }
            ASSERT_EQ(listed, buffer.list.size());
            kGame.apply(state, seat, buffer.list[rng.below(listed)], silent);
            ASSERT_EQ(has_line_by_cells(state.stones[0]), state.phase == Phase::FirstWon);
            ASSERT_EQ(has_line_by_cells(state.stones[1]), state.phase == Phase::SecondWon);
        }
        ASSERT_TRUE(kGame.ok(state));
    }
}

TEST(ConnectFour, LinesDoNotRunOverTheEdge) {
    EXPECT_FALSE(has_line(cell(4, 0) | cell(5, 0) | cell(6, 0)));
    EXPECT_FALSE(has_line(cell(0, 4) | cell(0, 5) | cell(1, 0) | cell(1, 1)));
    EXPECT_TRUE(has_line(cell(3, 0) | cell(4, 1) | cell(5, 2) | cell(6, 3)));
    EXPECT_TRUE(has_line(cell(3, 5) | cell(4, 4) | cell(5, 3) | cell(6, 2)));
    EXPECT_TRUE(has_line(cell(6, 2) | cell(6, 3) | cell(6, 4) | cell(6, 5)));
}

TEST(ConnectFour, FourInALineWin) {
    const State won = played("1122334");
    EXPECT_EQ(kGame.write(won), "......./......./......./......./ooo..../xxxx...");
    EXPECT_EQ(won.phase, Phase::FirstWon);
    EXPECT_EQ(kGame.report(won).winners, SeatSet{Seat{0}});
    EXPECT_EQ(kGame.report(won).utility[1], -1);
    EXPECT_EQ(kGame.report(won).reason, "line");
    EXPECT_EQ(played("1213141").phase, Phase::FirstWon);
    EXPECT_EQ(played("71222326").phase, Phase::Running);
    EXPECT_EQ(played("21314171").phase, Phase::SecondWon);
}

TEST(ConnectFour, RefusalsNameTheRule) {
    const State full_column = played("111111");
    EXPECT_EQ(kGame.why_not(played("1122334"), Seat{1}, Move{0}).text(), "CON-1");
    EXPECT_EQ(kGame.why_not(full_column, Seat{1}, Move{1}).text(), "CON-2");
    EXPECT_EQ(kGame.why_not(full_column, Seat{0}, Move{0}).text(), "CON-3");
    EXPECT_EQ(kGame.read_move(full_column, Seat{0}, "1").error().code, "illegal_move");
    EXPECT_EQ(kGame.read_move(full_column, Seat{0}, "8").error().code, "bad_move");
    EXPECT_EQ(kGame.options({{"rows", "9"}}).error().code, "unknown_option");
}

TEST(ConnectFour, ReadsOnlyPositionsThatTurnsLeadTo) {
    for (const auto* text : {"", "......./......./......./......./.......",
                             "......./......./......./......./x....../.......",  // floats
                             "......./......./......./......./......./xx.....",  // x twice
                             "......./......./......./......./......./o......",  // o first
                             "......./......./......./......./....../.......",   // a short row
                             "......./......./......./......./oooo.../xxxx...",  // two lines
                             "......./......./......./......./......./......z"}) {
        EXPECT_FALSE(kGame.read({}, text).ok()) << text;
    }
}

TEST(ConnectFour, EventsTellTheStoneAndTheEnd) {
    State state = played("112233");
    EventList sink;
    kGame.apply(state, Seat{0}, Move{3}, sink);
    ASSERT_EQ(sink.events.size(), 2u);
    EXPECT_EQ(kGame.describe(sink.events[0]).key, "connect_four.event.dropped");
    EXPECT_EQ(kGame.describe(sink.events[0]).arguments[1].term, Term::place("4"));
    EXPECT_EQ(in_one_line(kGame.describe(sink.events[1])),
              "connect_four.event.ended reason=(connect_four.end.won who=seat:1)");
}

}  // namespace
}  // namespace engawa::connect_four
