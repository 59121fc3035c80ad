// A position of Way of the Samurai as text: both fighters with their tokens, the gauges as bars,
// the cards of the round with combos, the hand with what each card would make of the gauges, and
// what chance holds; between two duels the road; at the end what was counted.
//
// Numbers and names stand beside every bar and sign: no colour tells anything alone. At most 79
// columns, or 99 if there is room for cards with frames.
#pragma once

#include <span>

#include "engine/games/samurai/samurai.h"
#include "terminal/picture.h"

namespace engawa::samurai {

Picture picture(const Samurai& game, const Observed<State>& view, const PictureWish& wish,
                std::span<const Event> events = {});

}  // namespace engawa::samurai
