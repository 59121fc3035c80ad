// The eight types of tiles, their facings, and the squares they threaten and cover.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/games/paiko/rules/cells.h"

namespace engawa::paiko {

// PAI-022: this order is used for picks, stocks and draws.
enum class Type : std::uint8_t { Sai, Sword, Bow, Lotus, Air, Fire, Earth, Water };
enum class Facing : std::uint8_t { North, East, South, West };  // each a quarter turn clockwise

inline constexpr int kTypes = 8;
inline constexpr int kCopies = 3;  // PAI-021

inline constexpr std::array<std::string_view, kTypes> kCodes = {"Sa", "Sw", "Bw", "Lo",
                                                                "Ai", "Fi", "Er", "Wa"};

constexpr int index(Type type) { return static_cast<int>(type); }
constexpr std::string_view code(Type type) { return kCodes[static_cast<unsigned>(type)]; }

constexpr bool has_facing(Type type) {  // PAI-027
    return type == Type::Sai || type == Type::Bow || type == Type::Fire;
}
constexpr bool has_cover(Type type) {  // PAI-047
    return type == Type::Sai || type == Type::Lotus || type == Type::Water;
}
constexpr int shift_range(Type type) {  // PAI-043 to PAI-045
    if (type == Type::Air || type == Type::Lotus) return 0;
    return type == Type::Earth ? 1 : 2;
}

// A tile as it lies on the board: type, facing and owner in one byte; 0 is no tile.
class Tile {
  public:
    constexpr Tile() = default;
    constexpr Tile(int owner, Type type, Facing facing)
        : bits_(static_cast<std::uint8_t>(0x40 | (owner << 5) | (static_cast<int>(facing) << 3) |
                                          static_cast<int>(type))) {}
    constexpr bool none() const { return bits_ == 0; }
    constexpr int owner() const { return (bits_ >> 5) & 1; }
    constexpr Type type() const { return static_cast<Type>(bits_ & 7); }
    constexpr Facing facing() const { return static_cast<Facing>((bits_ >> 3) & 3); }
    constexpr int shape() const { return bits_ & 31; }  // type and facing
    constexpr std::uint8_t bits() const { return bits_; }
    friend constexpr bool operator==(Tile, Tile) = default;

  private:
    std::uint8_t bits_ = 0;
};

constexpr int shape_of(Type type, Facing facing) { return Tile{0, type, facing}.shape(); }

// PAI-028: by shape and square. Defined in tiles.cpp.
using StampTable = std::array<std::array<Cells, kCells>, 32>;
extern const StampTable kThreatStamps;
extern const StampTable kCoverStamps;

inline Cells threat_stamp(int shape, Cell cell) { return kThreatStamps[shape][cell.index()]; }
inline Cells cover_stamp(int shape, Cell cell) { return kCoverStamps[shape][cell.index()]; }
inline Cells threat_stamp(Tile tile, Cell cell) { return threat_stamp(tile.shape(), cell); }
inline Cells cover_stamp(Tile tile, Cell cell) { return cover_stamp(tile.shape(), cell); }

}  // namespace engawa::paiko
