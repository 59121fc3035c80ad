// Whole games by the generator of the ledger's check games, for laws and for sums.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {

struct Played {
    const State& before;
    Seat seat;  // kChance for an outcome
    std::string move;
    const State& after;
};
using Visit = std::function<void(const Played&)>;

struct Walk {
    State end;
    int steps = 0;
    std::uint64_t moves_digest = 0;
    std::uint64_t end_digest = 0;
};

// The rules `plain` and `eager` of the check games. Stops when a test has failed.
Walk walk(const Options& options, std::uint64_t x0, bool eager = false, const Visit& visit = {});

// Visits every step of `games` games for each of 3, 4 and 5 seats, half of them eager.
void along_games(int games, const Visit& visit);

}  // namespace engawa::susanoo
