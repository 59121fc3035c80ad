// Random games on random options, for tests that look at every position.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

inline Given random_options(const Samurai& game, Rng& rng) {
    for (;;) {
        Given given;
        for (const OptionSpec& option : game.schema()) {
            if (rng.below(2) == 0) continue;
            const auto value = option.values[rng.below(std::uint32_t(option.values.size()))];
            given.emplace_back(std::string{option.name}, std::string{value});
        }
        if (game.options(given)) return given;
    }
}

// f(state, events so far) at every decision and at the end of some games.
template <class F>
void along_games(const Samurai& game, int games, F&& f) {
    Rng rng{7};
    const auto buffer = std::make_unique<MoveBuffer<Samurai>>();
    for (int i = 0; i < games; ++i) {
        State s = game.start(*game.options(random_options(game, rng)));
        EventList happened;
        for (int ply = 0; ply < 400 && !s.over(); ++ply) {
            const Seat seat = s.chance() ? kChance : Seat{0};
            buffer->list.clear();
            game.legal(s, seat, buffer->list);
            f(s, happened.events, buffer->list);
            const auto choice = rng.below(static_cast<std::uint32_t>(buffer->list.size()));
            game.apply(s, seat, buffer->list[choice], happened);
        }
        buffer->list.clear();
        f(s, happened.events, buffer->list);
    }
}

}  // namespace engawa::samurai
