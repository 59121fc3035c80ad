// Odds as data: what the viewer's moves would make of a battle by exact odds of the dice, if nobody
// answers; what one more cup, card or power in sight of all would turn; the chances to escape; what
// the next Event card may be. Names are listed in docs/games/susanoo.md.
#pragma once

#include "engine/core/odds_list.h"
#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

OddsList odds_list_of(const Susanoo& game, const Observed<State>& view);

}  // namespace engawa::susanoo
