// How Eiyo is drawn: its table, odds, piles and cards.
#pragma once

#include "terminal/drawings.h"
#include "terminal/eiyo/picture.h"

namespace engawa::eiyo {

// Odds of the next draw step, of exhaustions before the next fight, of the next enemies. Exact if
// nobody plays another card in this round; see odds.h.
Picture odds_of(const Eiyo& game, const Observed<State>& view);

// Deck, discards, honor stack and unseen enemies by kind.
Picture piles_of(const Eiyo& game, const Observed<State>& view);

std::vector<CardTable> card_tables(const Eiyo& game);

inline constexpr Drawings<Eiyo> kDrawings{
    .board = picture, .odds = odds_of, .piles = piles_of, .cards = card_tables};

}  // namespace engawa::eiyo
