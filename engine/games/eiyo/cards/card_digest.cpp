#include "engine/core/card_digest.h"

#include "engine/games/eiyo/cards/cards.h"

namespace engawa::eiyo {
namespace {

class Digest : public CardDigest {
  public:
    using CardDigest::add;

    void add(const WeaponCard& card) {
        for (const std::string_view text : {card.id, card.name, card.source}) add(text);
        for (const int number : {card.corners, card.copies, card.solo_copies}) add(number);
    }
    void add(const FoeCard& card) {
        for (const std::string_view text : {card.id, card.name, card.text, card.source}) add(text);
        add(static_cast<int>(card.troop));
        for (const int damage : card.damage) add(damage);
        const Effects& effects = card.effects;
        for (const int number :
             {card.honor, card.copies, effects.reveal_discard, effects.defeat_discard,
              effects.attack_cost, effects.concentration, effects.row_damage, effects.no_deflect}) {
            add(number);
        }
    }
    void add(const EnemySet& set) {
        add(std::string_view{set.name});
        add_all(set.enemies);
    }
    void add(const Rank& rank) {
        add(int{rank.from});
        add(std::string_view{rank.name});
    }
    void add(const OptionDefault& option) {
        add(std::string_view{option.name});
        add(std::string_view{option.value});
    }
    void add(const Constants& constants) {
        for (const int number :
             {constants.start_hand, constants.draw_count, constants.hand_limit,
              constants.cards_below_boss, constants.deflect_tokens, constants.concentration_cost,
              constants.max_rotations, constants.cards_per_turn, constants.move_cost}) {
            add(number);
        }
        add(int{constants.honor_to_win});
    }
    template <class List>
    void add_all(const List& list) {
        add(static_cast<int>(list.size()));
        for (const auto& one : list) add(one);
    }
};

}  // namespace

std::string digest(const CardSet& cards) {
    Digest digest;
    digest.add(cards.constants);
    digest.add_all(cards.weapons);
    digest.add_all(cards.specials);
    digest.add_all(cards.enemy_sets);
    digest.add_all(cards.bosses);
    digest.add_all(cards.yamabushi);
    for (const auto& ranks : cards.ranks) digest.add_all(ranks);
    digest.add_all(cards.defaults);
    return digest.hex();
}

}  // namespace engawa::eiyo
