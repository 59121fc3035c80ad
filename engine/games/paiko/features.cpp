#include "engine/games/paiko/features.h"

#include <algorithm>

namespace engawa::paiko {
namespace {

class Writer {
  public:
    explicit Writer(std::int16_t* block) : block_(block) {}
    void add(int feature, int amount = 1) {
        block_[feature] = static_cast<std::int16_t>(block_[feature] + amount);
    }

  private:
    std::int16_t* block_;
};

void count_stocks(Writer& to, const Stocks& stocks) {
    for (int t = 0; t < kTypes; ++t) to.add(kHand + t, stocks.hand.count(static_cast<Type>(t)));
    to.add(kHandSize + std::min(stocks.hand.size(), 8));
    to.add(kReserve, stocks.reserve.size());
}

void count_room(Writer& to, int first, int squares) {
    for (int step = 0; step < 4; ++step) {
        if (squares >= 1 << step) to.add(first + step);
    }
}

void count_by_points(Writer& to, int first, const Board& board, int owner, Cells tiles) {
    tiles.each([&](Cell cell) { to.add(first + points_of(board.tile(cell).type(), owner, cell)); });
}

// `enemy` is the outlook of the other player, who attacks.
void count_player(Writer& to, const Paiko& game, const Outlook& own, const Outlook& enemy) {
    const Board& board = own.board();
    const auto p = static_cast<unsigned>(own.player);
    to.add(kPoints + std::min<int>(board.points[p], kWinningPoints));
    count_stocks(to, own.state->of(own.player));
    own.own().each([&](Cell cell) { to.add(kOnBoard + index(board.tile(cell).type())); });
    count_room(to, kRoomMiddle, (own.deployable & kMiddle).size());
    count_room(to, kRoomEnemyHome, (own.deployable & kHome[1 - p]).size());

    const Cells weak = enemy.weak_enemies();
    const Cells hanging = enemy.attackable(weak);
    count_by_points(to, kWeak, board, own.player, weak);
    count_by_points(to, kHanging, board, own.player, hanging);
    const int hang = hanging.size();
    if (hang >= 2) to.add(kHangingMany);
    if (hang >= 3) to.add(kHangingMany + 1);
    to.add(kPressed, ((own.own() & enemy.threat().at_least_1()) - weak).size());
    to.add(kCovered, ((own.own() & board.cover[p]) - kHome[p]).size());

    const Cells reach = own.threat().at_least_1();
    to.add(kReachMiddle, (reach & kMiddle).size());
    to.add(kReachEnemyHome, (reach & kHome[1 - p]).size());
    to.add(kReachHome, (reach & kHome[p]).size());
    if (can_win(game, *own.state, own.player)) {
        to.add(kThreatensWin);
        if (hang == 0) to.add(kSureWin);
    }
}

}  // namespace

Features features(const Paiko& game, const State& s, int mover) {
    Features all{};
    const Outlook own(s, mover);
    const Outlook enemy(s, 1 - mover);
    Writer first(all.data());
    Writer second(all.data() + kFeatures);
    count_player(first, game, own, enemy);
    count_player(second, game, enemy, own);
    return all;
}

}  // namespace engawa::paiko
