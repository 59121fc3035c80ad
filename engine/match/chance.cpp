#include "engine/match/chance.h"

#include <cassert>

#include "engine/core/hash.h"
#include "engine/core/rng.h"

namespace engawa {

std::uint32_t plain_ticket(const ChanceKey& key, const Draw& draw) {
    assert(draw.tickets > 0);
    ChaCha20 words{key, draw.n};
    constexpr std::uint64_t kMost = ~std::uint64_t{0};
    const std::uint64_t even = kMost - (kMost % draw.tickets + 1) % draw.tickets;
    std::uint64_t word = words.next();
    while (word > even) word = words.next();
    return static_cast<std::uint32_t>(word % draw.tickets);
}

std::uint32_t seeded_ticket(std::uint64_t seed, const Draw& draw) {
    Rng rng = Rng::stream(combine(seed, static_cast<std::uint64_t>(draw.kind)),
                          static_cast<std::uint64_t>(draw.of_kind));
    return rng.below(draw.tickets);
}

ChanceKey key_of_seed(std::uint64_t seed) {
    ChanceKey key{};
    for (int i = 0; i < 8; ++i) key[i] = static_cast<std::uint8_t>(seed >> (8 * i));
    return key;
}

std::string write_key(const ChanceKey& key) {
    std::string text(2 * key.size(), '0');
    auto digit = text.begin();
    for (const int byte : key) {
        *digit++ = "0123456789abcdef"[byte >> 4];
        *digit++ = "0123456789abcdef"[byte & 15];
    }
    return text;
}

Result<ChanceKey> read_key(std::string_view text) {
    const auto bad = error("bad_key", "a key is 64 hexadecimal digits");
    if (text.size() != 64) return bad;
    ChanceKey key{};
    for (int i = 0; i < 64; ++i) {
        const auto digit = std::string_view{"0123456789abcdef"}.find(text[i]);
        if (digit == std::string_view::npos) return bad;
        key[i / 2] = static_cast<std::uint8_t>(key[i / 2] << 4 | digit);
    }
    return key;
}

}  // namespace engawa
