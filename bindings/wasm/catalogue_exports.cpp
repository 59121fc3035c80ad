// The games there are, their cards, and what a record is of.
#include "bindings/wasm/boundary.h"

using namespace engawa;
using namespace engawa::wasm;

ENGAWA_EXPORT(games) Reply games() { return say(wire_of(all_games(), nullptr)); }

ENGAWA_EXPORT(cards) Reply cards(const char* game, std::uint32_t size) {
    const auto found = find_game({game, size});
    return found ? say(wire_of((*found)->cards())) : refuse(found.error());
}

// Draws again what chance gave.
ENGAWA_EXPORT(verify) Reply verify(const char* text, std::uint32_t size) {
    const auto record = read_record({text, size});
    if (!record) return refuse(record.error());
    const auto game = find_game(record->game);
    if (!game) return refuse(game.error());
    const auto fairness = verify_draws(**game, *record);
    return fairness ? say(wire_of(*fairness)) : refuse(fairness.error());
}

ENGAWA_EXPORT(kept_state) Reply kept_state(const char* text, std::uint32_t size) {
    const auto record = read_record({text, size});
    if (!record) return refuse(record.error());
    const auto game = find_game(record->game);
    return game ? say(wire_of_kept(**game, *record)) : refuse(game.error());
}
