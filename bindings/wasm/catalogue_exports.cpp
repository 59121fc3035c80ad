// The games there are, their cards, what a record is of, and fairness.
#include "bindings/wasm/boundary.h"

using namespace engawa;
using namespace engawa::wasm;

ENGAWA_EXPORT(games) Reply games() { return say(wire_of(all_games(), nullptr)); }

ENGAWA_EXPORT(cards) Reply cards(const char* game, std::uint32_t size) {
    const auto found = find_game({game, size});
    return found ? say(wire_of((*found)->cards())) : refuse(found.error());
}

// The options of a head, each value of each option tried beside the others.
ENGAWA_EXPORT(refusals) Reply refusals(const char* head, std::uint32_t size) {
    const AnyGame* game = nullptr;
    const auto setup = read_setup({head, size}, game);
    return setup ? say(wire_of_refusals(*game, setup->options)) : refuse(setup.error());
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

// What a seat commits to bytes of its own, 64 hexadecimal digits.
ENGAWA_EXPORT(fair_commitment)
Reply fair_commitment(int seat, const char* text, std::uint32_t size) {
    if (seat < 1 || seat > kMaxSeats) return refuse_seat(seat);
    const auto bytes = read_key({text, size});
    return bytes ? say(wire_of_commitment(Seat{seat - 1}, *bytes)) : refuse(bytes.error());
}

ENGAWA_EXPORT(kept_state) Reply kept_state(const char* text, std::uint32_t size) {
    const auto record = read_record({text, size});
    if (!record) return refuse(record.error());
    const auto game = find_game(record->game);
    return game ? say(wire_of_kept(**game, *record)) : refuse(game.error());
}
