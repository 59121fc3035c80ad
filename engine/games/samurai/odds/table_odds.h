// Odds, prices and reasons as data (engine/core/odds_list.h, engine/core/reason.h). Their names are
// listed in docs/games/samurai.md.
#pragma once

#include <vector>

#include "engine/core/odds_list.h"
#include "engine/core/reason.h"
#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

OddsList odds_list_of(const Samurai& game, const Observed<State>& view);

// What the move costs at once, whatever comes of it.
std::vector<Fact> price_of(const Samurai& game, const Observed<State>& view, Move move);

ReasonList reasons_of(const Samurai& game, const Observed<State>& view);

}  // namespace engawa::samurai
