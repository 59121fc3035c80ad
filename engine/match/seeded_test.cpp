#include <gtest/gtest.h>

#include <algorithm>

#include "engine/match/catalogue.h"

namespace engawa {
namespace {

// Which enemies came, bosses aside, in their order, in a solo game of Eiyo whose player attacks
// where possible, or deflects.
std::vector<std::string> enemies_met(std::uint64_t seed, char action) {
    Setup setup;
    auto opened = (*find_game("eiyo"))->open(setup);
    Match& match = *opened.value();
    while (!match.over()) {
        if (match.to_act().contains(kChance)) {
            match.play_seeded_chance(seed);
            continue;
        }
        const auto moves = match.legal(Seat{0});
        const auto chosen = std::find_if(moves.begin(), moves.end() - 1,
                                         [&](const auto& move) { return move.front() == action; });
        EXPECT_TRUE(match.play(Seat{0}, *chosen).ok());
    }
    std::vector<std::string> met;
    for (const SeenEvent& seen : match.events(kWatcher)) {
        if (seen.phrase.key != "eiyo.event.revealed") continue;
        for (const auto& [name, value] : seen.phrase.arguments) {
            const bool boss = value.find("_") == std::string::npos;
            if (name == "card" && !boss) met.push_back(value);
        }
    }
    return met;
}

TEST(SeededChance, GivesFriendsTheSameCardsWhateverTheyDo) {
    const auto one = enemies_met(7, 'a');
    const auto other = enemies_met(7, 'd');
    const std::size_t common = std::min(one.size(), other.size());
    ASSERT_GE(common, 15u) << "12 are revealed at setup";
    for (std::size_t i = 0; i < common; ++i) EXPECT_EQ(one[i], other[i]) << i;
    EXPECT_NE(one, enemies_met(8, 'a'));
}

}  // namespace
}  // namespace engawa
