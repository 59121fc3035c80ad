// Pictures and odds along random games on random options, and at places of the ledger.
#include "terminal/samurai/picture.h"

#include <gtest/gtest.h>

#include "engine/core/long_run_test.h"
#include "engine/games/samurai/proofs/random_games_test.h"
#include "engine/games/samurai/proofs/table_test.h"
#include "terminal/lines.h"
#include "terminal/samurai/drawings.h"

namespace engawa::samurai {
namespace {

std::string text_of(const std::vector<Span>& line) {
    std::string text;
    for (const Span& span : line) text += span.text;
    return text;
}
std::string text_of(const Picture& picture) {
    std::string text;
    for (const auto& line : picture.lines) text += text_of(line) + '\n';
    return text;
}

TEST(SamuraiPicture, FitsOnTheScreen) {
    const Samurai game;
    struct Screen {
        int columns, rows, widest, tallest;
    };
    along_games(
        game, long_run() ? 60 : 20,
        [&](const State& s, const std::vector<Event>& events, const auto&) {
            if (s.chance() && !s.over()) return;
            const bool counts = s.over();  // may be longer than a screen, and then it scrolls
            for (const Screen screen : {Screen{80, 24, 79, 21}, Screen{100, 34, 99, 31}}) {
                for (const bool ascii : {false, true}) {
                    PictureWish wish;
                    wish.ascii = ascii;
                    wish.columns = screen.columns;
                    wish.rows = screen.rows;
                    const Picture shown = picture(game, game.observe(s, Seat{0}), wish, events);
                    if (!counts) {
                        EXPECT_LE(int(shown.lines.size()), screen.tallest) << game.write(s);
                    }
                    for (const auto& line : shown.lines) {
                        const std::string text = text_of(line);
                        EXPECT_LE(Lines::columns(text), screen.widest) << text;
                        for (const char c : text) EXPECT_TRUE(!ascii || (c & 0x80) == 0) << text;
                    }
                }
            }
        });
}

TEST(SamuraiOdds, AreToldAtEveryDecision) {
    const Samurai game;
    along_games(game, 40, [&](const State& s, const std::vector<Event>&, const auto&) {
        if (s.over() || s.chance()) return;
        const auto view = game.observe(s, Seat{0});
        for (const auto& line : odds_of(game, view).lines) {
            EXPECT_LE(Lines::columns(text_of(line)), 79) << text_of(line);
        }
        for (const auto& line : piles_of(game, view).lines) {
            EXPECT_LE(Lines::columns(text_of(line)), 79) << text_of(line);
        }
    });
}

constexpr std::string_view kHand = "F1 F2 F3 E1 E4 W7";

TEST(SamuraiPicture, ShowsTheTallyOfEachDuelAndInSum) {  // SAM-740
    Table t({{"mode", "campaign"}, {"yoroi", "self"}});
    t.foe(1, 0);
    t.deal(kHand);
    if (t.point() == "REDRAW") t.play("hold");
    t.play("ready").attack("F1", "F2", "D1", "E1");
    t.s.gauges[0] = 9;
    t.play("strike strength").play("special A1, event EV1, continue");
    t.deal(kHand).play("hold, ready").attack("F1", "F2", "D1", "E1").play("strike technique");
    t.s.life = 1;
    t.s.armour = 0;
    t.s.wearer = Wearer::Nobody;
    t.play("reveal, counter C11");
    ASSERT_EQ(t.cause(), "life");
    PictureWish wish;
    wish.ascii = true;
    const std::string shown =
        text_of(picture(t.game(), t.game().observe(t.s, Seat{0}), wish, t.events));
    EXPECT_THAT(shown, testing::ContainsRegex("hits +1 +0 +1\n"));
    EXPECT_THAT(shown, testing::ContainsRegex("misses +0 +1 +1\n"));
    EXPECT_THAT(shown, testing::ContainsRegex("rounds +1 +1 +2\n"));
}

std::string odds_at(const Given& given, const std::string& position) {
    const Samurai& game = Table::game();
    const auto s = game.read(*game.options(given), position);
    EXPECT_TRUE(s.ok()) << (s.ok() ? "" : s.error().text);
    return s.ok() ? text_of(odds_of(game, game.observe(*s, Seat{0}))) : "";
}

TEST(SamuraiOdds, TellDeathWithTheWound) {  // SAM-271 SAM-311 SAM-312 SAM-351
    const std::string shown =
        odds_at({{"opponent", "O3"}, {"weather", "X2"}, {"difficulty", "hard"}, {"gisei", "off"}},
                "2.0.1/8.5/-/1.7.2.1/0.-1.3.0/rest/-/-/F1,F2,E1:F3,W7,E4/-/rest/D7,D8/-/-/"
                "0/0.0.0.0.0.0:WE-K:X2:X2:-:-/guard.1");
    EXPECT_NE(shown.find("death 54 %"), std::string::npos) << shown;
}

TEST(SamuraiOdds, TellEveryGaugeThatHitsMoreOften) {  // SAM-232
    const Samurai game;                               // the usual cards: Block and Dodge from 4 on
    const auto s = game.read(*game.options({}),
                             "8.5.1/10.0/-/1.1.1.1/0.0.0.0/rest/-/F1,F2,F3,W7,E1,E4/-/-/rest/-/-/-/"
                             "0/0.0.0.0.0.0:WE-K:-:-:-:-/place");
    ASSERT_TRUE(s.ok()) << s.error().text;
    const std::string shown = text_of(odds_of(game, game.observe(*s, Seat{0})));
    EXPECT_THAT(
        shown, testing::ContainsRegex("Strength 0 now +never +4: 17 % 5: 58 % 6: 92 % 7: certain"));
}

TEST(SamuraiOdds, TellWhatEachEnemyWouldAnswer) {  // SAM-307 SAM-586
    const std::string shown =
        odds_at({{"three", "on"}},
                "8.5.1/2.0+3.1+4.2/-/1.1.1.1/0.-1.3.0/rest/-/F3,W7,E4/-:F1,F2,E1/-/rest/-:"
                "D7/-/-/0/0.0.0.0.0.0:WE-K:-:-:-:-/strike");
    for (const char* told :
         {"  enemy 1:\n", "holds 33 %", "C3 3/", "  enemies 2 and 3:\n", "holds 25 %", "C3 5/"}) {
        EXPECT_NE(shown.find(told), std::string::npos) << told << " in " << shown;
    }
}

}  // namespace
}  // namespace engawa::samurai
