// Legal moves that only waste what another one saves.
#pragma once

#include "engine/games/eiyo/eiyo.h"

namespace engawa::eiyo {

// EIY-136 allows more rotations than a corner needs.
bool wasteful(const Eiyo& game, const State& s, Seat seat, Move move);

}  // namespace engawa::eiyo
