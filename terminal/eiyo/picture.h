// A position of Eiyo as text: rows of overlapping cards around the samurai, seen from the viewer's
// side of the table; what the enemies would do now; the hand with the corners it can reach.
//
// A card is a line of its row: damage at its place, name, troop, honor. The front lies nearest to
// the samurai and over the others. Numbers and names of the cards are in every line: no colour
// tells anything alone. At most 79 columns wide, or 99 if there is room.
#pragma once

#include <span>

#include "engine/games/eiyo/eiyo.h"
#include "terminal/picture.h"

namespace engawa::eiyo {

Picture picture(const Eiyo& game, const Observed<State>& view, const PictureWish& wish,
                std::span<const Event> events = {});

}  // namespace engawa::eiyo
