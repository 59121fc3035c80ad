// The moves of every decision, ascending. The functions follow the order of kinds in move.h.
#include "engine/games/paiko/paiko.h"
#include "engine/games/paiko/reach.h"

namespace engawa::paiko {
namespace {

constexpr std::uint32_t kTo = 8;  // where the target square lies in the bits of a move

// What one mover needs to know about the board, worked out once for all moves.
struct Sight {
    const Board& board;
    unsigned own;
    const Counts& enemy;  // T(enemy, .)
    Cells empty;
    Cells enemy_1;  // squares in at least 1, 2, 3 enemy threat
    Cells enemy_2;
    Cells enemy_3;
    Cells cover;
    Cells deployable;  // PAI-086, PAI-087
    Cells walkable;    // PAI-106, PAI-107 for tiles other than Fire

    Sight(const Board& b, int player)
        : board(b),
          own(static_cast<unsigned>(player)),
          enemy(b.threat[1 - own]),
          empty(Cells::all() - b.occupied()),
          enemy_1(enemy.at_least_1()),
          enemy_2(enemy.at_least_2()),
          enemy_3(enemy.at_least_3()),
          cover(b.cover[own]),
          deployable((empty - kBlack - enemy_1) & (kHome[own] | b.threat[own].at_least_1())),
          walkable(walkable_under(cover)) {}

