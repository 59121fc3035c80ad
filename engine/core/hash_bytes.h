// A hash over all bytes of a state that has no padding, the same on every little-endian target.
#pragma once

#include <array>
#include <cstring>
#include <type_traits>

#include "engine/core/hash.h"

namespace engawa {

template <class State>
std::uint64_t hash_bytes(const State& s) {
    static_assert(std::is_trivially_copyable_v<State> && sizeof(State) % 8 == 0);
    std::array<std::uint64_t, sizeof(State) / 8> words;
    std::memcpy(words.data(), &s, sizeof s);
    std::uint64_t hash = 0;
    for (const std::uint64_t word : words) {
        hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 32;
    }
    return mix(hash);
}

}  // namespace engawa
