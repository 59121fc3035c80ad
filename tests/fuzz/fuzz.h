// What the fuzz targets share. A target reads outside text with every game there is; whatever is
// read must satisfy the promises of the readers, and nothing may crash, hang or eat memory.
#pragma once

#include <memory>
#include <string>

#include "engine/games/sealed_bid/sealed_bid.h"
#include "engine/match/catalogue.h"
#include "engine/match/games.h"
#include "tests/fuzz/promise.h"

namespace engawa::fuzz {

// Calls f(game) for every game of the catalogue, and for the fixture that has secrets.
template <class F>
void each_game(F&& f) {
    each_entry([&](const auto& entry) { f(entry.game); });
    f(sealed_bid::SealedBid{});
}

template <class G>
auto moves_of(const G& game, const typename G::State& state, Seat seat) {
    auto buffer = std::make_unique<MoveBuffer<G>>();
    game.legal(state, seat, buffer->list);
    return buffer;
}

}  // namespace engawa::fuzz