    Cells walkable_under(Cells some_cover) const {
        return empty - kBlack - (enemy_2 - some_cover) - enemy_3;
    }
};

// Squares where one more threat would make a tile capturable: PAI-057 less one.
Cells critical(const Counts& enemy, Cells cover) {
    return (enemy.at_least_1() - cover) | enemy.at_least_2();
}

// ----- writing moves ---------------------------------------------------------------------------

void add_targets(Moves<Move>& moves, Move first, Cells targets) {
    Move* out = moves.room();
    targets.each([&](Cell to) {
        *out++ = Move::from_bits(first.bits() + (static_cast<std::uint32_t>(to.index()) << kTo));
    });
    moves.grow(out);
}

Move* add_four(Move* out, std::uint32_t first) {
    for (std::uint32_t facing = 0; facing < 4; ++facing)
        out[facing] = Move::from_bits(first + facing);
    return out + 4;
}

void add_facing_targets(Moves<Move>& moves, Move first, Cells targets) {
    Move* out = moves.room();
    targets.each([&](Cell to) {
        out = add_four(out, first.bits() + (static_cast<std::uint32_t>(to.index()) << kTo));
    });
    moves.grow(out);
}

// ----- picks and draws -------------------------------------------------------------------------

void add_picks(const Stock& reserve, Type lowest, int picks_left, Kind kind, Moves<Move>& moves) {
    for (int t = index(lowest); t < kTypes; ++t) {
        const auto type = static_cast<Type>(t);
        if (!pick_fits(reserve, type, lowest, picks_left)) continue;
        moves.add(kind == Kind::Pick ? Move::pick(type) : Move::reward(type));
    }
}

// PAI-100 to PAI-103: every multiset of one to three tiles of the reserve.
void add_draws(const Stock& reserve, Moves<Move>& moves) {
    std::array<Type, kTypes> types;
    int kinds = 0;
    for (int t = 0; t < kTypes; ++t) {
        if (reserve.has(static_cast<Type>(t)))
            types[static_cast<unsigned>(kinds++)] = static_cast<Type>(t);
    }
    Move* out = moves.room();
    for (int i = 0; i < kinds; ++i) {
        const Type a = types[static_cast<unsigned>(i)];
        const int of_a = reserve.count(a);
        for (int j = of_a >= 2 ? i : i + 1; j < kinds; ++j) {
            const Type b = types[static_cast<unsigned>(j)];
            const int needed = i == j ? 3 : 2;
            for (int k = reserve.count(b) >= needed ? j : j + 1; k < kinds; ++k) {
                *out++ = Move::draw(a, b, types[static_cast<unsigned>(k)]);
            }
            *out++ = Move::draw(a, b);
        }
        *out++ = Move::draw(a);
    }
    moves.grow(out);
}

// ----- deploys ---------------------------------------------------------------------------------

// A new Fire must not add the last threat to an own tile (PAI-096).
void add_fire_deploys(const Sight& sight, Moves<Move>& moves) {
    const Cells endangered = sight.board.tiles[sight.own] & critical(sight.enemy, sight.cover);
    if (endangered.empty()) {
        add_facing_targets(moves, Move::deploy(Type::Fire, Cell{0}, Facing::North),
                           sight.deployable);
        return;
    }
    sight.deployable.each([&](Cell to) {
        for (int f = 0; f < 4; ++f) {
            const auto facing = static_cast<Facing>(f);
            if (threat_stamp(shape_of(Type::Fire, facing), to).meets(endangered)) continue;
            moves.add(Move::deploy(Type::Fire, to, facing));
        }
    });
}

void add_deploys(const Sight& sight, const Stock& hand, Moves<Move>& moves) {
    for (int t = 0; t < kTypes; ++t) {
        const auto type = static_cast<Type>(t);
        if (!hand.has(type)) continue;
        const Move first = Move::deploy(type, Cell{0}, Facing::North);
        if (type == Type::Fire) {
            add_fire_deploys(sight, moves);
        } else if (type == Type::Lotus) {
            add_targets(moves, first, sight.empty - sight.enemy_3);  // PAI-088, PAI-089
        } else if (has_facing(type)) {
            add_facing_targets(moves, first, sight.deployable);
        } else {
            add_targets(moves, first, sight.deployable);
        }
    }
}

// PAI-117 to PAI-120: squares one or two legal steps away from another legal deploy square.
Cells bonus_ends(Cells deployable, Cells walkable) {
    Cells ends;
    deployable.each([&](Cell from) {
        const std::uint64_t reached = reach(walkable, from, 2);
        const auto wide = static_cast<unsigned __int128>(reached) << from.index() >> kCentre;
        ends |= Cells{static_cast<std::uint64_t>(wide), static_cast<std::uint64_t>(wide >> 64)};
    });
    return ends;
}

// ----- shifts ----------------------------------------------------------------------------------

void add_plain_shifts(Cell from, std::uint64_t ends, Moves<Move>& moves) {
    Move* out = moves.room();
    for (; ends != 0; ends &= ends - 1) {
        *out++ = Move::shift(from, cell_in_window(from, std::countr_zero(ends)), Facing::North);
    }
    moves.grow(out);
}

// With the turns on the spot at their place in the order (PAI-110, PAI-111).
void add_facing_shifts(Cell from, Facing now, std::uint64_t ends, Moves<Move>& moves) {
    Move* out = moves.room();
    for (ends |= std::uint64_t{1} << kCentre; ends != 0; ends &= ends - 1) {
        const Cell to = cell_in_window(from, std::countr_zero(ends));
        const Move first = Move::shift(from, to, Facing::North);
        if (to != from) {
            out = add_four(out, first.bits());
            continue;
        }
        for (std::uint32_t f = 0; f < 4; ++f) {
            if (f != static_cast<std::uint32_t>(now)) *out++ = Move::from_bits(first.bits() + f);
        }
    }
    moves.grow(out);
}

// The general case: every end and facing has to pass a test.
template <class Test>
void add_tested_shifts(Cell from, Tile tile, std::uint64_t ends, Moves<Move>& moves, Test&& safe) {
    const int facings = has_facing(tile.type()) ? 4 : 1;
    if (facings == 4) ends |= std::uint64_t{1} << kCentre;
    for (; ends != 0; ends &= ends - 1) {
        const Cell to = cell_in_window(from, std::countr_zero(ends));
        for (int f = 0; f < facings; ++f) {
            const auto facing = static_cast<Facing>(f);
            if (to == from && facing == tile.facing()) continue;
            if (safe(shape_of(tile.type(), facing), to)) moves.add(Move::shift(from, to, facing));
        }
    }
}

// PAI-107 with f = 1 and PAI-108: the Fire's old stamp is gone, its new one strikes own tiles too.
void add_fire_shifts(const Sight& sight, Cell from, Tile tile, Moves<Move>& moves) {
    Counts enemy = sight.enemy;
    enemy.subtract(threat_stamp(tile, from));
    const Cells barred = critical(enemy, sight.cover);
    const Cells endangered = (sight.board.tiles[sight.own] & barred) - Cells::of(from);
    const std::uint64_t ends = reach(sight.empty - kBlack - barred, from, 2);
    if (endangered.empty()) {
        add_facing_shifts(from, tile.facing(), ends, moves);
        return;
    }
    add_tested_shifts(from, tile, ends, moves, [&](int shape, Cell to) {
        return !threat_stamp(shape, to).meets(endangered);
    });
}

// A Sai or Water takes its old cover along: where it may walk, and which own tiles need the new
// one.
struct Uncovered {
    Cells walkable;
    Cells needy;

