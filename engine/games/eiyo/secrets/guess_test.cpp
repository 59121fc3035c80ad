// Chapter 13 of the ledger: what a seat may think of the cards that it does not see. The odds of
// guesses against all ways to deal the unseen cards.
#include <algorithm>
#include <bit>
#include <cmath>
#include <map>

#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

using Odds = std::map<std::string, double>;  // by "A's hand / B's hand"

std::string joined(Words cards) {
    std::sort(cards.begin(), cards.end());
    std::string text;
    for (const std::string& card : cards) text += card + " ";
    return text;
}

std::string hand_text(const Eiyo& game, const WeaponBag& hand) {
    Words cards;
    hand.each([&](int kind) {
        for (int i = 0; i < hand.count(kind); ++i) cards.push_back(game.weapon(kind).id);
    });
    return joined(std::move(cards));
}

// Every subset of the unseen cards, as single copies, is equally likely to be in a hand.
Odds all_deals(const Words& unseen, const std::array<Words, 2>& seen,
               const std::array<int, 2>& unknown) {
    Odds odds;
    double deals = 0;
    const unsigned all = 1u << unseen.size();
    for (unsigned a = 0; a < all; ++a) {
        if (std::popcount(a) != unknown[0]) continue;
        for (unsigned b = 0; b < all; ++b) {
            if (std::popcount(b) != unknown[1] || (a & b) != 0) continue;
            std::array<Words, 2> hands = seen;
            for (unsigned i = 0; i < unseen.size(); ++i) {
                if ((a >> i & 1) != 0) hands[0].push_back(unseen[i]);
                if ((b >> i & 1) != 0) hands[1].push_back(unseen[i]);
            }
            odds[joined(hands[0]) + "/ " + joined(hands[1])] += 1;
            ++deals;
        }
    }
    for (auto& [hands, chance] : odds) chance /= deals;
    return odds;
}

// A right program is further off than this once in 10^9 (Hoeffding, for all outcomes together).
void expect_odds(const Table& t, char viewer, const Odds& exact) {
    constexpr int kGuesses = 50'000;
    const double bound =
        std::sqrt(std::log(2e9 * static_cast<double>(exact.size())) / (2.0 * kGuesses));
    std::map<std::string, int> counts;
    Rng rng(206);
    const auto view = t.view(viewer);
    for (int i = 0; i < kGuesses; ++i) {
        const State guess = t.game().guess(view, rng);
        if (i < 100) {
            EXPECT_TRUE(t.game().ok(guess));
            EXPECT_EQ(t.game().observe(guess, view.viewer()), view);
        }
        ++counts[hand_text(t.game(), guess.hands[0]) + "/ " + hand_text(t.game(), guess.hands[1])];
    }
    for (const auto& [hands, count] : counts) EXPECT_TRUE(exact.contains(hands)) << hands;
    for (const auto& [hands, chance] : exact) {
        EXPECT_NEAR(counts[hands] / static_cast<double>(kGuesses), chance, bound) << hands;
    }
}

Scene coop(const std::string& hand, const std::string& hand_b, const std::string& cards) {
    return {.options = "mode=coop",
            .rows = std::string(kCoopRows),
            .hand = hand,
            .hand_b = hand_b,
            .deck = static_cast<int>(words(cards).size()),
            .cards = cards};
}

TEST(EiyoGuess, APartnersHandHasTheOddsOfTheUnseenCards) {  // EIY-206
    const Table t(coop("katana_top", "tanto_tl,yari_rising", "tanto_tl tanto_tr yari_rising"));
    const Words unseen = words("tanto_tl tanto_tl tanto_tr yari_rising yari_rising");
    const Odds exact = all_deals(unseen, {words("katana_top"), {}}, {0, 2});
    EXPECT_EQ(exact.size(), 5u);
    EXPECT_DOUBLE_EQ(exact.at("katana_top / tanto_tl yari_rising "), 0.4);
    expect_odds(t, 'A', exact);
}

TEST(EiyoGuess, AWatcherKnowsNeitherHand) {  // EIY-207
    const Table t(coop("tanto_tl,katana_left", "tanto_bl:tanto_tl", "tanto_tl tanto_tr"));
    const Words unseen = words("tanto_tl tanto_tl tanto_tl tanto_tr katana_left");
    expect_odds(t, 'w', all_deals(unseen, {Words{}, words("tanto_bl")}, {2, 1}));
}

TEST(EiyoGuess, AKnownKindMayBeHeldTwice) {  // EIY-197 EIY-206
    const Table t(coop("-", "tanto_tl:tanto_tl,tanto_tr", "tanto_tr yari_rising yari_rising"));
    const Words unseen = words("tanto_tl tanto_tr tanto_tr yari_rising yari_rising");
    expect_odds(t, 'A', all_deals(unseen, {Words{}, words("tanto_tl")}, {0, 2}));
}

TEST(EiyoGuess, TheWeaponOfAPendingPlayIsInItsHand) {  // EIY-139 EIY-206
    Scene scene = coop("-", "tanto_tl,tanto_tr", "tanto_tr yari_rising katana_top");
    scene.phase = "fight.2.0.-.pay.1.2.attack:tanto_tl:TR:1";
    const Table t(scene);
    const Words unseen = words("tanto_tr tanto_tr yari_rising katana_top");
    expect_odds(t, 'A', all_deals(unseen, {Words{}, words("tanto_tl")}, {0, 1}));
}

TEST(EiyoGuess, OneselfIsNeverGuessed) {  // EIY-206
    const Table t(coop("tanto_tl,katana_left", "tanto_bl,tanto_bl", "tanto_tl tanto_tr"));
    Rng rng(7);
    for (int i = 0; i < 50; ++i) {
        const State guess = t.game().guess(t.view('B'), rng);
        EXPECT_EQ(guess.hands[1], t.state().hands[1]);
        EXPECT_EQ(guess.deck_size, t.state().deck_size);
        EXPECT_EQ(guess.rows, t.state().rows);
        EXPECT_EQ(guess.unseen, t.state().unseen);
    }
}

}  // namespace
}  // namespace engawa::eiyo
