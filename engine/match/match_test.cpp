// The door: what comes in is checked, what goes out is a view, and the record is the truth.
#include "engine/match/match.h"

#include <gtest/gtest.h>

#include "engine/match/catalogue.h"

namespace engawa {
namespace {

constexpr Seat kOne{0};
constexpr Seat kTwo{1};

std::unique_ptr<Match> open(std::string_view game, const Setup& setup = {}) {
    auto match = (*find_game(game))->open(setup);
    EXPECT_TRUE(match) << match.error().text;
    return std::move(match).value();
}

std::unique_ptr<Match> at(std::string_view position) {
    engawa::Setup setup;
    setup.start = position;
    return open("paiko", setup);
}

constexpr std::string_view kCapture =
    "Er@g5/Sw@i5/00001000.11100000.rest/"
    "00000000.rest.00000000/w/t";

// Plays to the end with one random legal move after the other, through text alone.
void play_randomly(Match& match, std::uint64_t seed) {
    Rng rng{seed};
    while (!match.over()) {
        const Seat seat = match.awaited().first();
        if (seat == kChance) {
            match.play_ticket(rng.below(match.tickets()));
            continue;
        }
        const auto legal = match.seen_by(seat)->legal(false);
        ASSERT_FALSE(legal.empty());
        const auto& text = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        const auto played = match.play(seat, text);
        ASSERT_TRUE(played) << played.error().text;
        ASSERT_EQ(played->front(), text);
    }
}

TEST(Match, EveryGamesRecordReplaysToTheSameState) {
    for (const AnyGame* game : all_games()) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto match = open(game->name());
            play_randomly(*match, seed);
            const auto read = read_record(write_record(match->secret_record().reveal()));
            ASSERT_TRUE(read) << read.error().text;
            const auto again = replay(*read);
            ASSERT_TRUE(again) << again.error().text;
            EXPECT_EQ((*again)->secret_position().reveal(), match->secret_position().reveal())
                << game->name();
            EXPECT_EQ((*again)->secret_record().reveal(), match->secret_record().reveal());
            EXPECT_EQ((*again)->statistics(), match->statistics());
            EXPECT_EQ((*again)->standing().heard, match->standing().heard);
        }
    }
}

TEST(Match, ReplayStopsAtAnyPly) {
    const auto match = open("paiko");
    play_randomly(*match, 7);
    for (const int to : {0, 1, 17, 30, match->plies()}) {
        const auto part = replay(match->secret_record().reveal(), to);
        ASSERT_TRUE(part) << part.error().text;
        EXPECT_EQ((*part)->plies(), to);
    }
}

TEST(Match, IllegalAndUnreadableMovesChangeNothing) {
    const auto match = at(kCapture);
    const std::string before = match->secret_position().reveal();
    EXPECT_EQ(match->play(kOne, "Sw@g3").error().code, "illegal_move");
    EXPECT_EQ(match->play(kOne, "castle").error().code, "bad_move");
    EXPECT_EQ(match->play(kOne, "").error().code, "bad_move");
    EXPECT_EQ(match->play(kTwo, "+Sa").error().code, "not_your_turn");
    EXPECT_EQ(match->play(kChance, "+Sa").error().code, "not_your_turn");
    EXPECT_EQ(match->secret_position().reveal(), before);
    EXPECT_TRUE(match->secret_record().reveal().lines.empty());
}

TEST(Match, WhyNotNamesTheRule) {
    const auto match = at(kCapture);
    EXPECT_EQ(match->seen_by(kOne)->why_not("Sw@g3")->text(), "PAI-097");
    EXPECT_TRUE(match->seen_by(kOne)->why_not("Ai@g4")->none());
    EXPECT_EQ(match->seen_by(kOne)->why_not("nonsense").error().code, "bad_move");
}

