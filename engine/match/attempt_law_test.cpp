// The law of the attempt: the gesture of a legal move is read back as that very move, and any other
// gesture is answered by a rule, with causes that are on the viewer's table, or by bad_gesture.
#include <gtest/gtest.h>

#include <algorithm>
#include <concepts>

#include "engine/games/paiko/text/attempts.h"
#include "engine/laws/expect_test.h"
#include "engine/laws/option_sets.h"
#include "engine/match/any_game_of.h"
#include "engine/match/games.h"

namespace engawa {
namespace {

struct Counts {
    int legal = 0;
    int refused = 0;      // by a rule
    int with_causes = 0;  // of those
    int broken = 0;
    std::string first;

    void expect(bool holds, const std::string& what) {
        if (holds) return;
        ++broken;
        if (first.empty()) first = what;
    }
};

std::string told(const Gesture& gesture) {
    std::string text{gesture.verb};
    for (const Part& part : gesture.parts) {
        text += ' ' + std::string{part.role} + ':' + part.ref + '#' + std::to_string(part.number);
    }
    return text;
}

template <class T>
const T& any_of(const std::vector<T>& all, Rng& rng) {
    return all[rng.below(static_cast<std::uint32_t>(all.size()))];
}

std::vector<std::string> refs_in(const Tableau& tableau) {
    std::vector<std::string> refs;
    for (const Place& place : tableau.places) {
        refs.push_back(place.id);
        for (const Thing& thing : place.things) refs.push_back(ref_to(place.id, thing.id));
    }
    return refs;
}

// A gesture that somebody might try: parts of two, or with one part changed or left out.
Gesture tried(Gesture gesture, const std::vector<Gesture>& seen,
              const std::vector<std::string>& refs, Rng& rng) {
    const auto size = static_cast<std::uint32_t>(gesture.parts.size());
    switch (rng.below(6)) {
        case 0:
            if (size > 0) gesture.parts.pop_back();
            break;
        case 1: gesture.verb = any_of(seen, rng).verb; break;
        case 2: gesture.parts = any_of(seen, rng).parts; break;
        case 3:
            if (size > 0) gesture.parts[rng.below(size)].number = static_cast<int>(rng.below(7));
            break;
        default:
            if (size == 0) break;
            Part& part = gesture.parts[rng.below(size)];
            if (!part.ref.empty()) part.ref = any_of(refs, rng);
    }
    return gesture;
}

void try_gesture(const SeatView& view, const Tableau& tableau, const Gesture& gesture,
                 Counts& counts) {
    const auto refusal = view.why_not(gesture);
    if (!refusal) {
        counts.expect(refusal.error().code == "bad_gesture",
                      told(gesture) + ": " + refusal.error().code);
        return;
    }
    if (refusal->none()) {
        counts.expect(refusal->causes.empty(), told(gesture) + " is legal and has causes");
        return;
    }
    ++counts.refused;
    counts.with_causes += !refusal->causes.empty();
    for (const std::string& cause : refusal->causes) {
        counts.expect(has_ref(tableau, cause), told(gesture) + " breaks " +
                                                   std::string{refusal->text()} + " by " + cause +
                                                   ", which is not on the table");
    }
}

template <class Entry>
auto move_of(const typename Entry::Game::Attempt& attempt) {
    if constexpr (std::same_as<typename Entry::Game::Attempt, typename Entry::Game::Move>) {
        return attempt;
    } else {
        return attempt.move;
    }
}

// The first attempt of a whole gesture that is legal is the move itself.
template <class Entry>
void read_back(const typename Entry::Game::State& state, Seat seat, Counts& counts) {
    if constexpr (Entry::kHooks.attempts != nullptr) {
        const auto& game = the_entry<Entry>().game;
        auto buffer = std::make_unique<MoveBuffer<typename Entry::Game>>();
        game.legal(state, seat, buffer->list);
        const auto step = std::max(1, buffer->list.size() / 40);
        for (int i = 0; i < buffer->list.size(); i += step) {
            const auto move = buffer->list[i];
            const Gesture gesture = game.gesture(state, seat, move);
            const auto attempts = Entry::kHooks.attempts(game, state, seat, gesture);
            const auto meant = std::find_if(
                attempts.begin(), attempts.end(),
                [&](const auto& attempt) { return game.why_not(state, seat, attempt).none(); });
            ++counts.legal;
            counts.expect(meant != attempts.end(), told(gesture) + " is legal and not read");
            counts.expect(meant == attempts.end() || move_of<Entry>(*meant) == move,
                          told(gesture) + " is read as another move");
        }
    }
}

template <class Entry>
void look(const Entry& entry, int seats, const typename Entry::Game::State& state,
          std::vector<Gesture>& seen, Rng& rng, Counts& counts) {
    const auto& game = entry.game;
    for (const Seat seat : SeatSet::first_seats(seats)) {
        const auto observed = game.observe(state, seat);
        const SeatViewOf<Entry> view{entry, seats, observed};
        const std::vector<Choice> choices = view.choices();
        const Tableau tableau = view.tableau();
        const std::vector<std::string> refs = refs_in(tableau);
        if (!choices.empty()) {
            read_back<Entry>(observed.state(), seat, counts);
            const Gesture& legal = any_of(choices, rng).gesture;
            const auto refusal = view.why_not(legal);
            counts.expect(refusal && refusal->none(), told(legal) + " is legal and refused");
            for (int i = 0; i < 8; ++i) seen.push_back(any_of(choices, rng).gesture);
        }
        for (int i = 0; i < 8 && !seen.empty(); ++i) {
            try_gesture(view, tableau, tried(any_of(seen, rng), seen, refs, rng), counts);
        }
    }
}

template <class Entry>
void follow_game(const Entry& entry, const Given& given, std::uint64_t seed, Counts& counts) {
    const auto& game = entry.game;
    const auto options = game.options(given);
    ASSERT_TRUE(options.ok());
    auto state = game.start(*options);
    const int seats = game.seats(*options);
    std::vector<Gesture> seen;
    Rng rng{seed};
    int next = 0;
    for (int ply = 0; !game.to_act(state).empty(); ++ply) {
        if (ply == next) {
            next += long_run() ? 2 : 3 + ply / 2;
            look(entry, seats, state, seen, rng, counts);
        }
        const SeatSet acting = game.to_act(state);
        const Seat seat = acting.contains(kChance) ? kChance : seat_to_ask(game, state);
        auto buffer = std::make_unique<MoveBuffer<typename Entry::Game>>();
        game.legal(state, seat, buffer->list);
        EventList events;
        const auto chosen = rng.below(static_cast<std::uint32_t>(buffer->list.size()));
        game.apply(state, seat, buffer->list[static_cast<int>(chosen)], events);
    }
    look(entry, seats, state, seen, rng, counts);
}

template <class Entry>
Counts counts_of(const Entry& entry) {
    Rng rng{1};
    Counts counts;
    std::uint64_t seed = 1;
    const auto fits = [&](const Given& given) { return entry.game.options(given).ok(); };
    const auto sets = laws::option_sets(entry.game.schema(), fits, long_run() ? 20 : 2, rng);
    for (const Given& given : sets) follow_game(entry, given, seed++, counts);
    return counts;
}

TEST(AttemptLaw, HoldsForEveryGameWithEveryOptionSet) {
    each_entry([](const auto& entry) {
        using Entry = std::remove_cvref_t<decltype(entry)>;
        const Counts counts = counts_of(entry);
        EXPECT_EQ(counts.broken, 0) << Entry::Game::kName << ": " << counts.first;
        if constexpr (Entry::kHooks.attempts != nullptr) {
            EXPECT_GT(counts.legal, 100) << Entry::Game::kName;
            EXPECT_GT(counts.refused, 100) << Entry::Game::kName;
            EXPECT_GT(counts.with_causes, 5) << Entry::Game::kName;
        }
    });
}

// Copies that prove that the law bites.
std::vector<paiko::Attempt> first_facing(const paiko::Paiko& game, const paiko::State& s, Seat seat,
                                         const Gesture& gesture) {
    auto attempts = paiko::attempts_of(game, s, seat, gesture);
    for (paiko::Attempt& one : attempts) {
        if (one.move.kind() != paiko::Kind::Deploy) continue;
        one.move = paiko::Move::deploy(one.move.type(), one.move.to(), paiko::Facing::North);
    }
    return attempts;
}

std::vector<std::string> nowhere(const paiko::Paiko&, const paiko::State&, Seat,
                                 const paiko::Attempt&, RuleId) {
    return {"z9/Sw"};
}

constexpr Hooks<paiko::Paiko> kForgetful{.attempts = first_facing};
constexpr Hooks<paiko::Paiko> kMisleading{.attempts = paiko::attempts_of, .causes = nowhere};

TEST(AttemptLaw, BitesWhereAGestureIsReadAsAnotherMove) {
    const Counts counts = counts_of(the_entry<Entry<paiko::Paiko, NoBrain, false, kForgetful>>());
    EXPECT_NE(counts.first.find("read as another move"), std::string::npos) << counts.first;
}

TEST(AttemptLaw, BitesWhereACauseIsNotOnTheTable) {
    const Counts counts = counts_of(the_entry<Entry<paiko::Paiko, NoBrain, false, kMisleading>>());
    EXPECT_NE(counts.first.find("not on the table"), std::string::npos) << counts.first;
}

}  // namespace
}  // namespace engawa
