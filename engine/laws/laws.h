// All laws over one game, along random games. For tests only; engine/laws/expect_test.h is the one
// line that a game's tests call.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string>

#include "engine/laws/attempt_laws.h"
#include "engine/laws/companions.h"
#include "engine/laws/deal_odds.h"
#include "engine/laws/game_laws.h"
#include "engine/laws/hand_laws.h"
#include "engine/laws/play_laws.h"
#include "engine/laws/run.h"
#include "engine/laws/secret_laws.h"
#include "engine/laws/text_laws.h"

namespace engawa::laws {

template <Game G>
class Walk {
    using State = typename G::State;
    using Move = typename G::Move;

  public:
    Walk(Run<G>& run, GuessLedger<State>& ledger, const Setting<G>& setting, std::uint64_t seed)
        : run_(run),
          setting_(setting),
          seed_(seed),
          rng_(seed),
          companions_(run, ledger, setting.seats),
          state_(run.game.start(setting.options)) {}

    void play() {
        ++run_.findings.games;
        const int bound = run_.game.longest(setting_.options);
        for (ply_ = 0;; ++ply_) {
            const Scene<G> scene{run_, setting_, seed_, ply_, state_, is_costly()};
            const bool fair = check_state(scene);
            if (run_.game.to_act(state_).empty()) {
                ++run_.findings.finished;
                return;
            }
            run_.findings.checked(Law::Ending);
            if (!scene.expect(Law::Ending, bound == 0 || ply_ < bound,
                              "the game goes on after " + std::to_string(bound) + " moves")) {
                return;
            }
            if (bound == 0 && ply_ >= run_.effort.most_plies) return;
            if (!step(scene, fair)) return;
        }
    }

  private:
    bool is_costly() {
        return ply_ < run_.effort.early || std::has_single_bit(static_cast<unsigned>(ply_)) ||
               rng_.below(run_.effort.every) == 0;
    }

    // True if chance may be drawn by its weights.
    bool check_state(const Scene<G>& scene) {
        ++run_.findings.states;
        check_invariants(scene);
        check_turns(scene);
        check_legal_lists(scene);
        check_report(scene);
        check_position_text(scene);
        check_secrets(scene);
        if (scene.costly || G::kHasSecrets) {
            for (const Viewer viewer : viewers(setting_.seats)) check_view_text(scene, viewer);
            check_moves_as_text(scene);
            companions_.compare_moves(scene);
            check_no_allocation(scene);
            if constexpr (Shown<G>) check_hand(scene);
        }
        return check_weights(scene);
    }

    bool step(const Scene<G>& scene, bool fair) {
        const SeatSet acting = run_.game.to_act(state_);
        int skip = rng_.below(acting.size());
        Seat seat;
        for (const Seat each : acting) {
            if (skip-- == 0) seat = each;
        }
        auto moves = legal_moves(run_.game, state_, seat);
        if (moves.empty()) return false;
        const Move move = choose(seat, moves, fair);
        const After<G> next = after(run_.game, state_, seat, move);
        check_apply(scene, seat, move, next.state);
        check_words(scene, next.events);
        check_redaction(scene, next.events);
        companions_.follow(scene, seat, move, next);
        state_ = next.state;
        return true;
    }

    Move choose(Seat seat, std::vector<Move>& moves, bool fair) {
        if (seat == kChance && fair) {
            Moves<Move> list{std::span{moves}};
            list.grow(moves.data() + moves.size());
            return pick_outcome(run_.game, state_, list, rng_);
        }
        return moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
    }

    Run<G>& run_;
    const Setting<G>& setting_;
    std::uint64_t seed_;
    Rng rng_;
    Companions<G> companions_;
    State state_;
    int ply_ = 0;
};

template <Game G>
Findings check_all(const G& game, const About& about = {}, const Effort& effort = kQuick) {
    Run<G> run{game, about, effort};
    GuessLedger<typename G::State> ledger;
    DealOdds<G> odds{run};
    check_bounds(run);
    check_options(run);
    const auto sets = option_sets(
        game.schema(), [&](const Given& given) { return accepts(run, given); }, effort.random_sets,
        run.choices);
    const int games = std::max(effort.games, effort.least_games / static_cast<int>(sets.size()));
    std::uint64_t seed = 0;
    for (const Given& given : sets) {
        const auto options = game.options(given);
        if (!options.ok()) continue;
        ++run.findings.option_sets;
        const Setting<G> setting{*options, to_text(given), game.seats(*options)};
        for (int i = 0; i < games; ++i) Walk<G>{run, ledger, setting, ++seed}.play();
        Rng deals = Rng::stream(0x6465616c, seed);
        for (int i = 0; i < effort.deals && G::kHasSecrets; ++i) odds.deal(setting, deals);
    }
    check_declared(run);
    judge_guesses(run, ledger);
    odds.judge();
    return run.findings;
}

}  // namespace engawa::laws
