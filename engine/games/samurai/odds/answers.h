// What the next Defence and Counterattack cards ask for, foe by foe: values as they would count,
// with Ki marks, opponent, weather and difficulty.
#pragma once

#include <array>
#include <vector>

#include "engine/games/samurai/cards/book.h"

namespace engawa::samurai {

// Block and Dodge of this Defence card, turned by that foe now (SAM-187 to SAM-190).
std::array<int, 2> defence_values(const Book& book, const State& s, int card, int foe);

// How many of the Defence cards that may come the gauge reaches.
int defences_reached(const Book& book, const State& s, int which, int foe);

// The foes whom the next strike may concern: the one under attack, or all who live while none of
// three is marked. A bit for each.
unsigned strike_targets(const State& s);

// A counterattack that may come next. `s` is to be asked for counter_level and guard_odds.
struct Answer {
    int foe = 0;
    bool miss = false;  // the attack would have to miss first, and a hit is possible too
    State s;
};

// One for each foe who may answer, and a second one if the strike is still to come and its miss
// would change the level (SAM-371).
std::vector<Answer> answers_to_come(const Book& book, const State& s);

}  // namespace engawa::samurai
