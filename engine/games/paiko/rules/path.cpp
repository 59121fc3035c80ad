#include "engine/games/paiko/rules/path.h"

#include <bit>

#include "engine/games/paiko/rules/reach.h"

namespace engawa::paiko {

RuleId why_not_enter(const Board& lifted, int player, Type type, Cell cell) {
    const auto own = static_cast<unsigned>(player);
    if (lifted.occupied().contains(cell)) return RuleId{"PAI-106"};
    if (kBlack.contains(cell)) return RuleId{"PAI-009"};
    const int threat = lifted.threat[1 - own].at(cell) + int{type == Type::Fire};
    const int needed = 2 + int{lifted.cover[own].contains(cell)};
    return threat >= needed ? RuleId{"PAI-107"} : RuleId{};
}

std::optional<Cell> square_between(const Board& lifted, int player, Type type, Cell from, Cell to) {
    const auto i = static_cast<unsigned>(from.index());
    std::optional<Cell> best;
    if ((window(Cells::of(to), from) & kOneStep[i]) != 0) return best;
    for (std::uint64_t rest = kOneStep[i]; rest != 0; rest &= rest - 1) {
        const Cell via = cell_in_window(from, std::countr_zero(rest));
        if ((kOneStep[via.index()] & window(Cells::of(to), via)) == 0) continue;
        if (!why_not_enter(lifted, player, type, via).none()) continue;
        if (!best || reading_order(via) < reading_order(*best)) best = via;
    }
    return best;
}

Cell bonus_deploy_square(const Paiko& game, const State& s, Move move) {
    Cell best = move.to();
    int best_rank = 1000;
    const auto end = static_cast<unsigned>(move.to().index());
    for (std::uint64_t rest = kTwoSteps[end]; rest != 0; rest &= rest - 1) {
        const Cell from = cell_in_window(move.to(), std::countr_zero(rest));
        const bool one_step = (kOneStep[end] & rest & -rest) != 0;
        const int rank = (one_step ? 0 : kCells) + reading_order(from);
        if (rank < best_rank && game.why_not(s, Seat{s.seat}, {move, from}).none()) {
            best = from;
            best_rank = rank;
        }
    }
    return best;
}

}  // namespace engawa::paiko
