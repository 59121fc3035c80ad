#include "engine/games/paiko/bots/promise.h"

#include <algorithm>

namespace engawa::paiko {
namespace {

using ByType = std::array<std::int32_t, kTypes>;

// From the results of played games: what a tile in hand is worth on the way, and what it adds to an
// opening hand, both in the units of the evaluation.
constexpr ByType kWish = {13, 73, 68, 21, 64, 40, 89, 71};
constexpr ByType kOpeningWish = {-60, 20, 18, -5, 24, -10, 5, 20};
constexpr std::int32_t kOneMore = 10;  // a second tile of a type is worth less

constexpr ByType kDeploy = {18, -39, -34, 2, -60, -430, -89, 149};
constexpr ByType kShift = {62, 45, 49, 0, 0, -134, 20, 18};
constexpr std::int32_t kBonus = 29;
constexpr std::int32_t kRedeploy = -31;
constexpr std::int32_t kTurn = -59;
constexpr std::array<std::int32_t, 5> kGain = {-249, -131, 0, 225, 449};  // -2 to 2 points
constexpr std::array<std::int32_t, 3> kLotusIn = {-178, 1, 30};  // own, middle, enemy ground

constexpr std::array<std::int32_t, 3> kCapture = {358, 437, 498};
constexpr std::array<std::int32_t, 3> kFirstThreat = {-28, 170, 439};
constexpr std::array<std::int32_t, 3> kRescue = {48, 278, 342};  // by cover
constexpr std::array<std::int32_t, 3> kEscape = {102, 223, 432};
constexpr std::int32_t kFresh = 62;
constexpr std::int32_t kFreshAtEnemy = 34;  // beside kFresh
constexpr std::int32_t kDenied = 51;
constexpr std::int32_t kDeniedAtHome = 218;  // beside kDenied
constexpr std::int32_t kLeft = -29;          // a square no longer struck
constexpr std::int32_t kLeftTile = -71;      // beside kLeft
constexpr std::int32_t kInCover = 40;
constexpr std::int32_t kInThreat = -65;
constexpr std::int32_t kOwnInFire = 53;
constexpr std::int32_t kCovers = 31;

constexpr std::array<std::int32_t, 3> kDrawn = {-293, -195, 289};  // one, two, three tiles
constexpr std::array<std::int32_t, 9> kDrawWith = {200, 250, 350, 330, 280, 50, 0, -80, -80};
constexpr ByType kDraw = {-265, 150, 62, -364, 46, -149, 406, 93};

std::int32_t of_type(const ByType& weights, Type type) {
    return weights[static_cast<unsigned>(type)];
}

// Counting is slow without a machine instruction for it, and most sets are empty.
std::int32_t count(Cells cells) { return cells.empty() ? 0 : cells.size(); }

}  // namespace

std::int32_t wish(Type type, const Stock& hand) {
    return of_type(kWish, type) - kOneMore * hand.count(type);
}

std::int32_t opening_wish(Type type) { return of_type(kOpeningWish, type); }

Promise::Promise(const State& s)
    : s_(s),
      player_(s.player()),
      p_(static_cast<unsigned>(player_)),
      own_(s, player_),
      enemy_(s, 1 - player_),
      weak_(own_.weak_enemies()),
      firm_(own_.enemies() - weak_),
      endangered_(enemy_.attackable(enemy_.weak_enemies())),
      fresh_(Cells::all() - kHome[p_] - own_.threat().at_least_1()),
      denied_(enemy_.deployable - kHome[1 - p_]),
      outside_(own_.own() - kHome[p_]),
      reached_(enemy_.threat().at_least_1()) {}

std::int32_t Promise::sum(Cells tiles, int owner, const ByPoints& weights) const {
    std::int32_t total = 0;
    tiles.each([&](Cell cell) {
        const int points = points_of(s_.board.tile(cell).type(), owner, cell);
        total += weights[points];
    });
    return total;
}

std::int32_t Promise::of_standing(Cell cell, Cells struck, Cells covered) const {
    std::int32_t total = sum(struck & weak_, 1 - player_, kCapture) +
                         sum(struck & firm_, 1 - player_, kFirstThreat) +
                         sum(covered & endangered_, player_, kRescue);
    const Cells fresh = struck & fresh_;
    const Cells denied = struck & denied_;
    total += kFresh * count(fresh) + kFreshAtEnemy * count(fresh & kHome[1 - p_]);
    total += kDenied * count(denied) + kDeniedAtHome * count(denied & kHome[p_]);
    total += kCovers * count(covered & outside_);
    if (s_.board.cover[p_].contains(cell)) total += kInCover;
    if (reached_.contains(cell)) total += kInThreat;
    return total;
}

std::int32_t Promise::of_draw(Move move) const {
    const int hand = std::min(s_.of(player_).hand.size(), 8);
    std::int32_t total = kDrawn[move.drawn_count() - 1] + kDrawWith[hand];
    for (int i = 0; i < move.drawn_count(); ++i) total += of_type(kDraw, move.drawn(i));
    return total;
}

std::int32_t Promise::of_deploy(Move move) const {
    const Type type = move.type();
    const int shape = shape_of(type, move.facing());
    const Cells struck = threat_stamp(shape, move.to());
    std::int32_t total = of_type(kDeploy, type) + kGain[2 + points_of(type, player_, move.to())];
    if (move.kind() == Kind::SaiBonus) total += kBonus;
    if (type == Type::Fire) total += kOwnInFire * count(struck & own_.own());
    if (type == Type::Lotus) {
        total += kLotusIn[kHome[p_].contains(move.to()) ? 0 : kMiddle.contains(move.to()) ? 1 : 2];
    }
    return total + of_standing(move.to(), struck, cover_stamp(shape, move.to()));
}

std::int32_t Promise::of_shift(Move move) const {
    const Tile tile = s_.board.tile(move.from());
    const Type type = tile.type();
    const int shape = shape_of(type, move.facing());
    const Cells before = threat_stamp(tile, move.from());
    const Cells struck = threat_stamp(shape, move.to());
    const Cells left = before - struck;
    const int worth = points_of(type, player_, move.from());
    const int gain = points_of(type, player_, move.to()) - worth;
    std::int32_t total = of_type(kShift, type) + kGain[2 + gain];
    if (move.kind() == Kind::Redeploy) total += kRedeploy;
    if (move.is_turn()) total += kTurn;
    if (endangered_.contains(move.from())) total += kEscape[worth];
    if (type == Type::Fire) total += kOwnInFire * count(struck & own_.own());
    total += kLeft * count(left) + kLeftTile * count(left & own_.enemies());
    const Cells covered = cover_stamp(shape, move.to()) - Cells::of(move.from());
    return total + of_standing(move.to(), struck - before, covered);
}

std::int32_t Promise::of(Move move) const {
    switch (move.kind()) {
        case Kind::Pick: return opening_wish(move.type());
        case Kind::Reward: return -wish(move.type(), s_.of(1 - player_).hand);
        case Kind::Draw: return of_draw(move);
        case Kind::Deploy:
        case Kind::SaiBonus: return of_deploy(move);
        case Kind::Shift:
        case Kind::Redeploy: return of_shift(move);
        case Kind::Pass: return 0;
    }
    return 0;
}

}  // namespace engawa::paiko
