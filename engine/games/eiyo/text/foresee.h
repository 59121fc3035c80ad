// A look ahead, told from a view: it knows no more than its viewer.
#pragma once

#include <vector>

#include "engine/games/eiyo/eiyo.h"

namespace engawa::eiyo {

// Honor, damage and deck after a legal move and its cost.
std::vector<Phrase> foresee_move(const Eiyo& game, const Observed<State>& view, Seat seat,
                                 Move move);

}  // namespace engawa::eiyo
