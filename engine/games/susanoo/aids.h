// What Warriors of Susanoo brings to a table of people beside its rules: odds, piles, cards to look
// up, moves with the names of their cards, and what kind of moment a seat is asked in.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/moment.h"
#include "engine/core/picture.h"
#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

// What the moves of the viewer do to the battle by exact odds of the dice, if nobody answers; the
// chances to escape; what the next Event card may be.
Picture odds_of(const Susanoo& game, const Observed<State>& view);

// The discard piles by name, and what lies in decks and unknown hands.
Picture piles_of(const Susanoo& game, const Observed<State>& view);

// A card by its id or a part of its name, with its text and its place if the viewer knows it;
// several names if several fit; empty: none.
Picture card_of(const Susanoo& game, const Observed<State>& view, std::string_view name);

// "play:EV19 Twilight", "ask:3 Amaterasu".
std::string name_move(const Susanoo& game, const State& s, Seat seat, Move move);

Moment moment_of(const Susanoo& game, const State& s, Seat seat);

}  // namespace engawa::susanoo
