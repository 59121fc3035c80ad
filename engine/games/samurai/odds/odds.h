// Exact odds by counting: every card of a bag and every side of the die is equally likely
// (SAM-019, SAM-080).
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/games/samurai/cards/book.h"

namespace engawa::samurai {

// The damage of a hit with this margin, the Injury die aside (SAM-233, SAM-234).
int strike_damage(const Book& book, const State& s, int which, int margin);

// A strike with a gauge of this value. Once the Defence card is turned hit is 0 or 1.
struct StrikeOdds {
    bool allowed = true;  // by the weapon
    double hit = 0;
    double damage = 0;  // expected, a miss counted as 0
    double kill = 0;    // without the Injury die
};
StrikeOdds strike_odds(const Book& book, const State& s, int which, int gauge);

// One counterattack against this Guard, by the foe who answers now (or who would): everything that
// chance can make of it, the wound, the armour and a second blow included.
struct GuardOdds {
    double holds = 0;
    double damage = 0;              // expected, armour included, wounds not
    std::array<double, 3> wound{};  // by level; 0 is unused
    double second = 0;              // a second blow hits (SAM-376)
    double death = 0;
    bool open = false;  // what comes after a decision within it is left out; never with usual cards
};
GuardOdds guard_odds(const Book& book, const State& s, int guard);
double guard_holds(const Book& book, const State& s, int guard);  // the same as .holds, faster

// Before it is known who answers, and whether the strike hits, the level can be one of several.
struct AnswerCase {
    enum class After : std::uint8_t { Either, Hit, Miss, OnlyMiss };  // OnlyMiss: it cannot hit

    State s;               // to ask guard_odds and counter_level about
    unsigned enemies = 0;  // a bit for each who may answer so; 0: there is no other case
    After after = After::Either;
};
std::vector<AnswerCase> answer_cases(const Book& book, const State& s);

// The Guard that each Gisei card leads to, and the chance that it holds over all of them.
double gisei_holds(const Book& book, const State& s);

// What using the Injury die would do, when that is to be decided.
struct DieOdds {
    double kill = 0;
    double life = 0;       // expected loss of Life if it is used; armour is no Life
    int life_without = 0;  // if it is saved, which never kills (SAM-250)
    int armour = 0;        // what the armour takes of the hit without the die
};
DieOdds die_odds(const Book& book, const State& s);

// The cards that a Defence or Counterattack card is turned from next.
Pile next_defences(const State& s);
Pile next_counters(const State& s);
int counter_level(const Book& book, const State& s, int card);  // SAM-309
int answering_foe(const State& s);

}  // namespace engawa::samurai
