// Law: a bot does not peek. For the same view and seed it makes the same legal move, whatever the
// world behind the view.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "engine/laws/laws.h"

namespace engawa::laws {

// `bot(view, seed)` gives the move of the view's seat; it is asked for every seat that may act, in
// the real world and then in other worlds that look the same. `games` are random ones with
// these options.
template <Game G, class Bot>
Findings check_bot(const G& game, const Bot& bot, int games, int worlds = 4,
                   const Given& given = {}) {
    Run<G> run{game, {}, kQuick};
    const auto options = game.options(given);
    if (!options.ok()) return run.findings;
    const Setting<G> setting{*options, "", game.seats(*options)};
    for (int i = 0; i < games; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        Rng rng{seed};
        typename G::State state = game.start(*options);
        ++run.findings.games;
        for (int ply = 0; ply < run.effort.most_plies && !game.to_act(state).empty(); ++ply) {
            const Scene<G> scene{run, setting, seed, ply, state, false};
            ++run.findings.states;
            for (const Seat seat : game.to_act(state)) {
                if (seat.is_player()) check_does_not_peek(scene, bot, seat, worlds);
            }
            const Seat seat = seat_to_ask(game, state);
            auto moves = legal_moves(game, state, seat);
            Moves<typename G::Move> list{std::span{moves}};
            list.grow(moves.data() + moves.size());
            const auto move = seat == kChance ? pick_outcome(game, state, list, rng)
                                              : list[rng.below(list.size())];
            state = after(game, state, seat, move).state;
        }
    }
    return run.findings;
}

template <Game G, class Bot>
void check_does_not_peek(const Scene<G>& scene, const Bot& bot, Seat seat, int worlds) {
    const G& game = scene.game();
    scene.checked(Law::DoesNotPeek);
    const auto view = game.observe(scene.state, seat);
    const auto seed = static_cast<std::uint64_t>(scene.ply);
    const auto move = bot(view, seed);
    const auto legal = legal_moves(game, scene.state, seat);
    if (!scene.expect(Law::DoesNotPeek, std::ranges::binary_search(legal, move),
                      "the bot's move is not legal")) {
        return;
    }
    for (int i = 0; i < worlds; ++i) {
        const auto world = game.guess(view, scene.run.guesses);
        const auto other = bot(game.observe(world, seat), seed);
        scene.expect(Law::DoesNotPeek, other == move, [&] {
            return seat_name(seat) + " plays " + game.write_move(scene.state, seat, move) +
                   " here and " + game.write_move(world, seat, other) + " in " + game.write(world);
        });
    }
}

}  // namespace engawa::laws
