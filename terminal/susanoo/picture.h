// A table of Warriors of Susanoo as text: everybody with what lies open before them, the pool, the
// battle with every reason for both totals, and the hand of the viewer; at the end the scores.
//
// Numbers and names stand beside every colour. At most 79 columns, 99 if there is room.
#pragma once

#include <span>

#include "engine/games/susanoo/susanoo.h"
#include "terminal/picture.h"

namespace engawa::susanoo {

Picture picture(const Susanoo& game, const Observed<State>& view, const PictureWish& wish,
                std::span<const Event> events = {});

}  // namespace engawa::susanoo
