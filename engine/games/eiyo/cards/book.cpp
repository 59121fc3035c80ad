#include "engine/games/eiyo/cards/book.h"

#include <algorithm>

#include "engine/games/eiyo/cards/option_words.h"

namespace engawa::eiyo {
namespace {

// Options (EIY-020 to EIY-028).

OptionSpec choice(std::string_view name, std::span<const std::string_view> values,
                  const char* rule) {
    return {name, OptionKind::Choice, values, 0, 0, values[0], RuleId{rule}};
}

// Cards.

void add_foe(FoeTable& table, const FoeCard& card, bool boss) {
    const int foe = table.kinds() + 1;
    const auto i = static_cast<unsigned>(foe);
    table.values[i] = {card.damage, card.honor, card.effects, card.troop == Troop::Red, boss};
    table.cards[i] = &card;
}

FoeTable make_table(const CardSet& cards, const EnemySet& set) {
    FoeTable table;
    for (const FoeCard& card : set.enemies) {
        add_foe(table, card, false);
        ++table.enemies;
        for (FoeBag& bag : table.bags) bag.add(table.kinds(), card.copies);
        table.other_mask.add(table.kinds(), 15);
    }
    for (const FoeCard& card : cards.yamabushi) {
        add_foe(table, card, false);
        ++table.yamabushi;
        table.bags[1].add(table.kinds(), card.copies);
        table.other_mask.add(table.kinds(), 15);
    }
    for (const FoeCard& card : cards.bosses) {
        add_foe(table, card, true);
        ++table.bosses;
        for (FoeBag& bag : table.bags) bag.add(table.kinds(), card.copies);
        table.boss_mask.add(table.kinds(), 15);
    }
    return table;
}

}  // namespace

Book::Book(const CardSet& set)
    : cards(set),
      usual(set == default_cards()),
      constants(set.constants),
      limit_word(std::to_string(set.constants.hand_limit)) {
    for (const WeaponCard& card : cards.weapons) {
        corners[standard] = card.corners;
        deck.add(standard++, card.copies);
    }
    weapons = standard;
    for (const WeaponCard& card : cards.specials) {
        corners[weapons] = card.corners;
        specials[0].add(weapons - standard, card.solo_copies);
        specials[1].add(weapons - standard, card.copies);
        ++weapons;
    }
    for (const EnemySet& enemies : cards.enemy_sets) {
        sets.push_back(make_table(cards, enemies));
        set_names.push_back(enemies.name);
    }
    for (const KnownOption& option : kKnownOptions) {
        if (option.name == "refill_side")
            schema.push_back(choice("enemy_set", set_names, "EIY-025"));
        schema.push_back(choice(option.name, option.values, option.rule));
        if (option.name == kHandLimit) {
            hand_limits = {limit_word, option.values[1]};
            schema.back().values = hand_limits;
            schema.back().fallback = limit_word;
        }
    }
    for (const OptionDefault& given : cards.defaults) {
        for (OptionSpec& spec : schema) {
            if (spec.name == given.name) spec.fallback = given.value;
        }
    }
}

int concentration_cost(const Book& book, const State& s) {
    const FoeTable& foes = book.foes(s);
    int highest = 0;
    for (const Row row : s.rows) {
        for (int place = 0; place < kRowLength; ++place) {
            highest = std::max<int>(highest, foes[row.at(place)].effects.concentration);
        }
    }
    return highest != 0 ? highest : book.constants.concentration_cost;
}

int play_cost(const Book& book, const State& s, Move play) {
    int cost = 0;
    if (play.rotations() != 0) cost = play.rotations() * concentration_cost(book, s);
    if (!play.is_attack()) return cost;
    const int row = row_at(s, s.seat, play.corner());
    return cost + book.foes(s)[s.rows[row].front()].effects.attack_cost;
}

int row_damage(const FoeTable& foes, Row row) {
    int damage = 0;
    for (int place = 0; place < kRowLength; ++place) {
        if (row.at(place) == 0) break;
        const int one = foes[row.at((place + 1) % kRowLength)].effects.row_damage;
        const int other = foes[row.at((place + 2) % kRowLength)].effects.row_damage;
        damage += foes[row.at(place)].damage[place] + std::max(one, other);
    }
    return damage;
}

}  // namespace engawa::eiyo
