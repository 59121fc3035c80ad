#include "engine/games/susanoo/cards/cards.h"

#include <gtest/gtest.h>

namespace engawa::susanoo {
namespace {

int count(Kind kind) {
    int found = 0;
    for (const Card& card : default_cards().cards) found += card.kind == kind ? 1 : 0;
    return found;
}

TEST(SusanooDefaultCards, AreThoseOfTheDecks) {
    EXPECT_EQ(default_cards().cards.size(), 150u);
    EXPECT_EQ(count(Kind::HeavenlyBeing), 10);
    EXPECT_EQ(count(Kind::OrochiHead), 8);
    EXPECT_EQ(count(Kind::Yokai), 32);
    EXPECT_EQ(count(Kind::Event), 30);
    EXPECT_EQ(count(Kind::Item), 50);
    EXPECT_EQ(count(Kind::Transformation), 20);
    EXPECT_EQ(default_cards().event_passes, 12);
}

}  // namespace
}  // namespace engawa::susanoo
