#include "engine/games/eiyo/text/figures.h"

#include <string>
#include <string_view>
#include <utility>

namespace engawa::eiyo {

Figures figures_of(const Eiyo& game, const State& s) {
    const Constants& c = game.cards().constants;
    const std::pair<std::string_view, int> figures[] = {
        {"start_hand", c.start_hand},         {"draw_count", c.draw_count},
        {"hand_limit", c.hand_limit},         {"below_boss", c.cards_below_boss},
        {"tokens", c.deflect_tokens},         {"concentration_cost", c.concentration_cost},
        {"cards_per_turn", c.cards_per_turn}, {"move_cost", c.move_cost},
        {"honor_to_win", c.honor_to_win},
    };
    Figures given;
    for (const auto& [name, value] : figures) given.emplace_back(name, Term::number(value));
    const auto& ranks = game.cards().ranks[s.seats() == 1 ? 0 : 1];
    Arguments steps;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        given.emplace_back("rank_" + std::to_string(i + 1), Term::text(ranks[i].name));
        steps.push_back({{},
                         Term::phrase({"eiyo.rank",
                                       {{"from", Term::number(ranks[i].from)},
                                        {"name", Term::text(ranks[i].name)}}})});
    }
    given.emplace_back("ranks", Term::list(std::move(steps)));
    return given;
}

}  // namespace engawa::eiyo
