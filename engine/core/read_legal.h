// Text to a legal move, for games whose attempts are moves.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/core/rule_id.h"
#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace engawa {

// Codes: those of the game's read_attempt; illegal_move, with the rule that the move breaks.
template <class G>
Result<typename G::Move> read_legal(const G& game, const typename G::State& s, Seat seat,
                                    std::string_view text) {
    const Result<typename G::Move> attempt = game.read_attempt(s, seat, text);
    if (!attempt) return attempt.error();
    const RuleId broken = game.why_not(s, seat, *attempt);
    if (broken.none()) return *attempt;
    return error("illegal_move",
                 quoted(text) + " is not legal here (" + std::string{broken.text()} + ")");
}

}  // namespace engawa
