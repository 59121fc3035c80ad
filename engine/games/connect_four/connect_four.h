// Connect four on seven columns of six: a control game. It has exact peers elsewhere and known move
// counts, so that it measures the house and not the game.
//
// Seat 1 plays x and begins. A move is its column, 1 to 7. A position is its six rows from the top,
// joined by '/', of 'x', 'o' and '.'; whose turn it is follows from the stones.
//
// Rules: CON-1 nobody moves after the end; CON-2 the seats take turns; CON-3 a stone goes into a
// column that is not full. Four in a line win; a full board without a line is a tie.
#pragma once

#include <array>
#include <bit>
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

namespace engawa::connect_four {

inline constexpr int kColumns = 7;
inline constexpr int kRows = 6;
inline constexpr int kStones = kColumns * kRows;

struct Move {
    std::uint8_t column = 0;

    friend constexpr auto operator<=>(Move, Move) = default;
};

// A set of cells. Bit 7 * column + row, rows from the bottom; the seventh bit of a column stays
// empty, so that lines do not run over the edge.
using Cells = std::uint64_t;

constexpr Cells cell(int column, int row) { return Cells{1} << ((kRows + 1) * column + row); }

inline constexpr Cells kBottom = [] {
    Cells cells = 0;
    for (int column = 0; column < kColumns; ++column) cells |= cell(column, 0);
    return cells;
}();

// Adding the bottom row carries past the stones of every column to its lowest empty cell.
constexpr Cells landing(Cells taken, Move move) {
    return (taken + kBottom) & Cells{0x3f} << ((kRows + 1) * move.column);
}

constexpr bool has_line(Cells stones) {
    for (const int step : {1, kRows + 1, kRows, kRows + 2}) {
        const Cells pairs = stones & stones >> step;
        if ((pairs & pairs >> 2 * step) != 0) return true;
    }
    return false;
}

enum class Phase : std::uint8_t { Running, FirstWon, SecondWon, Full };

class ConnectFour;

struct State {
    using Game = ConnectFour;

    BySeat<Cells, 2> stones{};
    std::uint8_t turns = 0;
    Phase phase = Phase::Running;
    std::array<std::uint8_t, 6> unused{};

    constexpr unsigned seat() const { return turns & 1u; }
    constexpr bool over() const { return phase != Phase::Running; }
    constexpr Cells taken() const { return stones[0] | stones[1]; }

    friend bool operator==(const State&, const State&) = default;
};

namespace detail {

// One bit for each full column. The factor moves bit 7c of the top row to bit 36 + c, and no two
// products meet there.
constexpr unsigned full_columns(Cells taken) {
    Cells factor = 0;
    for (int column = 0; column < kColumns; ++column) factor |= Cells{1} << 6 * (6 - column);
    return static_cast<unsigned>((taken >> (kRows - 1) & kBottom) * factor >> 36) & 0x7fu;
}

struct OpenColumns {
    std::array<Move, kColumns> moves{};
    std::uint8_t count = 0;
};

constexpr auto make_open_columns() {
    std::array<OpenColumns, 1u << kColumns> table{};
    for (unsigned full = 0; full < table.size(); ++full) {
        OpenColumns& open = table[full];
        for (std::uint8_t column = 0; column < kColumns; ++column) {
            if ((full >> column & 1u) == 0) open.moves[open.count++] = Move{column};
        }
    }
    return table;
}

inline constexpr auto kOpenColumns = make_open_columns();

}  // namespace detail

class ConnectFour : public OpenGame<State>,
                    public WithoutChance<State>,
                    public WithoutOptions,
                    public InTurn<State, 2>,
                    public PlainMoves<State, Move>,
                    public PlainHash<State> {
  public:
    using State = connect_four::State;

    static constexpr std::string_view kName = "connect_four";
    static constexpr int kRulesVersion = 1;
    static constexpr int kMaxMoves = kColumns;
    static constexpr int kMinUtility = -1;
    static constexpr int kMaxUtility = 1;

    State start(const Options&) const { return {}; }
    int longest(const Options&) const { return kStones; }

    SeatSet to_act(const State& s) const {
        return s.over() ? SeatSet{} : SeatSet{Seat{static_cast<int>(s.seat())}};
    }
    void legal(const State& s, Seat seat, Moves<Move>& moves) const {
        if (!to_act(s).contains(seat)) return;
        const detail::OpenColumns& open = detail::kOpenColumns[detail::full_columns(s.taken())];
        std::memcpy(moves.tail(), &open, sizeof open);  // with the count: one store, within kSlack
        moves.grow(moves.tail() + open.count);
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
    Dropped,  // seat, column
    Ended,    // the phase
};

template <Sink S>
void ConnectFour::apply(State& s, Seat, Move move, S& sink) const {
    const unsigned mover = s.seat();
    s.stones[mover] |= landing(s.taken(), move);
    ++s.turns;
    if (has_line(s.stones[mover])) {
        s.phase = mover == 0 ? Phase::FirstWon : Phase::SecondWon;
    } else if (s.turns == kStones) {
        s.phase = Phase::Full;
    }
    if constexpr (S::kWanted) {
        sink.emit({static_cast<std::uint8_t>(Happening::Dropped),
                   2,
                   {static_cast<std::int16_t>(mover), move.column}});
        if (s.over()) {
            sink.emit({static_cast<std::uint8_t>(Happening::Ended),
                       1,
                       {static_cast<std::int16_t>(s.phase)}});
        }
    }
}

inline Report ConnectFour::report(const State& s) const {
    Report report;
    if (s.phase == Phase::Full) report.reason = "full";
    if (s.phase == Phase::FirstWon || s.phase == Phase::SecondWon) {
        const unsigned winner = s.phase == Phase::FirstWon ? 0 : 1;
        report.reason = "line";
        report.winners = SeatSet{Seat{static_cast<int>(winner)}};
        report.utility[winner] = 1;
        report.utility[1 - winner] = -1;
    }
    return report;
}

static_assert(Game<ConnectFour>);

}  // namespace engawa::connect_four
