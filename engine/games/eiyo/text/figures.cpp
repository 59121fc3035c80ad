#include "engine/games/eiyo/text/figures.h"

#include <string>
#include <string_view>
#include <utility>

#include "engine/games/eiyo/cards/book.h"

namespace engawa::eiyo {

Figures figures_of(const Eiyo& game, const State& s) {
    const Constants& c = game.cards().constants;
    const std::pair<std::string_view, int> figures[] = {
        {"start_hand", c.start_hand},         {"draw_count", c.draw_count},
        {"below_boss", c.cards_below_boss},   {"tokens", c.deflect_tokens},
        {"move_cost", c.move_cost},           {"concentration_cost", c.concentration_cost},
        {"cards_per_turn", c.cards_per_turn}, {"honor_to_win", c.honor_to_win},
    };
    Figures given;
    for (const auto& [name, value] : figures) given.emplace_back(name, Term::number(value));
    given.emplace_back(
        "draw_limit",
        s.no_limit() ? Term::word("eiyo.draws_always")
                     : Term::phrase({"eiyo.draws_up_to", {{"limit", Term::number(c.hand_limit)}}}));
    const bool solo = s.seats() == 1;
    const auto& ranks = game.cards().ranks[solo ? 0 : 1];
    Arguments steps;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        const Term name = game.book().usual
                              ? Term::word((solo ? "eiyo.rank.solo." : "eiyo.rank.coop.") + number)
                              : Term::text(ranks[i].name);
        given.emplace_back("rank_" + number, name);
        steps.push_back(
            {{},
             Term::phrase({"eiyo.rank", {{"from", Term::number(ranks[i].from)}, {"name", name}}})});
    }
    given.emplace_back("ranks", Term::list(std::move(steps)));
    return given;
}

}  // namespace engawa::eiyo
