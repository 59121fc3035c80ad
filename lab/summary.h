// The outcome of a tournament in numbers, by bot and not by seat.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "lab/statistics.h"
#include "lab/tournament.h"

namespace engawa::lab {

struct BotScore {
    std::string name;
    int wins = 0;   // as the only winner, or with all others in a co-operative game
    int draws = 0;  // a shared victory, or nobody's
    int losses = 0;
    double share = 0;  // a win is 1, a victory shared by k is 1/k, a tie of all is 1/seats
    Interval interval;
    double score_mean = 0;  // of the game's own points
};

struct Summary {
    int games = 0;
    std::vector<BotScore> bots;
    std::vector<int> seat_wins;  // by seat, whoever sat there
    Spread turns;                // as the game counts turns; its plies if it does not
    Spread plies;
    std::map<std::string, int> ends;     // by the reason for the end
    std::map<std::string, Mean> extras;  // what the reports of the game name beside the result
    std::map<int, int> ranks;            // if the game gives ranks: 0 is none, then upwards
};

// What a seat won: 1, or its part of a victory or a tie that is shared.
double victory(const Report& report, Seat seat, int seats);

Summary summarise(const Tournament& tournament, std::span<const Played> games);

}  // namespace engawa::lab
