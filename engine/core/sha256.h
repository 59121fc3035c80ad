// SHA-256 (FIPS 180-4): what commitments at a fair table and the seal of a record are made of.
//
// Not for tables of positions and the like: core/hash.h is faster, and nobody there has a reason to
// look for collisions. Works at compile time and allocates nothing.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace engawa {

class Sha256 {
  public:
    using Digest = std::array<std::uint8_t, 32>;

    constexpr void add(std::string_view text) {
        for (const char c : text) put(static_cast<std::uint8_t>(c));
    }

    constexpr Digest digest() const {
        Sha256 end = *this;
        const std::uint64_t bits = length_ * 8;
        end.put(0x80);
        while (end.length_ % 64 != 56) end.put(0);
        for (int shift = 56; shift >= 0; shift -= 8) {
            end.put(static_cast<std::uint8_t>(bits >> shift));
        }
        Digest out{};
        for (std::size_t i = 0; i < out.size(); ++i) {
            out[i] = static_cast<std::uint8_t>(end.hash_[i / 4] >> (24 - 8 * (i % 4)));
        }
        return out;
    }

    static constexpr Digest of(std::string_view text) {
        Sha256 hash;
        hash.add(text);
        return hash.digest();
    }

  private:
    using Words = std::array<std::uint32_t, 8>;

    // The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    static constexpr std::array<std::uint32_t, 64> kRounds = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4,
        0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe,
        0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f,
        0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7,
        0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc,
        0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
        0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116,
        0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
        0xc67178f2};

    constexpr void put(std::uint8_t byte) {
        block_[length_ % 64] = byte;
        if (++length_ % 64 == 0) take_block();
    }

    constexpr void take_block() {
        std::array<std::uint32_t, 64> w{};
        for (std::size_t i = 0; i < 64; ++i) w[i / 4] = w[i / 4] << 8 | block_[i];
        for (std::size_t i = 16; i < 64; ++i) {
            const std::uint32_t low = w[i - 15];
            const std::uint32_t high = w[i - 2];
            w[i] = w[i - 16] + (std::rotr(low, 7) ^ std::rotr(low, 18) ^ low >> 3) + w[i - 7] +
                   (std::rotr(high, 17) ^ std::rotr(high, 19) ^ high >> 10);
        }
        Words s = hash_;
        for (std::size_t i = 0; i < 64; ++i) round(s, kRounds[i] + w[i]);
        for (std::size_t i = 0; i < 8; ++i) hash_[i] += s[i];
    }

    static constexpr void round(Words& s, std::uint32_t added) {
        const std::uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
        const std::uint32_t majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
        const std::uint32_t first =
            s[7] + (std::rotr(s[4], 6) ^ std::rotr(s[4], 11) ^ std::rotr(s[4], 25)) + choice +
            added;
        const std::uint32_t second =
            (std::rotr(s[0], 2) ^ std::rotr(s[0], 13) ^ std::rotr(s[0], 22)) + majority;
        s = {first + second, s[0], s[1], s[2], s[3] + first, s[4], s[5], s[6]};
    }

    // The first 32 bits of the fractional parts of the square roots of the first 8 primes.
    Words hash_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                   0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<std::uint8_t, 64> block_{};
    std::uint64_t length_ = 0;
};

}  // namespace engawa
