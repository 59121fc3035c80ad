// Hashes that are the same on every target. They do not resist somebody who looks for collisions.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/rng.h"

namespace engawa {

// A well-mixed 64-bit number for a small one: keys of Zobrist tables, mixing of fields.
constexpr std::uint64_t mix(std::uint64_t value) { return splitmix64(value); }

constexpr std::uint64_t combine(std::uint64_t hash, std::uint64_t value) {
    return mix(hash ^ mix(value));
}

// Sixteen digits.
inline std::string in_hex(std::uint64_t value) {
    std::string out(16, '0');
    for (unsigned i = 16; i-- > 0; value >>= 4) out[i] = "0123456789abcdef"[value & 15];
    return out;
}

// FNV-1a, 64 bit, over text: digests of playthroughs and records.
class Fnv1a {
  public:
    constexpr void add(std::string_view text) {
        for (const char c : text) {
            hash_ = (hash_ ^ static_cast<std::uint8_t>(c)) * 0x100000001b3u;
        }
    }
    constexpr std::uint64_t value() const { return hash_; }

  private:
    std::uint64_t hash_ = 0xcbf29ce484222325u;
};

}  // namespace engawa
