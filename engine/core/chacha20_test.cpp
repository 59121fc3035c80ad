#include "engine/core/chacha20.h"

#include <gtest/gtest.h>

#include <string>

namespace engawa {
namespace {

std::string hex(const ChaCha20::Block& block) {
    std::string text;
    for (const int byte : block) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

ChanceKey counting_key() {
    ChanceKey key{};
    for (int i = 0; i < 32; ++i) key[i] = static_cast<std::uint8_t>(i);
    return key;
}

TEST(ChaCha20, GivesTheBlockOfTheStandard) {  // RFC 8439, 2.3.2
    const ChaCha20::Nonce nonce = {0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0};
    EXPECT_EQ(hex(ChaCha20::block(counting_key(), 1, nonce)),
              "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
              "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
}

TEST(ChaCha20, GivesTheFirstBlockOfTheZeroKey) {  // RFC 8439, A.1, test vector 1
    EXPECT_EQ(hex(ChaCha20::block({}, 0, {})),
              "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
              "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
}

TEST(ChaCha20, WordsGoOnFromBlockToBlock) {
    ChaCha20 words{{}, 0};
    EXPECT_EQ(words.next(), 0x903df1a0ade0b876u);
    for (int i = 1; i < 8; ++i) words.next();
    const ChaCha20::Block second = ChaCha20::block({}, 1, {});
    std::uint64_t expected = 0;
    for (int i = 7; i >= 0; --i) expected = expected << 8 | second[i];
    EXPECT_EQ(words.next(), expected);
}

TEST(ChaCha20, EveryNonceIsAStreamOfItsOwn) {
    EXPECT_NE(ChaCha20(counting_key(), 1).next(), ChaCha20(counting_key(), 2).next());
    EXPECT_EQ(ChaCha20(counting_key(), 7).next(), ChaCha20(counting_key(), 7).next());
}

}  // namespace
}  // namespace engawa
