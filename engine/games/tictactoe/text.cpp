// Positions, moves and words of tic-tac-toe, and what needs no speed.
#include "engine/core/text.h"

#include "engine/core/hash.h"
#include "engine/games/tictactoe/tictactoe.h"

namespace engawa::tictactoe {
namespace {

Error bad(std::string text) { return error("bad_position", std::move(text)); }

std::string square_name(int square) {
    return {static_cast<char>('a' + square % 3), static_cast<char>('1' + square / 3)};
}

// Ranks are written from the top.
int square_in_text(int rank_from_top, int file) { return 3 * (2 - rank_from_top) + file; }

// Phases 1 and 2 are victories of the first and the second, 3 is a full board.
Phrase ended(int phase) {
    if (phase == 3)
        return {"tictactoe.event.ended", {{"reason", Term::word("tictactoe.end.full")}}};
    Phrase won{"tictactoe.end.won", {{"who", Term::seat(phase - 1)}}};
    return {"tictactoe.event.ended", {{"reason", Term::phrase(std::move(won))}}};
}

Phase phase_of(const State& s) {
    if (detail::kHasRow[s.marks[0]]) return Phase::FirstWon;
    if (detail::kHasRow[s.marks[1]]) return Phase::SecondWon;
    return s.turns == kSquares ? Phase::Full : Phase::Running;
}

// Marks that turns can lead to: x is level or one ahead, and who has a row moved last.
bool fits(const State& s) {
    const int first = std::popcount(s.marks[0]);
    const int second = std::popcount(s.marks[1]);
    if (first != second && first != second + 1) return false;
    if (detail::kHasRow[s.marks[0]] && first == second) return false;
    return !(detail::kHasRow[s.marks[1]] && first != second);
}

}  // namespace

RuleId TicTacToe::why_not(const State& s, Seat seat, Attempt attempt) const {
    if (s.over()) return RuleId{"TTT-1"};
    if (!to_act(s).contains(seat)) return RuleId{"TTT-2"};
    if ((s.taken() >> attempt.square & 1u) != 0) return RuleId{"TTT-3"};
    return {};
}

std::string TicTacToe::write(const State& s) const {
    std::string out;
    for (int rank = 0; rank < 3; ++rank) {
        if (rank > 0) out += '/';
        for (int file = 0; file < 3; ++file) {
            const int square = square_in_text(rank, file);
            const bool first = (s.marks[0] >> square & 1) != 0;
            const bool second = (s.marks[1] >> square & 1) != 0;
            out += first ? 'x' : second ? 'o' : '.';
        }
    }
    return out;
}

Result<State> TicTacToe::read(const Options&, std::string_view text) const {
    const auto ranks = split(text, '/', 4);
    if (ranks.size() != 3) return bad("a position is three ranks joined by '/'");
    State s;
    for (unsigned rank = 0; rank < 3; ++rank) {
        if (ranks[rank].size() != 3) return bad(quoted(ranks[rank]) + " is not three squares");
        for (unsigned file = 0; file < 3; ++file) {
            const char c = ranks[rank][file];
            if (c == '.') continue;
            if (c != 'x' && c != 'o') return bad("a square is x, o or '.'");
            const int square = square_in_text(static_cast<int>(rank), static_cast<int>(file));
            std::uint16_t& marks = s.marks[c == 'x' ? 0 : 1];
            marks = static_cast<std::uint16_t>(marks | 1u << square);
            ++s.turns;
        }
    }
    if (!fits(s)) return bad("x begins and the seats take turns until the game is over");
    s.phase = phase_of(s);
    return s;
}

std::string TicTacToe::write_move(const State&, Seat, Move move) const {
    return square_name(move.square);
}

Result<TicTacToe::Attempt> TicTacToe::read_attempt(const State&, Seat,
                                                   std::string_view text) const {
    for (std::uint8_t square = 0; square < kSquares; ++square) {
        if (text == square_name(square)) return Move{square};
    }
    return error("bad_move", quoted(text) + " is not a square from a1 to c3");
}

Phrase TicTacToe::describe(const Event& event) const {
    if (static_cast<Happening>(event.kind) == Happening::Marked) {
        return {"tictactoe.event.marked",
                {{"who", Term::seat(event.numbers[0])},
                 {"square", Term::place(square_name(event.numbers[1]))}}};
    }
    return ended(event.numbers[0]);
}

Phrase TicTacToe::prompt(const State& s, Seat seat) const {
    if (s.over()) return {"tictactoe.prompt.over", {}};
    return {"tictactoe.prompt.turn", {{"who", Term::seat(seat)}}};
}

Tableau TicTacToe::tableau(const Observed<State>& view) const {
    const State& s = view.state();
    Tableau tableau{{}, {{"turn", s.turns + 1}}};
    for (int square = 0; square < kSquares; ++square) {
        Place place{square_name(square), {}, {}};
        for (int seat = 0; seat < 2; ++seat) {
            if ((s.marks[seat] >> square & 1) != 0) {
                place.things.push_back({seat == 0 ? "x" : "o", 1, {{"seat", seat + 1}}});
            }
        }
        tableau.places.push_back(std::move(place));
    }
    return tableau;
}

Gesture TicTacToe::gesture(const State&, Seat, Move move) const {
    return {"mark", {{"square", square_name(move.square), 0}}};
}

std::uint64_t TicTacToe::hash(const State& s) const {
    return mix(std::uint64_t{s.marks[0]} << 16 | s.marks[1]);
}

bool TicTacToe::ok(const State& s) const {
    return (s.marks[0] & s.marks[1]) == 0 && s.taken() < 512 &&
           std::popcount(s.taken()) == s.turns && fits(s) && s.phase == phase_of(s);
}

}  // namespace engawa::tictactoe
