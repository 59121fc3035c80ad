// The log, and the numbers of decisions.
#include <gtest/gtest.h>

#include "engine/match/catalogue.h"

namespace engawa {
namespace {

std::unique_ptr<Match> open(std::string_view name, const Given& options = {},
                            std::string_view start = {}, bool practice = false) {
    Setup setup;
    setup.options = options;
    setup.start = start;
    setup.practice = practice;
    auto match = (*find_game(name))->open(setup);
    EXPECT_TRUE(match) << match.error().text;
    return std::move(match).value();
}

std::vector<Viewer> viewers(const Match& match) {
    std::vector<Viewer> all{kWatcher};
    for (const Seat seat : SeatSet::first_seats(match.seats())) all.emplace_back(seat);
    return all;
}

std::string in_words(const LogEntry& entry) {
    std::string text = std::to_string(entry.sequence) + " " + std::to_string(entry.ply) + " " +
                       std::to_string(static_cast<int>(entry.kind)) + " " +
                       std::to_string(entry.seat.index()) + " " + entry.text + " " +
                       std::to_string(entry.undone);
    return text + " " + in_one_line(entry.phrase);
}

std::vector<std::string> told(const Match& match, Viewer viewer) {
    std::vector<std::string> lines;
    for (const LogEntry& entry : *match.log(viewer)) lines.push_back(in_words(entry));
    return lines;
}

// What a seat may do and is asked, as its own view tells it.
std::vector<std::string> question(const Match& match, Seat seat) {
    const auto view = match.seen_by(seat);
    std::vector<std::string> asked = view->legal(false);
    if (!asked.empty()) asked.push_back(in_one_line(view->prompt()));
    return asked;
}

void move_randomly(Match& match, Rng& rng) {
    if (match.to_act().contains(kChance)) {
        match.play_ticket(rng.below(match.tickets()));
        return;
    }
    const Seat seat = match.standing().to_ask;
    const auto moves = match.seen_by(seat)->legal(false);
    ASSERT_TRUE(match.play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
}

// A random game with everything that can stand between two moves.
void live_randomly(Match& match, Rng& rng, int steps) {
    for (int i = 0; i < steps && !match.over(); ++i) {
        move_randomly(match, rng);
        if (rng.below(7) == 0 && match.standing().undoable > 0) (void)match.undo(1);
        if (rng.below(9) == 0) (void)match.say(Seat{0}, "hm");
        if (rng.below(31) == 0) (void)match.sit(Seat{0}, "adept");
        if (rng.below(31) == 0) match.time_out(Seat{0});
    }
}

TEST(Log, AndDecisionsComeOutOfAReplayTheSame) {
    for (const AnyGame* game : all_games()) {
        const auto match = open(game->name());
        Rng rng{3};
        live_randomly(*match, rng, 150);
        const auto again = game->replay(match->secret_record().reveal());
        ASSERT_TRUE(again) << again.error().text;
        for (const Viewer viewer : viewers(*match)) {
            EXPECT_EQ(told(**again, viewer), told(*match, viewer)) << game->name();
        }
        for (const Seat seat : SeatSet::first_seats(match->seats())) {
            EXPECT_EQ((*again)->decision(seat), match->decision(seat)) << game->name();
        }
    }
}

TEST(Log, NeverUsesANumberTwice) {
    const auto match = open("paiko");
    ASSERT_TRUE(match->play(Seat{0}, "+Sa"));
    const int heard = match->standing().heard;
    ASSERT_TRUE(match->undo(1));
    EXPECT_EQ(match->standing().heard, heard + 1)
        << "what was undone stays, and the undoing is told";
    const auto entries = *match->log(kWatcher);
    EXPECT_EQ(entries.back().kind, LogEntry::Kind::Undone);
    EXPECT_EQ(entries.back().undone, 1);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        EXPECT_EQ(entries[i].sequence, static_cast<int>(i));
    }
    EXPECT_TRUE(standing_events(entries).empty());
}

TEST(Log, SaysWhatIsForgotten) {
    const auto match = open("paiko");
    Rng rng{1};
    for (int i = 0; i < 20; ++i) move_randomly(*match, rng);
    const int heard = match->standing().heard;
    match->forget_past(heard - 5);
    EXPECT_EQ(match->log(kWatcher, 4).error().code, "log_gap");
    EXPECT_EQ(match->log(kWatcher).error().code, "log_gap");
    const auto rest = match->log(kWatcher, 5);
    ASSERT_TRUE(rest);
    EXPECT_EQ(rest->front().sequence, 5);
    EXPECT_EQ(match->standing().heard, heard);
    move_randomly(*match, rng);
    EXPECT_GT(match->standing().heard, heard);
    EXPECT_TRUE(match->log(kWatcher, heard)->front().sequence == heard);
}

TEST(Log, TellsWordsToThoseWhoMayHearThem) {
    const auto match = open("paiko");
    ASSERT_TRUE(match->say(Seat{1}, "hello"));
    EXPECT_EQ(match->log(Seat{0})->back().text, "hello");
    EXPECT_EQ(match->log(kWatcher)->back().text, "hello");
    ASSERT_TRUE(match->note("until", "1 battle"));
    EXPECT_EQ(match->log(kWatcher)->size(), 1u) << "a note is the keeper's business";
}

TEST(Decisions, ChangeExactlyWhenTheOwnChoicesOrTheOwnQuestionDo) {
    for (const AnyGame* game : all_games()) {
        const auto match = open(game->name());
        Rng rng{5};
        std::vector<int> numbers;
        std::vector<std::vector<std::string>> questions;
        for (const Seat seat : SeatSet::first_seats(match->seats())) {
            numbers.push_back(match->decision(seat));
            questions.push_back(question(*match, seat));
        }
        int changes = 0;
        for (int i = 0; i < 120 && !match->over(); ++i) {
            if (i % 5 == 4 && match->standing().undoable > 0) {
                ASSERT_TRUE(match->undo(1));
            } else {
                move_randomly(*match, rng);
            }
            for (const Seat seat : SeatSet::first_seats(match->seats())) {
                const auto at = static_cast<std::size_t>(seat.index());
                const auto now = question(*match, seat);
                ASSERT_EQ(match->decision(seat) != numbers[at], now != questions[at])
                    << game->name() << " seat " << seat.number() << " ply " << match->plies();
                changes += now != questions[at] ? 1 : 0;
                numbers[at] = match->decision(seat);
                questions[at] = now;
            }
        }
        EXPECT_GT(changes, 4) << game->name();
    }
}

TEST(Decisions, AStaleOneIsRefused) {
    const auto match = open("paiko");
    const int before = match->decision(Seat{0});
    const std::string move = "+Sa";
    ASSERT_TRUE(match->play(Seat{0}, std::span{&move, 1}, before));
    ASSERT_NE(match->decision(Seat{0}), before);
    EXPECT_EQ(match->play(Seat{0}, std::span{&move, 1}, before).error().code, "stale_decision");
}

// Two worlds that differ in what seat 2 holds, which seat 1 cannot see.
std::string coop(std::string_view partner) {
    return "rest/-/4/tanto_tl,tanto_br,katana_top,katana_left+" + std::string{partner} +
           "/red_champion,blue_archer,yellow_conscript.4+black_scout,black_blade,blue_war_archer.4+"
           "yellow_spearman,red_retainer,blue_veteran_archer.4+red_retainer,blue_archer,"
           "black_scout.4+black_blade,yellow_sergeant,blue_archer.4+yellow_conscript,red_champion,"
           "black_scout.4/-/-/LL/1/1/fight.1.0.-";
}

TEST(Log, OfWorldsThatLookTheSameHasTheSameNumbers) {
    const auto one =
        open("eiyo", {{"mode", "coop"}}, coop("yari_falling,yari_rising,katana_right,tanto_tr"));
    const auto other =
        open("eiyo", {{"mode", "coop"}}, coop("tanto_bl,tanto_bl,katana_right,tanto_tr"));
    ASSERT_EQ(one->seen_by(Seat{0})->text(), other->seen_by(Seat{0})->text());
    for (int i = 0; i < 12; ++i) {
        EXPECT_EQ(told(*one, Seat{0}), told(*other, Seat{0}));
        EXPECT_EQ(told(*one, kWatcher), told(*other, kWatcher));
        EXPECT_EQ(one->standing().heard, other->standing().heard);
        EXPECT_EQ(one->decision(Seat{0}), other->decision(Seat{0}));
        if (!one->to_act().contains(Seat{0})) break;
        const std::string move = one->seen_by(Seat{0})->legal(true).front();
        ASSERT_TRUE(one->play(Seat{0}, move));
        ASSERT_TRUE(other->play(Seat{0}, move));
    }
    EXPECT_GT(one->plies(), 0);
}

}  // namespace
}  // namespace engawa
