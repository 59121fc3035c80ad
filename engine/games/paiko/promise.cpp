#include "engine/games/paiko/promise.h"

namespace engawa::paiko {
namespace {

// From the results of played games: what a tile in hand is worth on the way, and what it adds to an
// opening hand, both in the units of the evaluation.
constexpr std::array<std::int32_t, kTypes> kWish = {13, 73, 68, 21, 64, 40, 89, 71};
constexpr std::array<std::int32_t, kTypes> kOpeningWish = {-60, 20, 18, -5, 24, -10, 5, 20};
constexpr std::int32_t kOneMore = 10;  // a second tile of a type is worth less

}  // namespace

std::int32_t wish(Type type, const Stock& hand) {
    return kWish[static_cast<unsigned>(type)] - kOneMore * hand.count(type);
}

std::int32_t opening_wish(Type type) { return kOpeningWish[static_cast<unsigned>(type)]; }

Promise::Promise(const State& s)
    : s_(s), player_(s.player()), own_(s, player_), enemy_(s, 1 - player_) {
    const auto p = static_cast<unsigned>(player_);
    weak_ = own_.weak_enemies();
    half_weak_ = own_.enemies() - weak_;
    endangered_ = enemy_.attackable(enemy_.weak_enemies());
    fresh_ = Cells::all() - kHome[p] - own_.threat().at_least_1();
    denied_ = enemy_.deployable - kHome[1 - p];
}

std::int32_t Promise::of_captures(Cells struck) const {
    std::int32_t sum = 0;
    (struck & weak_).each([&](Cell cell) {
        sum += 120 + 80 * points_of(s_.board.tile(cell).type(), 1 - player_, cell);
    });
    return sum;
}

std::int32_t Promise::of_standing(int shape, Cell cell) const {
    const Cells struck = threat_stamp(shape, cell);
    std::int32_t sum = 0;
    if (struck.meets(weak_)) sum += of_captures(struck);
    if (struck.meets(half_weak_)) sum += 25 * (struck & half_weak_).size();
    sum += 4 * (struck & fresh_).size() + 5 * (struck & denied_).size();
    const Cells covered = cover_stamp(shape, cell);
    if (covered.meets(endangered_)) sum += 90 * (covered & endangered_).size();
    return sum;
}

std::int32_t Promise::of_draw(Move move) const {
    Stock hand = s_.of(player_).hand;
    std::int32_t sum = hand.size() < 2 ? 60 : hand.size() < 4 ? 0 : -80;
    for (int i = 0; i < move.drawn_count(); ++i) {
        sum += wish(move.drawn(i), hand);
        if (hand.count(move.drawn(i)) < kCopies) hand.add(move.drawn(i));
    }
    return sum;
}

std::int32_t Promise::of_pick(Move move) const {
    if (move.kind() == Kind::Reward) return -wish(move.type(), s_.of(1 - player_).hand);
    return opening_wish(move.type());
}

std::int32_t Promise::of(Move move) const {
    switch (move.kind()) {
        case Kind::Pick:
        case Kind::Reward: return of_pick(move);
        case Kind::Draw: return of_draw(move);
        case Kind::Pass: return 0;
        case Kind::Deploy:
        case Kind::SaiBonus:
            return 100 * points_of(move.type(), player_, move.to()) +
                   of_standing(shape_of(move.type(), move.facing()), move.to()) -
                   (move.kind() == Kind::SaiBonus ? 2 : 0);
        case Kind::Shift:
        case Kind::Redeploy: {
            const Tile tile = s_.board.tile(move.from());
            const int gain = points_of(tile.type(), player_, move.to()) -
                             points_of(tile.type(), player_, move.from());
            const int saved = endangered_.contains(move.from()) ? 90 : 0;
            const int left = 3 * threat_stamp(tile, move.from()).size();
            return 110 * gain + saved - left + 20 +
                   of_standing(shape_of(tile.type(), move.facing()), move.to());
        }
    }
    return 0;
}

}  // namespace engawa::paiko
