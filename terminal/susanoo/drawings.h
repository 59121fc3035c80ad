// How Warriors of Susanoo is drawn: its table, odds, piles and cards.
#pragma once

#include "terminal/drawings.h"
#include "terminal/susanoo/picture.h"

namespace engawa::susanoo {

// What the moves of the viewer do to the battle by exact odds of the dice, if nobody answers; the
// chances to escape; what the next Event card may be.
Picture odds_of(const Susanoo& game, const Observed<State>& view);

// The discard piles by name, and what lies in decks and unknown hands.
Picture piles_of(const Susanoo& game, const Observed<State>& view);

// A card by its id or a part of its name, with its text and its place if the viewer knows it;
// several names if several fit; empty: none.
Picture card_of(const Susanoo& game, const Observed<State>& view, std::string_view name);

std::vector<CardTable> card_tables(const Susanoo& game);

inline constexpr Drawings<Susanoo> kDrawings{
    .board = picture, .odds = odds_of, .piles = piles_of, .card = card_of, .cards = card_tables};

}  // namespace engawa::susanoo
