// Random bits that are the same on every target.
//
// xoshiro256++ (Blackman and Vigna), seeded through splitmix64. Bounded numbers use Lemire's
// multiplication with rejection on the upper 32 bits, so they have no bias. All of this belongs to
// the rules version: changing it changes seeded games.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace engawa {

constexpr std::uint64_t splitmix64(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

class Rng {
  public:
    constexpr explicit Rng(std::uint64_t seed) {
        for (std::uint64_t& word : words_) word = splitmix64(seed);
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(words_[0] + words_[3], 23) + words_[0];
        const std::uint64_t t = words_[1] << 17;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= t;
        words_[3] = std::rotl(words_[3], 45);
        return result;
    }

    // Uniform in 0 .. bound-1.
    constexpr std::uint32_t below(std::uint32_t bound) {
        assert(bound > 0);
        std::uint64_t product = upper() * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) product = upper() * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }
    constexpr int below(int bound) {
        assert(bound > 0);
        return static_cast<int>(below(static_cast<std::uint32_t>(bound)));
    }

    // The generator for part `index` of some work; it depends on nothing but seed and index.
    static constexpr Rng stream(std::uint64_t seed, std::uint64_t index) {
        std::uint64_t mixed = index;
        return Rng{seed ^ splitmix64(mixed)};
    }

  private:
    constexpr std::uint64_t upper() { return next() >> 32; }

    std::uint64_t words_[4] = {};
};

}  // namespace engawa
