// Random play to the end of a game: any legal move, chance by weight, one seat asked at a time.
//
// Nothing here allocates. The caller owns the buffer for move lists, because Paikō's is long.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>

#include "engine/core/draw.h"
#include "engine/core/game.h"
#include "engine/core/hash.h"

namespace engawa {

struct Playout {
    Report report;
    std::uint32_t applies = 0;  // chance moves included
};

inline constexpr std::uint32_t kToTheEnd = std::numeric_limits<std::uint32_t>::max();

// A seat that need not act makes one of its moves or none, all equally likely. Gives the number of
// moves made.
template <Game G>
std::uint32_t play_aside(const G& game, typename G::State& state, Seat mover, Rng& rng,
                         Moves<typename G::Move>& buffer) {
    NoEvents silent;
    std::uint32_t applies = 0;
    ask_aside(game, state, mover, [&](Seat seat) {
        buffer.clear();
        game.legal(state, seat, buffer);
        const int choice = rng.below(buffer.size() + 1);
        if (choice == buffer.size()) return;
        game.apply(state, seat, buffer[choice], silent);
        ++applies;
    });
    return applies;
}

// Plays on until the game is over or has got `most` of the moves that it waited for. Gives the
// number of all moves made.
template <Game G>
std::uint32_t play_on(const G& game, typename G::State& state, Rng& rng,
                      Moves<typename G::Move>& buffer, std::uint32_t most = kToTheEnd) {
    NoEvents silent;
    std::uint32_t aside = 0;
    std::uint32_t applies = 0;
    for (; applies < most && !game.to_act(state).empty(); ++applies) {
        const Seat seat = seat_to_ask(game, state);
        if (G::kHasChance && seat == kChance) {
            game.apply(state, seat, draw_outcome(game, state, buffer, rng), silent);
            continue;
        }
        buffer.clear();
        game.legal(state, seat, buffer);
        game.apply(state, seat, buffer[rng.below(buffer.size())], silent);
        if (!seats_aside(game, state).empty()) aside += play_aside(game, state, seat, rng, buffer);
    }
    return applies + aside;
}

template <Game G>
Playout play_out(const G& game, typename G::State state, Rng& rng,
                 Moves<typename G::Move>& buffer) {
    Playout playout;
    playout.applies = play_on(game, state, rng, buffer);
    playout.report = game.report(state);
    return playout;
}

// Fixed work for comparing targets: `count` random games from one seed. The lower 40 bits of the
// answer are the number of moves made, the upper 24 a digest of the final states: the same
// everywhere.
template <Game G>
std::uint64_t playout_checksum(const G& game, const typename G::Options& options,
                               std::uint32_t count, std::uint64_t seed) {
    const auto buffer = std::make_unique<MoveBuffer<G>>();
    const auto start = game.start(options);
    Rng rng{seed};
    std::uint64_t applies = 0;
    std::uint64_t digest = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        auto state = start;
        applies += play_on(game, state, rng, buffer->list);
        digest = combine(digest, game.hash(state));
    }
    constexpr std::uint64_t kCount = (std::uint64_t{1} << 40) - 1;
    return (digest & ~kCount) | (applies & kCount);
}

}  // namespace engawa
