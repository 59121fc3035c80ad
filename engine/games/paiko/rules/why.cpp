// Why an attempt is not a legal move: the first rule that it breaks, in the order a referee would
// ask.
#include <bit>

#include "engine/games/paiko/paiko.h"
#include "engine/games/paiko/rules/path.h"
#include "engine/games/paiko/rules/reach.h"

namespace engawa::paiko {
namespace {

constexpr RuleId kLegal{};

// PAI-145 on the board after the action and before any capture (PAI-146).
RuleId unsafe(const Board& after, int player) {
    return after.capturable(player).empty() ? kLegal : RuleId{"PAI-145"};
}

RuleId why_not_pick(const State& s, Type type) {
    const Stage stage = set_up_stage(s);
    const Stock reserve = s.of(stage.player).reserve;
    if (type < stage.lowest) return RuleId{"PAI-070"};
    if (!pick_fits(reserve, type, stage.lowest, stage.picks_left)) return RuleId{"PAI-071"};
    return kLegal;
}

RuleId why_not_reward(const State& s, Type type) {
    const Stock reserve = s.of(1 - s.player()).reserve;
    return pick_fits(reserve, type, s.lowest, s.rewards) ? kLegal : RuleId{"PAI-170"};
}

RuleId why_not_draw(const State& s, Move move) {
    Stock reserve = s.of(s.player()).reserve;
    for (int i = 0; i < move.drawn_count(); ++i) {
        if (!reserve.has(move.drawn(i))) return RuleId{"PAI-100"};
        reserve.take(move.drawn(i));
    }
    return kLegal;
}

// PAI-086, PAI-087: for every tile but a Lotus, from the hand or a Water from its old square.
RuleId why_not_there(const Board& board, int player, Cell to) {
    const auto own = static_cast<unsigned>(player);
    if (board.occupied().contains(to)) return RuleId{"PAI-085"};
    if (kBlack.contains(to)) return RuleId{"PAI-009"};
    if (board.threat[1 - own].at(to) > 0) {
        bool by_fire = false;
        (board.fires).each([&](Cell fire) {
            by_fire |= threat_stamp(board.tile(fire), fire).contains(to);
        });
        return by_fire ? RuleId{"PAI-091"} : RuleId{"PAI-086"};
    }
    if (!kHome[own].contains(to) && board.threat[own].at(to) == 0) return RuleId{"PAI-087"};
    return kLegal;
}

RuleId why_not_deploy_square(const State& s, Type type, Cell to) {
    if (!s.of(s.player()).hand.has(type)) return RuleId{"PAI-097"};
    if (type != Type::Lotus) return why_not_there(s.board, s.player(), to);
    if (s.board.occupied().contains(to)) return RuleId{"PAI-085"};
    const auto enemy = static_cast<unsigned>(1 - s.player());
    return s.board.threat[enemy].at(to) > 2 ? RuleId{"PAI-089"} : kLegal;
}

RuleId why_not_deploy(const State& s, Move move) {
    const RuleId square = why_not_deploy_square(s, move.type(), move.to());
    if (!square.none()) return square;
    Board after = s.board;
    after.put(move.to(), Tile{s.player(), move.type(), move.facing()});
    return unsafe(after, s.player());
}

// The walk from one square to another over squares that may be entered.
RuleId why_not_walk(const Board& lifted, int player, Type type, Cell from, Cell to) {
    const int range = shift_range(type);
    const std::uint64_t target = window(Cells::of(to), from);
    const auto i = static_cast<unsigned>(from.index());
    if ((target & (range < 2 ? kOneStep : kTwoSteps)[i]) == 0) {
        return range == 1 ? RuleId{"PAI-044"} : RuleId{"PAI-105"};
    }
    const RuleId end = why_not_enter(lifted, player, type, to);
    if (!end.none()) return end;
    if ((target & kOneStep[i]) != 0) return kLegal;
    // Two steps: over one of the squares beside both ends.
    bool danger = false;
    for (std::uint64_t rest = kOneStep[i]; rest != 0; rest &= rest - 1) {
        const Cell via = cell_in_window(from, std::countr_zero(rest));
        const std::uint64_t beyond = kOneStep[via.index()];
        if ((beyond & window(Cells::of(to), via)) == 0) continue;
        const RuleId entry = why_not_enter(lifted, player, type, via);
        if (entry.none()) return kLegal;
        danger |= entry == RuleId{"PAI-107"};
    }
    return danger ? RuleId{"PAI-107"} : RuleId{"PAI-106"};
}

RuleId why_not_bonus(const State& s, const Attempt& attempt) {
    const RuleId square = why_not_deploy_square(s, Type::Sai, attempt.deployed);
    if (!square.none()) return square;
    if (attempt.deployed == attempt.move.to()) return RuleId{"PAI-119"};
    const RuleId walk =
        why_not_walk(s.board, s.player(), Type::Sai, attempt.deployed, attempt.move.to());
    if (!walk.none()) return walk;
    Board after = s.board;
    after.put(attempt.move.to(), Tile{s.player(), Type::Sai, attempt.move.facing()});
    return unsafe(after, s.player());
}

// Common to shifts and redeploys: an own tile that may shift at all.
RuleId why_not_lift(const State& s, Cell from) {
    const Tile tile = s.board.tile(from);
    if (tile.none() || tile.owner() != s.player()) return RuleId{"PAI-105"};
    if (shift_range(tile.type()) == 0) return RuleId{"PAI-045"};
    const Run run = s.run(s.player());
    if (run.count == kLongestRun && run.cell == from) return RuleId{"PAI-114"};
    return kLegal;
}

RuleId unsafe_after_move(const State& s, Move move, Tile tile) {
    Board after = s.board;
    after.lift(move.from());
    after.put(move.to(), Tile{s.player(), tile.type(), move.facing()});
    return unsafe(after, s.player());
}

RuleId why_not_shift(const State& s, Move move) {
    const RuleId lift = why_not_lift(s, move.from());
    if (!lift.none()) return lift;
    const Tile tile = s.board.tile(move.from());
    if (move.is_turn()) {
        if (!has_facing(tile.type()) || tile.facing() == move.facing()) return RuleId{"PAI-111"};
    } else {
        Board lifted = s.board;
        lifted.lift(move.from());
        const RuleId walk = why_not_walk(lifted, s.player(), tile.type(), move.from(), move.to());
        if (!walk.none()) return walk;
    }
    return unsafe_after_move(s, move, tile);
}

RuleId why_not_redeploy(const State& s, Move move) {
    const RuleId lift = why_not_lift(s, move.from());
    if (!lift.none()) return lift;
    const Tile tile = s.board.tile(move.from());
    if (tile.type() != Type::Water) return RuleId{"PAI-125"};
    if (move.from() == move.to()) return RuleId{"PAI-128"};
    const RuleId there = why_not_there(s.board, s.player(), move.to());
    if (!there.none()) return there;
    return unsafe_after_move(s, move, tile);
}

RuleId why_not_pass(const Paiko& game, const State& s) {
    static thread_local MoveBuffer<Paiko> buffer;
    buffer.list.clear();
    game.legal(s, Seat{s.seat}, buffer.list);
    return buffer.list[0].kind() == Kind::Pass ? kLegal : RuleId{"PAI-082"};
}

RuleId why_not_turn(const Paiko& game, const State& s, const Attempt& attempt) {
    switch (attempt.move.kind()) {
        case Kind::Draw: return why_not_draw(s, attempt.move);
        case Kind::Deploy: return why_not_deploy(s, attempt.move);
        case Kind::SaiBonus: return why_not_bonus(s, attempt);
        case Kind::Shift: return why_not_shift(s, attempt.move);
        case Kind::Redeploy: return why_not_redeploy(s, attempt.move);
        case Kind::Pass: return why_not_pass(game, s);
        default: return RuleId{"PAI-081"};
    }
}

}  // namespace

RuleId Paiko::why_not(const State& s, Seat seat, const Attempt& attempt) const {
    const Kind kind = attempt.move.kind();
    if (s.over()) return RuleId{"PAI-212"};
    if (seat.index() != s.seat) return RuleId{"PAI-080"};
    switch (s.phase) {
        case Phase::SetUp:
            return kind == Kind::Pick ? why_not_pick(s, attempt.move.type()) : RuleId{"PAI-069"};
        case Phase::Reward:
            return kind == Kind::Reward ? why_not_reward(s, attempt.move.type())
                                        : RuleId{"PAI-169"};
        default: return why_not_turn(*this, s, attempt);
    }
}

}  // namespace engawa::paiko
