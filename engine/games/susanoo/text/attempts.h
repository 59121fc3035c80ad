// What a hand tried to do, as moves, and what on the table stands against one.
#pragma once

#include <string>
#include <vector>

#include "engine/core/gesture.h"
#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

std::vector<Move> attempts_of(const Susanoo& game, const State& s, Seat seat,
                              const Gesture& gesture);

std::vector<std::string> causes_of(const Susanoo& game, const State& s, Seat seat,
                                   const Move& attempt, RuleId broken);

}  // namespace engawa::susanoo
