// What kind of moment a seat is asked in.
#pragma once

#include "engine/core/moment.h"
#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

Moment moment_of(const Susanoo& game, const State& s, Seat seat);

}  // namespace engawa::susanoo
