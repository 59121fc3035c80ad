#include "engine/games/eiyo/text/foresee.h"

#include <memory>
#include <string>

namespace engawa::eiyo {

std::vector<Phrase> foresee_move(const Eiyo& game, const Observed<State>& view, Seat seat,
                                 Move move) {
    if (!move.is_play() && move.kind() != Kind::Move) return {};
    // Where hidden cards lie and which of them the cost takes does not matter here, only how many.
    Rng rng{1};
    State after = game.guess(view, rng);
    NoEvents silent;
    game.apply(after, seat, move, silent);
    const auto list = std::make_unique<MoveBuffer<Eiyo>>();
    while (!after.over() && after.chance()) {
        list->list.clear();
        game.legal(after, kChance, list->list);
        game.apply(after, kChance, list->list[0], silent);
    }
    const State& before = view.state();
    if (after.over()) return {{"eiyo.foresee.over", {{"honor", Term::number(after.honor)}}}};
    return {{"eiyo.foresee.play",
             {{"honor", Term::number(after.honor)},
              {"damage", Term::number(game.damage(after))},
              {"before", Term::number(game.damage(before))},
              {"deck", Term::number(after.deck_size)}}}};
}

}  // namespace engawa::eiyo
