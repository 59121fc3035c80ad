// Limits as frozen constants, so that no peer has to be installed to compare with it. Where they
// come from is in docs/performance.md.
#include "bench/bench.h"

namespace engawa::bench {
namespace {

struct Line {
    std::string_view game;  // "*" is any game
    std::string_view what;
    Limit limit;
};

constexpr Line kLines[] = {
    {"tictactoe", "playout_move", {21, 14}},     // 8 and 12 times OpenSpiel
    {"connect_four", "playout_move", {28, 19}},  // the same
    {"paiko", "playout_move", {800, 320}},       // OpenSpiel's breakthrough, and 2.5 times it
    {"eiyo", "playout_move", {175, 94}},         // 8 and 15 times TAG's Love Letter
    {"samurai", "playout_move", {175, 94}},      // the same
    {"susanoo", "playout_move", {475, 237}},     // 5 and 10 times TAG's Dominion
    {"tictactoe", "mcts_sim", {330, 220}},       // 4 and 6 times OpenSpiel
    {"connect_four", "mcts_sim", {820, 490}},    // 6 and 10 times OpenSpiel
    {"*", "mcts_in_playouts", {2.5, 1.67}},      // 0.4 and 0.6 of the rate of random playouts
    {"*", "mcts_in_playouts:coop", {2.5, 1.67}},
    {"susanoo", "copy", {29, 22}},
    {"*", "copy", {29, 15}},  // a half and a quarter of an OpenSpiel clone
    {"*", "alloc_per_move", {0, 0}},
};

}  // namespace

std::optional<Limit> limit_for(std::string_view game, std::string_view what) {
    for (const Line& line : kLines) {
        if (line.what == what && (line.game == game || line.game == "*")) return line.limit;
    }
    return {};
}

bool Figure::misses_must() const {
    const auto limit = limit_for(game, what);
    return limit && ref > limit->must;
}

}  // namespace engawa::bench
