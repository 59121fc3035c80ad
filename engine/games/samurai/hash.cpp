#include "engine/core/hash.h"

#include <array>
#include <cstring>

#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

std::uint64_t Samurai::hash(const State& s) const {
    static_assert(sizeof(State) % 8 == 0);
    std::array<std::uint64_t, sizeof(State) / 8> words;
    std::memcpy(words.data(), &s, sizeof s);
    std::uint64_t hash = 0;
    for (const std::uint64_t word : words) {
        hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 32;
    }
    return mix(hash);
}

}  // namespace engawa::samurai
