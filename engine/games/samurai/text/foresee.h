// A look ahead, told from a view.
#pragma once

#include <vector>

#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

// What a legal move makes of the strike and of the Guard.
std::vector<Phrase> foresee_move(const Samurai& game, const Observed<State>& view, Seat seat,
                                 Move move);

}  // namespace engawa::samurai
