// Laws about two worlds that look the same to a viewer: they must go on looking the same while they
// sound the same, and a guess must not know which of them is the real one.
//
// Beside the real game each viewer has a companion: another world with the same view. It comes from
// another secret draw or move at some point of the game, or from a guess, and follows the real game
// by moves that sound the same.
#pragma once

#include <array>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "engine/laws/balance.h"
#include "engine/laws/run.h"

namespace engawa::laws {

// What the guesses of the whole run amount to.
template <class State>
struct GuessLedger {
    Balance nearness;
    // By byte of the state: how often two worlds that look the same differed there, and how often
    // two guesses from that view did.
    std::array<std::int64_t, sizeof(State)> open{};
    std::array<std::int64_t, sizeof(State)> varied{};

    // Both worlds look the same, so a guess is as likely to be near the one as the other.
    void add(const State& real, const State& other, const State& guess, const State& other_guess) {
        nearness.add(equal_bytes(guess, real) + equal_bytes(other_guess, other) -
                     equal_bytes(guess, other) - equal_bytes(other_guess, real));
        std::array<std::array<unsigned char, sizeof(State)>, 4> bytes;
        unsigned i = 0;
        for (const State* state : {&real, &other, &guess, &other_guess}) {
            std::memcpy(bytes[i++].data(), state, sizeof(State));
        }
        for (i = 0; i < sizeof(State); ++i) {
            if (bytes[0][i] == bytes[1][i]) continue;
            ++open[i];
            varied[i] += std::int64_t{bytes[2][i] != bytes[3][i]};
        }
    }
};

template <Game G>
class Companions {
    using State = typename G::State;
    using Move = typename G::Move;

  public:
    Companions(Run<G>& run, GuessLedger<State>& ledger, int seats)
        : run_(run), ledger_(ledger), viewers_(viewers(seats)), others_(viewers_.size()) {}

    // The moves that could be made now, seen by every viewer.
    void compare_moves(const Scene<G>& scene) {
        for (const Seat seat : run_.game.to_act(scene.state)) {
            const auto moves = sampled(legal_moves(run_.game, scene.state, seat),
                                       run_.effort.sample, run_.choices);
            std::vector<After<G>> futures;
            for (const Move move : moves)
                futures.push_back(after(run_.game, scene.state, seat, move));
            for (const Viewer viewer : viewers_) compare(scene, futures, viewer);
        }
    }

    // The real game went from the scene's state to `real`.
    void follow(const Scene<G>& scene, Seat seat, Move move, const After<G>& real) {
        for (std::size_t i = 0; i < viewers_.size(); ++i) {
            const Viewer viewer = viewers_[i];
            std::optional<State> next;
            if (others_[i]) next = echo(scene, *others_[i], seat, move, real, viewer);
            if (!next || run_.choices.below(4) == 0) {
                if (auto fresh = echo(scene, scene.state, seat, move, real, viewer)) next = fresh;
            }
            others_[i] = next ? next : guessed(real.state, viewer);
            if (others_[i]) weigh(real.state, *others_[i], viewer);
        }
    }

  private:
    void compare(const Scene<G>& scene, const std::vector<After<G>>& futures, Viewer viewer) {
        for (std::size_t i = 1; i < futures.size(); ++i) {
            const After<G>& a = futures[i - 1];
            const After<G>& b = futures[i];
            const bool same_look =
                run_.game.observe(a.state, viewer) == run_.game.observe(b.state, viewer);
            const bool same_sound =
                heard(run_.game, a.events, viewer) == heard(run_.game, b.events, viewer);
            expect_same_look(scene, a.state, b.state, viewer, same_look || !same_sound);
            if (run_.about.forgets || a.state == b.state || !same_look) continue;
            scene.checked(Law::TellsNoMore);
            scene.expect(Law::TellsNoMore, same_sound, [&] {
                return viewer_name(viewer) + " hears the difference between " +
                       run_.game.write(a.state) + " and " + run_.game.write(b.state);
            });
        }
    }

    void expect_same_look(const Scene<G>& scene, const State& a, const State& b, Viewer viewer,
                          bool holds) {
        scene.checked(Law::SoundsSame);
        scene.expect(Law::SoundsSame, holds, [&] {
            return viewer_name(viewer) + " heard the same and sees " +
                   run_.game.write_view(run_.game.observe(a, viewer)) + " or " +
                   run_.game.write_view(run_.game.observe(b, viewer));
        });
    }

    // A world after `world` that sounds to the viewer as the real move did; if there are several,
    // not the real one.
    std::optional<State> echo(const Scene<G>& scene, const State& world, Seat seat, Move move,
                              const After<G>& real, Viewer viewer) {
        const auto sound = heard(run_.game, real.events, viewer);
        std::vector<Move> moves = legal_moves(run_.game, world, seat);
        const bool same_is_legal = std::ranges::binary_search(moves, move);
        moves = sampled(std::move(moves), run_.effort.sample, run_.choices);
        if (same_is_legal) moves.push_back(move);
        for (const Move candidate : moves) {
            const After<G> future = after(run_.game, world, seat, candidate);
            if (future.state == real.state || heard(run_.game, future.events, viewer) != sound) {
                continue;
            }
            const bool same =
                run_.game.observe(future.state, viewer) == run_.game.observe(real.state, viewer);
            expect_same_look(scene, real.state, future.state, viewer, same);
            if (same) return future.state;
        }
        return {};
    }

    std::optional<State> guessed(const State& real, Viewer viewer) {
        const auto view = run_.game.observe(real, viewer);
        const State world = run_.game.guess(view, run_.guesses);
        const bool fit = run_.game.ok(world) && run_.game.observe(world, viewer) == view;
        if (!fit || world == real) return {};
        return world;
    }

    void weigh(const State& real, const State& other, Viewer viewer) {
        if (!(run_.game.observe(real, viewer) == run_.game.observe(other, viewer))) return;
        const State guess = run_.game.guess(run_.game.observe(real, viewer), run_.guesses);
        const State other_guess = run_.game.guess(run_.game.observe(other, viewer), run_.guesses);
        run_.findings.checked(Law::GuessNotNear);
        run_.findings.checked(Law::GuessDiverse);
        ledger_.add(real, other, guess, other_guess);
    }

    Run<G>& run_;
    GuessLedger<State>& ledger_;
    std::vector<Viewer> viewers_;
    std::vector<std::optional<State>> others_;
};

// What the whole run says. A byte that can be otherwise has its likeliest value in at most nine of
// ten worlds, so that 200 pairs of guesses without a difference are one accident in 10^9.
template <Game G>
void judge_guesses(Run<G>& run, const GuessLedger<typename G::State>& ledger) {
    if (ledger.nearness.too_high()) {
        run.findings.add({Law::GuessNotNear, "", 0, 0, "",
                          "guesses share " + std::to_string(ledger.nearness.sum()) +
                              " more bytes with the real world than with others (sum of squares " +
                              std::to_string(ledger.nearness.squares()) + ")"});
    }
    for (std::size_t i = 0; i < ledger.open.size(); ++i) {
        if (ledger.open[i] < 200 || ledger.varied[i] > 0) continue;
        run.findings.add({Law::GuessDiverse, "", 0, 0, "",
                          "byte " + std::to_string(i) + " of the state could be otherwise " +
                              std::to_string(ledger.open[i]) +
                              " times and is always guessed alike"});
    }
}

}  // namespace engawa::laws
