// The engine's own ChaCha20 and SHA-256 against a library that the world relies on. The engine has
// its own because it goes into browsers, too.
#include <gtest/gtest.h>
#include <sodium.h>

#include <array>
#include <string>

#include "engine/core/chacha20.h"
#include "engine/core/rng.h"
#include "engine/core/sha256.h"

namespace engawa {
namespace {

std::string random_text(Rng& rng, std::size_t size) {
    std::string text(size, '\0');
    for (char& c : text) c = static_cast<char>(rng.below(256));
    return text;
}

const unsigned char* bytes(const std::string& text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

TEST(Sodium, HashesAlike) {
    Rng rng{1};
    for (std::size_t size = 0; size < 600; ++size) {
        const std::string text = random_text(rng, size);
        Sha256::Digest expected{};
        crypto_hash_sha256(expected.data(), bytes(text), text.size());
        ASSERT_EQ(Sha256::of(text), expected) << size;
    }
}

TEST(Sodium, GivesTheSameWords) {
    Rng rng{2};
    for (int i = 0; i < 200; ++i) {
        ChanceKey key{};
        for (auto& byte : key) byte = static_cast<std::uint8_t>(rng.below(256));
        const std::uint64_t nonce = i < 100 ? static_cast<std::uint64_t>(i) : rng.next();
        // Twelve bytes as RFC 8439 has them, our number in the first eight.
        std::array<unsigned char, 12> wide{};
        for (int at = 0; at < 8; ++at) {
            wide[static_cast<unsigned>(at)] = static_cast<unsigned char>(nonce >> (8 * at));
        }
        std::array<unsigned char, 1024> stream{};
        crypto_stream_chacha20_ietf(stream.data(), stream.size(), wide.data(), key.data());
        ChaCha20 words{key, nonce};
        for (std::size_t at = 0; at < stream.size(); at += 8) {
            std::uint64_t expected = 0;
            for (std::size_t byte = 8; byte-- > 0;) expected = expected << 8 | stream[at + byte];
            ASSERT_EQ(words.next(), expected) << i << ' ' << at;
        }
    }
}

}  // namespace
}  // namespace engawa
