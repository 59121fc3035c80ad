// How many tiles of each type lie in a hand, a reserve or a discard: 0 to 3 of each, two bits a
// type.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

#include "engine/games/paiko/rules/tiles.h"

namespace engawa::paiko {

// A bit for each type.
using TypeSet = unsigned;
constexpr Type first_type(TypeSet types) { return static_cast<Type>(std::countr_zero(types)); }

class Stock {
  public:
    constexpr Stock() = default;
    static constexpr Stock full() {
        Stock stock;
        stock.bits_ = 0xffff;
        return stock;
    }

    // NOLINTNEXTLINE(clang-analyzer-core.BitwiseShift): a type is 0 to 7
    constexpr int count(Type type) const { return (bits_ >> (2 * index(type))) & 3; }
    constexpr bool has(Type type) const { return count(type) > 0; }
    // The types of which there are at least so many, 1 to 3.
    constexpr TypeSet types(int at_least) const {
        const unsigned ones = bits_;
        const unsigned twos = ones >> 1;
        unsigned set = (at_least == 1 ? ones | twos : at_least == 2 ? twos : ones & twos) & 0x5555u;
        set = (set | set >> 1) & 0x3333u;
        set = (set | set >> 2) & 0x0f0fu;
        return (set | set >> 4) & 0xffu;
    }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return size_from(Type::Sai); }
    // Tiles of this type and all later ones.
    constexpr int size_from(Type lowest) const {
        int rest = bits_ >> (2 * index(lowest));
        rest = (rest & 0x3333) + ((rest >> 2) & 0x3333);
        rest = (rest & 0x0f0f) + ((rest >> 4) & 0x0f0f);
        return (rest & 0xff) + (rest >> 8);
    }
    // The highest type present; Sai for an empty stock, the lowest limit there is.
    constexpr Type highest() const {
        int type = kTypes - 1;
        while (type > 0 && !has(static_cast<Type>(type))) --type;
        return static_cast<Type>(type);
    }

    constexpr void add(Type type) {
        assert(count(type) < kCopies);
        bits_ = static_cast<std::uint16_t>(bits_ + (1u << (2 * index(type))));
    }
    constexpr void take(Type type) {
        assert(has(type));
        bits_ = static_cast<std::uint16_t>(bits_ - (1u << (2 * index(type))));
    }
    constexpr std::uint16_t bits() const { return bits_; }
    friend constexpr bool operator==(Stock, Stock) = default;

  private:
    std::uint16_t bits_ = 0;
};

}  // namespace engawa::paiko
