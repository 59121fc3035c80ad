// What a new leaf of a search tree is worth to each seat.
#pragma once

#include "engine/core/game.h"
#include "engine/core/value.h"
#include "engine/search/playout.h"

namespace engawa {

template <Game G>
Values final_values(const G& game, const typename G::State& state) {
    const Report report = game.report(state);
    Values values;
    for (unsigned seat = 0; seat < kMaxSeats; ++seat) {
        values[seat] = (report.utility[seat] - G::kMinUtility) * kFullValue /
                       (G::kMaxUtility - G::kMinUtility);
    }
    return values;
}

// Plays one random game to its end.
template <Game G>
Values playout_values(const G& game, typename G::State& state, Rng& rng,
                      Moves<typename G::Move>& buffer) {
    play_on(game, state, rng, buffer);
    return final_values(game, state);
}

}  // namespace engawa
