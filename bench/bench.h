// How fast the games are: copies, playouts, move lists, search, and the memory they ask for.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engawa::bench {

// What a figure has to stay below, in ref (in allocations for alloc_per_move).
struct Limit {
    double must = 0;
    double goal = 0;
};
std::optional<Limit> limit_for(std::string_view game, std::string_view what);

struct Figure {
    std::string game;
    // copy, playout_move, playout, legal, mcts_sim, alloc_per_move, perft:NAME (for one leaf)
    std::string what;
    double best = 0;  // nanoseconds for one; allocations for alloc_per_move
    double median = 0;
    double ref = 0;  // best over the best reference; allocations for alloc_per_move
    int repetitions = 0;

    bool misses_must() const;
};

struct Report {
    double ref_ns = 0;
    std::vector<Figure> figures;
};

struct Wish {
    std::string game;  // empty: all games
    bool quick = false;
    std::function<void(int done, int of)> progress = [](int, int) {};
};

// At least nine repetitions of everything, the reference loop in between.
Report run(const Wish& wish);

}  // namespace engawa::bench
