// Tiles on the board with their threat and cover kept up to date.
//
// Threat is counted exactly, bit-sliced over five planes: at most 24 tiles threaten one square
// (three of each of seven own types and three enemy Fires), so counts stay below 32. Cover is a
// set.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/by_seat.h"
#include "engine/games/paiko/rules/cells.h"
#include "engine/games/paiko/rules/tiles.h"

namespace engawa::paiko {

// For every square the number of threats on it.
struct Counts {
    std::array<Cells, 5> planes{};

    constexpr void add(Cells one) {
        for (Cells& plane : planes) {
            const Cells carry = plane & one;
            plane ^= one;
            one = carry;
        }
    }
    constexpr void subtract(Cells one) {
        for (Cells& plane : planes) {
            plane ^= one;
            one &= plane;
        }
    }
    constexpr Cells at_least_1() const { return planes[0] | at_least_2(); }
    constexpr Cells at_least_2() const { return planes[1] | at_least_4(); }
    constexpr Cells at_least_3() const { return (planes[0] & planes[1]) | at_least_4(); }
    constexpr Cells at_least_4() const { return planes[2] | planes[3] | planes[4]; }
    constexpr int at(Cell cell) const {
        int count = 0;
        for (unsigned i = 0; i < 5; ++i) count |= int{planes[i].contains(cell)} << i;
        return count;
    }
    friend constexpr bool operator==(const Counts&, const Counts&) = default;
};

struct Board {
    BySeat<Counts, 2> threat{};  // T(p,s)
    BySeat<Cells, 2> tiles{};
    BySeat<Cells, 2> cover = kHome;  // C(p,s) = 1, homeground included
    Cells lotuses{};                 // of both players
    Cells airs{};
    Cells fires{};
    Cells waters{};
    std::array<Tile, kCells> at{};
    std::uint64_t hash = 0;
    BySeat<std::uint8_t, 2> points{};      // PAI-180 to PAI-184
    std::array<std::uint8_t, 6> unused{};  // no padding: equal boards have equal bytes

    Tile tile(Cell cell) const { return at[cell.index()]; }
    Cells occupied() const { return tiles[0] | tiles[1]; }

    void put(Cell cell, Tile tile);
    Tile lift(Cell cell);
    // C(p,s) with one tile of p taken away.
    Cells cover_without(int player, Cell cell) const;
    // PAI-057: the tiles of `player` that stand in 2 threat, or 3 in cover.
    Cells capturable(int player) const {
        const Counts& enemy = threat[1 - player];
        const auto p = static_cast<unsigned>(player);
        return tiles[p] & ((enemy.at_least_2() - cover[p]) | enemy.at_least_3());
    }

    friend bool operator==(const Board&, const Board&) = default;

  private:
    void toggle_type(Type type, Cells here);
};

// The score of a tile of this type and owner on a square (PAI-180 to PAI-184).
int points_of(Type type, int owner, Cell cell);

}  // namespace engawa::paiko
