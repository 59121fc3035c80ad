// Many moves at once: the loops behind legal.cpp, with few branches.
//
// Every function writes at `out` and gives the new end. A fixed number of stores is cheaper than a
// branch for each move: what lies behind the end is overwritten by the next moves, and at the end
// of a list it stays within kSlack.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "engine/games/paiko/rules/move.h"
#include "engine/games/paiko/rules/reach.h"
#include "engine/games/paiko/rules/stock.h"

namespace engawa::paiko {

// Four moves in one register.
using FourMoves = std::uint32_t __attribute__((vector_size(16)));
static_assert(sizeof(FourMoves) == 4 * sizeof(Move));

inline FourMoves load_four(const std::uint32_t* from) {
    FourMoves four;
    std::memcpy(&four, from, sizeof four);
    return four;
}
inline void put_four(Move* out, FourMoves moves) { std::memcpy(out, &moves, sizeof moves); }
inline FourMoves all_facings(Move first) { return first.bits() + FourMoves{0, 1, 2, 3}; }

// The bits of a move that tell the target square.
constexpr std::uint32_t target_bits(int cell) { return static_cast<std::uint32_t>(cell) << 8; }

// Targets all over the board.

// The loops here are short, so that unrolled ones would spend their time in the remainder.

// Squares as target_bits, ascending.
class Targets {
  public:
    explicit Targets(Cells cells) {
        std::uint32_t* end = bits_.data();
        cells.each([&](Cell cell) { *end++ = target_bits(cell.index()); });
        size_ = static_cast<unsigned>(end - bits_.data());
    }
    unsigned size() const { return size_; }
    const std::uint32_t* bits() const { return bits_.data(); }

