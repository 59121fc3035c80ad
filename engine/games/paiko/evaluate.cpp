// Judging a position, and guessing which moves are worth a look.
#include "engine/games/paiko/bot.h"
#include "engine/games/paiko/features.h"

namespace engawa::paiko {
namespace {

std::array<std::int16_t, 2 * kFeatures> make_weights() {
    std::array<std::int16_t, 2 * kFeatures> weights{};
    for (int side = 0; side < 2; ++side) {
        std::int16_t* const w = weights.data() + side * kFeatures;
        const int sign = side == 0 ? 1 : -1;
        const auto set = [&](int feature, int value) {
            w[feature] = static_cast<std::int16_t>(sign * value);
        };
        for (int i = 0; i <= 10; ++i) set(kPoints + i, 100 * i + 5 * i * i);
        for (int t = 0; t < kTypes; ++t) set(kHand + t, 30);
        set(kHandSize, -60);
        for (int t = 0; t < kTypes; ++t) set(kOnBoard + t, 20);
        for (int i = 0; i < 4; ++i) set(kRoomMiddle + i, 25);
        for (int i = 0; i < 4; ++i) set(kRoomEnemyHome + i, 35);
        for (int i = 0; i < 3; ++i) set(kWeak + i, -15 - 10 * i);
        for (int i = 0; i < 3; ++i) set(kHanging + i, (side == 0 ? -20 : -70) * (i + 1));
        set(kHangingMany, -40);
        set(kPressed, -5);
        set(kCovered, 10);
        set(kReachMiddle, 3);
        set(kReachEnemyHome, 5);
        set(kReachHome, 2);
        set(kThreatensWin, 200);
        set(kSureWin, 300);
    }
    return weights;
}
const std::array<std::int16_t, 2 * kFeatures> kWeights = make_weights();

}  // namespace

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
