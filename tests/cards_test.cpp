// Games played with cards from a file, through the door.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "cards_io/cards_io.h"
#include "engine/match/catalogue.h"

namespace engawa {
namespace {

const std::string kEiyo = std::string{ENGAWA_SOURCE_DIR} + "/data/eiyo.toml";

// The cards of Eiyo with one value changed.
std::string other_cards(const std::string& from, const std::string& to) {
    std::ifstream in(kEiyo);
    std::stringstream text;
    text << in.rdbuf();
    std::string toml = text.str();
    const auto at = toml.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    const auto file = read_card_text(toml.replace(at, from.size(), to));
    EXPECT_TRUE(file.ok());
    return file->json();
}

TEST(Cards, OfTheFileAreTheDefaultOnes) {
    const AnyGame& usual = **find_game("eiyo");
    const auto file = read_card_file(kEiyo);
    ASSERT_TRUE(file.ok());
    const auto game = usual.with_cards(file->json());
    ASSERT_TRUE(game.ok());
    EXPECT_EQ(game.value()->cards_digest(), "");
    EXPECT_TRUE(usual.has_cards());
}

TEST(Cards, OfOnesOwnArePlayedWithAndNamedInTheRecord) {
    const AnyGame& usual = **find_game("eiyo");
    const auto game = usual.with_cards(other_cards("damage = [6, 4, 3]", "damage = [7, 4, 3]"));
    ASSERT_TRUE(game.ok()) << game.error().text;
    const std::string digest = game.value()->cards_digest();
    EXPECT_EQ(digest.size(), 16u);
    const auto other = usual.with_cards(other_cards("damage = [6, 4, 3]", "damage = [8, 4, 3]"));
    EXPECT_NE(other.value()->cards_digest(), digest);

    BotSpec random;
    random.level = Level::Random;
    const auto played = game.value()->self_play({}, std::span{&random, 1}, 1, true);
    ASSERT_TRUE(played.ok());
    EXPECT_EQ(played->record.cards, digest);
    EXPECT_TRUE(game.value()->replay(played->record).ok());
    EXPECT_EQ(usual.replay(played->record).error().code, "unknown_cards");
}

TEST(Cards, WithMistakesAreRefused) {
    const AnyGame& usual = **find_game("eiyo");
    const std::string json = other_cards("damage = [6, 4, 3]", "damage = [0, 4, 3]");
    ASSERT_EQ(usual.check_cards(json).size(), 1u);
    EXPECT_EQ(usual.check_cards(json)[0].path, "enemy_set.rich[2].damage");
    EXPECT_EQ(usual.with_cards(json).error().code, "bad_cards");
    EXPECT_EQ(usual.with_cards("[1, 2").error().code, "bad_cards");
}

TEST(Cards, AreNotForEveryGame) {
    const AnyGame& paiko = **find_game("paiko");
    EXPECT_FALSE(paiko.has_cards());
    EXPECT_EQ(paiko.with_cards("{}").error().code, "no_cards");
    EXPECT_EQ(paiko.check_cards("{}").size(), 1u);
    EXPECT_EQ(paiko.cards_digest(), "");
}

}  // namespace
}  // namespace engawa
