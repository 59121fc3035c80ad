// All cards as tables for people, with the source of every entry (SAM-022).
#include "engine/games/samurai/cards/book.h"
#include "terminal/samurai/drawings.h"

namespace engawa::samurai {
namespace {

std::string text_of(const std::string& text) { return text.empty() ? "-" : text; }

CardTable action_table(const std::string& name, const Book& book,
                       const std::vector<ActionCard>& cards) {
    CardTable table{
        name, {"id", "name", "icon", "strength", "technique", "guard", "source", "effect"}, {}};
    for (const ActionCard& card : cards) {
        const auto icon = std::find_if(book.cards.icon.begin(), book.cards.icon.end(),
                                       [&](const IconCard& one) { return one.id == card.icon; });
        table.rows.push_back({card.id, card.name,
                              icon == book.cards.icon.end() ? card.icon : icon->name,
                              std::to_string(card.strength), std::to_string(card.technique),
                              std::to_string(card.guard), card.source, text_of(card.text)});
    }
    return table;
}

template <class Cards>
CardTable text_table(const std::string& name, const Cards& cards) {
    CardTable table{name, {"id", "name", "source", "effect"}, {}};
    for (const auto& card : cards) {
        table.rows.push_back({card.id, card.name, card.source, text_of(card.text)});
    }
    return table;
}

CardTable wound_table(const std::string& name, const std::vector<WoundCard>& cards) {
    CardTable table{name, {"id", "name", "source", "Wound 1", "Wound 2"}, {}};
    for (const WoundCard& card : cards) {
        table.rows.push_back(
            {card.id, card.name, card.source, text_of(card.text1), text_of(card.text2)});
    }
    return table;
}

CardTable enemy_table(const std::string& name, const std::vector<EnemyCard>& cards) {
    CardTable table{name, {"number", "name", "life", "ki", "source", "ability"}, {}};
    for (const EnemyCard& card : cards) {
        table.rows.push_back({std::to_string(card.number), card.name, std::to_string(card.life),
                              std::to_string(card.ki), card.source, text_of(card.ability)});
    }
    return table;
}

void add_fight_tables(const CardSet& cards, std::vector<CardTable>& tables) {
    CardTable defence{"defence", {"id", "block", "dodge", "Ki mark", "source"}, {}};
    for (const DefenceCard& card : cards.defence) {
        defence.rows.push_back({card.id, std::to_string(card.block), std::to_string(card.dodge),
                                card.ki_mark ? "yes" : "-", card.source});
    }
    CardTable counter{"counter", {"id", "level", "damage", "wound", "Ki mark", "source"}, {}};
    for (const CounterCard& card : cards.counter) {
        counter.rows.push_back({card.id, std::to_string(card.level), std::to_string(card.damage),
                                card.wound == 0 ? "-" : std::to_string(card.wound),
                                card.ki_mark ? "yes" : "-", card.source});
    }
    CardTable die{"die_level", {"level", "damage", "wound", "source"}, {}};
    for (const DieLevel& level : cards.die_level) {
        die.rows.push_back({std::to_string(level.level), std::to_string(level.damage),
                            level.wound == 0 ? "-" : std::to_string(level.wound), level.source});
    }
    tables.insert(tables.end(), {std::move(defence), std::move(counter), std::move(die)});
}

void add_foe_tables(const CardSet& cards, std::vector<CardTable>& tables) {
    CardTable opponents{"opponent", {"id", "name", "life", "ki", "source", "ability"}, {}};
    for (const OpponentCard& card : cards.opponent) {
        opponents.rows.push_back({card.id, card.name, std::to_string(card.life),
                                  std::to_string(card.ki), card.source, text_of(card.text)});
    }
    tables.push_back(std::move(opponents));
    tables.push_back(enemy_table("enemy", cards.enemy));
    CardTable rows{"counter_row", {"roll", "source", "enemies who answer"}, {}};
    for (const CounterRow& row : cards.counter_row) {
        std::string enemies;
        for (const int enemy : row.enemies) {
            enemies += (enemies.empty() ? "" : ", ") + std::to_string(enemy);
        }
        rows.rows.push_back({std::to_string(row.roll), row.source, text_of(enemies)});
    }
    tables.push_back(std::move(rows));
    CardTable duels{"campaign_duel", {"duel", "opponent", "life", "ki", "source"}, {}};
    for (const CampaignDuel& duel : cards.campaign_duel) {
        duels.rows.push_back({std::to_string(duel.number), duel.opponent, std::to_string(duel.life),
                              std::to_string(duel.ki), duel.source});
    }
    tables.push_back(std::move(duels));
    tables.push_back(enemy_table("clan_enemy", cards.clan_enemy));
}

CardTable weapon_table(const CardSet& cards, const Constants& c) {
    CardTable table{"weapon", {"id", "name", "life", "ki", "source", "effect"}, {}};
    for (const WeaponCard& card : cards.weapon) {
        table.rows.push_back({card.id, card.name, std::to_string(c.start_life + card.life_change),
                              std::to_string(c.start_ki + card.ki_change), card.source,
                              text_of(card.text)});
    }
    return table;
}

}  // namespace

std::vector<CardTable> card_tables(const Samurai& game) {
    const CardSet& cards = game.cards();
    std::vector<CardTable> tables;
    tables.push_back(action_table("action", game.book(), cards.action));
    tables.push_back(action_table("special", game.book(), cards.special));
    add_fight_tables(cards, tables);
    tables.push_back(wound_table("injury", cards.injury));
    tables.push_back(wound_table("blood", cards.blood));
    tables.push_back(text_table("bushido", cards.bushido));
    tables.push_back(text_table("gisei", cards.gisei));
    tables.push_back(weapon_table(cards, cards.constants));
    add_foe_tables(cards, tables);
    tables.push_back(text_table("surrounding", cards.surrounding));
    tables.push_back(text_table("weather", cards.weather));
    tables.push_back(text_table("difficulty", cards.difficulty));
    tables.push_back(text_table("yoroi", cards.yoroi));
    tables.push_back(text_table("event", cards.event));
    return tables;
}

}  // namespace engawa::samurai
