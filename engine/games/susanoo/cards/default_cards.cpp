#include "engine/core/small_sort.h"
#include "engine/games/susanoo/cards/card_rows.h"

namespace engawa::susanoo {
namespace {

Effect make_effect(const EffectRow& row, const Condition*& condition) {
    Effect effect;
    effect.on = row.on;
    effect.when.assign(condition, condition + row.conditions);
    condition += row.conditions;
    effect.act = row.act;
    effect.n = row.n;
    effect.side = row.side;
    effect.per = row.per;
    effect.element = row.element;
    effect.slot = row.slot;
    effect.deck = row.deck;
    effect.of = row.of;
    effect.from = row.from;
    effect.who = row.who;
    effect.limit = row.limit;
    effect.cost = row.cost;
    effect.cost_n = row.cost_n;
    return effect;
}

Card make_card(const CardRow& row, const EffectRow*& effect, const Condition*& condition) {
    Card card;
    card.kind = row.kind;
    card.id = row.id;
    card.name = row.name;
    card.element = row.element;
    card.level = row.level;
    card.rewards = row.rewards;
    card.levels = row.levels;
    card.type = row.type;
    card.vp = row.vp;
    card.timing = row.timing;
    card.until = row.until;
    card.effects.reserve(row.effects);
    for (int i = 0; i < row.effects; ++i) {
        card.effects.push_back(make_effect(*effect++, condition));
    }
    return card;
}

CardSet make_cards() {
    CardSet set;
    set.event_passes = kDefaultEventPasses;
    set.cards.reserve(static_cast<std::size_t>(kDefaultCards));
    const EffectRow* effect = kEffectRows;
    const Condition* condition = kConditionRows;
    for (int i = 0; i < kDefaultCards; ++i) {
        set.cards.push_back(make_card(kCardRows[i], effect, condition));
    }
    small_sort(set.cards.begin(), set.cards.end(),  // total order: ids differ
               [](const Card& a, const Card& b) { return a.id < b.id; });
    return set;
}

}  // namespace

const CardSet& default_cards() {
    static const CardSet kCards = make_cards();
    return kCards;
}

std::string_view default_lore(std::string_view id) {
    for (int i = 0; i < kDefaultCards; ++i) {
        if (kLoreRows[i].id == id) return kLoreRows[i].lore;
    }
    return {};
}

}  // namespace engawa::susanoo
