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
            match.play_ticket(seeded_ticket(seed, match.next_draw()));
            continue;
        }
        const auto moves = match.seen_by(Seat{0})->legal(false);
        const auto chosen = std::find_if(moves.begin(), moves.end() - 1,
                                         [&](const auto& move) { return move.front() == action; });
        EXPECT_TRUE(match.play(Seat{0}, *chosen).ok());
    }
    std::vector<std::string> met;
    for (const LogEntry& seen : *match.log(kWatcher)) {
        if (seen.phrase.key != "eiyo.event.revealed") continue;
        for (const auto& [name, value] : seen.phrase.arguments) {
            const bool boss = value.id.find('_') == std::string::npos;
            if (name == "card" && !boss) met.push_back(value.id);
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

// The cards that were drawn by chance of one kind, in a game whose players choose by `choice`.
std::vector<std::string> drawn(std::uint64_t seed, int kind, std::uint64_t choice) {
    auto opened = (*find_game("susanoo"))->open({});
    Match& match = *opened.value();
    Rng rng{choice};
    std::vector<std::string> cards;
    while (!match.over() && match.plies() < 400) {
        if (match.to_act().contains(kChance)) {
            const Draw draw = match.next_draw();
            const std::string outcome = match.play_ticket(seeded_ticket(seed, draw));
            if (draw.kind == kind) cards.push_back(outcome);
            continue;
        }
        const Seat seat = match.standing().to_ask;
        const auto moves = match.seen_by(seat)->legal(false);
        const auto move = rng.below(static_cast<std::uint32_t>(moves.size()));
        EXPECT_TRUE(match.play(seat, moves[move]));
    }
    return cards;
}

TEST(SeededChance, KeepsTheDecksOfSusanooApart) {
    constexpr int kEvents = 3;
    constexpr int kForms = 5;
    // As long as nobody has put a card back, which makes it another deck.
    for (const auto& [kind, first] : {std::pair{kEvents, 12}, std::pair{kForms, 5}}) {
        const auto one = drawn(7, kind, 1);
        const auto other = drawn(7, kind, 2);
        ASSERT_GE(std::min(one.size(), other.size()), static_cast<std::size_t>(first)) << kind;
        for (int i = 0; i < first; ++i) EXPECT_EQ(one[i], other[i]) << kind << " " << i;
    }
    EXPECT_NE(drawn(7, kEvents, 1), drawn(8, kEvents, 1));
}

}  // namespace
}  // namespace engawa
