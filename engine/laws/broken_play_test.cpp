// Each fault of options, play, text or attempts is caught by the law that is about it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "engine/laws/broken_test.h"

namespace engawa::laws {
namespace {

using testing::Contains;
using testing::ElementsAre;

const SealedBid& right() { return Broken::right(); }

TEST(BrokenOptions, TakeAnyValue) {
    Parts parts;
    parts.options = [](const Given& given) -> Result<Options> {
        const auto options = right().options(given);
        if (!options.ok() && options.error().code == "bad_option_value") return Options{};
        return options;
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Options));
}

// Play.

TEST(BrokenApply, LosesACard) {
    Parts parts;
    parts.after_apply = [](const State&, State& s, Move move, bool) {
        if (move.kind == Kind::Veto) s.discard.take(s.prize);
        s.cards_hash = hash_of_cards(s);
    };
    EXPECT_THAT(caught(parts), Contains(Law::Invariants));
}

TEST(BrokenApply, DiffersWithoutEvents) {
    Parts parts;
    parts.after_apply = [](const State&, State& s, Move, bool wanted) {
        if (!wanted) s.thoughts = SeatSet{};
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Apply));
}

TEST(BrokenApply, DiffersTheSecondTime) {
    Parts parts;
    parts.after_apply = [calls = 0](const State&, State& s, Move, bool wanted) mutable {
        if (!wanted && ++calls % 2 == 0) s.thoughts = SeatSet{};
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Apply));
}

TEST(BrokenApply, AsksForMemory) {
    Parts parts;
    parts.after_apply = [](const State&, State& s, Move, bool) {
        static std::unique_ptr<State> kept;  // what nobody keeps may be optimized away
        kept = std::make_unique<State>(s);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::NoAllocation));
}

TEST(BrokenApply, ForgetsTheHash) {  // and the text cannot give the wrong one back
    Parts parts;
    parts.after_apply = [](const State& before, State& s, Move move, bool) {
        if (move.kind == Kind::Lay) s.cards_hash = before.cards_hash;
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Hash, Law::PositionText));
}

TEST(BrokenTurns, WaitForNobody) {
    Parts parts;
    parts.awaited = [](const State& s) {
        return s.phase == Phase::Veto ? SeatSet{} : right().awaited(s);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Turns));
}

TEST(BrokenTurns, WaitForOneWhoMayNotAct) {
    Parts parts;
    parts.awaited = [](const State& s) {
        return s.phase == Phase::Veto ? SeatSet{Seat{s.special}} : right().awaited(s);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Turns));
}

TEST(BrokenList, HasAMoveTwice) {
    Parts parts;
    parts.legal = [](const State& s, Seat seat, Moves<Move>& moves) {
        right().legal(s, seat, moves);
        if (!moves.empty() && s.phase == Phase::Bid) moves.add(moves[moves.size() - 1]);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::LegalLists, Law::MoveText, Law::Hand));
}

TEST(BrokenList, IsThereForASeatThatMayNotAct) {
    Parts parts;
    parts.legal = [](const State& s, Seat seat, Moves<Move>& moves) {
        right().legal(s, seat, moves);
        if (s.phase == Phase::Veto && seat == Seat{s.special}) moves.add({Kind::Pass, 0});
    };
    EXPECT_THAT(caught(parts), Contains(Law::LegalLists));
}

TEST(BrokenList, IsEmptyForASeatThatMayAct) {
    Parts parts;
    parts.legal = [](const State& s, Seat seat, Moves<Move>& moves) {
        if (s.phase != Phase::Veto) right().legal(s, seat, moves);
    };
    EXPECT_THAT(caught(parts), Contains(Law::LegalLists));
}

TEST(BrokenWeight, IsZero) {
    Parts parts;
    parts.weight = [](const State& s, Move move) {
        return s.phase == Phase::Prize && move.rank == 1 ? 0 : right().weight(s, move);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::ChanceWeights));
}

TEST(BrokenWeight, DoesNotFit) {
    Parts parts;
    parts.weight = [](const State& s, Move move) {
        return s.phase == Phase::Prize ? 0xffffffffu : right().weight(s, move);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::ChanceWeights));
}

