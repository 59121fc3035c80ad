// What a new leaf of a search tree is worth to each seat.
//
// A value is an integer from 0 (the least utility of the game) to kFullValue (the greatest), so
// that sums of values are exact and do not depend on the order of adding.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/game.h"
#include "engine/search/playout.h"

namespace engawa {

inline constexpr std::int32_t kFullValue = 1 << 16;

using Values = std::array<std::int32_t, kMaxSeats>;

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
                      Moves<typename G::Move>& room) {
    play_on(game, state, rng, room);
    return final_values(game, state);
}

}  // namespace engawa
