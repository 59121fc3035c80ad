// Everything that a view answers, as one text, for the law of the door.
#pragma once

#include <string>

#include "engine/match/seat_view.h"

namespace engawa {

// How much is asked: what takes long is not asked of every state.
struct Asking {
    bool every_move = false;  // foresee, named, why_not and outlook of each, not of some
    bool bots = false;        // think, aside
    bool weigh = false;       // hundreds of games
};

std::string answers(const SeatView& view, const Asking& asking);

}  // namespace engawa
