// Random games on, from a position that a fuzz target came to.
#pragma once

#include <memory>

#include "engine/core/event.h"
#include "engine/core/moves.h"
#include "engine/core/rng.h"
#include "tests/fuzz/promise.h"

namespace engawa::fuzz {

// Plays at most `most` random moves; every position on the way is sound, and the last one is read
// as it is written.
template <class G>
void play_on(const G& game, const typename G::Options& options, typename G::State state, int most) {
    const auto buffer = std::make_unique<MoveBuffer<G>>();
    Rng rng{game.hash(state)};
    NoEvents silent;
    for (int i = 0; i < most; ++i) {
        const SeatSet seats = game.to_act(state);
        must(seats.empty() == game.report(state).over(), "nobody acts once it is over");
        if (seats.empty()) break;
        const Seat seat = *seats.begin();
        buffer->list.clear();
        game.legal(state, seat, buffer->list);
        must(!buffer->list.empty(), "whoever is to act has a move");
        game.apply(state, seat, buffer->list[rng.below(buffer->list.size())], silent);
        must(game.ok(state), "a legal move leads to a sound position");
    }
    const auto again = game.read(options, game.write(state));
    must(again.ok() && *again == state, "a position is read as it is written");
}

}  // namespace engawa::fuzz
