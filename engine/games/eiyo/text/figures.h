// What sentences about the rules name and the cards decide.
#pragma once

#include "engine/core/options.h"
#include "engine/games/eiyo/eiyo.h"

namespace engawa::eiyo {

// The constants of the card file, by their names in it, and the ranks of this mode.
Figures figures_of(const Eiyo& game, const State& s);

}  // namespace engawa::eiyo
