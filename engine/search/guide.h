// What a search over guesses may be told by a game's brain; and a guide that knows nothing.
//
// A guide says which decisions are nodes of the tree. All others are made on the way: chance by
// weight, seats by the guide's own policy.
#pragma once

#include <cstdint>

#include "engine/search/brain.h"
#include "engine/search/leaf.h"

namespace engawa {

struct PlainGuide {
    // Candidates are all legal moves, so no list is kept for a node.
    static constexpr bool kSelective = false;

    // Is the decision of this seat, or of chance, a node of the tree?
    template <class G>
    bool branches(const G&, const typename G::State&, Seat) const {
        return true;
    }
    // May the tree, whose root is `root`, go on from this state?
    template <class G>
    bool goes_on(const G&, const typename G::State&, const typename G::State&) const {
        return true;
    }
    template <Game G>
    Values leaf(const G& game, typename G::State& state, Rng& rng,
                Moves<typename G::Move>& buffer) const {
        return playout_values(game, state, rng, buffer);
    }
};

// The guide of a brain: the tree holds the decisions of the seat that thinks, about one round; the
// others act by the brain's policy, and leaves are played on by it as far as it likes: with one
// value for all seats who win or lose together (play_and_judge), or with a value for each seat
// (values_of). A brain may say otherwise by a function of its own that is called branches, as
// PlainGuide's.
template <class Brain>
struct BrainGuide {
    static constexpr bool kSelective = true;

    const Brain& brain;
    Seat thinker;

    template <class G>
    bool branches(const G&, const typename G::State& state, Seat seat) const {
        if constexpr (Branching<Brain, G>) return brain.branches(state, seat);
        return seat == thinker;
    }
    template <class G>
    bool goes_on(const G&, const typename G::State& root, const typename G::State& state) const {
        return brain.same_round(root, state);
    }
    template <class G>
    typename G::Move policy(const G& game, const typename G::State& state, Seat seat) const {
        return brain.policy(game, state, seat);
    }
    // Cuts the list; handicaps are in parts of kFullValue.
    template <class G>
    void candidates(const G& game, const typename G::State& state, Seat seat,
                    Moves<typename G::Move>& moves, std::int32_t* handicaps) const {
        brain.candidates(game, state, seat, moves, handicaps);
    }
    template <Game G>
    Values leaf(const G& game, typename G::State& state, Rng& rng, Moves<typename G::Move>&) const {
        if constexpr (JudgesForEach<Brain, G>) {
            return brain.values_of(game, state, rng);
        } else {
            Values values;
            values.fill(brain.play_and_judge(game, state, rng));
            return values;
        }
    }
};

}  // namespace engawa
