// Who may talk when, at the table and in the record.
#include <gtest/gtest.h>

#include <set>

#include "engine/match/catalogue.h"

namespace engawa {
namespace {

// Coop, round 1: apart, and on one spot.
std::string fight(const std::string& spots) {
    return "rest/-/4/"
           "tanto_tl,tanto_tl,katana_top,yari_rising+tanto_tr,tanto_br,katana_top,katana_left/"
           "red_champion,blue_archer,yellow_conscript.4+black_scout,black_blade,blue_war_archer.4+"
           "yellow_spearman,red_retainer,blue_veteran_archer.4+yellow_sergeant,yellow_conscript,"
           "black_shadow_master.4+red_retainer,blue_archer,black_scout.4+yellow_sergeant,"
           "yellow_spearman,black_blade.4/-/-/" +
           spots + "/1/1/fight.1.0.-";
}

std::unique_ptr<Match> table(const std::string& start) {
    const auto game = find_game("eiyo");
    Setup setup;
    setup.options = {{"mode", "coop"}};
    setup.start = start;
    auto match = (*game)->open(setup);
    EXPECT_TRUE(match.ok()) << match.error().text;
    return std::move(match).value();
}

TEST(Talk, IsRefusedWhileTheSamuraiAreApart) {  // EIY-190 EIY-192
    const auto match = table(fight("LR"));
    EXPECT_EQ(match->say(Seat{0}, "hello").error().code, "chat_closed");
    EXPECT_EQ(match->say(Seat{1}, "hello").error().code, "chat_closed");
    EXPECT_TRUE(match->secret_record().reveal().lines.empty());
    ASSERT_TRUE(match->resign(Seat{0}).ok());
    EXPECT_TRUE(match->say(Seat{1}, "next time").ok());  // EIY-191: the game is over
}

TEST(Talk, IsKeptInTheRecordAtItsMoment) {  // EIY-191 EIY-198
    const auto match = table(fight("LL"));
    ASSERT_TRUE(match->say(Seat{1}, "I take the champion").ok());
    ASSERT_TRUE(match->play(Seat{1}, "show").ok());
    EXPECT_EQ(match->secret_record().reveal().lines,
              (std::vector<std::string>{"@say 2 I take the champion", "2:show"}));
    const auto again = replay(match->secret_record().reveal());
    ASSERT_TRUE(again.ok()) << again.error().text;
    EXPECT_EQ(again.value()->secret_record().reveal().lines, match->secret_record().reveal().lines);
}

TEST(Talk, WhileItIsClosedMakesARecordBad) {  // EIY-198
    Record record = table(fight("LR"))->secret_record().reveal();
    record.lines = {"@say 1 hello"};
    EXPECT_EQ(replay(record).error().code, "record_mismatch");
    record.start = fight("RR");
    EXPECT_TRUE(replay(record).ok());
    record.lines = {"@say 3 hello"};
    EXPECT_EQ(replay(record).error().code, "record_mismatch");
    record.lines = {"@say hello"};
    EXPECT_EQ(replay(record).error().code, "record_mismatch");
}

TEST(Talk, IsForTheSeatsAndNotForWatchers) {  // EIY-199
    const auto match = table(fight("LL"));
    for (const Seat nobody : {Seat{2}, Seat{3}, kChance}) {
        EXPECT_EQ(match->say(nobody, "take the champion").error().code, "chat_closed");
    }
    EXPECT_TRUE(match->secret_record().reveal().lines.empty());
    EXPECT_TRUE(match->say(Seat{0}, "take the champion").ok());
}

TEST(Talk, IsNotForBots) {  // EIY-200
    std::set<std::string> beside;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto match = table(fight("LL"));
        Rng rng{seed};
        while (!match->over() && match->plies() < 60) {
            if (match->to_act().contains(kChance)) {
                match->play_ticket(rng.below(match->tickets()));
                continue;
            }
            const Seat seat = match->awaited().first();
            for (const Seat other : match->to_act() - match->awaited()) {
                const std::string move = match->seen_by(other)->aside(Level::Novice, rng.next());
                beside.insert(move);
                if (!move.empty()) ASSERT_TRUE(match->play(other, move).ok());
            }
            const auto moves = match->seen_by(seat)->legal(false);
            ASSERT_TRUE(match->play(seat, moves[rng.below(std::uint32_t(moves.size()))]).ok());
        }
        for (const std::string& line : match->secret_record().reveal().lines) {
            EXPECT_FALSE(line.starts_with("@say")) << line;
        }
    }
    EXPECT_TRUE(beside.contains("show"));
    beside.erase("show");
    beside.erase("");
    EXPECT_TRUE(beside.empty()) << *beside.begin();  // to show is all that a bot does beside
}

}  // namespace
}  // namespace engawa
