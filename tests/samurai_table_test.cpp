// Way of the Samurai through the door: records, resigning, cards of one's own.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "cards_io/cards_io.h"
#include "engine/match/catalogue.h"

namespace engawa {
namespace {

const AnyGame& samurai_game() { return **find_game("samurai"); }

TEST(SamuraiTable, AnybodyCanResignAtADecision) {  // SAM-123
    engawa::Setup setup;
    setup.seats = {"human"};
    setup.start =
        "8.5.1/8.5/-/1.1.1.1/0.0.0.0/rest/-/F1,F2,F3,W7,E1,E4/-/-/rest/-/-/-/0/"
        "0.0.0.0.0.0:WE-K:-:-:-:-/place";
    auto match = samurai_game().open(setup);
    ASSERT_TRUE(match.ok());
    ASSERT_TRUE(match.value()->resign(Seat{0}).ok());
    EXPECT_EQ(match.value()->report().reason, "resigned");
    EXPECT_TRUE(match.value()->report().winners.empty());
}

TEST(SamuraiTable, ACampaignIsOneRecord) {  // SAM-720: a record resumes at any decision
    BotSpec random;
    random.level = Level::Random;
    const Given options = {{"mode", "campaign"}, {"difficulty", "easy"}, {"yoroi", "self"}};
    const auto played = samurai_game().self_play(options, std::span{&random, 1}, 5, true);
    ASSERT_TRUE(played.ok());
    const int half = static_cast<int>(played->record.lines.size()) / 2;
    const auto resumed = samurai_game().replay(played->record, half);
    ASSERT_TRUE(resumed.ok()) << resumed.error().text;
    EXPECT_TRUE(samurai_game().replay(played->record).ok());
}

TEST(SamuraiTable, CardsWithWarningsArePlayed) {  // SAM-021
    std::ifstream in(std::string{ENGAWA_SOURCE_DIR} + "/data/samurai.toml");
    std::stringstream text;
    text << in.rdbuf();
    std::string toml = text.str();
    const std::string from = "start_life = { value = 8";
    toml.replace(toml.find(from), from.size(), "start_life = { value = 9");
    const auto file = read_card_text(toml);
    ASSERT_TRUE(file.ok());
    ASSERT_EQ(samurai_game().check_cards(file->json()).size(), 1u);
    EXPECT_TRUE(samurai_game().check_cards(file->json())[0].warning);
    const auto game = samurai_game().with_cards(file->json());
    ASSERT_TRUE(game.ok()) << game.error().text;
    EXPECT_EQ(game.value()->cards_digest().size(), 16u);
}

}  // namespace
}  // namespace engawa
