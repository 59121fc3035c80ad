#include "engine/games/paiko/rules/board.h"

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

// PAI-180 to PAI-183, by owner and square.
constexpr std::array<std::array<std::uint8_t, kCells>, 2> make_points() {
    std::array<std::array<std::uint8_t, kCells>, 2> points{};
    for (unsigned owner = 0; owner < 2; ++owner) {
        (Cells::all() - kHome[owner]).each([&](Cell cell) {
            points[owner][cell.index()] = kMiddle.contains(cell) ? 1 : 2;
        });
    }
    return points;
}
constexpr auto kPoints = make_points();

std::uint64_t key(Tile tile, Cell cell) { return kKeys[tile.bits() & 63u][cell.index()]; }

}  // namespace

int points_of(Type type, int owner, Cell cell) {
    const int points = kPoints[owner][cell.index()];
    return type == Type::Lotus ? 0 : points;
}

void Board::put(Cell cell, Tile tile) {
    const auto owner = static_cast<unsigned>(tile.owner());
    const Cells here = Cells::of(cell);
    const Cells stamp = threat_stamp(tile, cell);
    at[cell.index()] = tile;
    tiles[owner] |= here;
    threat[owner].add(stamp);
    if (tile.type() == Type::Fire) threat[1 - owner].add(stamp);  // PAI-051
    toggle_type(tile.type(), here);
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
    if (tile.type() == Type::Fire) threat[1 - owner].subtract(stamp);
    toggle_type(tile.type(), here);
    if (has_cover(tile.type())) cover[owner] = cover_without(tile.owner(), cell);
    at[cell.index()] = Tile{};
    tiles[owner] -= here;
    points[owner] =
        static_cast<std::uint8_t>(points[owner] - points_of(tile.type(), tile.owner(), cell));
    hash ^= key(tile, cell);
    return tile;
}

// Without a branch: the type of a tile is hard to foresee.
void Board::toggle_type(Type type, Cells here) {
    const auto toggle = [&](Cells& set, Type of) {
        const std::uint64_t mask = type == of ? ~std::uint64_t{0} : 0;
        set ^= here & Cells{mask, mask};
    };
    toggle(lotuses, Type::Lotus);
    toggle(airs, Type::Air);
    toggle(fires, Type::Fire);
    toggle(waters, Type::Water);
}

Cells Board::cover_without(int player, Cell cell) const {
    const auto p = static_cast<unsigned>(player);
    const Cells lost = cover_stamp(tile(cell), cell) - kHome[p];
    Cells kept;
    const Cells others = (tiles[p] & kNear[cell.index()]) - Cells::of(cell);
    others.each([&](Cell other) { kept |= cover_stamp(tile(other), other); });
    return cover[p] - (lost - kept);
}

}  // namespace engawa::paiko
