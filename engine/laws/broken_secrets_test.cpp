// Each fault about secrets is caught by the law that is about it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "engine/laws/broken_test.h"

namespace engawa::laws {
namespace {

using testing::ElementsAre;

const SealedBid& right() { return Broken::right(); }

// Observe.

void show_hand(const State& s, int seat, State& view) {
    const auto at = static_cast<unsigned>(seat);
    view.hands[at] = s.hands[at];
    for (int i = 0; i < s.hands[at].size(); ++i) view.deck.take(s.hands[at].kind_at(i));
    view.cards_hash = hash_of_cards(view);
}

TEST(BrokenObserve, ShowsLaidCards) {
    Parts parts;
    parts.after_observe = [](const State& s, Viewer, State& view) {
        for (unsigned i = 0; i < s.seats; ++i) {
            if (view.bids[i] != kUnseen) continue;
            view.bids[i] = s.bids[i];
            view.deck.take(s.bids[i]);
        }
        view.cards_hash = hash_of_cards(view);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::SoundsSame));
}

TEST(BrokenObserve, ShowsTheNextHand) {
    Parts parts;
    parts.after_observe = [](const State& s, Viewer viewer, State& view) {
        if (!viewer.is_watcher()) show_hand(s, next_seat(s, viewer.seat().index()), view);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::SoundsSame));
}

TEST(BrokenObserve, ShowsAHandToWatchers) {
    Parts parts;
    parts.after_observe = [](const State& s, Viewer viewer, State& view) {
        if (viewer.is_watcher()) show_hand(s, 0, view);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::WatcherSeesLess, Law::SoundsSame));
}

// The text does not carry it, no guess has the same, and it goes with the cards that were dealt.
TEST(BrokenObserve, LeavesTheHashInTheView) {
    Parts parts;
    parts.after_observe = [](const State& s, Viewer, State& view) {
        view.cards_hash = s.cards_hash;
    };
    EXPECT_THAT(caught(parts, kQuick),
                ElementsAre(Law::ViewText, Law::GuessLooksSame, Law::WatcherSeesLess,
                            Law::SoundsSame, Law::GuessOdds));
}

// Guess.

TEST(BrokenGuess, IsTheTruthOften) {
    State last;
    Parts parts;
    parts.after_observe = [&](const State& s, Viewer, State&) { last = s; };
    parts.guess = [&](const Observed<State>& view, Rng& rng) {
        const bool fitting = right().observe(last, view.viewer()) == view;
        return fitting && rng.below(4) == 0 ? last : right().guess(view, rng);
    };
    EXPECT_THAT(caught(parts, kQuick), ElementsAre(Law::GuessNotNear));
}

TEST(BrokenGuess, IsAlwaysTheSame) {
    Parts parts;
    parts.guess = [](const Observed<State>& view, Rng&) {
        Rng same{view.state().cards_hash};
        return right().guess(view, same);
    };
    EXPECT_THAT(caught(parts, kQuick), ElementsAre(Law::GuessDiverse, Law::GuessOdds));
}

TEST(BrokenGuess, LeavesOneSecretAlike) {
    Parts parts;
    parts.guess = [](const Observed<State>& view, Rng& rng) {
        State s = view.state();
        for (unsigned i = 0; i < s.seats; ++i) {
            if (s.bids[i] != kUnseen) continue;
            s.bids[i] = static_cast<std::uint8_t>(s.deck.kind_at(0));
            s.deck.take(s.bids[i]);
        }
        return right().guess(Broken::as_seen(s, view.viewer()), rng);
    };
    EXPECT_THAT(caught(parts, kQuick), ElementsAre(Law::GuessDiverse));
}

TEST(BrokenGuess, TakesEveryRankForAsLikely) {
    Parts parts;
    parts.guess = [](const Observed<State>& view, Rng& rng) {
        State s = view.state();
        for (unsigned i = 0; i < s.seats; ++i) {
            while (s.hands[i].count(kUnseen) > 0) {
                const int rank = 1 + rng.below(int{s.ranks});
                if (s.deck.count(rank) == 0) continue;
                s.deck.take(rank);
                s.hands[i].take(kUnseen);
                s.hands[i].add(rank);
            }
        }
        return right().guess(Broken::as_seen(s, view.viewer()), rng);
    };
    EXPECT_THAT(caught(parts, kQuick), ElementsAre(Law::GuessOdds));
}

TEST(BrokenGuess, ChangesTheViewersOwnHand) {
    Parts parts;
    parts.guess = [](const Observed<State>& view, Rng& rng) {
        State s = right().guess(view, rng);
        if (view.viewer().is_watcher() || s.deck.empty()) return s;
        Cards& own = s.hands[view.viewer().seat()];
        if (own.empty()) return s;
        const int given = own.kind_at(0), taken = s.deck.kind_at(rng.below(s.deck.size()));
        own.take(given), s.deck.add(given);
        s.deck.take(taken), own.add(taken);
        s.cards_hash = hash_of_cards(s);
        return s;
    };
    EXPECT_THAT(caught(parts, kQuick),
                ElementsAre(Law::ViewText, Law::GuessLooksSame, Law::GuessOdds));
}

// Redact.

TEST(BrokenRedact, TellsLaidCards) {
    Parts parts;
    parts.redact = [](const Event& event, Viewer viewer) {
        return is(event, Happening::Laid) ? event : right().redact(event, viewer);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::TellsNoMore));
}

