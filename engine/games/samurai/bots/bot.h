// What the bots of Way of the Samurai know: two quick players, and the guide of the search behind
// `master`.
//
// A brain has no state. Nothing is hidden but the future (SAM-002), which nobody looks at: all that
// is used of a bag is which cards are in it.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/prospect.h"
#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

class Brain {
  public:
    // The default budget of `master` for a decision, in simulations.
    static constexpr std::uint32_t kMasterNodes = 5'000;
    static constexpr float kExplore = 0.25f;

    // Takes the card that looks best for the moment; spends Ki when in danger.
    Move novice(const Samurai& game, const Observed<State>& view, Rng& rng) const;
    // Makes the best plan for its hand in every round.
    Move adept(const Samurai& game, const Observed<State>& view, Rng& rng) const;
    // A move that needs no search: the only one worth a thought, or one that surely wins.
    std::optional<Move> at_a_glance(const Samurai& game, const Observed<State>& view,
                                    Rng& rng) const;

    // For the search.

    // Leaves the moves worth a thought, in the order they came, and gives each a handicap: 0 for
    // the policy's, more for the others, in 65,536ths of a victory.
    void candidates(const Samurai& game, const State& s, Seat seat, Moves<Move>& moves,
                    std::int32_t* handicaps) const;
    // What adept would do with master's weights; no Insight.
    Move policy(const Samurai& game, const State& s, Seat seat) const;
    // Plays this round as adept would, then judges; 0 to 65,536.
    std::int32_t play_and_judge(const Samurai& game, State& s, Rng& rng) const;
    // Plays by the same policy to the end of the game, in a campaign to the end of the duel at
    // hand.
    Prospect prospect(const Samurai& game, const State& before, State& s, Seat seat,
                      Rng& rng) const;
    static constexpr int kWeighGames = 500;  // for each move that is weighed
    static constexpr std::size_t kWeighAll = 16;
    // The tree holds the decisions up to the next chance event.
    bool branches(const State&, Seat) const { return true; }
    bool same_round(const State&, const State& s) const { return !s.chance(); }
};

}  // namespace engawa::samurai
