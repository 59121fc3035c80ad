// Tic-tac-toe: a control game. It has exact peers elsewhere, known move counts and next to no
// rules, so that it measures the house and not the game.
//
// Seat 1 plays x and begins. Squares are a1 to c3, a1 at the lower left; a move is the name of its
// square. A position is its three ranks from the top, joined by '/', of 'x', 'o' and '.', for
// example x.o/.x./..o; whose turn it is follows from the marks.
//
// Rules: TTT-1 nobody moves after the end; TTT-2 the seats take turns; TTT-3 a mark goes on an
// empty square. Three in a row win; a full board without a row is a tie.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "engine/core/by_seat.h"
#include "engine/core/game.h"
#include "engine/core/game_defaults.h"
#include "engine/core/gesture.h"
#include "engine/core/tableau.h"

namespace engawa::tictactoe {

inline constexpr int kSquares = 9;

// The square that gets a mark: 0 is a1, 1 is b1, 3 is a2.
struct Move {
    std::uint8_t square = 0;

    friend constexpr auto operator<=>(Move, Move) = default;
};

enum class Phase : std::uint8_t { Running, FirstWon, SecondWon, Full };

class TicTacToe;

struct State {
    using Game = TicTacToe;

    BySeat<std::uint16_t, 2> marks{};  // a bit for each square
    std::uint8_t turns = 0;
    Phase phase = Phase::Running;

    constexpr unsigned seat() const { return turns & 1u; }
    constexpr bool over() const { return phase != Phase::Running; }
    constexpr unsigned taken() const { return marks[0] | unsigned{marks[1]}; }

    friend bool operator==(const State&, const State&) = default;
};

namespace detail {

constexpr bool has_row(unsigned marks) {
    for (const unsigned row : {0007u, 0070u, 0700u, 0111u, 0222u, 0444u, 0421u, 0124u}) {
        if ((marks & row) == row) return true;
    }
    return false;
}

struct EmptySquares {
    std::array<Move, kSquares> moves{};
    std::uint8_t count = 0;
};

constexpr auto make_rows() {
    std::array<bool, 512> rows{};
    for (unsigned marks = 0; marks < 512; ++marks) rows[marks] = has_row(marks);
    return rows;
}
constexpr auto make_empty_squares() {
    std::array<EmptySquares, 512> table{};
    for (unsigned taken = 0; taken < 512; ++taken) {
        EmptySquares& empty = table[taken];
        for (std::uint8_t square = 0; square < kSquares; ++square) {
            if ((taken >> square & 1u) == 0) empty.moves[empty.count++] = Move{square};
        }
    }
    return table;
}

inline constexpr auto kHasRow = make_rows();                 // by the marks of one seat
inline constexpr auto kEmptySquares = make_empty_squares();  // by the marks of both

}  // namespace detail

class TicTacToe : public OpenGame<State>,
                  public WithoutChance<State>,
                  public WithoutOptions,
                  public InTurn<State, 2>,
                  public PlainMoves<State, Move>,
                  public PlainHash<State> {
  public:
    using State = tictactoe::State;

    static constexpr std::string_view kName = "tictactoe";
    static constexpr int kRulesVersion = 1;
    static constexpr int kMaxMoves = kSquares;
    static constexpr int kMinUtility = -1;
    static constexpr int kMaxUtility = 1;

    State start(const Options&) const { return {}; }
    int longest(const Options&) const { return kSquares; }

    SeatSet to_act(const State& s) const {
        return s.over() ? SeatSet{} : SeatSet{Seat{static_cast<int>(s.seat())}};
    }
    void legal(const State& s, Seat seat, Moves<Move>& moves) const {
        if (!to_act(s).contains(seat)) return;
        const detail::EmptySquares& empty = detail::kEmptySquares[s.taken()];
        std::memcpy(moves.tail(), empty.moves.data(), sizeof empty.moves);  // within kSlack
        moves.grow(moves.tail() + empty.count);
    }
    template <Sink S>
    void apply(State& s, Seat seat, Move move, S& sink) const;
    Report report(const State& s) const;
    RuleId why_not(const State& s, Seat seat, Attempt attempt) const;

    std::string write(const State& s) const;
    Result<State> read(const Options& options, std::string_view text) const;
    std::string write_move(const State& s, Seat seat, Move move) const;
    Result<Attempt> read_attempt(const State& s, Seat seat, std::string_view text) const;
    Phrase describe(const Event& event) const;
    Phrase prompt(const State& s, Seat seat) const;
    Tableau tableau(const Observed<State>& view) const;
    Gesture gesture(const State& s, Seat seat, Move move) const;

    std::uint64_t hash(const State& s) const;
    bool ok(const State& s) const;
};

// Kinds of events.
enum class Happening : std::uint8_t {
    Marked,  // seat, square
    Ended,   // the phase
};

template <Sink S>
void TicTacToe::apply(State& s, Seat, Move move, S& sink) const {
    const unsigned mover = s.seat();
    s.marks[mover] = static_cast<std::uint16_t>(s.marks[mover] | 1u << move.square);
    ++s.turns;
    if (detail::kHasRow[s.marks[mover]]) {
        s.phase = mover == 0 ? Phase::FirstWon : Phase::SecondWon;
    } else if (s.turns == kSquares) {
        s.phase = Phase::Full;
    }
    if constexpr (S::kWanted) {
        sink.emit({static_cast<std::uint8_t>(Happening::Marked),
                   2,
                   {static_cast<std::int16_t>(mover), move.square}});
        if (s.over()) {
            sink.emit({static_cast<std::uint8_t>(Happening::Ended),
                       1,
                       {static_cast<std::int16_t>(s.phase)}});
        }
    }
}

inline Report TicTacToe::report(const State& s) const {
    Report report;
    if (s.phase == Phase::Full) report.reason = "full";
    if (s.phase == Phase::FirstWon || s.phase == Phase::SecondWon) {
        const unsigned winner = s.phase == Phase::FirstWon ? 0 : 1;
        report.reason = "row";
        report.winners = SeatSet{Seat{static_cast<int>(winner)}};
        report.utility[winner] = 1;
        report.utility[1 - winner] = -1;
    }
    return report;
}

static_assert(Game<TicTacToe>);

}  // namespace engawa::tictactoe
