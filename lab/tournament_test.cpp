#include "lab/tournament.h"

#include <gtest/gtest.h>

#include <set>

#include "lab/clocked.h"
#include "lab/summary.h"

namespace engawa::lab {
namespace {

Tournament tictactoe(int games, int threads) {
    Tournament tournament;
    tournament.game = *find_game("tictactoe");
    tournament.bots = {*read_bot("master:nodes=50"), *read_bot("random")};
    tournament.games = games;
    tournament.seed = 7;
    tournament.threads = threads;
    return tournament;
}

std::vector<Played> played(const Tournament& tournament) {
    Control control;
    return *play_all(tournament, control, {});
}

bool same(const Played& a, const Played& b) {
    return a.number == b.number && a.seed == b.seed && a.plies == b.plies &&
           a.report.winners == b.report.winners && a.report.reason == b.report.reason;
}

TEST(Tournament, DoesNotDependOnTheNumberOfThreads) {
    const auto alone = played(tictactoe(30, 1));
    const auto together = played(tictactoe(30, 3));
    ASSERT_EQ(alone.size(), 30u);
    ASSERT_EQ(together.size(), 30u);
    for (std::size_t i = 0; i < alone.size(); ++i) EXPECT_TRUE(same(alone[i], together[i])) << i;
}

TEST(Tournament, ShardsTogetherAreTheWhole) {
    const auto whole = played(tictactoe(11, 1));
    std::vector<Played> parts(whole.size());
    int games = 0;
    for (int shard = 0; shard < 3; ++shard) {
        Tournament part = tictactoe(11, 1);
        part.shard = shard;
        part.shards = 3;
        const auto some = played(part);
        EXPECT_EQ(static_cast<int>(some.size()), games_in_shard(part));
        for (const Played& game : some) {
            parts[game.number] = game;
            ++games;
        }
    }
    ASSERT_EQ(games, 11);
    for (std::size_t i = 0; i < whole.size(); ++i) EXPECT_TRUE(same(whole[i], parts[i])) << i;
}

TEST(Tournament, ManyShardsLeaveMostOfThemWithoutAGame) {
    Tournament tournament = tictactoe(4, 1);
    for (const int shards : {1'073'741'824, 2'000'000'000, 2'147'483'647}) {
        tournament.shards = shards;
        tournament.shard = 0;
        EXPECT_EQ(games_in_shard(tournament), 2) << shards;
        tournament.shard = 1;
        const auto games = played(tournament);
        ASSERT_EQ(games.size(), 2u) << shards;
        EXPECT_EQ(games[0].number, 2);
        EXPECT_EQ(games[1].number, 3);
        tournament.shard = shards - 1;
        EXPECT_EQ(games_in_shard(tournament), 0) << shards;
    }
    EXPECT_EQ(bot_on_seat(tournament, 2'147'483'647, 1), 0);
}

TEST(Tournament, PairsSeedsAndChangesSeats) {
    const Tournament tournament = tictactoe(4, 1);
    const auto games = played(tournament);
    EXPECT_EQ(games[0].seed, games[1].seed);
    EXPECT_NE(games[1].seed, games[2].seed);
    EXPECT_EQ(bot_on_seat(tournament, 0, 0), 0);
    EXPECT_EQ(bot_on_seat(tournament, 1, 0), 1);
    EXPECT_EQ(bot_on_seat(tournament, 1, 1), 0);
}

TEST(Tournament, BotsThatAreAlikeNeverPlayTheSameGameTwice) {
    Tournament tournament = tictactoe(5, 1);
    tournament.bots = {*read_bot("random"), *read_bot("random")};
    std::set<std::uint64_t> seeds;
    for (const Played& game : played(tournament)) seeds.insert(game.seed);
    EXPECT_EQ(seeds.size(), 5u);
    tournament.shard = 1;
    tournament.shards = 2;
    EXPECT_EQ(games_in_shard(tournament), 2);  // the second and the fourth
}

TEST(Tournament, StopsWhenItIsTold) {
    Control control;
    const Tournament tournament = tictactoe(1000, 2);
    const auto games = play_all(tournament, control, [&](const Played&) { return false; });
    ASSERT_TRUE(games.ok());
    EXPECT_GE(games->size(), 1u);
    EXPECT_LE(games->size(), 2u);
}

TEST(Tournament, GivesTheRecordOfEveryGame) {
    Tournament tournament = tictactoe(3, 1);
    tournament.records = true;
    Control control;
    std::set<std::string> records;
    const auto games = play_all(tournament, control, [&](const Played& game) {
        const auto again = replay(game.record);
        EXPECT_TRUE(again.ok());
        if (again.ok()) EXPECT_EQ((*again)->plies(), game.plies);
        records.insert(write_record(game.record));
        return true;
    });
    EXPECT_EQ(records.size(), 3u);
}

TEST(Tournament, PlaysByTheClock) {
    Tournament tournament = tictactoe(2, 1);
    tournament.bots = {*read_bot("master:time=0.001"), *read_bot("random")};
    const auto games = played(tournament);
    ASSERT_EQ(games.size(), 2u);
    for (const Played& game : games) EXPECT_TRUE(game.report.over());
}

// Whoever was awaited and moved was the one to be asked (docs/decisions/0011).
TEST(Clocked, AsksInTheOrderOfAllDrivers) {
    const AnyGame& susanoo = **find_game("susanoo");
    const std::vector<BotSpec> bots(4, *read_bot("random:time=0.001"));
    const auto game = play_by_the_clock(susanoo, {}, bots, 4);
    ASSERT_TRUE(game) << game.error().text;
    int chosen = 0;  // among several
    for (int ply = 0; ply < 200; ++ply) {
        const auto match = susanoo.replay(game->record, ply);
        ASSERT_TRUE(match) << match.error().text;
        const std::string& line = game->record.lines[ply];
        if ((*match)->awaited().size() < 2) continue;
        const Seat seat{line[0] - '1'};
        if ((*match)->awaited().contains(seat))
            EXPECT_EQ((*match)->standing().to_ask, seat) << line;
        chosen += int{(*match)->awaited().first() != seat};
    }
    EXPECT_GT(chosen, 20);
}

TEST(Tournament, PassesOnWhatTheGameRefuses) {
    Tournament tournament = tictactoe(2, 2);
    tournament.options = {{"colour", "red"}};
    Control control;
    const auto games = play_all(tournament, control, {});
    ASSERT_FALSE(games.ok());
    EXPECT_EQ(games.error().code, "unknown_option");
}

// Reports made by hand: results belong to bots, whatever seat they had.
Played result(int number, SeatSet winners, std::string_view reason) {
    Played game;
    game.number = number;
    game.report.winners = winners;
    game.report.reason = reason;
    game.report.points = {3, 5};
    game.plies = 9;
    return game;
}

TEST(Summary, CountsByBotAndNotBySeat) {
    const Tournament tournament = tictactoe(4, 1);
    const std::vector<Played> games = {
        result(0, SeatSet{Seat{0}}, "row"),  // the first bot had seat 1 and won
        result(1, SeatSet{Seat{0}}, "row"),  // seats changed: the second bot won
        result(2, SeatSet{}, "full"),        // nobody
        result(3, SeatSet{Seat{1}}, "row"),  // the first bot, on seat 2
    };
    const Summary summary = summarise(tournament, games);
    EXPECT_EQ(summary.bots[0].wins, 2);
    EXPECT_EQ(summary.bots[0].draws, 1);
    EXPECT_EQ(summary.bots[0].losses, 1);
    EXPECT_DOUBLE_EQ(summary.bots[0].share, 2.5 / 4);
    EXPECT_DOUBLE_EQ(summary.bots[1].share, 1.5 / 4);
    EXPECT_DOUBLE_EQ(summary.bots[0].score_mean, 4.0);
    EXPECT_EQ(summary.seat_wins, (std::vector<int>{2, 1}));
    EXPECT_EQ(summary.ends.at("row"), 3);
    EXPECT_EQ(summary.turns.p50, 9);
}

TEST(Summary, CountsTurnsAsTheGameDoes) {
    for (const char* name : {"turns", "round"}) {
        Played game = result(0, SeatSet{Seat{0}}, "row");
        game.report.add_extra(name, 4);
        EXPECT_EQ(summarise(tictactoe(1, 1), std::vector<Played>{game}).turns.p50, 4);
    }
}

TEST(Summary, SharesAVictoryOfSeveral) {
    const Tournament tournament = tictactoe(1, 1);
    const Summary summary =
        summarise(tournament, std::vector<Played>{result(0, SeatSet::first_seats(2), "both")});
    EXPECT_EQ(summary.bots[0].draws, 1);
    EXPECT_DOUBLE_EQ(summary.bots[0].share, 0.5);
}

TEST(Summary, OfNothingIsNothing) {
    const Summary summary = summarise(tictactoe(0, 1), {});
    EXPECT_EQ(summary.games, 0);
    EXPECT_EQ(summary.bots[0].share, 0.0);
}

}  // namespace
}  // namespace engawa::lab
