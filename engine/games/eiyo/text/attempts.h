// What a hand tried to do, as moves, and what on the table stands against one.
#pragma once

#include <string>
#include <vector>

#include "engine/core/gesture.h"
#include "engine/core/refusal.h"
#include "engine/games/eiyo/eiyo.h"

namespace engawa::eiyo {

std::vector<Move> attempts_of(const Eiyo& game, const State& s, Seat seat, const Gesture& gesture);

// EIY-118: a row that lies out of reach, which no move can name.
Refusal beyond_reach(const Eiyo& game, const State& s, Seat seat, const Gesture& gesture);

std::vector<std::string> causes_of(const Eiyo& game, const State& s, Seat seat, const Move& attempt,
                                   RuleId broken);

}  // namespace engawa::eiyo
