// The player behind adept and behind the playouts of master: a plan for the hand, attack by attack.
#pragma once

#include "engine/games/samurai/bots/plan.h"

namespace engawa::samurai {

// A legal move at a decision. `insight`: weighs whether to turn the Defence card early, which takes
// a dozen plans.
Move adept_move(const Book& book, const State& s, const Taste& taste, bool insight);

// A reserve card for a card in hand, and the value of the plan with it.
struct Swap {
    int reserve = 0;
    int hand = 0;
    int value = -1000000;
};
Swap best_swap(const Book& book, const State& s, const Forecast& forecast, int reserve);

// The strike that does most damage, and that damage.
struct BestStrike {
    int which = 0;
    int damage = 0;
};
BestStrike best_strike(const Book& book, const State& s, const Forecast& forecast);

// The card that a deck would miss least.
int worst_card(const Book& book, Cards cards);

}  // namespace engawa::samurai
