// The player behind adept, the partner that a search imagines, and its playouts: plans, round by
// round.
#pragma once

#include <optional>

#include "engine/games/eiyo/bots/plan.h"

namespace engawa::eiyo {

// A legal move of a player whose decision it is; no show.
Move adept_move(const Book& book, const State& s, int player, const Taste& taste);

// A card play that ends the game with a victory, if there is one; the one that costs least.
std::optional<Move> winning_play(const Book& book, const State& s, const Moves<Move>& moves);

// Is it better to stand on the other spot, by the plan for the hand?
int better_spot(const Book& book, const State& s, int player, const Taste& taste);

// The first play of the plan that can be paid for now; else done or pass.
Move next_play(const Book& book, const State& s, const Plan& plan);

inline bool capped(const State& s) { return s.coop() && s.passed == 0; }
inline bool turn_is_full(const Book& book, const State& s) {
    return capped(s) && s.played >= book.constants.cards_per_turn;
}
inline Move end_of_turn(const State& s) {
    return Move::plain(capped(s) && s.played != 0 ? Kind::Done : Kind::Pass);
}

}  // namespace engawa::eiyo
