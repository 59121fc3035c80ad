#include "engine/games/paiko/bots/bot.h"
#include "engine/games/paiko/bots/features.h"

namespace engawa::paiko {

std::int32_t Brain::evaluate(const Paiko& game, const State& s, Seat seat) const {
    const Features all = features(game, s, seat.index());
    std::int32_t sum = 0;
    for (unsigned i = 0; i < all.size(); ++i) sum += std::int32_t{all[i]} * kWeights[i];
    return sum;
}

bool Brain::wins_at_once(const Paiko& game, const State& s, Seat seat) const {
    return s.phase != Phase::SetUp && can_win(game, s, seat.index());
}

}  // namespace engawa::paiko
