// Many tables of Paiko at once, two clients at each, in a closed loop: whoever is on turn moves at
// once. The games are known beforehand, so that a client only sends and reads.
#pragma once

#include <string>
#include <vector>

#include "cli/load_client.h"
#include "cli/load_process.h"
#include "engine/core/result.h"

namespace engawa::cli {

struct Script {
    std::vector<std::string> moves;
    std::vector<int> seats;  // who makes each, from 0
    std::vector<int> heard;  // entries of the log before each, and after the last
};
// Random games with at least that many moves, cut there.
std::vector<Script> scripts(int count, int moves);

struct PlayingTable {
    std::string id;
    std::vector<Talker> talkers;  // one for each seat
    std::vector<int> sequences;   // that they were told
    std::vector<int> decisions;
    std::vector<double> sent;  // when each move was
    int base = 0;              // entries of the log before the first move
};

// Opens a table, seats two guests and connects both. `number` makes their addresses.
Result<PlayingTable> seat_two(int port, std::uint32_t number);

struct Played {
    int moves = 0;
    double cpu = 0;                 // seconds of the server
    double wall = 0;                // seconds
    std::vector<double> latencies;  // milliseconds, from a move to the other client
    std::vector<double> answers;    // to the answer
};
// Until all moves are made, or that many seconds are over. Code: refused, with what was said.
Result<Played> play_all(const Served& server, std::vector<PlayingTable>& tables,
                        const std::vector<Script>& games, double most_seconds);

// Messages of 100 bytes back and forth over that many connections; latencies are round trips.
Result<Played> echo_all(const Served& echo, int connections, int messages, double most_seconds);

}  // namespace engawa::cli