TEST(BrokenDraw, FavoursAnOutcome) {
    Parts parts;
    parts.draw = [](const State& s, Rng&) {
        MoveBuffer<SealedBid> buffer;
        right().legal(s, kChance, buffer.list);
        return buffer.list[0];
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::ChanceWeights));
}

TEST(BrokenDraw, TakesOtherNumbers) {
    Parts parts;
    parts.draw = [](const State& s, Rng& rng) {
        MoveBuffer<SealedBid> buffer;
        right().legal(s, kChance, buffer.list);
        const Move move = pick_outcome(right(), s, buffer.list, rng);
        rng.next();
        return move;
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::ChanceWeights));
}

TEST(BrokenEnd, ComesLate) {
    Parts parts;
    parts.longest = [](const Options& options) { return right().longest(options) / 2; };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Ending));
}

TEST(BrokenReport, DoesNotAddUp) {
    Parts parts;
    parts.report = [](const State& s) {
        Report report = right().report(s);
        if (report.over()) ++report.utility[0];
        return report;
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Report));
}

TEST(BrokenReport, IsOutOfBounds) {
    Parts parts;
    parts.report = [](const State& s) {
        Report report = right().report(s);
        for (std::int32_t& utility : report.utility) utility *= 100;
        return report;
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Report));
}

TEST(BrokenReport, HasNoReason) {
    Parts parts;
    parts.report = [](const State& s) {
        Report report = right().report(s);
        report.reason = {};
        return report;
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Report));
}

// Text.

std::string without_answers(const State& s) {
    State lossy = s;
    lossy.answered = SeatSet{};
    return right().write(lossy);
}

TEST(BrokenText, LosesWhoAnswered) {
    Parts parts;
    parts.write = without_answers;
    EXPECT_THAT(caught(parts), ElementsAre(Law::PositionText));
}

TEST(BrokenText, LosesWhoAnsweredInViews) {
    Parts parts;
    parts.write_view = without_answers;
    EXPECT_THAT(caught(parts), ElementsAre(Law::ViewText));
}

TEST(BrokenText, ReadsViewsAsPositions) {
    Parts parts;
    parts.read = [](const Options& options, std::string_view text) -> Result<State> {
        State s;
        if (read_fitting(options, text, s)) return s;
        return error("bad_position", "no");
    };
    EXPECT_THAT(caught(parts), Contains(Law::ViewText));
}

TEST(BrokenText, ReadsWhatBreaksInvariants) {
    Parts parts;
    parts.read = [](const Options& options, std::string_view text) -> Result<State> {
        const auto read = right().read(options, text);
        return read.ok() ? read : Result<State>{State{}};
    };
    EXPECT_THAT(caught(parts), Contains(Law::PositionText));
}

TEST(BrokenText, WritesTwoMovesAlike) {
    Parts parts;
    parts.write_move = [](const State& s, Seat seat, Move move) {
        return move.kind == Kind::Veto ? "pass" : right().write_move(s, seat, move);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::MoveText));
}

TEST(BrokenText, HasNoWords) {
    Parts parts;
    parts.describe = [](const Event& event) {
        return is(event, Happening::Won) ? Phrase{} : right().describe(event);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Words));
}

// Attempts.

TEST(BrokenReason, IsMissing) {
    Parts parts;
    parts.why_not = [](const State& s, Seat seat, const Move& attempt) {
        const bool asked = s.phase == Phase::Veto && right().to_act(s).contains(seat);
        if (asked && attempt.kind == Kind::Veto) return RuleId{};
        return right().why_not(s, seat, attempt);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::WhyNot));
}

TEST(BrokenReason, IsMadeUp) {
    Parts parts;
    parts.why_not = [](const State& s, Seat seat, const Move& attempt) {
        return attempt.kind == Kind::Pass ? RuleId{"BID-6"} : right().why_not(s, seat, attempt);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::WhyNot));
}

TEST(BrokenReader, TakesIllegalMoves) {
    Parts parts;
    parts.read_move = [](const State& s, Seat seat, std::string_view text) {
        return right().read_attempt(s, seat, text);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::ReadMove));
}

}  // namespace
}  // namespace engawa::laws
