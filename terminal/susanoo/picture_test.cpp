// Pictures and odds along random games of 3 to 5 players.
#include "terminal/susanoo/picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "engine/core/long_run_test.h"
#include "engine/games/susanoo/proofs/random_games_test.h"
#include "terminal/lines.h"
#include "terminal/susanoo/drawings.h"

namespace engawa::susanoo {
namespace {

std::string text_of(const Picture& picture) {
    std::string text;
    for (const auto& line : picture.lines) {
        for (const Span& span : line) text += span.text;
        text += '\n';
    }
    return text;
}

State position(const Susanoo& game, std::string_view seats, std::string_view text) {
    const auto options = game.options({{"seats", std::string{seats}}});
    auto state = game.read(*options, text);
    EXPECT_TRUE(state) << state.error().text;
    return *state;
}

TEST(SusanooPicture, FitsOnTheScreen) {
    const Susanoo game;
    int quiet = 0;
    int fitting = 0;
    const int every = long_run() ? 5 : 20;
    int ply = 0;
    along_games(game, 6, [&](const State& s) {
        if (++ply % every != 0 && !s.over()) return;
        for (const int columns : {80, 100}) {
            for (const bool ascii : {false, true}) {
                PictureWish wish;
                wish.ascii = ascii;
                wish.columns = columns;
                wish.rows = 34;
                const Picture shown = picture(game, game.observe(s, Seat{0}), wish);
                const std::string text = text_of(shown);
                std::size_t begin = 0;
                for (std::size_t end; (end = text.find('\n', begin)) != std::string::npos;
                     begin = end + 1) {
                    const std::string line = text.substr(begin, end - begin);
                    ASSERT_LT(Lines::columns(line), columns) << line;
                }
                const bool plain =
                    std::none_of(text.begin(), text.end(), [](char c) { return (c & 0x80) != 0; });
                ASSERT_TRUE(plain || !ascii) << text;
                if (s.over() || s.in_battle() || !s.row.empty()) continue;
                ++quiet;
                fitting += shown.lines.size() <= 32 ? 1 : 0;
            }
        }
    });
    EXPECT_GT(quiet, 100);
    EXPECT_GT(fitting * 10, quiet * 9);  // random players carry too much, and then it scrolls
}

TEST(SusanooPicture, TellsNothingThatIsHidden) {  // SUS-510 SUS-518
    const Susanoo game;
    const PictureWish wish;
    Rng rng{3};
    const int every = long_run() ? 5 : 20;
    int ply = 0;
    along_games(game, 3, [&](const State& s) {
        if (s.over() || ++ply % every != 0) return;
        const auto view = game.observe(s, Seat{1});
        const State other = game.guess(view, rng);
        const auto seen = game.observe(other, Seat{1});
        EXPECT_EQ(text_of(picture(game, view, wish)), text_of(picture(game, seen, wish)));
        EXPECT_EQ(text_of(piles_of(game, view)), text_of(piles_of(game, seen)));
        EXPECT_EQ(text_of(card_of(game, view, "twilight")),
                  text_of(card_of(game, seen, "twilight")));
    });
}

constexpr std::string_view kHelped =
    "4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ22+,EQ26+.-.YO01.-.-/"
    "HB04.5.-.-.EQ33+.-.-.-.-/HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/"
    "1.3.YO30:0:0.2,3.0:1:1.-.-.-.-/fight+judge+over+end+surplus+next";

TEST(SusanooPicture, NamesEveryReasonAndTheDeal) {  // SUS-311 SUS-470
    const Susanoo game;
    const State s = position(game, "4", kHelped);
    const std::string text = text_of(picture(game, game.observe(s, Seat{0}), {}));
    EXPECT_NE(text.find("BATTLE: You with the help of Player 3"), std::string::npos) << text;
    EXPECT_NE(text.find("+3 your level"), std::string::npos) << text;
    EXPECT_NE(text.find("+6 level of Player 3"), std::string::npos) << text;
    EXPECT_NE(text.find("+1 Amaterasu (You)"), std::string::npos) << text;
    EXPECT_NE(text.find("Deal: if it is won, the beaten Yokai, 1 Sake Drink for Player 3."),
              std::string::npos)
        << text;
    const std::string helper = text_of(picture(game, game.observe(s, Seat{2}), {}));
    EXPECT_NE(helper.find("BATTLE: Player 1 with your help"), std::string::npos) << helper;
    EXPECT_NE(text.find("Escape: You from"), std::string::npos) << text;
}

// A head is won: the battle gives way to the pool.
TEST(SusanooPicture, ShowsThePoolToWhoPicksFromIt) {  // SUS-098
    const Susanoo game;
    State s = position(game, "4",
                       "4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB02.12.-.OR05.EQ05+.-.-.-.-/"
                       "HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/"
                       "choice+end+surplus+next");
    NoEvents silent;
    const auto buffer = std::make_unique<MoveBuffer<Susanoo>>();
    std::string fight;
    for (int step = 0; step < 40 && s.top().step != Step::Pool; ++step) {
        const Seat seat = s.chance() ? kChance : seat_to_ask(game, s);
        buffer->list.clear();
        game.legal(s, seat, buffer->list);
        Move move = buffer->list[0];
        for (const Move other : buffer->list) {
            if (other.word() == Word::Fight || other.word() == Word::Pass) move = other;
        }
        game.apply(s, seat, move, silent);
        if (s.top().step == Step::Fight)
            fight = text_of(picture(game, game.observe(s, Seat{0}), {}));
    }
    ASSERT_EQ(s.top().step, Step::Pool);
    EXPECT_NE(fight.find("BATTLE"), std::string::npos) << fight;
    EXPECT_EQ(fight.find("Pool of Transformations"), std::string::npos) << fight;
    const std::string text = text_of(picture(game, game.observe(s, Seat{0}), {}));
    EXPECT_EQ(text.find("BATTLE"), std::string::npos) << text;
    EXPECT_NE(text.find("Pool of Transformations"), std::string::npos) << text;
}

TEST(SusanooPicture, ShowsTheCardsOfATrade) {  // SUS-453
    const Susanoo game;
    const State s = position(game, "3",
                             "3.1.1.10.0.0.trade/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ22+.-.-.-.-/"
                             "HB04.1.-.-.EQ33+.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/"
                             "trade_answer:2:EQ22:EQ33+prep+draw+end+surplus+next");
    const std::string text = text_of(picture(game, game.observe(s, Seat{1}), {}));
    EXPECT_NE(text.find("The trade\nEQ22"), std::string::npos) << text;
    EXPECT_NE(text.find("Before you\nEQ33*"), std::string::npos) << text;
}

TEST(SusanooOdds, TellWhatEachHelperWouldBring) {  // SUS-080
    const Susanoo game;
    const State s =
        position(game, "4",
                 "4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ22+,EQ26+.-.YO01.-.-/"
                 "HB04.5.-.-.EQ33+.-.-.-.-/HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/"
                 "1.0.YO30:0:0.-.-.-.-.-.-/fight+judge+over+end+surplus+next");
    const std::string text = text_of(odds_of(game, game.observe(s, Seat{0})));
    for (const char* row : {"ask:2 Toyotama-hime", "ask:3 Kushinada-hime", "ask:4 Tsukuyomi"}) {
        EXPECT_NE(text.find(row), std::string::npos) << text;
    }
}

// Every Event card is discarded but those of the hand of seat 2.
std::string used_up(int reshuffles) {
    std::string discards;
    const auto add = [&](std::string_view kind, int count, int but) {
        for (int i = 1; i <= count; ++i) {
            if (i <= but) continue;
            const std::string id = std::to_string(i);
            discards +=
                (discards.empty() ? "" : ",") + std::string{kind} + (i < 10 ? "0" : "") + id;
        }
    };
    add("EV", 30, 0);
    add("OR", 8, 3);
    add("YO", 32, 0);
    return "3.1.1.10." + std::to_string(reshuffles) + ".0.-/TR04,TR08,TR14.-." + discards +
           ".-/HB03.3.-.-.-.-.-.-.-/HB04.1.-.OR01,OR02,OR03.-.-.-.-.-/HB08.2.-.-.-.-.-.-.-/-/"
           "prep+draw+end+surplus+next";
}

TEST(SusanooOdds, ReshuffleTheDiscardsBelowAnEmptyDeck) {  // SUS-261 SUS-443
    const Susanoo game;
    const auto odds = [&](int reshuffles) {
        const State s = position(game, "3", used_up(reshuffles));
        return text_of(odds_of(game, game.observe(s, Seat{0})));
    };
    EXPECT_NE(
        odds(1).find("one of the 67 discards, in\n"
                     "  reshuffle 2 of 12: heads 5 (7 %), Yokai 32 (48 %), events 30 (45 %)."),
        std::string::npos)
        << odds(1);
    EXPECT_NE(odds(12).find("the game ends as"), std::string::npos) << odds(12);
    EXPECT_EQ(odds(12).find("heads 3"), std::string::npos) << odds(12);
}

TEST(SusanooOdds, WeighAMoveByTheBestOfTheChoicesItAsksFor) {  // SUS-450 SUS-451
    const Susanoo game;
    const State s =
        position(game, "3",
                 "3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.CO01,EV10,YO03.-.TR03+.-.-.-/"
                 "HB04.5.-.-.-.-.-.-.-/HB08.6.-.-.-.-.-.-.-/"
                 "1.0.YO30:0:0.-.-.-.-.-.-/fight+judge+over+end+surplus+next");
    const auto view = game.observe(s, Seat{0});
    const int now = game.totals(s).fighters;
    const std::string text = text_of(odds_of(game, view));
    // A hand card for +4, two of them for +8.
    const auto row = [](const std::string& name, int fighters) {
        return Lines::padded("  " + name, 34) + std::to_string(fighters) + " to ";
    };
    EXPECT_NE(text.find(row("act:HB01 Amaterasu", now + 4)), std::string::npos) << text;
    EXPECT_NE(text.find(row("act:TR03 Dancer of Foxfire", now + 8)), std::string::npos) << text;
}

TEST(SusanooCards, AreFoundByPartsOfTheirNames) {
    const Susanoo game;
    const auto view = game.observe(position(game, "4", kHelped), Seat{0});
    EXPECT_EQ(text_of(card_of(game, view, "amaterasu")), text_of(card_of(game, view, "HB01")));
    EXPECT_NE(text_of(card_of(game, view, "okuninushi")).find("Ōkuninushi"), std::string::npos);
    EXPECT_NE(text_of(card_of(game, view, "Amaterasu")).find("is You"), std::string::npos);
    EXPECT_TRUE(card_of(game, view, "no such card").lines.empty());
    EXPECT_TRUE(card_of(game, view, "").lines.empty());
}

}  // namespace
}  // namespace engawa::susanoo
