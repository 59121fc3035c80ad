// The odds of Eiyo as data; what they assume is said in odds.h, the names in docs/games/eiyo.md.
#pragma once

#include "engine/core/odds_list.h"
#include "engine/games/eiyo/eiyo.h"

namespace engawa::eiyo {

// Exhaustion and overrun until the next fight, the next draw by kind and by corner, the next enemy.
// Empty when the game is over.
OddsList odds_list_of(const Eiyo& game, const Observed<State>& view);

}  // namespace engawa::eiyo
