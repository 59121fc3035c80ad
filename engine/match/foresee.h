// What some moves would lead to, as far as a viewer can know: the rules are played on guesses,
// never on the secret state.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/hash.h"
#include "engine/core/text.h"

namespace engawa {

inline constexpr int kGuessesToForesee = 16;

// A generator for guesses that is the same for everybody who has this view.
template <Game G>
Rng guesses_of(const G& game, const Observed<typename G::State>& view) {
    Fnv1a digest;
    digest.add(wire_text(game, view));
    return Rng{digest.value()};
}

// The single moves that one text stands for.
template <Game G>
std::vector<std::string> spelt_out(const G& game, const typename G::State& state,
                                   std::string_view text) {
    if constexpr (SpellsOut<G>) {
        return game.spell_out(state, text);
    } else {
        return {std::string{text}};
    }
}

// Plays the texts on `state` one after the other; nobody but the seat may have to decide anything
// between them. Calls made(move) before each is applied. After an error some of them may have been
// played: who wants all or none plays on a copy. Codes: those of read_move, and not_together.
template <Game G, Sink S, class Made>
Result<Done> play_texts(const G& game, typename G::State& state, Seat seat,
                        std::span<const std::string> texts, S& sink, Made&& made) {
    const auto may_go_on = [&] { return game.to_act(state).contains(seat); };
    bool first = true;
    for (const std::string& text : texts) {
        if (!first && !may_go_on()) {
            return error("not_together", engawa::quoted(text) +
                                             " cannot be sent along: chance or another seat "
                                             "decides before it");
        }
        for (const std::string& part : spelt_out(game, state, text)) {
            if (!may_go_on()) {
                return error("illegal_move",
                             engawa::quoted(text) + " asks for more than this turn allows");
            }
            const auto move = game.read_move(state, seat, part);
            if (!move) return move.error();
            made(*move);
            game.apply(state, seat, *move, sink);
            first = false;
        }
    }
    return Done{};
}

}  // namespace engawa
