#include "engine/games/paiko/bots/outlook.h"

namespace engawa::paiko {
namespace {

using AttackTable = std::array<std::array<Cells, kCells>, kTypes>;

AttackTable make_attackers() {
    AttackTable table{};
    for (unsigned t = 0; t < kTypes; ++t) {
        for (int f = 0; f < 4; ++f) {
            const int shape = shape_of(static_cast<Type>(t), static_cast<Facing>(f));
            for (int from = 0; from < kCells; ++from) {
                threat_stamp(shape, Cell{from}).each([&](Cell target) {
                    table[t][target.index()] |= Cells::of(Cell{from});
                });
            }
        }
    }
    return table;
}

// Made on first use: the stamps of tiles.cpp are tables that are made when the program starts.
const AttackTable& attack_table() {
    static const AttackTable table = make_attackers();
    return table;
}

int gain(const State& s, int player, Move move) {
    switch (move.kind()) {
        case Kind::Deploy:
        case Kind::SaiBonus: return points_of(move.type(), player, move.to());
        case Kind::Shift:
        case Kind::Redeploy: {
            const Type type = s.board.tile(move.from()).type();
            return points_of(type, player, move.to()) - points_of(type, player, move.from());
        }
        default: return 0;
    }
}

bool has_plain_tile(Stock hand) {  // one that scores wherever it may be deployed
    for (const Type type :
         {Type::Sai, Type::Sword, Type::Bow, Type::Air, Type::Earth, Type::Water}) {
        if (hand.has(type)) return true;
    }
    return false;
}

}  // namespace

Cells attackers(Type type, Cell target) {
    return attack_table()[static_cast<unsigned>(type)][target.index()];
}

Outlook::Outlook(const State& s, int p) : state(&s), player(p) {
    const auto own_index = static_cast<unsigned>(p);
    const Counts& enemy = s.board.threat[1 - own_index];
    const Cells enemy_2 = enemy.at_least_2();
    empty = Cells::all() - s.board.occupied();
    const Cells open = empty - kBlack;
    deployable = (open - enemy.planes[0] - enemy_2) & (kHome[own_index] | threat().at_least_1());
    walkable = open - (enemy_2 - s.board.cover[own_index]) - enemy.at_least_3();
    bonus = deployable;
    if (s.of(p).hand.has(Type::Sai)) {
        const Cells one = neighbours(deployable) & walkable;
        bonus |= one | (neighbours(one) & walkable);
    }
}

Cells Outlook::reached_from(Cell from) const {
    const Type type = board().tile(from).type();
    const int range = shift_range(type);
    if (range == 0) return {};
    Cells ends = spread(reach(walkable, from, range), from);
    if (has_facing(type)) ends |= Cells::of(from);
    if (type == Type::Water) ends |= deployable;
    return ends;
}

Cells Outlook::weak_enemies() const {
    const Cells covered = board().cover[1 - player];
    return enemies() & ((threat().at_least_1() - covered) | threat().at_least_2());
}

Cells Outlook::attackable(Cells targets) const {
    const Stock hand = state->of(player).hand;
    Cells found;
    targets.each([&](Cell target) {
        for (int t = 0; t < kTypes; ++t) {
            const auto type = static_cast<Type>(t);
            if (!hand.has(type)) continue;
            const Cells from = type == Type::Sai ? bonus : deployable;
            if (attackers(type, target).meets(from)) found |= Cells::of(target);
        }
    });
    const Cells rest = targets - found;
    if (rest.empty()) return found;
    own().each([&](Cell from) {
        const Tile tile = board().tile(from);
        if (shift_range(tile.type()) == 0) return;
        const Cells ends = reached_from(from);
        (rest - found - threat_stamp(tile, from)).each([&](Cell target) {
            if (attackers(tile.type(), target).meets(ends)) found |= Cells::of(target);
        });
    });
    return found;
}

bool can_win(const Paiko& game, const State& s, int player) {
    const int missing = kWinningPoints - s.points(player);
    if (missing > 2) return false;
    const auto p = static_cast<unsigned>(player);
    const Cells scoring = missing == 2 ? kHome[1 - p] : Cells::all() - kHome[p];
    const Outlook outlook(s, player);
    if (has_plain_tile(s.of(player).hand) && outlook.deployable.meets(scoring)) return true;
    State turn = s;
    turn.seat = static_cast<std::uint8_t>(player);
    turn.phase = Phase::Turn;
    MoveBuffer<Paiko> buffer;
    game.legal(turn, Seat{player}, buffer.list);
    for (const Move move : buffer.list) {
        if (gain(s, player, move) >= missing) return true;
    }
    return false;
}

}  // namespace engawa::paiko
