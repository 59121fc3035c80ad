// The bots of Eiyo: they do not peek, waste nothing, and see a victory that lies before them. How
// strong they are is measured by the lab (docs/games/eiyo.md).
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "engine/games/eiyo/bots/adept.h"
#include "engine/games/eiyo/bots/bot.h"
#include "engine/laws/expect_test.h"
#include "engine/search/info_mcts.h"

namespace engawa::eiyo {
namespace {

const Eiyo kGame;
const Brain kBrain;

Given given(std::initializer_list<std::pair<std::string, std::string>> values) {
    Given options;
    for (const auto& [name, value] : values) options.emplace_back(name, value);
    return options;
}

// As engine/match makes it, with a small budget.
Move master(const Observed<State>& view, std::uint64_t seed, std::uint32_t nodes = 30) {
    Rng rng{seed};
    if (const auto move = kBrain.at_a_glance(kGame, view, rng)) return *move;
    const Seat seat = view.viewer().seat();
    InfoMcts<Eiyo, BrainGuide<Brain>> search(kGame, view, seat, seed, {}, {kBrain, seat});
    search.run(nodes);
    return search.best();
}

// Secrets.

template <class Bot>
void expect_no_peeking_in_any_mode(const Bot& bot, int games) {
    laws::expect_no_peeking(kGame, bot, games);
    laws::expect_no_peeking(kGame, bot, games, given({{"mode", "coop"}, {"path", "on"}}));
    laws::expect_no_peeking(kGame, bot, games,
                            given({{"mode", "coop"},
                                   {"edition", "draft"},
                                   {"exhaustion", "emptied"},
                                   {"refill_side", "front"},
                                   {"special_after_use", "discard"}}));
}

TEST(EiyoBots, NoviceDoesNotPeek) {  // EIY-206
    expect_no_peeking_in_any_mode(
        [](const Observed<State>& view, std::uint64_t seed) {
            Rng rng{seed};
            return kBrain.novice(kGame, view, rng);
        },
        4);
}

TEST(EiyoBots, AdeptDoesNotPeek) {  // EIY-206
    expect_no_peeking_in_any_mode(
        [](const Observed<State>& view, std::uint64_t seed) {
            Rng rng{seed};
            return kBrain.adept(kGame, view, rng);
        },
        4);
}

TEST(EiyoBots, SlowMasterDoesNotPeek) {  // EIY-206
    expect_no_peeking_in_any_mode(
        [](const Observed<State>& view, std::uint64_t seed) { return master(view, seed, 8); }, 1);
}

TEST(EiyoBots, AGuessedPartnerDoesNotReadMinds) {
    const auto options = *kGame.options(given({{"mode", "coop"}}));
    MoveBuffer<Eiyo> buffer;
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Rng rng{seed};
        State s = kGame.start(options);
        NoEvents silent;
        while (!s.over()) {
            const Seat seat = seat_to_ask(kGame, s);
            buffer.list.clear();
            kGame.legal(s, seat, buffer.list);
            if (seat == kChance) {
                kGame.apply(s, seat, pick_outcome(kGame, s, buffer.list, rng), silent);
                continue;
            }
            const Move move = kBrain.policy(kGame, s, seat);
            const State other = kGame.guess(kGame.observe(s, seat), rng);
            ASSERT_EQ(kBrain.policy(kGame, other, seat), move);
            ++asked;
            kGame.apply(s, seat, move, silent);
        }
    }
    EXPECT_GT(asked, 500);
}

// Good sense.

// Plays on by adept until one enemy is left that an attack of the seat at turn defeats for a
// victory; false if that never happens.
bool reach_last_enemy(State& s, Rng& rng, MoveBuffer<Eiyo>& buffer) {
    NoEvents silent;
    while (!s.over()) {
        const Seat seat = seat_to_ask(kGame, s);
        buffer.list.clear();
        kGame.legal(s, seat, buffer.list);
        if (seat != kChance && winning_play(kGame.book(), s, buffer.list)) return true;
        const Move move = seat == kChance ? pick_outcome(kGame, s, buffer.list, rng)
                                          : kBrain.policy(kGame, s, seat);
        kGame.apply(s, seat, move, silent);
    }
    return false;
}

// Whatever chance does for the cost of the move.
void expect_victory_after(State s, Seat seat, Move move, Rng& rng, MoveBuffer<Eiyo>& buffer) {
    NoEvents silent;
    kGame.apply(s, seat, move, silent);
    while (s.chance()) {
        buffer.list.clear();
        kGame.legal(s, kChance, buffer.list);
        kGame.apply(s, kChance, pick_outcome(kGame, s, buffer.list, rng), silent);
    }
    EXPECT_EQ(kGame.report(s).reason, "victory");
}

TEST(EiyoBots, MasterTakesAnImmediateVictory) {  // EIY-270 EIY-273
    MoveBuffer<Eiyo> buffer;
    int found = 0;
    for (const char* mode : {"solo", "coop"}) {
        const auto options = *kGame.options(given({{"mode", mode}}));
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Rng rng{seed};
            State s = kGame.start(options);
            if (!reach_last_enemy(s, rng, buffer)) continue;
            const Seat seat{s.seat};
            expect_victory_after(s, seat, master(kGame.observe(s, seat), seed), rng, buffer);
            ++found;
        }
    }
    EXPECT_GT(found, 10);
}

// Every card play that a bot thinks about shows its corner with the fewest rotations.
void expect_no_waste(const State& s, Seat seat, const Moves<Move>& moves) {
    for (const Move move : moves) {
        if (!move.is_play()) continue;
        const int corners = kGame.weapon(move.weapon()).corners;
        EXPECT_EQ(move.rotations(), fewest_rotations(corners, move.corner()))
            << kGame.write_move(s, seat, move);
    }
}

TEST(EiyoBots, NoCandidatePaysForARotationThatIsNotNeeded) {  // EIY-136
    MoveBuffer<Eiyo> buffer;
    std::array<std::int32_t, Eiyo::kMaxMoves> handicaps;
    int lists = 0;
    for (const char* mode : {"solo", "coop"}) {
        const auto options = *kGame.options(given({{"mode", mode}}));
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Rng rng{seed};
            State s = kGame.start(options);
            while (!s.over()) {
                play_on(kGame, s, rng, buffer.list, 1);
                if (s.phase != Phase::Fight) continue;
                buffer.list.clear();
                kGame.legal(s, Seat{s.seat}, buffer.list);
                const int all = buffer.list.size();
                kBrain.candidates(kGame, s, Seat{s.seat}, buffer.list, handicaps.data());
                ASSERT_GT(buffer.list.size(), 0);
                ASSERT_LE(buffer.list.size(), all);
                expect_no_waste(s, Seat{s.seat}, buffer.list);
                ++lists;
            }
        }
    }
    EXPECT_GT(lists, 500);
}

TEST(EiyoBots, TheFewestRotationsShowTheCorner) {  // EIY-132
    EXPECT_EQ(fewest_rotations(0b0001, 0), 0);
    EXPECT_EQ(fewest_rotations(0b0001, 3), 3);
    EXPECT_EQ(fewest_rotations(0b0011, 2), 1);
    EXPECT_EQ(fewest_rotations(0b0101, 1), 1);
    EXPECT_EQ(fewest_rotations(0b1111, 2), 0);  // special
}

}  // namespace
}  // namespace engawa::eiyo
