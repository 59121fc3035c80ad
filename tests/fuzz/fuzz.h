// What the fuzz targets share. A target reads outside text with every game there is; whatever is
// read must satisfy the promises of the readers, and nothing may crash, hang or eat memory.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>

#include "engine/games/sealed_bid/sealed_bid.h"
#include "engine/match/catalogue.h"
#include "engine/match/games.h"

namespace engawa::fuzz {

inline void must(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

inline std::string_view take_line(std::string_view& text) {
    const auto end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

// Calls f(game) for every game of the catalogue, and for the fixture that has secrets.
template <class F>
void each_game(F&& f) {
    std::apply([&](const auto&... entry) { (f(entry.game), ...); }, games());
    f(sealed_bid::SealedBid{});
}

inline void must_explain(const Error& error) {
    must(!error.code.empty(), "a refusal has a code");
    must(!error.text.empty(), "a refusal has a text");
    must(error.text.size() < 1000, "a refusal does not echo all it was given");
}

template <class G>
auto moves_of(const G& game, const typename G::State& state, Seat seat) {
    auto room = std::make_unique<MoveRoom<G>>();
    game.legal(state, seat, room->list);
    return room;
}

}  // namespace engawa::fuzz
