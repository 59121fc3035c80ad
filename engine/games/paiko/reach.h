// Where a tile can walk in one or two steps.
//
// All squares within two steps of a cell lie between cell-16 and cell+16, so that a walk is worked
// out on a 33-bit window whose bit 16 is the cell itself.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/games/paiko/cells.h"

namespace engawa::paiko {

inline constexpr int kCentre = 16;  // the bit of the cell itself

// By cell: window bits that are squares one step, and up to two steps, away.
extern const std::array<std::uint64_t, kCells> kOneStep;
extern const std::array<std::uint64_t, kCells> kTwoSteps;

inline std::uint64_t window(Cells cells, Cell centre) {
    const auto wide = (static_cast<unsigned __int128>(cells.high) << 64 | cells.low) << kCentre;
    return static_cast<std::uint64_t>(wide >> centre.index()) & ((std::uint64_t{1} << 33) - 1);
}
inline Cell cell_in_window(Cell centre, int bit) { return Cell{centre.index() + bit - kCentre}; }

// The window of squares reached over squares of `walkable` in at most `range` steps (1 or 2), the
// start not included.
inline std::uint64_t reach(Cells walkable, Cell from, int range) {
    const auto i = static_cast<unsigned>(from.index());
    const std::uint64_t open = window(walkable, from);
    const std::uint64_t one = open & kOneStep[i];
    if (range < 2) return one;
    const std::uint64_t two = (one << 8 | one >> 8 | one << 7 | one >> 7) & open & kTwoSteps[i];
    return one | two;
}

}  // namespace engawa::paiko
