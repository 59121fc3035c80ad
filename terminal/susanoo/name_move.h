// Moves with the names of what they speak of.
#pragma once

#include <string>

#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

// "play:EV19 Twilight", "ask:3 Amaterasu".
std::string name_move(const Susanoo& game, const State& s, Seat seat, Move move);

}  // namespace engawa::susanoo