TEST(Match, OneTextMayStandForSeveralPicks) {  // N-15
    const auto match = open("paiko");
    const auto played = match->play(kOne, "+WaFiFiFiErErEr");
    ASSERT_TRUE(played) << played.error().text;
    EXPECT_EQ(*played, (std::vector<std::string>{"+Fi", "+Fi", "+Fi", "+Er", "+Er", "+Er", "+Wa"}));
    const std::string before = match->secret_position().reveal();
    EXPECT_EQ(match->play(kTwo, "+SaSaSaSa").error().code, "illegal_move");
    EXPECT_EQ(match->play(kTwo, "+SaSaSaSwSwSwBwBwBwLo").error().code, "illegal_move");
    EXPECT_EQ(match->secret_position().reveal(), before);
}

TEST(Match, UndoLeadsToWhatWasThere) {
    const auto match = open("paiko");
    std::vector<std::string> positions = {match->secret_position().reveal()};
    std::vector<std::size_t> events = {0};
    Rng rng{5};
    while (match->plies() < 200 && !match->over()) {
        const Seat seat = match->awaited().first();
        const auto legal = match->seen_by(seat)->legal(false);
        ASSERT_TRUE(match->play(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
        positions.push_back(match->secret_position().reveal());
        events.push_back(standing_events(*match->log(kWatcher)).size());
    }
    ASSERT_GT(match->plies(), 130);
    for (const int count : {1, 2, 64, 1, 30, 20}) {
        ASSERT_TRUE(match->undo(count));
        const auto ply = static_cast<std::size_t>(match->plies());
        EXPECT_EQ(match->secret_position().reveal(), positions[ply]);
        EXPECT_EQ(standing_events(*match->log(kWatcher)).size(), events[ply]);
    }
    const auto again = replay(match->secret_record().reveal());
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_EQ((*again)->secret_position().reveal(), match->secret_position().reveal());
    ASSERT_TRUE(match->undo(match->plies()));
    EXPECT_EQ(match->secret_position().reveal(), positions[0]);
    EXPECT_TRUE(standing_events(*match->log(kWatcher)).empty());
}

TEST(Match, UndoGoesBackAndIsWrittenDown) {
    const auto match = at(kCapture);
    const std::string before = match->secret_position().reveal();
    ASSERT_TRUE(match->play(kOne, "Ai@g4"));
    ASSERT_TRUE(match->play(kTwo, ":Bw"));
    EXPECT_EQ(match->standing().undoable, 2);
    ASSERT_TRUE(match->undo(2));
    EXPECT_EQ(match->secret_position().reveal(), before);
    EXPECT_TRUE(standing_events(*match->log(kWatcher)).empty());
    EXPECT_EQ(match->secret_record().reveal().lines,
              (std::vector<std::string>{"Ai@g4", ":Bw", "@undo 2"}));
    EXPECT_EQ(match->undo(1).error().code, "nothing_to_undo");
    ASSERT_TRUE(match->play(kOne, "Ai@g6"));
    const auto again = replay(match->secret_record().reveal());
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_EQ((*again)->secret_position().reveal(), match->secret_position().reveal());
    const auto first = replay(match->secret_record().reveal(), 1);
    ASSERT_TRUE(first) << first.error().text;
    EXPECT_EQ((*first)->secret_position().reveal(), match->secret_position().reveal());
}

TEST(Match, ResigningEndsTheTable) {
    const auto match = at(kCapture);
    ASSERT_TRUE(match->resign(kOne));
    EXPECT_TRUE(match->over());
    EXPECT_TRUE(match->to_act().empty());
    EXPECT_EQ(match->report().reason, "resigned");
    EXPECT_TRUE(match->report().winners == SeatSet{kTwo});
    EXPECT_EQ(match->play(kOne, "Ai@g4").error().code, "game_over");
    EXPECT_EQ(match->undo(1).error().code, "game_over");
    EXPECT_EQ(match->secret_record().reveal().lines.back(), "@end resigned 2");
    const auto again = replay(match->secret_record().reveal());
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_TRUE((*again)->over());
}

TEST(Match, ATieThatAllAgreedOnEndsTheTableWithoutAWinner) {
    const auto match = at(kCapture);
    ASSERT_TRUE(match->tie(kTwo));
    EXPECT_TRUE(match->over());
    EXPECT_EQ(match->report().reason, "agreed");
    EXPECT_TRUE(match->report().winners.empty());
    EXPECT_EQ(match->report().utility[kOne], match->report().utility[kTwo]);
    EXPECT_EQ(match->tie(kOne).error().code, "game_over");
    EXPECT_EQ(match->undo(1).error().code, "game_over");
    EXPECT_EQ(match->log(kWatcher)->back().kind, LogEntry::Kind::Tied);
    EXPECT_EQ(match->secret_record().reveal().lines.back(), "@end agreed");
    const auto again = replay(match->secret_record().reveal());
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_EQ((*again)->report().reason, "agreed");
}

// It is seat 3's turn and the table waits for everybody. Seat 2 holds this item beside others.
std::string susanoo_with(std::string_view item) {
    return "4.3.3.1.0.0.-/TR09,TR14,TR18.-.-.-/HB03.1.-.CO04,EQ15,EQ21,EV07,YO17,YO28.-.-.-.-.-/"
           "HB02.1.-.CO10," +
           std::string{item} +
           ",EQ20,EV04,EV09,EV11.-.-.-.-.-/HB06.1.-.EQ01,EQ26,EQ29,YO08,YO16,YO22.-.-.-.-.-/"
           "HB01.1.-.CO03,EQ06,EQ34,EV20,YO15,YO30.-.-.-.-.-/-/prep+draw+end+surplus+next";
}

std::unique_ptr<Match> susanoo_at(std::string_view item) {
    engawa::Setup setup;
    setup.start = susanoo_with(item);
    return open("susanoo", setup);
}

TEST(Match, AReportTellsNothingThatTheViewDoesNot) {
    const auto one = susanoo_at("EQ02");
    const auto other = susanoo_at("EQ04");  // worth two points more
    ASSERT_EQ(one->seen_by(kOne)->text(), other->seen_by(kOne)->text());
    EXPECT_EQ(one->seen_by(kOne)->report().points, other->seen_by(kOne)->report().points);
    EXPECT_EQ(one->report().points, other->report().points);
    EXPECT_NE(one->seen_by(kTwo)->report().points, other->seen_by(kTwo)->report().points)
        << "who sees the card";
    ASSERT_TRUE(one->resign(kOne) && other->resign(kOne));
    EXPECT_NE(one->report().points, other->report().points) << "nothing is secret any more";
}

TEST(Match, AsksInTurnOrderFromTheActiveSeat) {
    const auto match = susanoo_at("EQ02");
    ASSERT_EQ(match->awaited(), SeatSet::first_seats(4));
    EXPECT_EQ(match->standing().to_ask, Seat{2});
    ASSERT_TRUE(match->play(Seat{2}, "pass"));
    EXPECT_EQ(match->standing().to_ask, Seat{3});
    ASSERT_TRUE(match->play(Seat{3}, "pass"));
    EXPECT_EQ(match->standing().to_ask, Seat{0});
}

// Everybody may act before the draw of seat 1.
constexpr std::string_view kHands =
    "3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB03.3.-.CO06,EQ05,EV19.EQ07+,EQ26.-.-.-.EV28/"
    "HB04.1.-.CO05,EV02,YO03.EQ09+.-.-.-.-/HB08.2.-.EV10.-.-.-.-.-/-/prep+draw+end+surplus+next";

std::unique_ptr<Match> hands(bool practice) {
    engawa::Setup setup;
    setup.options = {{"seats", "3"}};
    setup.start = kHands;
    setup.practice = practice;
    return open("susanoo", setup);
}

TEST(Match, UndoStopsAtWhatAnotherSeatDecided) {
    const auto match = hands(false);
    ASSERT_TRUE(match->play(kOne, "equip:EQ05"));
    ASSERT_TRUE(match->play(kOne, "pass"));
    EXPECT_EQ(match->standing().undoable, 2);
    ASSERT_TRUE(match->play(kTwo, "pass"));
    EXPECT_EQ(match->standing().last_mover, kTwo);
    EXPECT_EQ(match->standing().undoable, 1);
    EXPECT_EQ(match->undo(2).error().code, "undo_barrier");
    ASSERT_TRUE(match->undo(1));
    EXPECT_EQ(match->standing().undoable, 2);
    const auto practice = hands(true);
    ASSERT_TRUE(practice->play(kOne, "pass"));
    ASSERT_TRUE(practice->play(kTwo, "pass"));
    EXPECT_TRUE(practice->undo(2));
}

TEST(Match, ARecordThatTookBackWhatOthersDecidedStillReplays) {
    const auto match = hands(false);
    ASSERT_TRUE(match->play(kOne, "pass"));
    ASSERT_TRUE(match->play(kTwo, "pass"));
    Record record = match->secret_record().reveal();
    record.lines.push_back("@undo 2");
    const auto again = replay(record);
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_EQ((*again)->plies(), 0);
    EXPECT_EQ((*again)->secret_record().reveal(), record);
}

TEST(Match, WhatIsSaidIsInTheRecordAtItsMoment) {
    const auto match = at(kCapture);
    ASSERT_TRUE(match->say(kTwo, "good luck"));
    EXPECT_EQ(match->secret_record().reveal().lines.back(), "@say 2 good luck");
    EXPECT_EQ(match->say(kTwo, "two\nlines").error().code, "bad_words");
    EXPECT_EQ(match->say(kTwo, "").error().code, "bad_words");
}

TEST(Match, EventsAreNumberedAndSayWhatHappened) {
    const auto match = at(kCapture);
    ASSERT_TRUE(match->play(kOne, "Ai@g4"));
    const auto events = *match->log(kWatcher);
    ASSERT_EQ(events.size(), 2u);
    EXPECT_EQ(events[0].phrase.key, "paiko.event.deployed");
    EXPECT_EQ(events[1].phrase.key, "paiko.event.captured");
    EXPECT_EQ(events[1].sequence, 1);
    EXPECT_EQ(match->log(kWatcher, 1)->size(), 1u);
}

TEST(Match, RecordsThatDoNotFitAreRefused) {
    Record record;
    record.game = "paiko";
    record.rules = 1;
    record.lines = {"+Wa"};
    EXPECT_EQ(replay(record).error().code, "record_mismatch");
    record.lines = {"+Sa", "@end points 1"};
    EXPECT_EQ(replay(record).error().code, "record_mismatch");
    record.lines = {"+Sa", "@undo 5"};
    EXPECT_EQ(replay(record).error().code, "record_mismatch");
    EXPECT_NE(replay(record).error().text.find("line 2, '@undo 5'"), std::string::npos);
    record.lines = {"@resign 1", "@resign 2"};
    EXPECT_EQ(replay(record).error().code, "record_mismatch");
    record.lines = {"+Sa", "@resign 1", "@undo 1"};
    EXPECT_EQ(replay(record).error().code, "record_mismatch");
    record.lines = {"@undo all"};
    EXPECT_EQ(replay(record).error().code, "record_mismatch");
    for (const char* line : {"@tie", "@tie 3", "@tie 1 2"}) {
        record.lines = {line};
        EXPECT_EQ(replay(record).error().code, "record_mismatch") << line;
    }
    record.lines = {"@resign 3"};
    EXPECT_EQ(replay(record).error().code, "record_mismatch");
    record.lines = {"@resign 1", "+Sa"};
    EXPECT_EQ(replay(record).error().code, "record_mismatch");
    record.lines.clear();
    record.rules = 99;
    EXPECT_EQ(replay(record).error().code, "unknown_rules_version");
    record.game = "go";
    EXPECT_EQ(replay(record).error().code, "unknown_game");
}

TEST(Catalogue, BadOptionsAndPositionsAreRefused) {
    const AnyGame* game = *find_game("paiko");
    engawa::Setup setup;
    setup.options = {{"colour", "red"}};
    EXPECT_EQ(game->open(setup).error().code, "unknown_option");
    setup.options = {{"turn_cap", "many"}};
    EXPECT_EQ(game->open(setup).error().code, "bad_option_value");
    setup.options = {{"turn_cap", "5"}, {"turn_cap", "6"}};
    EXPECT_EQ(game->open(setup).error().code, "repeated_option");
    setup.options.clear();
    setup.start = "nothing";
    EXPECT_EQ(game->open(setup).error().code, "bad_position");
}

TEST(Catalogue, AThoughtNeedsItsOwnTurn) {
    const AnyGame* game = *find_game("paiko");
    const BotSpec random{Level::Random, 0, 0};
    const std::string view = open("paiko")->seen_by(kOne)->text();
    EXPECT_TRUE((*game->read_view({}, kOne, view))->think(random, 1));
    EXPECT_EQ((*game->read_view({}, kTwo, view))->think(random, 1).error().code, "not_your_turn");
    EXPECT_EQ((*game->read_view({}, kWatcher, view))->think(random, 1).error().code,
              "not_your_turn");
    EXPECT_EQ(game->read_view({}, Seat{4}, view).error().code, "bad_seat");
    EXPECT_EQ(game->read_view({}, kOne, "?").error().code, "bad_position");
}

TEST(Catalogue, SelfPlayIsRepeatableAndKeepsARecordThatReplays) {
    const AnyGame* game = *find_game("paiko");
    const BotSpec bots[] = {{Level::Adept, 0, 0}, {Level::Random, 0, 0}};
    const auto first = game->self_play({{"turn_cap", "60"}}, bots, 5, true);
    const auto second = game->self_play({{"turn_cap", "60"}}, bots, 5, true);
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->record, second->record);
    EXPECT_EQ(first->plies, second->plies);
    const auto again = replay(first->record);
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_EQ((*again)->report().reason, first->report.reason);
    EXPECT_EQ(game->self_play({}, std::span{bots}.first(1), 5, false).error().code, "wrong_seats");
}

TEST(Bots, AreWrittenAsALevelWithABudget) {
    EXPECT_EQ(write_bot(*read_bot("master:nodes=20000")), "master:nodes=20000");
    EXPECT_EQ(write_bot(*read_bot("adept")), "adept");
    EXPECT_EQ(write_bot(*read_bot("master:time=0.25")), "master:time=0.25");
    EXPECT_EQ(write_bot(*read_bot("master:time=3")), "master:time=3");
    for (const std::string_view bad :
         {"", "grandmaster", "master:", "master:nodes=0", "master:nodes=x", "master:time=0",
          "master:time=1.2345", "master:nodes=1:time=1", "master:depth=3"}) {
        const auto bot = read_bot(bad);
        ASSERT_FALSE(bot) << bad;
        EXPECT_EQ(bot.error().code, "bad_bot");
    }
}

TEST(Bots, ThinkingInSlicesGivesTheSameMove) {
    const auto match = at("Er@g5,Bw@f7e/Ai@j7/01000100.10000000.rest/00000000.rest.00000000/w/t");
    const BotSpec master{Level::Master, 3000, 0};
    const auto whole = std::move(match->seen_by(kOne)->think(master, 1)).value();
    whole->run(3000);
    const auto sliced = std::move(match->seen_by(kOne)->think(master, 1)).value();
    for (int slice = 0; slice < 12; ++slice) sliced->run(250);
    EXPECT_EQ(sliced->best(), whole->best());
    EXPECT_EQ(sliced->thought().line.front(), whole->best());
    EXPECT_TRUE(match->play(kOne, whole->best()));
}

TEST(Bots, ASearchNamesOtherMovesToLookAt) {
    constexpr std::string_view position =
        "Er@g5,Bw@f7e/Ai@j7/01000100.10000000.rest/00000000.rest.00000000/w/t";
    const auto match = at(position);
    const auto mind = std::move(match->seen_by(kOne)->think({Level::Master, 3000, 0}, 1)).value();
    mind->run(3000);
    const auto others = mind->thought().others;
    EXPECT_GE(others.size(), 8u);
    for (const std::string& move : others) {
        EXPECT_NE(move, mind->best());
        EXPECT_TRUE(at(position)->play(kOne, move)) << move;
    }
}

}  // namespace
}  // namespace engawa
