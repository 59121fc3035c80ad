// The moves of every decision, ascending. The functions follow the order of kinds in move.h.
#include "engine/games/paiko/paiko.h"
#include "engine/games/paiko/rules/sight.h"
#include "engine/games/paiko/rules/writer.h"

namespace engawa::paiko {
namespace {

// Picks and draws.

void add_picks(const Stock& reserve, Type lowest, int picks_left, Kind kind, Moves<Move>& moves) {
    for (int t = index(lowest); t < kTypes; ++t) {
        const auto type = static_cast<Type>(t);
        if (!pick_fits(reserve, type, lowest, picks_left)) continue;
        moves.add(kind == Kind::Pick ? Move::pick(type) : Move::reward(type));
    }
}

// PAI-100 to PAI-103: every multiset of one to three tiles of the reserve.
Move* write_draws(Move* out, const Stock& reserve) {
    const TypeSet twice = reserve.types(2);
    const TypeSet thrice = reserve.types(3);
    for (TypeSet firsts = reserve.types(1); firsts != 0; firsts &= firsts - 1) {
        const Type a = first_type(firsts);
        const TypeSet later = firsts & (firsts - 1);
        const TypeSet same = firsts & ~later & twice;  // a once more
        TypeSet enough = same != 0 ? thrice : twice;
        for (TypeSet seconds = same | later; seconds != 0; enough = twice) {
            const Type b = first_type(seconds);
            const TypeSet rest = seconds & (seconds - 1);
            const TypeSet again = (seconds ^ rest) & enough;  // b once more
            out = write_types(out, Move::draw(a, b, Type::Sai), again | rest);
            *out++ = Move::draw(a, b);
            seconds = rest;
        }
        *out++ = Move::draw(a);
    }
    return out;
}

// Own tiles in the way of Fire.

// Facings as sets of four bits.
using FacingMap = std::array<std::uint8_t, kCells>;

// By the square of a tile: the facings with which a Fire on each square strikes it.
std::array<FacingMap, kCells> make_strikes() {
    std::array<FacingMap, kCells> strikes{};
    for (unsigned fire = 0; fire < kCells; ++fire) {
        for (int f = 0; f < 4; ++f) {
            const int shape = shape_of(Type::Fire, static_cast<Facing>(f));
            threat_stamp(shape, Cell{static_cast<int>(fire)}).each([&](Cell struck) {
                auto& facings = strikes[struck.index()][fire];
                facings = static_cast<std::uint8_t>(facings | 1 << f);
            });
        }
    }
    return strikes;
}

// By the square of a Fire: what it can strike after a shift.
std::array<Cells, kCells> make_fire_range() {
    std::array<Cells, kCells> range{};
    for (unsigned from = 0; from < kCells; ++from) {
        const Cell cell{static_cast<int>(from)};
        const Cells ends = spread(kTwoSteps[from], cell) | Cells::of(cell);
        ends.each([&](Cell to) {
            for (int f = 0; f < 4; ++f) {
                range[from] |= threat_stamp(shape_of(Type::Fire, static_cast<Facing>(f)), to);
            }
        });
    }
    return range;
}
Cells fire_range(Cell from) {
    static const std::array<Cells, kCells> range = make_fire_range();
    return range[from.index()];
}

// PAI-096, PAI-108: the facings with which a Fire strikes none of these own tiles.
FacingMap safe_facings(Cells endangered) {
    static const std::array<FacingMap, kCells> strikes = make_strikes();
    FacingMap safe;
    safe.fill(15);
    endangered.each([&](Cell cell) {
        const FacingMap& struck = strikes[cell.index()];
        for (unsigned i = 0; i < kCells; ++i) safe[i] &= static_cast<std::uint8_t>(~struck[i]);
    });
    return safe;
}

Move* write_fire_deploys(Move* out, const Sight& sight, const Targets& targets) {
    const Move first = Move::deploy(Type::Fire, Cell{0}, Facing::North);
    if (sight.endangered.empty()) return write_facing_targets(out, first, targets);
    const FacingMap safe = safe_facings(sight.endangered);
    sight.deployable.each([&](Cell to) {
        out = write_facings(out, Move::deploy(Type::Fire, to, Facing::North), safe[to.index()]);
    });
    return out;
}

Move* write_deploys(Move* out, const Sight& sight, const Targets& targets, const Stock& hand) {
    for (TypeSet types = hand.types(1); types != 0; types &= types - 1) {
        const Type type = first_type(types);
        const Move first = Move::deploy(type, Cell{0}, Facing::North);
        if (type == Type::Fire) {
            out = write_fire_deploys(out, sight, targets);
        } else if (type == Type::Lotus) {  // PAI-088, PAI-089
            out = write_targets(out, first, sight.empty - sight.enemy_3);
        } else if (has_facing(type)) {
            out = write_facing_targets(out, first, targets);
        } else {
            out = write_targets(out, first, targets);
        }
    }
    return out;
}

// PAI-117 to PAI-120: squares one or two legal steps away from another legal deploy square. A
// deploy square is not reached from itself: the step between must lie next to a second one.
Cells bonus_ends(Cells deployable, Cells walkable) {
    const Steps one(deployable);
    const Cells two_steps = neighbours(one.any() & walkable) - deployable;
    const Cells back = neighbours(one.at_least_two() & walkable);
    return (one.any() | two_steps | back) & walkable;
}

// Shifts.

// PAI-107 with f = 1 and PAI-108: the Fire's old stamp is gone, so that one threat more is borne
// there; its new one strikes own tiles too.
Move* write_fire_shifts(Move* out, const Sight& sight, Cell from, Tile tile) {
    const Cells stamp = threat_stamp(tile, from);  // with the Fire's own square
    const std::uint64_t open =
        sight.calm_near.at(from) | (sight.walkable_near.at(from) & window(stamp, from));
    std::uint64_t ends = reach(open, from, 2);
    const Cells endangered = (sight.endangered - stamp) & fire_range(from);
    if (endangered.empty()) return write_walk(out, from, tile, ends);
    FacingMap safe = safe_facings(endangered);
    auto& here = safe[from.index()];
    here = static_cast<std::uint8_t>(here & ~(1 << static_cast<int>(tile.facing())));
    for (ends |= std::uint64_t{1} << kCentre; ends != 0; ends &= ends - 1) {
        const Cell to = cell_in_window(from, std::countr_zero(ends));
        out = write_facings(out, Move::shift(from, to, Facing::North), safe[to.index()]);
    }
    return out;
}

// A Sai or Water takes its old cover along: where it may walk, and which own tiles need the new
// one.
struct Uncovered {
    Cells walkable;
    Cells needy;

