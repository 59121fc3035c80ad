// What the bots of Warriors of Susanoo know: two quick players, and the guide of the search behind
// `master`.
//
// A brain has no state. Players look at their own hand and at what everybody sees; the functions
// that take a State use nothing else of it for a decision, so that a guessed rival does not read
// minds either.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/prospect.h"
#include "engine/core/value.h"
#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

class Brain {
  public:
    // The default budget of `master` for a decision, in simulations.
    static constexpr std::uint32_t kMasterNodes = 300;
    static constexpr float kExplore = 0.25f;
    static constexpr int kWeighGames = 200;
    // What is not worth a thought would be recommended by luck now and then: so many games tell
    // differences of some percent only.
    static constexpr std::size_t kWeighAll = 1;

    // Equips what it has, fights what is weaker, and never looks beyond its own cards.
    Move novice(const Susanoo& game, const Observed<State>& view, Rng& rng) const;
    // Weighs what cards, deals and battles are worth to everybody.
    Move adept(const Susanoo& game, const Observed<State>& view, Rng& rng) const;
    // A move that needs no search: the only one worth a thought.
    std::optional<Move> at_a_glance(const Susanoo& game, const Observed<State>& view,
                                    Rng& rng) const;

    // For the search.

    // Leaves the moves worth a thought, in the order they came, and gives each a handicap: 0 for
    // what adept would do, more for the others, in 65,536ths of a victory.
    void candidates(const Susanoo& game, const State& s, Seat seat, Moves<Move>& moves,
                    std::int32_t* handicaps) const;
    // Adept's move, by what the seat may know of this state.
    Move policy(const Susanoo& game, const State& s, Seat seat) const;
    // Plays some turns as adept would, then judges every seat; 0 to 65,536.
    Values values_of(const Susanoo& game, State& s, Rng& rng) const;
    // Plays on to the end as adept would: how it went for that seat.
    Prospect prospect(const Susanoo& game, const State& before, State& s, Seat seat,
                      Rng& rng) const;
    // The tree holds the decisions of one turn.
    bool same_round(const State& root, const State& s) const { return s.turn == root.turn; }
};

}  // namespace engawa::susanoo
