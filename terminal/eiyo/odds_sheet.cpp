// Odds of what is drawn and who comes next, for people.
#include "engine/games/eiyo/odds/odds.h"
#include "terminal/eiyo/drawings.h"
#include "terminal/eiyo/grid.h"
#include "terminal/eiyo/picture_parts.h"
#include "terminal/percent.h"

namespace engawa::eiyo {
namespace {

std::string in_words(double chance) {
    return chance <= 0 || chance > 1 - 1e-9 ? percent(chance) : "a chance of " + percent(chance);
}

void tell_course(Lines& lines, const Odds& odds) {
    lines.line();
    const std::string cards = odds.fewest_drawn() == odds.most_drawn()
                                  ? counted(odds.most_drawn(), "card", "cards")
                                  : std::to_string(odds.fewest_drawn()) + " to " +
                                        std::to_string(odds.most_drawn()) + " cards";
    if (odds.of_redraw()) {
        lines.add("If you redraw, you draw " + cards + ".");
        return;
    }
    if (odds.damage() > 0) {
        lines.add("If nobody plays another card, the enemies deal " +
                  std::to_string(odds.damage()) + " damage; then you draw " + cards + ".");
    } else {
        lines.add("If nobody plays another card, you draw " + cards + " next.");
    }
    lines.line().add("Until the next fight: the deck runs out, " + in_words(odds.exhausted(1)) +
                     "; you are overrun, " + in_words(odds.overrun()) + ".");
}

void tell_weapons(Lines& lines, const Eiyo& game, const Odds& odds) {
    lines.line().add("At least one of these among the cards drawn:", Ink::Quiet);
    Grid grid(lines, 26);
    for (int kind = 0; kind < game.weapon_kinds(); ++kind) {
        const double chance = odds.at_least_one(Odds::Kinds{1} << kind);
        if (chance > 0) grid.add(game.weapon(kind).id, percent(chance));
    }
    lines.line().add("A weapon that shows a corner without a turn:", Ink::Quiet);
    Grid corners(lines, 26);
    for (int corner = 0; corner < kCorners; ++corner) {
        Odds::Kinds group = 0;
        for (int kind = 0; kind < game.weapon_kinds(); ++kind) {
            if ((game.weapon(kind).corners >> corner & 1) != 0) group |= Odds::Kinds{1} << kind;
        }
        corners.add(std::string{kCornerNames[corner]}, percent(odds.at_least_one(group)));
    }
}

// EIY-044: the next card of each stack, if it is no boss; and the next boss.
void tell_enemies(Lines& lines, const Eiyo& game, const State& s, bool bosses) {
    std::string rows;
    for (int index = 0; index < s.row_count(); ++index) {
        const Row row = s.rows[index];
        const bool boss = row.stack() == game.cards().constants.cards_below_boss + 1;
        if (row.stack() == 0 || boss != bosses) continue;
        rows += ' ' + std::string{s.coop() ? kRowNames[index] : kCornerNames[index]};
    }
    if (rows.empty()) return;
    lines.line().add((bosses ? "Next comes a boss at" : "Next comes an enemy at") + rows + ":",
                     Ink::Quiet);
    int all = 0;
    s.unseen.each([&](Foe foe) {
        if (is_boss(game, game.foe(s, foe)) == bosses) all += s.unseen.count(foe);
    });
    Grid grid(lines, 26);
    s.unseen.each([&](Foe foe) {
        const FoeCard& card = game.foe(s, foe);
        if (is_boss(game, card) != bosses) return;
        grid.add(short_name(card.name), percent(static_cast<double>(s.unseen.count(foe)) / all));
    });
}

}  // namespace

Picture odds_of(const Eiyo& game, const Observed<State>& view) {
    Lines lines;
    const State& s = view.state();
    if (s.over()) return lines.take();
    const Odds odds(game, view);
    tell_course(lines, odds);
    if (odds.most_drawn() > 0) tell_weapons(lines, game, odds);
    tell_enemies(lines, game, s, false);
    tell_enemies(lines, game, s, true);
    return lines.take();
}

}  // namespace engawa::eiyo
