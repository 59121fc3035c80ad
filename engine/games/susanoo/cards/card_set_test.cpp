// What the rules expect of the card set.
#include <algorithm>

#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooCardSet,
     EveryYokaiSaysWhatItTakesAndGives) {  // SUS-042 SUS-044 SUS-045 SUS-034 SUS-038
    int yokai = 0;
    int equipment = 0;
    for (const Card& card : the_game().cards().cards) {
        if (card.kind == Kind::Yokai) {
            ++yokai;
            EXPECT_GE(card.rewards, 1) << card.id;
            EXPECT_GE(card.levels, 0) << card.id;
            int losing = 0;
            for (const Effect& effect : card.effects) losing += effect.on == Trigger::Bad;
            EXPECT_GE(losing, 1) << card.id;
        }
        if (card.kind == Kind::Item) {
            equipment += card.type != ItemType::Consumable;
            EXPECT_GE(card.vp, 1) << card.id;
            EXPECT_FALSE(card.effects.empty()) << card.id;
        }
    }
    EXPECT_EQ(yokai, 32);
    EXPECT_EQ(equipment, 35);
}

// Whether a card asks for dice beyond those of everybody.
bool dicey(const Card& card) {
    return std::any_of(card.effects.begin(), card.effects.end(), [](const Effect& effect) {
        const bool tests = std::any_of(effect.when.begin(), effect.when.end(),
                                       [](const Condition& c) { return c.test == Test::DieGe; });
        return tests || effect.per == Per::Die || effect.act == Action::Lucky;
    });
}

TEST(SusanooCardSet, AirIsTheElementOfDiceAndEarthHasNone) {  // SUS-254
    int air = 0;
    int air_with_dice = 0;
    for (const Card& card : the_game().cards().cards) {
        if (card.element == Element::Earth) EXPECT_FALSE(dicey(card)) << card.id;
        if (card.element != Element::Air || card.kind == Kind::Yokai) continue;
        ++air;
        air_with_dice += dicey(card);
    }
    EXPECT_GT(2 * air_with_dice, air);
}

}  // namespace
}  // namespace engawa::susanoo
