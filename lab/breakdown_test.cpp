#include "lab/breakdown.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "lab/summary.h"

namespace engawa::lab {
namespace {

Tournament of(std::string_view game, std::string_view bot, int seats) {
    Tournament tournament;
    tournament.game = *find_game(game);
    for (int i = 0; i < seats; ++i) tournament.bots.push_back(*read_bot(bot));
    tournament.details = true;
    return tournament;
}

// A game of two seats, made by hand.
Played game(SeatSet winners, Traits first, Traits second, int deaths) {
    Played game;
    game.report.winners = winners;
    game.report.reason = "row";
    game.traits = {std::move(first), std::move(second)};
    if (deaths > 0) game.happened = {{"died", deaths}};
    return game;
}

std::vector<Played> three_games() {
    const Traits sword{{"item sword"}, {{"level", 4}}};
    const Traits both{{"item bow", "item sword"}, {{"level", 2}}};
    return {game(SeatSet{Seat{0}}, sword, both, 2), game(SeatSet{Seat{0}}, both, sword, 0),
            game(SeatSet::first_seats(2), sword, sword, 1)};
}

TEST(Breakdown, CountsVictoriesBySeat) {
    const Breakdown found = break_down(of("tictactoe", "random", 2), three_games());
    EXPECT_DOUBLE_EQ(found.fair, 0.5);
    ASSERT_EQ(found.seats.size(), 2u);
    EXPECT_EQ(found.seats[0].name, "1");
    EXPECT_DOUBLE_EQ(found.seats[0].share, 2.5 / 3);
    EXPECT_DOUBLE_EQ(found.seats[0].multiple, 5.0 / 3);
    EXPECT_DOUBLE_EQ(found.seats[1].share, 0.5 / 3);
    EXPECT_DOUBLE_EQ(found.seats[1].interval.low, wilson(0.5, 3).low);
}

TEST(Breakdown, CountsVictoriesByWhatASeatHadTheBestFirst) {
    const Breakdown found = break_down(of("tictactoe", "random", 2), three_games());
    ASSERT_EQ(found.traits.size(), 2u);
    EXPECT_EQ(found.traits[0].name, "item bow");
    EXPECT_EQ(found.traits[0].seats, 2);
    EXPECT_DOUBLE_EQ(found.traits[0].share, 0.5);
    EXPECT_EQ(found.traits[1].name, "item sword");
    EXPECT_EQ(found.traits[1].seats, 6);

    const std::vector<Played> lucky = {game(SeatSet{Seat{1}}, {{"a"}, {}}, {{"b"}, {}}, 0)};
    EXPECT_EQ(break_down(of("tictactoe", "random", 2), lucky).traits[0].name, "b");
}

TEST(Breakdown, TellsFiguresOfAllAndOfTheWinners) {
    const Breakdown found = break_down(of("tictactoe", "random", 2), three_games());
    ASSERT_EQ(found.figures.size(), 1u);
    EXPECT_EQ(found.figures[0].name, "level");
    EXPECT_DOUBLE_EQ(found.figures[0].all.mean, 20.0 / 6);
    EXPECT_EQ(found.figures[0].all.p10, 2);
    EXPECT_DOUBLE_EQ(found.figures[0].winners, 14.0 / 4);
}

TEST(Breakdown, CountsAnEventThatDidNotHappenAsNone) {
    const Breakdown found = break_down(of("tictactoe", "random", 2), three_games());
    EXPECT_DOUBLE_EQ(found.events.at("died").mean, 1.0);
}

// Where all win or lose as one, the fair share is what they win.
TEST(Breakdown, ComparesWithTheMeanWhereAllWinTogether) {
    std::vector<Played> games = three_games();
    for (Played& played : games) played.report.together = true;
    games[0].report.winners = games[1].report.winners = SeatSet{};
    const Breakdown found = break_down(of("tictactoe", "random", 2), games);
    EXPECT_DOUBLE_EQ(found.fair, 1.0 / 3);
    EXPECT_DOUBLE_EQ(found.seats[1].multiple, 1.0);
}

TEST(Breakdown, OfNothingIsNothing) {
    const Breakdown found = break_down(of("tictactoe", "random", 2), {});
    EXPECT_EQ(found.fair, 0);
    EXPECT_EQ(found.seats[0].multiple, 0);
    EXPECT_TRUE(found.traits.empty());
}

std::vector<Played> played(Tournament tournament, int games) {
    tournament.games = games;
    Control control;
    return *play_all(tournament, control, {});
}

TEST(Details, OfAGameWithoutTraitsAreItsEvents) {
    const auto games = played(of("tictactoe", "random", 2), 2);
    for (const Played& game : games) {
        EXPECT_EQ(game.traits, std::vector<Traits>(2));
        EXPECT_FALSE(game.happened.empty());
        EXPECT_TRUE(game.record.lines.empty());
    }
}

TEST(Details, AreKeptOnlyIfAskedFor) {
    Tournament tournament = of("tictactoe", "random", 2);
    tournament.details = false;
    EXPECT_TRUE(played(tournament, 1)[0].happened.empty());
}

int count(const Traits& traits, std::string_view kind) {
    return static_cast<int>(
        std::count_if(traits.had.begin(), traits.had.end(),
                      [&](const std::string& had) { return had.starts_with(kind); }));
}

int figure(const Traits& traits, std::string_view name) {
    for (const auto& [figure, value] : traits.figures) {
        if (figure == name) return value;
    }
    return -1;
}

TEST(Details, OfSusanooAddUpToItsReport) {
    const Tournament tournament = of("susanoo", "adept", 4);
    for (const Played& game : played(tournament, 4)) {
        ASSERT_EQ(game.traits.size(), 4u);
        int deaths = 0;
        int heads = 0;
        for (unsigned seat = 0; seat < 4; ++seat) {
            const Traits& traits = game.traits[seat];
            EXPECT_EQ(count(traits, "first HB"), 1);
            EXPECT_EQ(count(traits, "being HB"), 1);
            EXPECT_EQ(count(traits, "head OR"), figure(traits, "heads"));
            EXPECT_EQ(count(traits, "form TR"), figure(traits, "forms"));
            EXPECT_EQ(count(traits, "item "), figure(traits, "items"));
            EXPECT_EQ(figure(traits, "points"), game.report.points[seat]);
            deaths += figure(traits, "deaths");
            heads += figure(traits, "heads");
        }
        int died = 0;
        for (const auto& [key, times] : game.happened) {
            if (key == "susanoo.event.died") died = times;
        }
        EXPECT_EQ(deaths, died);
        EXPECT_EQ(game.report.extras[1].name, "heads");
        EXPECT_EQ(heads, game.report.extras[1].value);
    }
}

}  // namespace
}  // namespace engawa::lab
