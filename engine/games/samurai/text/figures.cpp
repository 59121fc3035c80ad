#include "engine/games/samurai/text/figures.h"

#include <string>
#include <string_view>
#include <utility>

#include "engine/games/samurai/cards/book.h"

namespace engawa::samurai {

Figures figures_of(const Samurai& game, const State&) {
    const Constants& c = game.book().c;
    const std::pair<std::string_view, int> figures[] = {
        {"hand_size", c.hand_size},       {"combo_ki", c.combo_ki},
        {"combo_die", c.combo_die},       {"insight_cost", c.insight_cost},
        {"breath_cost", c.breath_cost},   {"breath_cards", c.breath_cards},
        {"focus_cost", c.focus_cost},     {"focus_guard", c.focus_guard},
        {"ki_mark_cost", c.ki_mark_cost}, {"ki_mark_bonus", c.ki_mark_bonus},
        {"damage_base", c.damage_base},   {"damage_step", c.damage_step},
        {"wound_gap", c.wound_gap},       {"step_ki", c.bushido_step_ki},
        {"gisei_life", c.gisei_life},     {"rest_life", c.rest_life},
        {"rest_ki", c.rest_ki},           {"score_win", c.score_win},
        {"score_life", c.score_life},     {"score_ki", c.score_ki},
        {"round_par", c.score_round_par}, {"loss_max", c.score_loss_max},
        {"score_duel", c.score_duel},     {"die_use_min", c.die_use_min},
    };
    Figures given;
    for (const auto& [name, value] : figures) given.emplace_back(name, Term::number(value));
    return given;
}

}  // namespace engawa::samurai
