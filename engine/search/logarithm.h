// Logarithms of visit counts, the same on every target: made of integers, without libm.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdint>

namespace engawa {

namespace detail {

inline constexpr int kLogBits = 10;  // counts below 2,048 have entries of their own

// log2(1 + i / 1024) in units of 2^-16, bit by bit: squaring doubles a logarithm.
constexpr std::array<std::uint32_t, 1u << kLogBits> make_log_table() {
    std::array<std::uint32_t, 1u << kLogBits> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        std::uint64_t x = std::uint64_t{(1u << kLogBits) + i} << (30 - kLogBits);  // 1.0 is 2^30
        for (int bit = 15; bit >= 0; --bit) {
            x = x * x >> 30;
            if (x >> 31 == 0) continue;
            table[i] |= 1u << bit;
            x >>= 1;
        }
    }
    return table;
}

inline constexpr auto kLogTable = make_log_table();

}  // namespace detail

// log2(n) in units of 2^-16; n is at least 1. Above 2,047 the count is cut to its upper 11 bits.
constexpr std::uint32_t log2_fixed(std::uint32_t n) {
    assert(n > 0);
    const int exponent = std::bit_width(n) - 1;
    const std::uint32_t scaled = static_cast<std::uint32_t>((std::uint64_t{n} << (32 - exponent)) >>
                                                            (32 - detail::kLogBits));
    return (static_cast<std::uint32_t>(exponent) << 16) +
           detail::kLogTable[scaled & ((1u << detail::kLogBits) - 1)];
}

// sqrt(ln(n)), the part of the upper confidence bound that a node shares among its moves.
inline float sqrt_log(std::uint32_t n) {
    constexpr float kLn2 = 0.693147181f / 65536.0f;
    return std::sqrt(static_cast<float>(log2_fixed(n)) * kLn2);
}

}  // namespace engawa