TEST(BrokenRedact, TellsDealtCards) {
    Parts parts;
    parts.redact = [](const Event& event, Viewer viewer) {
        return is(event, Happening::Dealt) ? event : right().redact(event, viewer);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::TellsNoMore));
}

TEST(BrokenRedact, TellsWatchersMore) {
    Parts parts;
    parts.redact = [](const Event& event, Viewer viewer) {
        return viewer.is_watcher() ? event : right().redact(event, viewer);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Redaction, Law::TellsNoMore));
}

TEST(BrokenRedact, TellsTooLittle) {
    Parts parts;
    parts.redact = [](const Event& event, Viewer viewer) {
        Event out = right().redact(event, viewer);
        if (is(event, Happening::Shown)) out.numbers[1] = kUnseen;
        return out;
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::SoundsSame));
}

// What depends on a hand that it must not depend on.

TEST(BrokenTurns, WaitForThoseWhoCanVeto) {
    Parts parts;
    parts.awaited = [](const State& s) {
        SeatSet able;
        for (const Seat seat : right().awaited(s)) {
            if (seat.is_player() && holds(s, seat.index(), s.prize)) able = able | SeatSet{seat};
        }
        return s.phase == Phase::Veto && !able.empty() ? able : right().awaited(s);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::PublicTurns));
}

TEST(BrokenTurns, TalkDependsOnAHand) {
    Parts parts;
    parts.talk = [](const State& s) { return holds(s, 0, 1) ? Talk{} : right().talk(s); };
    EXPECT_THAT(caught(parts), ElementsAre(Law::PublicTurns));
}

// A card that the next seat holds too may not be laid, if there is another.
RuleId by_the_next_hand(const State& s, Seat seat, const Move& attempt) {
    const RuleId reason = right().why_not(s, seat, attempt);
    if (!reason.none() || attempt.kind != Kind::Lay) return reason;
    const int next = next_seat(s, seat.index());
    bool other = false;
    for (int rank = 1; rank <= s.ranks; ++rank) {
        other |= holds(s, seat.index(), rank) && !holds(s, next, rank);
    }
    return other && holds(s, next, attempt.rank) ? RuleId{"BID-3"} : RuleId{};
}

TEST(BrokenMoves, DependOnAnotherHand) {
    Parts parts;
    parts.why_not = by_the_next_hand;
    parts.legal = [](const State& s, Seat seat, Moves<Move>& moves) {
        std::array<Move, SealedBid::kMaxMoves> buffer{};
        Moves<Move> all{std::span{buffer}};
        right().legal(s, seat, all);
        for (const Move move : all) {
            if (by_the_next_hand(s, seat, move).none()) moves.add(move);
        }
    };
    parts.read_move = [](const State& s, Seat seat, std::string_view text) -> Result<Move> {
        auto move = right().read_move(s, seat, text);
        if (!move.ok() || by_the_next_hand(s, seat, *move).none()) return move;
        return error("illegal_move", "no");
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::OwnMoves));
}

TEST(BrokenMoves, PromptDependsOnAnotherHand) {
    Parts parts;
    parts.prompt = [](const State& s, Seat seat) {
        const bool beware = s.prize > 0 && holds(s, next_seat(s, seat.index()), s.prize);
        return beware ? Phrase{"sealed_bid.prompt.beware", {}} : right().prompt(s, seat);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::OwnMoves));
}

TEST(BrokenMoves, ReasonDependsOnAnotherHand) {
    Parts parts;
    parts.why_not = [](const State& s, Seat seat, const Move& attempt) {
        const RuleId reason = right().why_not(s, seat, attempt);
        const bool tells = seat.is_player() && holds(s, next_seat(s, seat.index()), 1);
        return reason.none() || !tells ? reason : RuleId{"BID-1"};
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::OwnMoves));
}

// Report.

TEST(BrokenReport, TakesUnseenCardsForTheEnd) {
    Parts parts;
    parts.report = [](const State& s) {
        Report report = right().report(s);
        for (const Cards& hand : s.hands) {
            if (hand.count(kUnseen) > 0) report.reason = "prizes";
        }
        return report;
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::ReportsSame));
}

TEST(BrokenReport, CountsTheHandsOfTheRealWorld) {
    State last;
    Parts parts;
    parts.after_observe = [&](const State& s, Viewer, State&) { last = s; };
    parts.report = [&](const State& s) {
        Report report = right().report(s);
        if (!report.over()) report.points[0] += last.hands[0].count(1);
        return report;
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::ReportsSame));
}

// It tells no secret: a viewer hears what it is in its view.
TEST(RightReport, MayCountTheViewersOwnHand) {
    Parts parts;
    parts.report = [](const State& s) {
        Report report = right().report(s);
        if (report.over()) return report;
        for (unsigned i = 0; i < s.seats; ++i) report.points[i] += 10 * s.hands[i].count(1);
        return report;
    };
    EXPECT_THAT(caught(parts), ElementsAre());
}

TEST(BrokenBot, Peeks) {
    EXPECT_THAT(caught_bot(false), ElementsAre());
    EXPECT_THAT(caught_bot(true), ElementsAre(Law::DoesNotPeek));
}

}  // namespace
}  // namespace engawa::laws