  private:
    std::array<std::uint32_t, kCells + 3> bits_;  // not cleared; read in fours
    unsigned size_;
};

inline Move* write_targets(Move* out, Move first, const Targets& targets) {
    const unsigned size = targets.size();
#pragma clang loop unroll(disable)
    for (unsigned i = 0; i < size; i += 4) {
        put_four(out + i, first.bits() + load_four(targets.bits() + i));
    }
    return out + size;
}

inline Move* write_targets(Move* out, Move first, Cells targets) {
    targets.each(
        [&](Cell to) { *out++ = Move::from_bits(first.bits() + target_bits(to.index())); });
    return out;
}

inline Move* write_facing_targets(Move* out, Move first, const Targets& targets) {
    const FourMoves four = all_facings(first);
    const unsigned size = targets.size();
#pragma clang loop unroll(disable)
    for (unsigned i = 0; i < size; ++i) put_four(out + 4 * i, four + targets.bits()[i]);
    return out + 4 * size;
}

// Facings.

namespace detail {

struct Facings {
    std::array<std::uint32_t, 4> facings{};
    std::uint64_t count = 0;
};

constexpr std::array<Facings, 16> make_facings() {
    std::array<Facings, 16> table{};
    for (unsigned set = 0; set < 16; ++set) {
        unsigned count = 0;
        for (std::uint32_t facing = 0; facing < 4; ++facing) {
            if ((set >> facing & 1u) != 0) table[set].facings[count++] = facing;
        }
        table[set].count = count;
    }
    return table;
}

inline constexpr auto kFacings = make_facings();  // by a set of facings, four bits

}  // namespace detail

// The move with each facing of the set.
inline Move* write_facings(Move* out, Move first, unsigned facings) {
    const detail::Facings& row = detail::kFacings[facings];
    put_four(out, first.bits() + load_four(row.facings.data()));
    return out + row.count;
}

// Draws.

namespace detail {

struct Types {
    std::array<std::uint8_t, kTypes> types{};
    std::uint64_t count = 0;
};

constexpr std::array<Types, 256> make_types() {
    std::array<Types, 256> table{};
    for (unsigned set = 0; set < 256; ++set) {
        unsigned count = 0;
        for (std::uint8_t type = 0; type < kTypes; ++type) {
            if ((set >> type & 1u) != 0) table[set].types[count++] = type;
        }
        table[set].count = count;
    }
    return table;
}

inline constexpr auto kTypeLists = make_types();  // by a set of types

}  // namespace detail

// The draw with each type of the set as its third tile; it was made with Sai.
inline Move* write_types(Move* out, Move first, TypeSet types) {
    const detail::Types row = detail::kTypeLists[types];
    for (unsigned i = 0; i < kTypes; ++i) out[i] = Move::from_bits(first.bits() + row.types[i]);
    return out + row.count;
}

// Walks.

namespace detail {

// Some of the squares below or above the start of a walk.
struct HalfWalk {
    std::array<std::uint32_t, 6> targets{};  // target_bits relative to the start, ascending
    std::uint64_t count = 0;
};

inline constexpr std::array<int, 6> kBelow = {-16, -15, -14, -8, -7, -1};
inline constexpr std::array<int, 6> kAbove = {1, 7, 8, 14, 15, 16};

// Half of a window (reach.h) holds three groups of bits, five bits apart; the product brings them
// side by side in the order of kBelow and kAbove.
constexpr unsigned packed(std::uint64_t half) {
    return static_cast<unsigned>((half & 0xffff) * (1 << 10 | 1 << 5 | 1) >> 10) & 63u;
}
constexpr unsigned below(std::uint64_t window) { return packed(window); }
constexpr unsigned above(std::uint64_t window) { return packed(window >> (kCentre + 1)); }

constexpr std::array<HalfWalk, 64> make_half_walks(const std::array<int, 6>& steps) {
    std::array<HalfWalk, 64> table{};
    for (unsigned set = 0; set < 64; ++set) {
        unsigned count = 0;
        for (unsigned i = 0; i < 6; ++i) {
            if ((set >> i & 1u) != 0) table[set].targets[count++] = target_bits(steps[i]);
        }
        table[set].count = count;
    }
    return table;
}

inline constexpr auto kWalksBelow = make_half_walks(kBelow);
inline constexpr auto kWalksAbove = make_half_walks(kAbove);

// PAI-110, PAI-111: the facings that a tile may take on its own square, and how many moves each
// other square gives it.
struct Turns {
    std::array<std::uint32_t, 4> facings{};
    std::uint32_t count = 0;
    std::uint32_t elsewhere = 1;
};

constexpr std::array<Turns, 32> make_turns() {
    std::array<Turns, 32> table{};
    for (const Type type : {Type::Sai, Type::Bow, Type::Fire}) {
        for (unsigned now = 0; now < 4; ++now) {
            Turns& turns = table[shape_of(type, static_cast<Facing>(now))];
            turns = {kFacings[15u ^ 1u << now].facings, 3, 4};
        }
    }
    return table;
}

inline constexpr auto kTurns = make_turns();  // by shape

// Four moves for each end, of which the first or all count.
inline Move* write_half(Move* out, FourMoves first, const HalfWalk& half, std::uint64_t each) {
    Move* const end = out + half.count * each;
    for (unsigned i = 0; i < 6; ++i, out += each) put_four(out, first + half.targets[i]);
    return end;
}

}  // namespace detail

// A shift to every square of the window `ends`, with every facing, and the turns on the spot.
inline Move* write_walk(Move* out, Cell from, Tile tile, std::uint64_t ends) {
    const Move first = Move::shift(from, from, Facing::North);
    const FourMoves four = all_facings(first);
    const detail::Turns& turns = detail::kTurns[tile.shape()];
    out = detail::write_half(out, four, detail::kWalksBelow[detail::below(ends)], turns.elsewhere);
    put_four(out, first.bits() + load_four(turns.facings.data()));
    out += turns.count;
    return detail::write_half(out, four, detail::kWalksAbove[detail::above(ends)], turns.elsewhere);
}

}  // namespace engawa::paiko
