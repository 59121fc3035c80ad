#include "engine/games/eiyo/aids.h"

#include "engine/games/eiyo/odds/odds.h"
#include "engine/games/eiyo/picture_parts.h"

namespace engawa::eiyo {
namespace {

// "37 %"; small ones with a decimal, and nothing that is possible is called 0 or 100.
std::string percent(double chance) {
    const int thousandths = static_cast<int>(chance * 1000 + 0.5);
    if (chance <= 0) return "never";
    if (chance > 1 - 1e-9) return "certain";
    if (thousandths == 0) return "<0.1 %";
    if (thousandths < 100) {
        return std::to_string(thousandths / 10) + '.' + std::to_string(thousandths % 10) + " %";
    }
    return std::to_string(std::min(99, (thousandths + 5) / 10)) + " %";
}

std::string in_words(double chance) {
    return chance <= 0 || chance > 1 - 1e-9 ? percent(chance) : "a chance of " + percent(chance);
}

// Entries beside each other, in columns of this width.
class Grid {
  public:
    Grid(Lines& lines, int width) : lines_(lines), across_(79 / width), width_(width) {}
    void add(const std::string& name, const std::string& value) {
        if (entries_++ % across_ == 0) lines_.line();
        const int left = width_ - 2 - static_cast<int>(value.size());
        lines_.column("  " + name, left).add(value, Ink::Plain, true).add("  ");
    }

  private:
    Lines& lines_;
    int across_;
    int width_;
    int entries_ = 0;
};

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

template <class Bag, class Name>
void tell_pile(Lines& lines, const std::string& title, const Bag& bag, const Name& name) {
    lines.line().add(title + ' ').add(std::to_string(bag.size()), Ink::Plain, true);
    Grid grid(lines, 26);
    bag.each([&](int kind) { grid.add(name(kind), std::to_string(bag.count(kind))); });
}

std::string effect_words(const FoeCard& card) { return card.text.empty() ? "-" : card.text; }

std::string corners_of(const WeaponCard& card) {
    std::string text;
    for (unsigned corner = 0; corner < kCorners; ++corner) {
        if ((card.corners >> corner & 1) == 0) continue;
        text += (text.empty() ? "" : " ") + std::string{kCornerNames[corner]};
    }
    return text;
}

CardTable weapon_table(const std::string& name, const std::vector<WeaponCard>& cards,
                       bool special) {
    CardTable table{name, {"id", "name", "corners", "copies"}, {}};
    if (special) table.heads.emplace_back("solo");
    table.heads.emplace_back("source");
    for (const WeaponCard& card : cards) {
        std::vector<std::string> row{card.id, card.name, corners_of(card),
                                     std::to_string(card.copies)};
        if (special) row.push_back(std::to_string(card.solo_copies));
        row.push_back(card.source);
        table.rows.push_back(std::move(row));
    }
    return table;
}

CardTable foe_table(const std::string& name, const std::vector<FoeCard>& cards, bool troops) {
    CardTable table{name, {"id", "name"}, {}};
    if (troops) table.heads.emplace_back("troop");
    for (const char* head : {"front", "middle", "back", "honor", "copies", "source", "effect"}) {
        table.heads.emplace_back(head);
    }
    for (const FoeCard& card : cards) {
        std::vector<std::string> row{card.id, card.name};
        if (troops) row.emplace_back(troop_name(card.troop));
        for (const int damage : card.damage) row.push_back(std::to_string(damage));
        row.push_back(std::to_string(card.honor));
        row.push_back(std::to_string(card.copies));
        row.push_back(card.source);
        row.push_back(effect_words(card));
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace

bool wasteful(const Eiyo& game, const State&, Seat, Move move) {
    if (!move.is_play()) return false;
    for (int turns = 0; turns < move.rotations(); ++turns) {
        const int shown = rotated(game.weapon(move.weapon()).corners, turns);
        if ((shown >> move.corner() & 1) != 0) return true;
    }
    return false;
}

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

Picture piles_of(const Eiyo& game, const Observed<State>& view) {
    Lines lines;
    const State& s = view.state();
    const auto weapon = [&](int kind) { return game.weapon(kind).id; };
    const auto foe = [&](int kind) { return short_name(game.foe(s, kind).name); };
    const int unknown = s.deck.size() - s.deck_size;
    tell_pile(lines,
              unknown == 0
                  ? "deck"
                  : "deck with " + counted(unknown, "hidden card", "hidden cards") + " of hands",
              s.deck, weapon);
    tell_pile(lines, "discards", s.discards, weapon);
    tell_pile(lines, "honor stack", s.honor_stack, foe);
    tell_pile(lines, "unseen enemies", s.unseen, foe);
    return lines.take();
}

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
    if (after.over()) return {{"eiyo.foresee.over", {{"honor", std::to_string(after.honor)}}}};
    return {{"eiyo.foresee.play",
             {{"honor", std::to_string(after.honor)},
              {"damage", std::to_string(game.damage(after))},
              {"before", std::to_string(game.damage(before))},
              {"deck", std::to_string(after.deck_size)}}}};
}

Given figures_of(const Eiyo& game, const State& s) {
    const Constants& c = game.cards().constants;
    const std::pair<std::string_view, int> figures[] = {
        {"start_hand", c.start_hand},         {"draw_count", c.draw_count},
        {"hand_limit", c.hand_limit},         {"below_boss", c.cards_below_boss},
        {"tokens", c.deflect_tokens},         {"concentration_cost", c.concentration_cost},
        {"cards_per_turn", c.cards_per_turn}, {"move_cost", c.move_cost},
        {"honor_to_win", c.honor_to_win},
    };
    Given given;
    for (const auto& [name, value] : figures) given.emplace_back(name, std::to_string(value));
    const auto& ranks = game.cards().ranks[s.seats() == 1 ? 0 : 1];
    std::string steps;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        given.emplace_back("rank_" + std::to_string(i + 1), ranks[i].name);
        steps += (i == 0 ? "" : ", ") + std::to_string(ranks[i].from) + ' ' + ranks[i].name;
    }
    given.emplace_back("ranks", steps);
    return given;
}

std::vector<CardTable> card_tables(const Eiyo& game) {
    const CardSet& cards = game.cards();
    std::vector<CardTable> tables;
    tables.push_back(weapon_table("weapon", cards.weapons, false));
    tables.push_back(weapon_table("special_weapon", cards.specials, true));
    for (const EnemySet& set : cards.enemy_sets) {
        tables.push_back(foe_table("enemy_set." + set.name, set.enemies, true));
    }
    tables.push_back(foe_table("boss", cards.bosses, false));
    tables.push_back(foe_table("yamabushi", cards.yamabushi, false));
    return tables;
}

}  // namespace engawa::eiyo
