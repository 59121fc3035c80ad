#include "engine/games/eiyo/cards/card_list.h"

#include "engine/games/eiyo/cards/book.h"

namespace engawa::eiyo {
namespace {

constexpr std::string_view kCornerFacts[kCorners] = {"TL", "TR", "BR", "BL"};
constexpr std::string_view kDamageFacts[] = {"front", "middle", "back"};

void add_weapons(const std::vector<WeaponCard>& cards, std::string_view kind, CardList& list) {
    for (const WeaponCard& card : cards) {
        CardInfo info{card.id, std::string{kind}, card.name, short_name_of(card.name)};
        for (int corner = 0; corner < kCorners; ++corner) {
            info.facts.push_back({kCornerFacts[corner], card.corners >> corner & 1});
        }
        info.facts.push_back({"copies", card.copies});
        if (kind == "special_weapon") info.facts.push_back({"solo", card.solo_copies});
        info.source = card.source;
        list.push_back(std::move(info));
    }
}

void add_foes(const std::vector<FoeCard>& cards, std::string_view kind, std::string_view set,
              bool usual, CardList& list) {
    constexpr std::string_view kTroops[] = {"", "red", "black", "blue", "yellow"};
    for (const FoeCard& card : cards) {
        CardInfo info{card.id, std::string{kind}, card.name, short_name_of(card.name)};
        const std::string_view troop = kTroops[static_cast<int>(card.troop)];
        if (!troop.empty()) info.traits.push_back({"troop", std::string{troop}});
        if (!set.empty()) info.traits.push_back({"set", std::string{set}});
        for (int place = 0; place < 3; ++place) {
            info.facts.push_back({kDamageFacts[place], card.damage[place]});
        }
        info.facts.push_back({"honor", card.honor});
        info.facts.push_back({"copies", card.copies});
        info.text = card_text("eiyo", card.id, usual, card.text);
        info.source = card.source;
        list.push_back(std::move(info));
    }
}

}  // namespace

CardList card_list(const Eiyo& game) {
    const CardSet& cards = game.cards();
    const bool usual = game.book().usual;
    CardList list;
    add_weapons(cards.weapons, "weapon", list);
    add_weapons(cards.specials, "special_weapon", list);
    for (const EnemySet& set : cards.enemy_sets)
        add_foes(set.enemies, "enemy", set.name, usual, list);
    add_foes(cards.bosses, "boss", "", usual, list);
    add_foes(cards.yamabushi, "yamabushi", "", usual, list);
    return list;
}

}  // namespace engawa::eiyo
