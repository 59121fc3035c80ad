// Does master see what the enemy threatens? Measured on positions from played games.
//
// A move is unsafe if the enemy has a reply that wins at once, and safe otherwise. A position
// counts if somebody has seven points or more, the mover cannot win at once, and there are safe and
// unsafe moves. In the stricter measure a move is unsafe if the enemy can capture a tile at once.
// Both are found by playing every reply. Seeds and budgets are fixed, so the figures are too.
#include <gtest/gtest.h>

#include <functional>
#include <iostream>
#include <set>
#include <vector>

#include "engine/core/long_run_test.h"
#include "engine/games/paiko/bots/bot.h"
#include "engine/search/alpha_beta.h"

namespace engawa::paiko {
namespace {

constexpr std::uint64_t kNodes = 10'000;
const Paiko kGame;
const Brain kBrain;

State after(const State& s, Move move) {
    State next = s;
    NoEvents silent;
    kGame.apply(next, Seat{s.player()}, move, silent);
    return next;
}

std::vector<Move> moves_of(const State& s) {
    MoveBuffer<Paiko> buffer;
    kGame.legal(s, Seat{s.player()}, buffer.list);
    return {buffer.list.begin(), buffer.list.end()};
}

bool won_by(const State& s, int player) {
    return s.phase == (player == 0 ? Phase::WhiteWon : Phase::BlackWon);
}

// Reward picks come before the reply and cannot hinder it: they fill the mover's hand.
State at_the_reply(State s) {
    while (s.phase == Phase::Reward) s = after(s, moves_of(s).front());
    return s;
}

using Test = std::function<bool(const State&)>;

bool some_reply(const State& s, const Test& test) {
    for (const Move reply : moves_of(s)) {
        if (test(after(s, reply))) return true;
    }
    return false;
}

// A turn gains at most two points (PAI-180, PAI-181), so below eight nobody wins at once.
bool can_win_at_once(const State& s, int player) {
    return s.points(player) >= kWinningPoints - 2 &&
           some_reply(s, [&](const State& end) { return won_by(end, player); });
}

bool loses_at_once(const State& s, Move move) {
    const State next = at_the_reply(after(s, move));
    return !next.over() && can_win_at_once(next, 1 - s.player());
}

bool loses_a_tile(const State& s, Move move) {
    const State next = at_the_reply(after(s, move));
    const int lost = next.losses(s.player());
    return !next.over() &&
           some_reply(next, [&](const State& end) { return end.losses(s.player()) > lost; });
}

struct Position {
    State state;
    std::set<Move> safe;
    int moves = 0;
};

using Unsafe = bool (*)(const State&, Move);

bool counts(const State& s) {
    return s.phase == Phase::Turn && std::max(s.points(0), s.points(1)) >= 7 &&
           !can_win_at_once(s, s.player());
}

// At most one position of a game. Half of the moves are novice's and the others random, so that the
// games are neither all alike nor without sense.
std::vector<Position> positions(int wanted, std::uint64_t seed, Unsafe unsafe) {
    std::vector<Position> found;
    for (std::uint64_t game = 0; static_cast<int>(found.size()) < wanted; ++game) {
        Rng rng = Rng::stream(seed, game);
        for (State s = kGame.start({}); !s.over();) {
            if (counts(s) && rng.below(3) == 0) {
                const std::vector<Move> moves = moves_of(s);
                Position position{s, {}, static_cast<int>(moves.size())};
                for (const Move move : moves) {
                    if (!unsafe(s, move)) position.safe.insert(move);
                }
                if (!position.safe.empty() && position.safe.size() < moves.size()) {
                    found.push_back(position);
                    break;
                }
            }
            const std::vector<Move> moves = moves_of(s);
            const Seat seat{s.player()};
            s = after(s, rng.below(2) == 0
                             ? kBrain.novice(kGame, kGame.observe(s, seat), rng)
                             : moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
    return found;
}

// How many safe moves master picks.
int safe_picks(const std::vector<Position>& all) {
    int safe = 0;
    for (const Position& position : all) {
        AlphaBeta<Paiko, Brain> search(kGame, kBrain, position.state);
        search.run(kNodes);
        if (position.safe.contains(search.best())) {
            ++safe;
        } else {
            std::cout << "unsafe: " << kGame.write(position.state) << " "
                      << kGame.write_move(position.state, Seat{position.state.player()},
                                          search.best())
                      << " score " << search.score() << "\n";
        }
    }
    return safe;
}

TEST(PaikoMaster, PicksMovesThatDoNotLoseAtOnce) {
    const int wanted = long_run() ? 200 : 40;
    EXPECT_GE(safe_picks(positions(wanted, 1, loses_at_once)), wanted * 99 / 100);
}

TEST(PaikoMaster, SlowPicksMovesThatDoNotLoseAtOnce) {
    const auto all = positions(400, 2, loses_at_once);
    const int safe = safe_picks(all);
    std::cout << "safe " << safe << " of " << all.size() << "\n";
    EXPECT_GE(safe * 100, static_cast<int>(all.size()) * 99);
}

// Giving up a tile can be right, so this is a figure to report; but it must beat picking blindly.
TEST(PaikoMaster, SlowSeldomLeavesATileToCapture) {
    const auto all = positions(200, 3, loses_a_tile);
    double blind = 0;
    for (const Position& position : all) {
        blind += static_cast<double>(position.safe.size()) / position.moves;
    }
    const int safe = safe_picks(all);
    std::cout << "safe " << safe << " of " << all.size() << ", blindly " << blind << "\n";
    EXPECT_GT(safe, blind);
}

}  // namespace
}  // namespace engawa::paiko
