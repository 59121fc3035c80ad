// What a hand tried to do, as attempts, and what on the board stands against one.
#pragma once

#include <string>
#include <vector>

#include "engine/core/gesture.h"
#include "engine/games/paiko/paiko.h"

namespace engawa::paiko {

std::vector<Attempt> attempts_of(const Paiko& game, const State& s, Seat seat,
                                 const Gesture& gesture);

std::vector<std::string> causes_of(const Paiko& game, const State& s, Seat seat,
                                   const Attempt& attempt, RuleId broken);

}  // namespace engawa::paiko
