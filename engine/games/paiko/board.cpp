#include "engine/games/paiko/board.h"

#include "engine/core/hash.h"

namespace engawa::paiko {
namespace {

// Squares from which a covering tile can cover a neighbour of this one: two steps of a king.
constexpr std::array<Cells, kCells> make_near() {
    std::array<Cells, kCells> near{};
    for (unsigned i = 0; i < kCells; ++i) {
        const Place at = place(Cell{static_cast<int>(i)});
        near[i] = cells_where([&](int file, int rank) {
            return file - at.file <= 2 && at.file - file <= 2 && rank - at.rank <= 2 &&
                   at.rank - rank <= 2;
        });
    }
    return near;
}
const std::array<Cells, kCells> kNear = make_near();

std::array<std::array<std::uint64_t, kCells>, 64> make_keys() {
    std::array<std::array<std::uint64_t, kCells>, 64> keys{};
    std::uint64_t seed = 0x7061696b6f;
    for (auto& of_tile : keys) {
        for (std::uint64_t& key : of_tile) key = splitmix64(seed);
    }
    return keys;
}
const std::array<std::array<std::uint64_t, kCells>, 64> kKeys = make_keys();

std::uint64_t key(Tile tile, Cell cell) {
    return kKeys[tile.bits() & 63u][static_cast<unsigned>(cell.index())];
}

}  // namespace

int points_of(Type type, int owner, Cell cell) {
    if (type == Type::Lotus || kHome[static_cast<unsigned>(owner)].contains(cell)) return 0;
    return kMiddle.contains(cell) ? 1 : 2;
}

void Board::put(Cell cell, Tile tile) {
    const auto owner = static_cast<unsigned>(tile.owner());
    const Cells here = Cells::of(cell);
    const Cells stamp = threat_stamp(tile, cell);
    at[static_cast<unsigned>(cell.index())] = tile;
    tiles[owner] |= here;
    threat[owner].add(stamp);
    if (tile.type() == Type::Fire) {  // PAI-051
        threat[1 - owner].add(stamp);
        fires |= here;
    } else if (tile.type() == Type::Lotus) {
        lotuses |= here;
    }
    cover[owner] |= cover_stamp(tile, cell);
    points[owner] =
        static_cast<std::uint8_t>(points[owner] + points_of(tile.type(), tile.owner(), cell));
    hash ^= key(tile, cell);
}

Tile Board::lift(Cell cell) {
    const Tile tile = this->tile(cell);
    const auto owner = static_cast<unsigned>(tile.owner());
    const Cells here = Cells::of(cell);
    const Cells stamp = threat_stamp(tile, cell);
    threat[owner].subtract(stamp);
    if (tile.type() == Type::Fire) {
        threat[1 - owner].subtract(stamp);
        fires -= here;
    } else if (tile.type() == Type::Lotus) {
        lotuses -= here;
    }
    if (has_cover(tile.type())) cover[owner] = cover_without(tile.owner(), cell);
    at[static_cast<unsigned>(cell.index())] = Tile{};
    tiles[owner] -= here;
    points[owner] =
        static_cast<std::uint8_t>(points[owner] - points_of(tile.type(), tile.owner(), cell));
    hash ^= key(tile, cell);
    return tile;
}

Cells Board::cover_without(int player, Cell cell) const {
    const auto p = static_cast<unsigned>(player);
    const Cells lost = cover_stamp(tile(cell), cell) - kHome[p];
    Cells kept;
    const Cells others = (tiles[p] & kNear[static_cast<unsigned>(cell.index())]) - Cells::of(cell);
    others.each([&](Cell other) { kept |= cover_stamp(tile(other), other); });
    return cover[p] - (lost - kept);
}

}  // namespace engawa::paiko
