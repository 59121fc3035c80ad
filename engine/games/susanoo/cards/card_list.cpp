#include "engine/games/susanoo/cards/card_list.h"

#include "engine/games/susanoo/cards/card_words.h"

namespace engawa::susanoo {
namespace {

void add_traits(const Card& card, CardInfo& info) {
    const auto add = [&](std::string_view name, std::string_view value) {
        if (!value.empty()) info.traits.push_back({name, std::string{value}});
    };
    add("element", word_of(kElementWords, card.element));
    if (card.kind == Kind::Item) add("type", word_of(kTypeWords, card.type));
    add("timing", word_of(kTimingWords, card.timing));
    add("until", word_of(kUntilWords, card.until));
}

void add_facts(const Card& card, CardInfo& info) {
    const auto add = [&](std::string_view name, int value) { info.facts.push_back({name, value}); };
    switch (card.kind) {
        case Kind::Yokai:
            add("level", card.level);
            add("rewards", card.rewards);
            add("levels", card.levels);
            return;
        case Kind::OrochiHead: return add("level", card.level);
        case Kind::Item:
        case Kind::Transformation: return add("vp", card.vp);
        case Kind::HeavenlyBeing:
        case Kind::Event: return;
    }
}

}  // namespace

CardList card_list(const Susanoo& game) {
    CardList list;
    for (const Card& card : game.cards().cards) {
        CardInfo info{card.id, std::string{word_of(kKindWords, card.kind)}, card.name,
                      short_name_of(card.name)};
        info.text = rules_text(card);
        add_traits(card, info);
        add_facts(card, info);
        list.push_back(std::move(info));
    }
    return list;
}

}  // namespace engawa::susanoo
