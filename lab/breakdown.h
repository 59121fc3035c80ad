// What lies behind the shares of a tournament: who won by seat and by what a player had.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "lab/statistics.h"
#include "lab/tournament.h"

namespace engawa::lab {

// Seats that have something in common.
struct Group {
    std::string name;
    int seats = 0;     // in all games together
    double share = 0;  // of victories, as for a bot
    Interval interval;
    double multiple = 0;  // of the fair share
};

// A number that a seat has at the end.
struct Figure {
    std::string name;
    Spread all;
    double winners = 0;  // the mean of those who won, alone or not
};

struct Breakdown {
    double fair = 0;           // what a seat wins on average: 1/seats unless all win or lose as one
    std::vector<Group> seats;  // by number
    std::vector<Group> traits;           // the best first
    std::vector<Figure> figures;         // as the game names them
    std::map<std::string, Mean> events;  // how often in a game, by the key of the event
};

// Of games that were played with Tournament::details.
Breakdown break_down(const Tournament& tournament, std::span<const Played> games);

}  // namespace engawa::lab
