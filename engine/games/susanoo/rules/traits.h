// What a player had at the end, for figures about many games.
#pragma once

#include <span>

#include "engine/core/traits.h"
#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

// `first` is the Heavenly Being of the beginning and `being` that of the end: the dead may change
// it. `item` is an item in play or in the hand.
Traits traits_of(const Susanoo& game, const State& s, std::span<const Event> events, Seat seat);

}  // namespace engawa::susanoo
