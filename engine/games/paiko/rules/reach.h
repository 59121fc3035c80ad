// Where a tile can walk in one or two steps.
//
// All squares within two steps of a cell lie between cell-16 and cell+16, so that a walk is worked
// out on a 33-bit window whose bit 16 is the cell itself.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/games/paiko/rules/cells.h"

namespace engawa::paiko {

inline constexpr int kCentre = 16;  // the bit of the cell itself

inline constexpr std::uint64_t kWindow = (std::uint64_t{1} << 33) - 1;

// By cell: window bits that are squares one step, and up to two steps, away.
extern const std::array<std::uint64_t, kCells> kOneStep;
extern const std::array<std::uint64_t, kCells> kTwoSteps;

// A set cut into overlapping pieces, each with the windows of 32 cells. Shifts of 128 bits would be
// calls in WebAssembly.
class Windows {
  public:
    Windows() = default;
    explicit Windows(Cells cells)
        : pieces_{cells.low << 16, cells.low >> 16 | cells.high << 48,
                  cells.low >> 48 | cells.high << 16, cells.high >> 16} {}
    std::uint64_t at(Cell centre) const {
        const auto i = static_cast<unsigned>(centre.index());
        return pieces_[i / 32] >> i % 32 & kWindow;
    }

  private:
    std::array<std::uint64_t, 4> pieces_{};
};

inline std::uint64_t window(Cells cells, Cell centre) { return Windows(cells).at(centre); }
inline Cells spread(std::uint64_t window, Cell centre) {
    const auto i = static_cast<unsigned>(centre.index());
    const std::uint64_t piece = window << i % 32;
    const Cells in_place[] = {
        {piece >> 16, 0}, {piece << 16, piece >> 48}, {piece << 48, piece >> 16}, {0, piece << 16}};
    return in_place[i / 32];
}
inline Cell cell_in_window(Cell centre, int bit) { return Cell{centre.index() + bit - kCentre}; }

// The squares reached over the open squares of a window in at most `range` steps (1 or 2), the
// start not included.
inline std::uint64_t reach(std::uint64_t open, Cell from, int range) {
    const auto i = static_cast<unsigned>(from.index());
    const std::uint64_t one = open & kOneStep[i];
    const std::uint64_t two = (one << 8 | one >> 8 | one << 7 | one >> 7) & open & kTwoSteps[i];
    return one | (range > 1 ? two : 0);
}
inline std::uint64_t reach(Cells walkable, Cell from, int range) {
    return reach(window(walkable, from), from, range);
}

// Steps of whole sets.

// A set moved by one step in each direction.
struct Steps {
    Cells east;
    Cells west;
    Cells north;
    Cells south;

    explicit constexpr Steps(Cells cells)
        : east(up(cells - kSouthEastEdge, 8)),
          west(down(cells - kNorthWestEdge, 8)),
          north(up(cells - kNorthWestEdge, 7)),
          south(down(cells - kSouthEastEdge, 7)) {}

    constexpr Cells any() const { return east | west | north | south; }
    constexpr Cells at_least_two() const {
        return (east & west) | (north & south) | ((east | west) & (north | south));
    }

  private:
    // The two slanted edges that a shift of the whole set must not carry over.
    static constexpr Cells kNorthWestEdge =
        cells_where([](int file, int rank) { return rank - file == 7; });
    static constexpr Cells kSouthEastEdge =
        cells_where([](int file, int rank) { return file - rank == 7; });

    static constexpr Cells up(Cells cells, int by) {
        return Cells{cells.low << by, cells.high << by | cells.low >> (64 - by)} & Cells::all();
    }
    static constexpr Cells down(Cells cells, int by) {
        return {cells.low >> by | cells.high << (64 - by), cells.high >> by};
    }
};

// Squares one step away from a square of the set.
constexpr Cells neighbours(Cells cells) { return Steps{cells}.any(); }

}  // namespace engawa::paiko
