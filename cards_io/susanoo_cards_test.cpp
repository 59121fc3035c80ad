// The card file of Warriors of Susanoo through cards_io and the game's reader.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "cards_io/cards_io.h"
#include "engine/games/susanoo/cards.h"

namespace engawa {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string kSusanoo = std::string{ENGAWA_SOURCE_DIR} + "/data/susanoo.toml";

TEST(SusanooCards, OfTheFileAreWhatTheProjectWasBuiltWith) {
    const auto file = read_card_file(kSusanoo);
    ASSERT_TRUE(file.ok());
    const susanoo::CardReading reading = susanoo::read_cards(file->json());
    EXPECT_THAT(reading.mistakes, IsEmpty());
    ASSERT_EQ(reading.cards.cards.size(), susanoo::default_cards().cards.size());
    for (std::size_t i = 0; i < reading.cards.cards.size(); ++i) {
        EXPECT_EQ(reading.cards.cards[i], susanoo::default_cards().cards[i])
            << reading.cards.cards[i].id;
    }
    EXPECT_EQ(reading.cards, susanoo::default_cards());
    EXPECT_EQ(susanoo::digest(reading.cards), susanoo::digest(susanoo::default_cards()));
}

TEST(SusanooCards, HaveTheTextOfTheirEffects) {
    const auto file = read_card_file(kSusanoo);
    ASSERT_TRUE(file.ok());
    for (const susanoo::Card& card : susanoo::read_cards(file->json()).cards.cards) {
        EXPECT_EQ(card.text, susanoo::rules_text(card)) << card.id;
    }
}

}  // namespace
}  // namespace engawa
