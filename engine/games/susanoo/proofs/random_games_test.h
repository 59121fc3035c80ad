// Random games of 3 to 5 players, for tests that look at every decision.
#pragma once

#include <memory>
#include <string>

#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

// f(state) at every decision and at the end of some games.
template <class F>
void along_games(const Susanoo& game, int games, F&& f) {
    Rng rng{11};
    const auto buffer = std::make_unique<MoveBuffer<Susanoo>>();
    for (int i = 0; i < games; ++i) {
        const auto options = game.options({{"seats", std::to_string(3 + i % 3)}});
        State s = game.start(*options);
        NoEvents silent;
        for (int ply = 0; ply < 3000 && !s.over(); ++ply) {
            if (!s.chance()) f(s);
            const Seat seat = s.chance() ? kChance : seat_to_ask(game, s);
            buffer->list.clear();
            game.legal(s, seat, buffer->list);
            const auto count = static_cast<std::uint32_t>(buffer->list.size());
            game.apply(s, seat, buffer->list[static_cast<int>(rng.below(count))], silent);
        }
        f(s);
    }
}

}  // namespace engawa::susanoo
