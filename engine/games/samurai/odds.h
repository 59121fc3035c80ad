// Exact odds by counting: every card of a bag and every side of the die is equally likely
// (SAM-019, SAM-080).
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/games/samurai/book.h"

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

// One counterattack against this Guard, by the foe who answers now (or who would).
struct GuardOdds {
    double holds = 0;
    double damage = 0;              // expected, armour included, wounds not
    std::array<double, 3> wound{};  // by level; 0 is unused
    double second = 0;              // a second blow hits (SAM-376)
    double death = 0;               // by the printed damage and a second blow, wounds aside
};
GuardOdds guard_odds(const Book& book, const State& s, int guard);

// The Guard that each Gisei card leads to, and the chance that it holds over all of them.
double gisei_holds(const Book& book, const State& s);

// What using the Injury die now would do, after a hit for `damage`.
struct DieOdds {
    double kill_used = 0;
    double kill_saved = 0;
    double life = 0;  // expected loss of Life and armour if it is used
};
DieOdds die_odds(const Book& book, const State& s, int damage);

// The cards that a Defence or Counterattack card is turned from next.
Pile next_defences(const State& s);
Pile next_counters(const State& s);
int counter_level(const Book& book, const State& s, int card);  // SAM-309
int answering_foe(const State& s);

// "37 %"; small ones with a decimal, and nothing that is possible is called 0 or 100.
std::string percent(double chance);
// "2.4"
std::string tenths(double number);

// Faces of the die that do the same: "1-2", "+1 Ki".
struct Faces {
    std::string faces;
    std::string effect;
    int count = 0;
};
std::vector<Faces> faces_of(const Book& book, const Rolls& rolls);

// The short odds of the decision that is due, for a line or two; empty if nothing is at risk.
std::string short_odds(const Book& book, const State& s);

}  // namespace engawa::samurai
