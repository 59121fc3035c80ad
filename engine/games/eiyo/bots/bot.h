// What the bots of Eiyo know: two quick players, and the guide of the search behind `master`.
//
// A brain has no state. Players look at their own hand and at what everybody sees; the functions
// that take a State use nothing else of it for a decision, so that a guessed partner does not read
// minds either.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/prospect.h"
#include "engine/games/eiyo/bots/plan.h"

namespace engawa::eiyo {

class Brain {
  public:
    // The default budget of `master` for a decision, in simulations.
    static constexpr std::uint32_t kMasterNodes = 3'000;
    static constexpr float kExplore = 0.35f;

    // Hits what stands in front of a weapon, deflects what hurts, and turns weapons seldom.
    Move novice(const Eiyo& game, const Observed<State>& view, Rng& rng) const;
    // Makes the best plan for its hand in every round.
    Move adept(const Eiyo& game, const Observed<State>& view, Rng& rng) const;
    // A move that needs no search: a victory, a show, or the only one.
    std::optional<Move> at_a_glance(const Eiyo& game, const Observed<State>& view, Rng& rng) const;
    // For a seat that may act beside somebody's decision; nothing if it would rather not.
    std::optional<Move> aside(const Eiyo& game, const Observed<State>& view, Rng& rng) const;

    // For the search.

    // Leaves the moves worth a thought, in the order they came, and gives each a handicap: 0 for
    // what adept would do, more for what looks worse, in 65,536ths of a victory.
    void candidates(const Eiyo& game, const State& s, Seat seat, Moves<Move>& moves,
                    std::int32_t* handicaps) const;
    // Adept's move, by what the seat may know of this state. The search does not imagine that
    // somebody parts (Taste): who shares a spot finds the way by a move of the search itself.
    Move policy(const Eiyo& game, const State& s, Seat seat) const;
    // Plays the game to its end by adept's plans; what that is worth to every seat, 0 to 65,536.
    std::int32_t play_and_judge(const Eiyo& game, State& s, Rng& rng) const;
    // Plays to the end likewise; its points are the honor.
    Prospect prospect(const Eiyo& game, const State& before, State& s, Seat seat, Rng& rng) const;
    static constexpr int kWeighGames = 500;  // for each move that is weighed
    static constexpr std::size_t kWeighAll = 16;
    // May the search go on from this state, or has the round it thinks about ended?
    bool same_round(const State& root, const State& s) const;
};

// How adept weighs things in solo and in coop.
const Taste& taste_of(const State& s);

}  // namespace engawa::eiyo
