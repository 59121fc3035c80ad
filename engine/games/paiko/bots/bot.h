// What the bots of Paikō know: two quick players, and the brain of the search behind `master`.
//
// A brain has no state. It satisfies the SearchBrain of engine/search/alpha_beta.h without knowing
// it.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/games/paiko/paiko.h"

namespace engawa::paiko {

class Brain {
  public:
    // The default budget of `master` for a move.
    static constexpr std::uint32_t kMasterNodes = 10'000;

    // Takes what looks good by a rule of thumb, and often something else. Looks at no reply.
    Move novice(const Paiko& game, const Observed<State>& view, Rng& rng) const;
    // Tries every move and judges the position after it, the enemy's threats included.
    Move adept(const Paiko& game, const Observed<State>& view, Rng& rng) const;
    // A move that needs no search: the only one, or a pick of the set-up.
    std::optional<Move> at_a_glance(const Paiko& game, const Observed<State>& view, Rng& rng) const;

    // For `seat`, which is to act; 200 is one unit of the logarithm of the odds.
    std::int32_t evaluate(const Paiko& game, const State& s, Seat seat) const;
    // Can `seat`, which is to act, reach ten points in this turn? Exact.
    bool wins_at_once(const Paiko& game, const State& s, Seat seat) const;
    void order(const Paiko& game, const State& s, Moves<Move>& moves, int depth_left,
               bool root) const;
    int width(const Paiko& game, const State& s, int depth_left, bool root) const;
    int reduction(int depth_left, int index) const;
};

}  // namespace engawa::paiko
