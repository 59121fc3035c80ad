#include "engine/games/samurai/cards/card_list.h"

#include "engine/games/samurai/cards/book.h"

namespace engawa::samurai {
namespace {

class Lister {
  public:
    explicit Lister(bool usual) : usual_(usual) {}

    CardList take() { return std::move(list_); }

    template <class Card>
    CardInfo& add(std::string_view kind, const Card& card) {
        CardInfo& info = list_.emplace_back();
        info.id = card.id;
        info.kind = kind;
        info.source = card.source;
        if constexpr (requires { card.name; }) {
            info.name = card.name;
            info.short_name = short_name_of(card.name);
        }
        if constexpr (requires { card.text; }) {
            info.text = card_text("samurai", card.id, usual_, card.text);
        }
        return info;
    }
    template <class Card>
    void add_all(std::string_view kind, const std::vector<Card>& cards) {
        for (const Card& card : cards) add(kind, card);
    }

    void actions(std::string_view kind, const std::vector<ActionCard>& cards) {
        for (const ActionCard& card : cards) {
            CardInfo& info = add(kind, card);
            info.traits = {{"icon", card.icon}};
            info.facts = {
                {"strength", card.strength}, {"technique", card.technique}, {"guard", card.guard}};
        }
    }
    // Both wounds of a card are told, in their order.
    void wounds(std::string_view kind, const std::vector<WoundCard>& cards) {
        for (const WoundCard& card : cards) {
            CardInfo& info = add(kind, card);
            for (const std::string& name : {card.name1, card.name2}) {
                if (!name.empty()) info.traits.push_back({"wound", name});
            }
            info.text = card_text("samurai", card.id + ".1", usual_, card.text1);
            for (Phrase& second : card_text("samurai", card.id + ".2", usual_, card.text2)) {
                info.text.push_back(std::move(second));
            }
        }
    }
    void enemies(std::string_view kind, const std::vector<EnemyCard>& cards) {
        for (const EnemyCard& card : cards) {
            CardInfo& info = add(kind, card);
            info.facts = {{"number", card.number}, {"life", card.life}, {"ki", card.ki}};
            if (!card.ability.empty()) info.traits = {{"ability", card.ability}};
        }
    }

  private:
    const bool usual_;
    CardList list_;
};

void add_fight(const CardSet& cards, Lister& list) {
    for (const DefenceCard& card : cards.defence) {
        list.add("defence", card).facts = {
            {"block", card.block}, {"dodge", card.dodge}, {"ki_mark", card.ki_mark}};
    }
    for (const CounterCard& card : cards.counter) {
        list.add("counter", card).facts = {{"level", card.level},
                                           {"damage", card.damage},
                                           {"wound", card.wound},
                                           {"ki_mark", card.ki_mark}};
    }
    for (const DieLevel& card : cards.die_level) {
        list.add("die_level", card).facts = {
            {"level", card.level}, {"damage", card.damage}, {"wound", card.wound}};
    }
}

void add_foes(const CardSet& cards, Lister& list) {
    for (const OpponentCard& card : cards.opponent) {
        list.add("opponent", card).facts = {{"life", card.life}, {"ki", card.ki}};
    }
    list.enemies("enemy", cards.enemy);
    list.enemies("clan_enemy", cards.clan_enemy);
    for (const CampaignDuel& duel : cards.campaign_duel) {
        CardInfo& info = list.add("campaign_duel", duel);
        info.traits = {{"opponent", duel.opponent}};
        info.facts = {{"number", duel.number}, {"life", duel.life}, {"ki", duel.ki}};
    }
}

}  // namespace

CardList card_list(const Samurai& game) {
    const CardSet& cards = game.cards();
    Lister list{game.book().usual};
    list.actions("action", cards.action);
    list.actions("special", cards.special);
    add_fight(cards, list);
    list.wounds("injury", cards.injury);
    list.wounds("blood", cards.blood);
    list.add_all("bushido", cards.bushido);
    list.add_all("gisei", cards.gisei);
    for (const WeaponCard& card : cards.weapon) {
        list.add("weapon", card).facts = {{"life", cards.constants.start_life + card.life_change},
                                          {"ki", cards.constants.start_ki + card.ki_change}};
    }
    add_foes(cards, list);
    list.add_all("surrounding", cards.surrounding);
    list.add_all("weather", cards.weather);
    list.add_all("difficulty", cards.difficulty);
    for (const YoroiCard& card : cards.yoroi) {
        list.add("yoroi", card).facts = {{"points", card.points}, {"break_on", card.break_on}};
    }
    list.add_all("event", cards.event);
    return list.take();
}

}  // namespace engawa::samurai
