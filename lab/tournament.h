// Bots against bots on all cores.
//
// Games come in groups of as many games as there are seats. All games of a group have the same seed
// and the bots sit one seat further in each, so that luck and the advantage of a seat cancel out.
// If all bots are alike a group is one game, because the others would be the same game again.
// What a game does depends on its number and the seed alone, never on threads or shards.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/catalogue.h"

namespace engawa::lab {

struct Tournament {
    const AnyGame* game = nullptr;
    Given options;
    std::vector<BotSpec> bots;  // one for each seat
    int games = 0;
    std::uint64_t seed = 1;
    int threads = 1;
    int shard = 0;  // this one of `shards`, from 0: whole groups, one after the other
    int shards = 1;
    bool records = false;
    bool details = false;  // what happened and what the seats had, for a Breakdown
};

struct Played {
    int number = 0;  // from 0, in the whole tournament
    std::uint64_t seed = 0;
    Report report;
    int plies = 0;
    std::vector<std::pair<std::string, int>> happened;  // Match::statistics, if asked for details
    std::vector<Traits> traits;                         // by seat, likewise
    Record record;  // only in what `each` is called with, and only if records were asked for
};

// The bot that sits on a seat in a game.
int bot_on_seat(const Tournament& tournament, int game, int seat);
// How many games this shard plays.
int games_in_shard(const Tournament& tournament);

// Shared with whoever shows progress or wants to stop; a game that has begun is finished.
struct Control {
    std::atomic<bool> stop = false;
    std::atomic<int> done = 0;
};

// Called from the threads, several at a time, for each finished game; false stops the tournament.
using EachGame = std::function<bool(const Played&)>;

// The games that were finished, by number. Codes: those of AnyGame::self_play.
Result<std::vector<Played>> play_all(const Tournament& tournament, Control& control,
                                     const EachGame& each);

}  // namespace engawa::lab
