// What sentences about the rules name and the cards decide.
#pragma once

#include "engine/core/options.h"
#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

// The constants of the card file, by their names in it.
Figures figures_of(const Samurai& game, const State& s);

}  // namespace engawa::samurai
