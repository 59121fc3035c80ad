// Which moves are legal, and which rule forbids the others.
#include <algorithm>

#include "engine/games/ishitori/ishitori.h"

namespace engawa::ishitori {

void Ishitori::legal(const State& s, Seat seat, Moves<Move>& moves) const {
    if (!to_act(s).contains(seat)) return;
    const int most = std::min<int>(kMostTaken, s.left);
    for (int stones = 1; stones <= most; ++stones) {
        moves.add(Move{static_cast<std::uint8_t>(stones)});
    }
}

RuleId Ishitori::why_not(const State& s, Seat seat, Move move) const {
    if (s.over()) return RuleId{"ISH-005"};
    if (!to_act(s).contains(seat)) return RuleId{"ISH-002"};
    if (move.stones > s.left) return RuleId{"ISH-003"};
    return {};
}

}  // namespace engawa::ishitori
