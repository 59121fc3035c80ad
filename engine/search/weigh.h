// What each move of a decision is worth, by games that are played on from it.
//
// Every move gets the same number of games, and the n-th game of every move starts from the same
// guess and the same random numbers, so that moves differ by what they are and less by luck. The
// brain plays all of them on with its quick policy: it says how such a player would fare, which is
// less than what a search may find. The same seed gives the same figures on every target.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/prospect.h"

namespace engawa {

struct MoveCount {
    int games = 0;
    int won = 0;
    std::int64_t points = 0;

    int share() const { return games == 0 ? 0 : (2000 * won + games) / (2 * games); }  // per mille
    // Half of the 95 % interval of the share, per mille, by the normal approximation with two wins
    // and two losses added (Agresti and Coull), so that a sure thing has an error too.
    int error() const {
        const double n = games + 4;
        const double p = (won + 2) / n;
        return static_cast<int>(1000 * 1.96 * std::sqrt(p * (1 - p) / n) + 0.5);
    }
};

// In the order of the moves, which must be legal for the seat in every guess.
template <Game G, class Brain>
std::vector<MoveCount> weigh(const G& game, const Brain& brain,
                             const Observed<typename G::State>& view, Seat seat,
                             const std::vector<typename G::Move>& moves, int games,
                             std::uint64_t seed) {
    std::vector<MoveCount> counts(moves.size());
    NoEvents silent;
    for (int i = 0; i < games; ++i) {
        Rng luck = Rng::stream(seed, static_cast<std::uint64_t>(i));
        const auto guessed = game.guess(view, luck);
        for (std::size_t k = 0; k < moves.size(); ++k) {
            auto state = guessed;
            Rng rng = luck;
            game.apply(state, seat, moves[k], silent);
            const Prospect end = brain.prospect(game, guessed, state, seat, rng);
            ++counts[k].games;
            counts[k].won += end.won ? 1 : 0;
            counts[k].points += end.points;
        }
    }
    return counts;
}

}  // namespace engawa
