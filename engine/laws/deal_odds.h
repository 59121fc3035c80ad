// Law: guesses have the odds of the deal.
//
// Up to the first decision only chance has spoken, so the real state is itself one draw from the
// worlds that fit a view, and a guess must be another such draw: whichever byte of the two is
// compared, and however that is weighted by what the viewer sees, each difference is as likely as
// its opposite.
#pragma once

#include <array>
#include <cstring>
#include <string>
#include <vector>

#include "engine/laws/balance.h"
#include "engine/laws/run.h"

namespace engawa::laws {

template <Game G>
class DealOdds {
    using State = typename G::State;
    using Bytes = std::array<unsigned char, sizeof(State)>;

  public:
    explicit DealOdds(Run<G>& run) : run_(run) {}

    void deal(const Setting<G>& setting, Rng& rng) {
        State state = run_.game.start(setting.options);
        int draws = 0;
        while (run_.game.to_act(state).contains(kChance)) {
            if (!draw(state, rng)) return;
            ++draws;
        }
        if (draws == 0) return;
        for (const Viewer viewer : viewers(setting.seats)) add(state, viewer);
    }

    void judge() {
        for (std::size_t i = 0; i < balances_.size(); ++i) {
            const Balance& balance = balances_[i];
            if (!balance.one_of_many_off()) continue;
            const std::size_t byte = i / kFactors % sizeof(State);
            run_.findings.add({Law::GuessOdds, "", 0, 0, "",
                               "byte " + std::to_string(byte) + " of guesses by viewer " +
                                   std::to_string(i / kFactors / sizeof(State) + 1) +
                                   " is off by " + std::to_string(balance.sum()) +
                                   " (sum of squares " + std::to_string(balance.squares()) + ")"});
        }
    }

  private:
    // False if the weights are unfit; another law says so.
    bool draw(State& state, Rng& rng) {
        std::uint64_t total = 0;
        const auto outcomes = legal_moves(run_.game, state, kChance);
        for (const auto outcome : outcomes) total += run_.game.weight(state, outcome);
        if (total == 0 || total > 0xffffffffu) return false;
        std::uint32_t left = rng.below(static_cast<std::uint32_t>(total));
        for (const auto outcome : outcomes) {
            const std::uint32_t weight = run_.game.weight(state, outcome);
            if (left < weight) {
                NoEvents nothing;
                run_.game.apply(state, kChance, outcome, nothing);
                return true;
            }
            left -= weight;
        }
        return false;
    }

    void add(const State& state, Viewer viewer) {
        run_.findings.checked(Law::GuessOdds);
        const auto view = run_.game.observe(state, viewer);
        const Bytes real = bytes(state), seen = bytes(view.state());
        const Bytes guessed = bytes(run_.game.guess(view, run_.guesses));
        note_factors(seen);
        const std::size_t v = viewer.is_watcher() ? kMaxSeats : viewer.seat().index();
        for (std::size_t i = 0; i < sizeof(State); ++i) {
            const int difference = guessed[i] - real[i];
            if (difference == 0) continue;
            Balance* row = &balances_[(v * sizeof(State) + i) * kFactors];
            row[0].add(difference);
            for (std::size_t f = 0; f < factors_.size(); ++f) {
                row[f + 1].add(difference * seen[factors_[f]]);
            }
        }
    }

    // Differences are weighted by the first bytes that are found to differ between views.
    void note_factors(const Bytes& seen) {
        if (run_.findings.checks(Law::GuessOdds) == 1) first_ = seen;
        for (std::size_t i = 0; i < sizeof(State) && factors_.size() + 1 < kFactors; ++i) {
            if (seen[i] == first_[i] || is_factor_[i]) continue;
            is_factor_[i] = true;
            factors_.push_back(i);
        }
    }

    static Bytes bytes(const State& state) {
        Bytes out;
        std::memcpy(out.data(), &state, sizeof(State));
        return out;
    }

    static constexpr std::size_t kFactors = 64;  // the first weight is 1

    Run<G>& run_;
    std::vector<Balance> balances_ =
        std::vector<Balance>((kMaxSeats + 1) * sizeof(State) * kFactors);
    std::vector<std::size_t> factors_;
    std::array<bool, sizeof(State)> is_factor_{};
    Bytes first_{};
};

}  // namespace engawa::laws
