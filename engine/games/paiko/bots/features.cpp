#include "engine/games/paiko/bots/features.h"

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

// The player on move saves one tile; the other loses the best one.
void count_after(Writer& to, const Outlook& own, Cells hanging) {
    int sum = 0;
    int most = 0;
    hanging.each([&](Cell cell) {
        const int points = points_of(own.board().tile(cell).type(), own.player, cell);
        sum += points;
        most = std::max(most, points);
    });
    const bool on_move = own.player == own.state->player();
    const int lost = on_move ? sum - most : most;
    to.add(kAfter + std::clamp(own.state->points(own.player) - lost, 0, kWinningPoints));
}

void count_steps(Writer& to, const Outlook& own) {
    const auto p = static_cast<unsigned>(own.player);
    const auto within_two_steps = [&](Cells target) {
        const Cells one = neighbours(target & own.walkable);
        return one | neighbours(one & own.walkable);
    };
    const Cells from_home = kHome[p] & within_two_steps(kMiddle);
    const Cells from_middle = kMiddle & within_two_steps(kHome[1 - p]);
    int tiles = 0;
    (own.own() & (from_home | from_middle)).each([&](Cell cell) {
        if (shift_range(own.board().tile(cell).type()) > 0) ++tiles;
    });
    for (int i = 0; i < std::min(tiles, 3); ++i) to.add(kStep + i);
}

// Deploying where it scores most, and drawing when the hand is empty.
void count_race(Writer& to, const Outlook& own) {
    constexpr int kLongest = 12;
    const auto p = static_cast<unsigned>(own.player);
    const Stock hand = own.state->of(own.player).hand;
    int missing = kWinningPoints - own.state->points(own.player);
    int tiles = hand.size() - hand.count(Type::Lotus);
    int twos = (own.bonus & kHome[1 - p]).size();
    int turns = 0;
    while (missing > 0 && turns < kLongest) {
        ++turns;
        if (tiles == 0) {
            tiles = 3;
        } else {
            --tiles;
            missing -= twos-- > 0 ? 2 : 1;
        }
    }
    to.add(kRace + std::max(turns, 1) - 1);
}

void count_tiles(Writer& to, const Outlook& own) {
    const auto p = static_cast<unsigned>(own.player);
    own.own().each([&](Cell cell) {
        const int region = kHome[p].contains(cell)  ? kAtHome
                           : kMiddle.contains(cell) ? kInMiddle
                                                    : kAtEnemy;
        to.add(region + index(own.board().tile(cell).type()));
    });
}

// Returns how many tiles hang.
int count_danger(Writer& to, const Outlook& own, const Outlook& enemy) {
    const Board& board = own.board();
    const auto p = static_cast<unsigned>(own.player);
    const Cells weak = enemy.weak_enemies();
    const Cells hanging = enemy.attackable(weak);
    count_by_points(to, kWeak, board, own.player, weak);
    count_by_points(to, kHanging, board, own.player, hanging);
    const int hang = hanging.size();
    if (hang >= 2) to.add(kHangingMany);
    if (hang >= 3) to.add(kHangingMany + 1);
    to.add(kPressed, ((own.own() & enemy.threat().at_least_1()) - weak).size());
    to.add(kCovered, ((own.own() & board.cover[p]) - kHome[p]).size());
    count_after(to, own, hanging);
    return hang;
}

// `enemy` is the outlook of the other player, who attacks.
void count_player(Writer& to, const Paiko& game, const Outlook& own, const Outlook& enemy) {
    const auto p = static_cast<unsigned>(own.player);
    const Cells reach = own.threat().at_least_1();
    to.add(kPoints + std::min(own.state->points(own.player), kWinningPoints));
    count_stocks(to, own.state->of(own.player));
    count_tiles(to, own);
    count_room(to, kRoomHome, (own.deployable & kHome[p]).size());
    count_room(to, kRoomMiddle, (own.deployable & kMiddle).size());
    count_room(to, kRoomEnemyHome, (own.deployable & kHome[1 - p]).size());
    to.add(kReachMiddle, (reach & kMiddle).size());
    to.add(kReachEnemyHome, (reach & kHome[1 - p]).size());
    to.add(kReachHome, (reach & kHome[p]).size());
    count_steps(to, own);
    count_race(to, own);
    const int hang = count_danger(to, own, enemy);
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
