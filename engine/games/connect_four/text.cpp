// Positions, moves and words of connect four, and what needs no speed.
#include "engine/core/text.h"

#include "engine/core/hash.h"
#include "engine/games/connect_four/connect_four.h"

namespace engawa::connect_four {
namespace {

Error bad(std::string text) { return error("bad_position", std::move(text)); }

// Phases 1 and 2 are victories of the first and the second, 3 is a full board.
Phrase ended(int phase) {
    if (phase == 3)
        return {"connect_four.event.ended", {{"reason", Term::word("connect_four.end.full")}}};
    Phrase won{"connect_four.end.won", {{"who", Term::seat(phase - 1)}}};
    return {"connect_four.event.ended", {{"reason", Term::phrase(std::move(won))}}};
}
std::string column_name(int column) { return std::to_string(column + 1); }

Phase phase_of(const State& s) {
    if (has_line(s.stones[0])) return Phase::FirstWon;
    if (has_line(s.stones[1])) return Phase::SecondWon;
    return s.turns == kStones ? Phase::Full : Phase::Running;
}

bool nothing_floats(Cells taken) {
    for (int column = 0; column < kColumns; ++column) {
        for (int row = 1; row < kRows; ++row) {
            const bool here = (taken & cell(column, row)) != 0;
            if (here && (taken & cell(column, row - 1)) == 0) return false;
        }
    }
    return true;
}

// Stones that turns can lead to: x is level or one ahead, and who has a line moved last.
bool fits(const State& s) {
    const int first = std::popcount(s.stones[0]);
    const int second = std::popcount(s.stones[1]);
    if (first != second && first != second + 1) return false;
    if (has_line(s.stones[0]) && first == second) return false;
    return !(has_line(s.stones[1]) && first != second) && nothing_floats(s.taken());
}

}  // namespace

RuleId ConnectFour::why_not(const State& s, Seat seat, Attempt attempt) const {
    if (s.over()) return RuleId{"CON-1"};
    if (!to_act(s).contains(seat)) return RuleId{"CON-2"};
    if (landing(s.taken(), attempt) == 0) return RuleId{"CON-3"};
    return {};
}

std::string ConnectFour::write(const State& s) const {
    std::string out;
    for (int row = kRows - 1; row >= 0; --row) {
        if (row < kRows - 1) out += '/';
        for (int column = 0; column < kColumns; ++column) {
            const bool first = (s.stones[0] & cell(column, row)) != 0;
            const bool second = (s.stones[1] & cell(column, row)) != 0;
            out += first ? 'x' : second ? 'o' : '.';
        }
    }
    return out;
}

Result<State> ConnectFour::read(const Options&, std::string_view text) const {
    const auto rows = split(text, '/', kRows + 1);
    if (rows.size() != kRows) return bad("a position is six rows joined by '/'");
    State s;
    for (unsigned i = 0; i < kRows; ++i) {
        if (rows[i].size() != kColumns) return bad(quoted(rows[i]) + " is not seven cells");
        for (unsigned column = 0; column < kColumns; ++column) {
            const char c = rows[i][column];
            if (c == '.') continue;
            if (c != 'x' && c != 'o') return bad("a cell is x, o or '.'");
            const int row = kRows - 1 - static_cast<int>(i);
            s.stones[c == 'x' ? 0 : 1] |= cell(static_cast<int>(column), row);
            ++s.turns;
        }
    }
    if (!nothing_floats(s.taken())) return bad("a stone floats above an empty cell");
    if (!fits(s)) return bad("x begins and the seats take turns until the game is over");
    s.phase = phase_of(s);
    return s;
}

std::string ConnectFour::write_move(const State&, Seat, Move move) const {
    return column_name(move.column);
}

Result<ConnectFour::Attempt> ConnectFour::read_attempt(const State&, Seat,
                                                       std::string_view text) const {
    for (std::uint8_t column = 0; column < kColumns; ++column) {
        if (text == column_name(column)) return Move{column};
    }
    return error("bad_move", quoted(text) + " is not a column from 1 to 7");
}

Phrase ConnectFour::describe(const Event& event) const {
    if (static_cast<Happening>(event.kind) == Happening::Dropped) {
        return {"connect_four.event.dropped",
                {{"who", Term::seat(event.numbers[0])},
                 {"column", Term::place(column_name(event.numbers[1]))}}};
    }
    return ended(event.numbers[0]);
}

Phrase ConnectFour::prompt(const State& s, Seat seat) const {
    if (s.over()) return {"connect_four.prompt.over", {}};
    return {"connect_four.prompt.turn", {{"who", Term::seat(seat)}}};
}

Tableau ConnectFour::tableau(const Observed<State>& view) const {
    const State& s = view.state();
    Tableau tableau{{}, {{"turn", s.turns + 1}}};
    for (int column = 0; column < kColumns; ++column) {
        Place place{std::to_string(column + 1), {}, {}};
        for (int row = 0; row < kRows; ++row) {
            for (int seat = 0; seat < 2; ++seat) {
                if ((s.stones[seat] & cell(column, row)) == 0) continue;
                place.things.push_back({std::to_string(row + 1), 1, {{"seat", seat + 1}}});
            }
        }
        tableau.places.push_back(std::move(place));
    }
    return tableau;
}

Gesture ConnectFour::gesture(const State&, Seat, Move move) const {
    return {"drop", {{"column", std::to_string(move.column + 1), 0}}};
}

std::uint64_t ConnectFour::hash(const State& s) const {
    return combine(mix(s.stones[0]), s.stones[1]);
}

bool ConnectFour::ok(const State& s) const {
    return (s.stones[0] & s.stones[1]) == 0 && std::popcount(s.taken()) == s.turns && fits(s) &&
           s.phase == phase_of(s);
}

}  // namespace engawa::connect_four
