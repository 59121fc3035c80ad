// Positions, moves and words.
#include "engine/core/text.h"

#include "engine/games/ishitori/ishitori.h"

namespace engawa::ishitori {

std::string Ishitori::write(const State& s) const {
    return std::to_string(s.left) + "/" + std::to_string(s.seat + 1);
}

Result<State> Ishitori::read(const Options& options, std::string_view text) const {
    const auto parts = split(text, '/', 3);
    if (parts.size() != 2) return error("bad_position", "a position is stones/seat, such as 21/1");
    const auto left = read_number(parts[0], options.stones);
    if (!left) return error("bad_position", quoted(parts[0]) + " is not a number of stones here");
    const auto seat = read_number(parts[1], 2);
    if (!seat || *seat == 0) return error("bad_position", "the seat is 1 or 2");
    return State{static_cast<std::uint8_t>(*left), static_cast<std::uint8_t>(*seat - 1)};
}

std::string Ishitori::write_move(const State&, Seat, Move move) const {
    return std::to_string(move.stones);
}

Result<Move> Ishitori::read_attempt(const State&, Seat, std::string_view text) const {
    const auto stones = read_number(text, kMostTaken);
    if (!stones || *stones == 0) return error("bad_move", quoted(text) + " is not 1, 2 or 3");
    return Move{static_cast<std::uint8_t>(*stones)};
}

Phrase Ishitori::describe(const Event& event) const {
    const Term who = Term::seat(event.numbers[0]);
    if (static_cast<Happening>(event.kind) == Happening::Ended) {
        return {"ishitori.event.ended", {{"who", who}}};
    }
    return {"ishitori.event.took", {{"who", who}, {"stones", Term::number(event.numbers[1])}}};
}

Phrase Ishitori::prompt(const State& s, Seat seat) const {
    if (s.over()) return {"ishitori.prompt.over", {}};
    return {"ishitori.prompt.turn", {{"who", Term::seat(seat)}, {"left", Term::number(s.left)}}};
}

}  // namespace engawa::ishitori
