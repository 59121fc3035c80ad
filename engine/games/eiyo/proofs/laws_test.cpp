#include "engine/games/eiyo/eiyo.h"
#include "engine/laws/expect_test.h"

namespace engawa::eiyo {
namespace {

// As many kinds as there can be, every effect, four different special weapons, and enemies so weak
// that games are won.
CardSet strange_cards() {
    CardSet cards = default_cards();
    cards.weapons.clear();
    for (int i = 0; i < 32; ++i) {
        const int corners = i % 4 == 0 ? 7 << i / 4 % 2 : 1 << i % 4;
        cards.weapons.push_back(
            {"w" + std::to_string(i), "Weapon", static_cast<std::uint8_t>(corners), 1, 0, "own"});
    }
    cards.specials.clear();
    for (int i = 0; i < 4; ++i) {
        cards.specials.push_back({"s" + std::to_string(i), "Special", 15, 1,
                                  static_cast<std::uint8_t>(i < 2 ? 1 : 0), "own"});
    }
    for (EnemySet& set : cards.enemy_sets) {
        set.enemies.clear();
        for (int i = 0; i < 36; ++i) {
            FoeCard card{"e" + std::to_string(i),
                         "Enemy",
                         static_cast<Troop>(i / 9 + 1),
                         {1, 0, static_cast<std::uint8_t>(i % 2)},
                         2,
                         1,
                         {},
                         "",
                         "own"};
            card.effects.reveal_discard = i % 7 == 0 ? 1 : 0;
            card.effects.defeat_discard = i % 8 == 0 ? 2 : 0;
            card.effects.attack_cost = i % 9 == 0 ? 3 : 0;
            card.effects.concentration = i % 17 == 0 ? 3 : 0;
            card.effects.row_damage = i % 11 == 0 ? 1 : 0;
            card.effects.no_deflect = i % 10 == 0 ? 1 : 0;
            set.enemies.push_back(card);
        }
    }
    for (FoeCard& boss : cards.bosses) boss.damage = {1, 0, 0};
    return cards;
}

TEST(EiyoLaws, HoldAlongRandomGames) {
    laws::expect_laws(Eiyo{}, {.sum = laws::Sum::Same}, laws::kBrief);
}

TEST(EiyoLaws, HoldWithOtherCards) {
    laws::expect_laws(Eiyo{strange_cards()}, {.sum = laws::Sum::Same}, laws::kBrief);
}

}  // namespace
}  // namespace engawa::eiyo
