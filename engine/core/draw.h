// Chance without a list. Where nobody needs to see all outcomes, as in random play, listing and
// weighing them is most of the work of a draw from a deck.
#pragma once

#include <concepts>

#include "engine/core/game.h"
#include "engine/core/member_name.h"

namespace engawa {

ENGAWA_MEMBER_NAME(NamesDraw, draw);

// A game may draw by itself: the outcome that pick_outcome would give, by the same random numbers
// (Law::ChanceWeights). Without it: by the list.
template <class G>
concept Draws = requires(const G& game, const typename G::State& state, Rng& rng) {
    { game.draw(state, rng) } -> std::same_as<typename G::Move>;
};

// An outcome by weight; the buffer is used if there is need of a list.
template <Game G>
typename G::Move draw_outcome(const G& game, const typename G::State& state,
                              Moves<typename G::Move>& buffer, Rng& rng) {
    static_assert(Draws<G> || !NamesDraw<G>,
                  "the game's draw must be: Move draw(const State&, Rng&) const");
    if constexpr (Draws<G>) {
        return game.draw(state, rng);
    } else {
        buffer.clear();
        game.legal(state, kChance, buffer);
        return pick_outcome(game, state, buffer, rng);
    }
}

}  // namespace engawa