    Uncovered(const Sight& sight, Cell from) {
        const Cells cover = sight.board.cover_without(static_cast<int>(sight.own), from);
        walkable = sight.walkable_under(cover);
        needy = (sight.tiles() & sight.enemy_2) - cover - Cells::of(from);
    }
    bool covered_by(int shape, Cell to) const { return needy.within(cover_stamp(shape, to)); }
};

Move* write_uncovering_shifts(Move* out, const Sight& sight, Cell from, Tile tile) {
    const Uncovered left(sight, from);
    std::uint64_t ends = reach(left.walkable, from, 2);
    if (left.needy.empty()) return write_walk(out, from, tile, ends);
    const int facings = has_facing(tile.type()) ? 4 : 1;
    if (facings == 4) ends |= std::uint64_t{1} << kCentre;
    for (; ends != 0; ends &= ends - 1) {
        const Cell to = cell_in_window(from, std::countr_zero(ends));
        for (int f = 0; f < facings; ++f) {
            const auto facing = static_cast<Facing>(f);
            if (to == from && facing == tile.facing()) continue;
            if (!left.covered_by(shape_of(tile.type(), facing), to)) continue;
            *out++ = Move::shift(from, to, facing);
        }
    }
    return out;
}

Move* write_shifts_of(Move* out, const Sight& sight, Cell from, Tile tile) {
    if (tile.type() == Type::Fire) return write_fire_shifts(out, sight, from, tile);
    if (sight.relies_on(from, tile)) return write_uncovering_shifts(out, sight, from, tile);
    const std::uint64_t ends = reach(sight.walkable_near.at(from), from, shift_range(tile.type()));
    return write_walk(out, from, tile, ends);
}

// PAI-125 to PAI-132; targets within reach by steps are shifts already (PAI-131).
Move* write_redeploys_of(Move* out, const Sight& sight, Cell from, Tile tile) {
    const Move first = Move::redeploy(from, Cell{0});
    if (!sight.relies_on(from, tile)) {
        const Cells walked = spread(reach(sight.walkable_near.at(from), from, 2), from);
        return write_targets(out, first, sight.deployable - walked);
    }
    const Uncovered left(sight, from);
    const Cells walked = spread(reach(left.walkable, from, 2), from);
    (sight.deployable - walked).each([&](Cell to) {
        if (left.covered_by(tile.shape(), to)) *out++ = Move::redeploy(from, to);
    });
    return out;
}

Move* write_shifts(Move* out, const Sight& sight, Cells shiftable) {
    shiftable.each(
        [&](Cell from) { out = write_shifts_of(out, sight, from, sight.board.tile(from)); });
    return out;
}
Move* write_redeploys(Move* out, const Sight& sight, Cells waters) {
    waters.each(
        [&](Cell from) { out = write_redeploys_of(out, sight, from, sight.board.tile(from)); });
    return out;
}

void add_actions(const State& s, Moves<Move>& moves) {
    const int player = s.player();
    const Sight sight(s.board, player);
    const Stock hand = s.of(player).hand;
    const Targets targets(hand.empty() ? Cells{} : sight.deployable);
    Move* out = moves.tail();
    if (!s.of(player).reserve.empty()) out = write_draws(out, s.of(player).reserve);
    if (!hand.empty()) out = write_deploys(out, sight, targets, hand);
    if (hand.has(Type::Sai)) {
        out = write_facing_targets(out, Move::sai_bonus(Cell{0}, Facing::North),
                                   Targets{bonus_ends(sight.deployable, sight.walkable)});
    }
    Cells shiftable = sight.tiles() - s.board.lotuses - s.board.airs;
    const Run run = s.run(player);
    if (run.count == kLongestRun) shiftable -= Cells::of(run.cell);  // PAI-114
    out = write_shifts(out, sight, shiftable);
    out = write_redeploys(out, sight, shiftable & s.board.waters);
    moves.grow(out);
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
