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

// One random game to its end.
struct RandomPlayout {
    template <Game G>
    Values operator()(const G& game, typename G::State& state, Rng& rng,
                      Moves<typename G::Move>& room) const {
        play_on(game, state, rng, room);
        return final_values(game, state);
    }
};

// A few random moves, then a brain's judgement. For two seats whose utilities sum to zero. The
// brain's evaluate(game, state, seat) is an integer for the seat to act, better when greater, 0
// when even; `scale` is the judgement that counts as half the way from even to won.
template <class Brain>
struct JudgedPlayout {
    Brain brain;
    std::uint32_t moves = 0;
    std::int32_t scale = 1000;

    template <Game G>
    Values operator()(const G& game, typename G::State& state, Rng& rng,
                      Moves<typename G::Move>& room) const {
        play_on(game, state, rng, room, moves);
        if (game.to_act(state).empty()) return final_values(game, state);
        const Seat seat = seat_to_ask(game, state);
        const auto own = static_cast<unsigned>(seat.index());
        Values values{};
        values[own] = squeezed(brain.evaluate(game, state, seat));
        values[1 - own] = kFullValue - values[own];
        return values;
    }

    std::int32_t squeezed(std::int64_t judgement) const {
        const std::int64_t size = judgement < 0 ? -judgement : judgement;
        return static_cast<std::int32_t>(kFullValue / 2 +
                                         judgement * (kFullValue / 2) / (size + scale));
    }
};

}  // namespace engawa