    Uncovered(const Sight& sight, Cell from, Tile tile) : walkable(sight.walkable) {
        const Cells relied = cover_stamp(tile, from) & sight.enemy_2;
        if (relied.empty()) return;
        const Cells cover = sight.board.cover_without(static_cast<int>(sight.own), from);
        walkable = sight.walkable_under(cover);
        needy = (sight.board.tiles[sight.own] & sight.enemy_2) - cover - Cells::of(from);
    }
    bool covered_by(int shape, Cell to) const { return needy.within(cover_stamp(shape, to)); }
};

void add_covering_shifts(const Sight& sight, Cell from, Tile tile, Moves<Move>& moves) {
    const Uncovered left(sight, from, tile);
    const std::uint64_t ends = reach(left.walkable, from, 2);
    if (!left.needy.empty()) {
        add_tested_shifts(from, tile, ends, moves,
                          [&](int shape, Cell to) { return left.covered_by(shape, to); });
    } else if (tile.type() == Type::Sai) {
        add_facing_shifts(from, tile.facing(), ends, moves);
    } else {
        add_plain_shifts(from, ends, moves);
    }
}

void add_shifts_of(const Sight& sight, Cell from, Moves<Move>& moves) {
    const Tile tile = sight.board.tile(from);
    switch (tile.type()) {
        case Type::Sword: add_plain_shifts(from, reach(sight.walkable, from, 2), moves); break;
        case Type::Earth: add_plain_shifts(from, reach(sight.walkable, from, 1), moves); break;
        case Type::Bow:
            add_facing_shifts(from, tile.facing(), reach(sight.walkable, from, 2), moves);
            break;
        case Type::Fire: add_fire_shifts(sight, from, tile, moves); break;
        case Type::Sai:
        case Type::Water: add_covering_shifts(sight, from, tile, moves); break;
        case Type::Lotus:
        case Type::Air: break;
    }
}

// PAI-125 to PAI-132; targets within reach by steps are shifts already (PAI-131).
void add_redeploys_of(const Sight& sight, Cell from, Moves<Move>& moves) {
    const Tile tile = sight.board.tile(from);
    const Uncovered left(sight, from, tile);
    const std::uint64_t reached = reach(left.walkable, from, 2);
    const auto wide = static_cast<unsigned __int128>(reached) << from.index() >> kCentre;
    const Cells walked{static_cast<std::uint64_t>(wide), static_cast<std::uint64_t>(wide >> 64)};
    const Cells targets = sight.deployable - walked;
    if (left.needy.empty()) {
        add_targets(moves, Move::redeploy(from, Cell{0}), targets);
        return;
    }
    targets.each([&](Cell to) {
        if (left.covered_by(tile.shape(), to)) moves.add(Move::redeploy(from, to));
    });
}

void add_actions(const State& s, Moves<Move>& moves) {
    const int player = s.player();
    const Sight sight(s.board, player);
    const Stock hand = s.of(player).hand;
    if (!s.of(player).reserve.empty()) add_draws(s.of(player).reserve, moves);
    if (!hand.empty()) add_deploys(sight, hand, moves);
    if (hand.has(Type::Sai)) {
        add_facing_targets(moves, Move::sai_bonus(Cell{0}, Facing::North),
                           bonus_ends(sight.deployable, sight.walkable));
    }
    Cells shiftable = s.board.tiles[sight.own];
    const Run run = s.run(player);
    if (run.count == kLongestRun) shiftable -= Cells::of(run.cell);  // PAI-114
    Cells waters;
    shiftable.each([&](Cell from) {
        if (s.board.tile(from).type() == Type::Water) waters |= Cells::of(from);
        add_shifts_of(sight, from, moves);
    });
    waters.each([&](Cell from) { add_redeploys_of(sight, from, moves); });
}

}  // namespace

void Paiko::legal(const State& s, Seat seat, Moves<Move>& moves) const {
    if (s.over() || seat.index() != s.seat) return;
    const int before = moves.size();
    switch (s.phase) {
        case Phase::SetUp: {
            const Stage stage = set_up_stage(s);
            add_picks(s.of(stage.player).reserve, stage.lowest, stage.picks_left, Kind::Pick,
                      moves);
            break;
        }
        case Phase::Reward:
            add_picks(s.of(1 - s.player()).reserve, s.lowest, s.rewards, Kind::Reward, moves);
            break;
        case Phase::Turn:
            add_actions(s, moves);
            if (moves.size() == before) moves.add(Move::pass());  // PAI-191
            break;
        default: break;
    }
}

}  // namespace engawa::paiko
