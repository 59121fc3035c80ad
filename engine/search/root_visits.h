// What the visits of a root's moves say about the search.
#pragma once

#include <algorithm>
#include <cstdint>

namespace engawa {

// Does the move that was visited most keep its lead, whatever so many more visits bring?
template <class RootMoves>
bool keeps_its_lead(const RootMoves& moves, std::uint64_t more) {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    for (const auto& one : moves) {
        second = std::max(second, std::min<std::uint64_t>(first, one.visits));
        first = std::max<std::uint64_t>(first, one.visits);
    }
    return first >= second + more;
}

}  // namespace engawa
