// Why a number on the table of Eiyo is what it is, and what a move costs, as data; told from a view
// alone. docs/games/eiyo.md lists the names.
#pragma once

#include <vector>

#include "engine/core/reason.h"
#include "engine/core/tableau.h"
#include "engine/games/eiyo/eiyo.h"

namespace engawa::eiyo {

// Of the damage now, the cost of a turn, the honor won and the honor that can still be won.
ReasonList reasons_of(const Eiyo& game, const Observed<State>& view);

// What a card play or a move of the viewer takes from the deck, and why; empty: nothing. The move
// need not be legal, but its weapon must be one of the game's.
std::vector<Fact> price_of(const Eiyo& game, const Observed<State>& view, Move move);

}  // namespace engawa::eiyo
