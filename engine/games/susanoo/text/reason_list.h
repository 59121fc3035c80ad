// The parts of both totals of a battle, of escape rolls and of what a helper would bring, and what
// moves cost, as data. Names are listed in docs/games/susanoo.md.
#pragma once

#include <vector>

#include "engine/core/reason.h"
#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

ReasonList reasons_of(const Susanoo& game, const Observed<State>& view);
std::vector<Fact> price_of(const Susanoo& game, const Observed<State>& view, Move move);

}  // namespace engawa::susanoo
