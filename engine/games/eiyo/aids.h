// What Eiyo brings to a table of people beside its rules: odds, piles, a look ahead, its cards.
//
// Everything here is told from a view and knows no more than its viewer.
#pragma once

#include <vector>

#include "engine/core/card_table.h"
#include "engine/core/options.h"
#include "engine/core/picture.h"
#include "engine/games/eiyo/eiyo.h"

namespace engawa::eiyo {

// EIY-136 allows more rotations than a corner needs.
bool wasteful(const Eiyo& game, const State& s, Seat seat, Move move);

// Odds of the next draw step, of exhaustions before the next fight, of the next enemies. Exact if
// nobody plays another card in this round; see odds.h.
Picture odds_of(const Eiyo& game, const Observed<State>& view);

// Deck, discards, honor stack and unseen enemies by kind.
Picture piles_of(const Eiyo& game, const Observed<State>& view);

// Honor, damage and deck after a legal move and its cost.
std::vector<Phrase> foresee_move(const Eiyo& game, const Observed<State>& view, Seat seat,
                                 Move move);

std::vector<CardTable> card_tables(const Eiyo& game);

// The constants of the card file, by their names in it, and the ranks of this mode.
Given figures_of(const Eiyo& game, const State& s);

}  // namespace engawa::eiyo
