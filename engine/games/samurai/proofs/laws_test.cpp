#include "engine/games/samurai/samurai.h"
#include "engine/laws/expect_test.h"

namespace engawa::samurai {
namespace {

// Other decks and numbers than the default ones, with words of the vocabulary in other places.
CardSet strange_cards() {
    CardSet cards = default_cards();
    for (int i = 0; i < 8; ++i) {
        ActionCard card = cards.special[i];
        card.id = "A" + std::to_string(i + 13);
        card.icon = "fire";
        cards.special.push_back(card);
        card.id = "V" + std::to_string(i + 10);
        card.effects.clear();
        cards.action.push_back(card);
    }
    cards.defence.resize(2);
    cards.counter.resize(4);
    cards.constants.hand_size = 8;
    cards.constants.breath_cards = 2;
    cards.constants.gauges_reset = 0;
    cards.constants.round_limit = 15;
    cards.constants.gisei_limit = 2;
    cards.constants.combo_pawn = 2;
    cards.constants.start_ki = 9;
    for (WeaponCard& weapon : cards.weapon) {
        Effect look;
        look.word = Do::LookSpecial;
        look.n = 3;
        weapon.effects.push_back(look);
    }
    for (CampaignDuel& duel : cards.campaign_duel) {
        duel.opponent = "O7";  // Shiro on the road, so weak that campaigns get far
        duel.life = 1;
    }
    for (EnemyCard& enemy : cards.clan_enemy) enemy.ability = "O6";
    for (OpponentCard& opponent : cards.opponent) opponent.life = 30;
    Effect wound;
    wound.word = Do::Wound;
    wound.who = Who::You;
    wound.level = 2;
    Effect special;
    special.word = Do::Special;
    special.n = 2;
    for (PlaceCard& place : cards.surrounding) {
        place.roll[0] = {wound, special};
        place.roll[1].push_back(wound);
        if (place.when == "attack") {
            wound.who = Who::Foe;
            place.roll[2] = {wound, special, wound};
            wound.who = Who::You;
        }
    }
    return cards;
}

TEST(SamuraiLaws, HoldAlongRandomGames) {
    laws::expect_laws(Samurai{}, {.sum = laws::Sum::General}, laws::kBrief);
}

TEST(SamuraiLaws, HoldWithOtherCardsSlow) {
    laws::expect_laws(Samurai{strange_cards()}, {.sum = laws::Sum::General});
}

}  // namespace
}  // namespace engawa::samurai
