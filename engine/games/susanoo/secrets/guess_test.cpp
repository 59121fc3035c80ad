// What a viewer may think of the cards that it does not see: the odds of guesses against all ways
// to deal them, and the moves that a view gives.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "engine/games/susanoo/cards/book.h"
#include "engine/games/susanoo/rules/happening.h"

namespace engawa::susanoo {
namespace {

using Odds = std::map<std::string, double>;

Options three() {
    Options options;
    options.seats = 3;
    return options;
}

std::string list(const std::vector<std::string>& cards) {
    std::string text;
    for (const std::string& card : cards) text += (text.empty() ? "" : ",") + card;
    return text.empty() ? "-" : text;
}

// All Event and Reward cards but those of `elsewhere` lie in the discards.
State with_small_deck(const Susanoo& game, const std::set<std::string>& elsewhere,
                      const std::string& row, const std::array<std::string, 3>& hands,
                      const std::string& agenda) {
    std::vector<std::string> rewards;
    std::vector<std::string> events;
    each(game.book().events_deck | game.book().rewards_deck, [&](int card) {
        const std::string id{game.book().id(card)};
        if (elsewhere.contains(id)) return;
        (game.book().back(card) == Back::Event ? events : rewards).push_back(id);
    });
    const std::string text = "3.1.1.10.0.0.-/TR04,TR08,TR14." + list(rewards) + '.' + list(events) +
                             '.' + row + "/HB01.2.-." + hands[0] + ".-.-.-.-.-/HB04.1.-." +
                             hands[1] + ".-.-.-.-.-/HB08.1.-." + hands[2] + ".-.-.-.-.-/-/" +
                             agenda;
    const auto s = game.read(three(), text);
    EXPECT_TRUE(s.ok()) << s.error().text << '\n' << text;
    return *s;
}

std::string names(const Susanoo& game, Cards cards) {
    std::string text;
    each(cards, [&](int card) { text += std::string{game.book().id(card)} + ' '; });
    return text;
}

// A right program is further off than this once in 10^9 (Hoeffding, for all outcomes together).
template <class Outcome>
void expect_odds(const Susanoo& game, const State& s, Viewer viewer, const Odds& exact,
                 Outcome&& outcome) {
    constexpr int kGuesses = 30'000;
    const double bound =
        std::sqrt(std::log(2e9 * static_cast<double>(exact.size())) / (2.0 * kGuesses));
    std::map<std::string, int> counts;
    Rng rng(510);
    const auto view = game.observe(s, viewer);
    for (int i = 0; i < kGuesses; ++i) {
        const State guess = game.guess(view, rng);
        if (i < 50) {
            EXPECT_TRUE(game.ok(guess));
            EXPECT_EQ(game.observe(guess, viewer), view);
        }
        ++counts[outcome(guess)];
    }
    for (const auto& [deal, count] : counts) EXPECT_TRUE(exact.contains(deal)) << deal;
    for (const auto& [deal, chance] : exact) {
        EXPECT_NEAR(counts[deal] / static_cast<double>(kGuesses), chance, bound) << deal;
    }
}

TEST(SusanooGuess, HandsHaveTheOddsOfTheUnseenCardsWithTheirBacks) {  // SUS-510 SUS-513
    const Susanoo game;
    const State s =
        with_small_deck(game, {"CO01", "CO02", "EQ01", "EV01", "EV02", "EV03", "OR01", "YO01"}, "-",
                        {"EV01,EV02", "CO01,YO01", "EQ01"}, "prep+draw+end+surplus+next");
    // Seat 3 has not seen five Event and two Reward cards.
    const std::vector<std::string> unseen = {"EV01", "EV02", "EV03", "OR01", "YO01"};
    Odds exact;
    for (std::size_t a = 0; a < unseen.size(); ++a) {
        for (std::size_t b = a + 1; b < unseen.size(); ++b) {
            for (std::size_t c = 0; c < unseen.size(); ++c) {
                if (c == a || c == b) continue;
                for (const std::string reward : {"CO01", "CO02"}) {
                    exact[unseen[a] + ' ' + unseen[b] + " / " + reward + ' ' + unseen[c] + ' '] =
                        1.0 / 60;
                }
            }
        }
    }
    ASSERT_EQ(exact.size(), 60u);
    expect_odds(game, s, Viewer{Seat{2}}, exact, [&](const State& guess) {
        return names(game, guess.hand[0]) + "/ " + names(game, guess.hand[1]);
    });
}

TEST(SusanooGuess, AKnownCardIsNotGuessed) {  // SUS-511 SUS-515
    const Susanoo game;
    const State s = with_small_deck(game, {"EV01", "EV02", "EV03", "YO01"}, "-",
                                    {"EV01=w,EV02=2", "-", "-"}, "prep+draw+end+surplus+next");
    // Seat 2 knows both cards of seat 1, seat 3 one of them.
    expect_odds(game, s, Viewer{Seat{1}}, {{"EV01 EV02 ", 1.0}},
                [&](const State& guess) { return names(game, guess.hand[0]); });
    expect_odds(game, s, Viewer{Seat{2}},
                {{"EV01 EV02 ", 1.0 / 3}, {"EV01 EV03 ", 1.0 / 3}, {"EV01 YO01 ", 1.0 / 3}},
                [&](const State& guess) { return names(game, guess.hand[0]); });
    expect_odds(game, s, Viewer::watcher(),
                {{"EV01 EV02 ", 1.0 / 3}, {"EV01 EV03 ", 1.0 / 3}, {"EV01 YO01 ", 1.0 / 3}},
                [&](const State& guess) { return names(game, guess.hand[0]); });
}

TEST(SusanooGuess, TheLookRowIsGuessedWithTheHands) {  // SUS-444 SUS-518
    const Susanoo game;
    const State s =
        with_small_deck(game, {"EV01", "EV02", "EV03", "EV15", "YO01"}, "EV02,EV03",
                        {"EV01", "-", "-"}, "look:1:e:1+toss:EV15+prep+draw+end+surplus+next");
    const std::vector<std::string> unseen = {"EV01", "EV02", "EV03", "YO01"};
    Odds exact;
    for (std::size_t hand = 0; hand < unseen.size(); ++hand) {
        for (std::size_t a = 0; a < unseen.size(); ++a) {
            for (std::size_t b = a + 1; b < unseen.size(); ++b) {
                if (a == hand || b == hand) continue;
                exact[unseen[hand] + " / " + unseen[a] + ' ' + unseen[b] + ' '] = 1.0 / 12;
            }
        }
    }
    ASSERT_EQ(exact.size(), 12u);
    const auto outcome = [&](const State& guess) {
        return names(game, guess.hand[0]) + "/ " + names(game, guess.row);
    };
    expect_odds(game, s, Viewer{Seat{1}}, exact, outcome);
    expect_odds(game, s, Viewer{Seat{0}}, {{"EV01 / EV02 EV03 ", 1.0}}, outcome);
}

TEST(SusanooGuess, WhoRenewsHasItemsWorthFive) {  // SUS-447 SUS-417
    const Susanoo game;
    const std::vector<std::string> unseen = {"CO01", "CO06", "EQ29", "EQ33"};
    const State s =
        with_small_deck(game, {unseen.begin(), unseen.end()}, "-", {"CO01,EQ29", "-", "-"},
                        "renew:1:0+prep+draw+end+surplus+next");
    Odds exact;
    for (std::size_t a = 0; a < unseen.size(); ++a) {
        for (std::size_t b = a + 1; b < unseen.size(); ++b) {
            const auto vp = [&](std::size_t i) {
                return game.book().of(game.book().number_of(unseen[i])).vp;
            };
            if (vp(a) + vp(b) >= 5) exact[unseen[a] + ' ' + unseen[b] + ' '] = 0;
        }
    }
    ASSERT_EQ(exact.size(), 5u);  // all pairs but CO01 with CO06
    for (auto& [deal, chance] : exact) chance = 1.0 / 5;
    expect_odds(game, s, Viewer{Seat{1}}, exact,
                [&](const State& guess) { return names(game, guess.hand[0]); });
}

// Two cards of fifty are worth anything: hardly a deal has both.
TEST(SusanooGuess, WhoRenewsHasTheItemsEvenIfTheyAreRare) {  // SUS-447 SUS-417
    CardSet cards = default_cards();
    for (Card& card : cards.cards) {
        const bool item = card.id.starts_with("EQ") || card.id.starts_with("CO");
        if (item) card.vp = card.id == "CO01" || card.id == "EQ29" ? 3 : 0;
    }
    const Susanoo game{cards};
    const auto s = game.read(
        three(),
        "3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.2.-.CO01,EQ29,EV02.-.-.-.-.-/"
        "HB04.1.-.CO02.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/renew:1:0+prep+draw+end+surplus+next");
    ASSERT_TRUE(s.ok()) << s.error().text;
    const auto view = game.observe(*s, Seat{1});
    Rng rng(447);
    for (int i = 0; i < 30; ++i) {
        const State guess = game.guess(view, rng);
        EXPECT_EQ(names(game, guess.hand[0] & game.book().items), "CO01 EQ29 ");
        EXPECT_TRUE(game.ok(guess));
        EXPECT_EQ(game.observe(guess, Seat{1}), view);
    }
}

std::vector<Move> moves_of(const Susanoo& game, const State& s, Seat seat) {
    MoveBuffer<Susanoo> buffer;
    game.legal(s, seat, buffer.list);
    return {buffer.list.begin(), buffer.list.end()};
}

TEST(SusanooView, GivesItsSeatTheSameMovesAsThePosition) {  // SUS-417 SUS-534
    const Susanoo game;
    Rng rng(534);
    State s = game.start(three());
    NoEvents silent;
    int compared = 0;
    for (int ply = 0; !s.over() && ply < 1500; ++ply) {
        const SeatSet seats = game.to_act(s);
        for (int player = 0; player < 3 && ply % 5 == 0; ++player) {
            const Seat seat{player};
            const auto view = game.observe(s, seat);
            const auto read = game.read_view(three(), seat, game.write_view(view));
            ASSERT_TRUE(read.ok()) << read.error().text << '\n' << game.write_view(view);
            EXPECT_EQ(*read, view);
            EXPECT_EQ(moves_of(game, read->state(), seat), moves_of(game, s, seat));
            ++compared;
        }
        const Seat seat = seats.contains(kChance) ? kChance : seats.first();
        const auto moves = moves_of(game, s, seat);
        const auto pick = rng.below(static_cast<std::uint32_t>(moves.size()));
        game.apply(s, seat, moves[pick], silent);
    }
    EXPECT_GT(compared, 500);
}

TEST(SusanooEvents, SecretsAreHeardByThoseTheyConcern) {  // SUS-520
    const Susanoo game;
    const auto event = [](Happening kind, int a, int card, int back, int d) {
        Event made;
        made.kind = static_cast<std::uint8_t>(kind);
        made.count = 4;
        made.numbers = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(card),
                        static_cast<std::int16_t>(back), static_cast<std::int16_t>(d)};
        return made;
    };
    const Event drew = event(Happening::Drew, 0, 5, 1, kNobody);
    EXPECT_EQ(game.redact(drew, Seat{0}), drew);
    EXPECT_EQ(game.redact(drew, Seat{1}).numbers[1], -1);
    EXPECT_EQ(game.redact(drew, Viewer::watcher()).numbers[1], -1);
    const Event stole = event(Happening::Stole, 2, 5, 0, 1);
    EXPECT_EQ(game.redact(stole, Seat{2}), stole);
    EXPECT_EQ(game.redact(stole, Seat{1}), stole);
    EXPECT_EQ(game.redact(stole, Seat{0}).numbers[1], -1);
    EXPECT_EQ(game.redact(stole, Seat{0}).numbers[2], 0);  // the back is seen
    const Event played = event(Happening::Played, 2, 5, 0, 0);
    EXPECT_EQ(game.redact(played, Seat{0}), played);
}

}  // namespace
}  // namespace engawa::susanoo
