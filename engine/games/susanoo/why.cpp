// Why an attempt is not a legal move: the first rule that it breaks, in the order a referee would
// ask.
#include <algorithm>

#include "engine/games/susanoo/facts.h"

namespace engawa::susanoo {

RuleId Susanoo::why_not(const State& s, Seat seat, const Attempt& attempt) const {
    if (s.over()) return RuleId{"SUS-502"};
    if (!to_act(s).contains(seat)) return RuleId{"SUS-402"};
    MoveRoom<Susanoo> room;
    legal(s, seat, room.list);
    const bool there = std::find(room.list.begin(), room.list.end(), attempt) != room.list.end();
    return there ? RuleId{} : RuleId{"SUS-533"};
}

}  // namespace engawa::susanoo
