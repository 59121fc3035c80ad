// Odds and effects in words, for lines of the terminal.
#pragma once

#include <string>
#include <vector>

#include "engine/games/samurai/odds/odds.h"
#include "terminal/percent.h"

namespace engawa::samurai {

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
