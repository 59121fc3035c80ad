// All cards as tables for people.
#include "terminal/eiyo/drawings.h"
#include "terminal/eiyo/picture_parts.h"

namespace engawa::eiyo {
namespace {

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
