// A table whose keeper has stored its past goes on as it would have.
#include <gtest/gtest.h>

#include <cctype>

#include "engine/match/catalogue.h"

namespace engawa {
namespace {

std::string draw_in_words(const Draw& draw) {
    return std::to_string(draw.n) + ' ' + std::to_string(draw.kind) + ' ' +
           std::to_string(draw.of_kind) + ' ' + std::to_string(draw.tickets);
}

// All that is asked of a table that goes on.
std::string what_stands(const Match& match) {
    const Standing& now = match.standing();
    std::string text = match.secret_position().reveal() + '\n' + std::to_string(now.plies) + ' ' +
                       std::to_string(now.undoable) + ' ' + std::to_string(now.heard) + ' ' +
                       std::to_string(now.undone) + ' ' + std::to_string(now.last_mover.index()) +
                       '\n' + draw_in_words(match.next_draw());
    for (const Seat seat : SeatSet::first_seats(match.seats())) {
        text += '\n' + match.seen_by(seat)->text() + ' ' + std::to_string(match.decision(seat));
        const auto past = match.chronicle(seat);
        text += ' ' + std::to_string(past.places.size() + past.facts.size());
    }
    const auto log = match.log(kWatcher, now.heard - 1);
    if (log && !log->empty()) text += '\n' + in_one_line(log->back().phrase);
    return text;
}

// The same step at both: chance, a move, words, or taking back. False: the game is over.
bool step(Match& one, Match& other, Rng& rng) {
    if (one.over()) return false;
    if (one.to_act().contains(kChance)) {
        const std::uint32_t ticket = rng.below(one.tickets());
        EXPECT_EQ(one.play_ticket(ticket), other.play_ticket(ticket));
        return true;
    }
    if (rng.below(8) == 0) {
        const int plies = 1 + static_cast<int>(rng.below(4));
        const auto undone = one.undo(plies);
        const auto also = other.undo(plies);
        EXPECT_EQ(undone ? std::to_string(*undone) : undone.error().code,
                  also ? std::to_string(*also) : also.error().code);
        return true;
    }
    const Seat seat = one.standing().to_ask;
    const auto moves = one.seen_by(seat)->legal(false);
    const std::string& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    EXPECT_EQ(one.play(seat, move).value(), other.play(seat, move).value());
    return true;
}

class Forgetting : public ::testing::TestWithParam<const AnyGame*> {};

TEST_P(Forgetting, ChangesNothingThatIsToCome) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        engawa::Setup setup;
        setup.practice = seed == 4;
        const auto whole = GetParam()->open(setup);
        const auto short_of_past = GetParam()->open(setup);
        Match& other = **short_of_past;
        Rng rng{seed};
        std::size_t lines = 0;
        for (int i = 0; i < 500 && step(**whole, other, rng); ++i) {
            if (rng.below(16) == 0) other.forget_past(1 + static_cast<int>(rng.below(64)));
            lines = other.standing().forgotten_lines + other.secret_record().reveal().lines.size();
            ASSERT_EQ(what_stands(other), what_stands(**whole)) << "step " << i;
        }
        EXPECT_EQ(lines, (*whole)->secret_record().reveal().lines.size());
        other.forget_past(0);
        EXPECT_TRUE(other.secret_record().reveal().lines.empty());
        const auto record = other.record();
        ASSERT_FALSE(record);
        EXPECT_TRUE(record.error().code == "past_forgotten" ||
                    record.error().code == "game_running");
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Forgetting, ::testing::ValuesIn(all_games()),
                         [](const auto& tested) {
                             std::string name{tested.param->name()};
                             for (char& c : name) c = std::isalnum(c) != 0 ? c : '_';
                             return name;
                         });

}  // namespace
}  // namespace engawa
