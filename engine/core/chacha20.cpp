#include "engine/core/chacha20.h"

#include <bit>

namespace engawa {
namespace {

using Words = std::array<std::uint32_t, 16>;

std::uint32_t load(const std::uint8_t* bytes) {
    std::uint32_t word = 0;
    for (int i = 3; i >= 0; --i) word = word << 8 | bytes[i];
    return word;
}

void quarter_round(Words& w, int a, int b, int c, int d) {
    w[a] += w[b], w[d] = std::rotl(w[d] ^ w[a], 16);
    w[c] += w[d], w[b] = std::rotl(w[b] ^ w[c], 12);
    w[a] += w[b], w[d] = std::rotl(w[d] ^ w[a], 8);
    w[c] += w[d], w[b] = std::rotl(w[b] ^ w[c], 7);
}

void double_round(Words& w) {
    for (int i = 0; i < 4; ++i) quarter_round(w, i, i + 4, i + 8, i + 12);
    for (int i = 0; i < 4; ++i) {
        quarter_round(w, i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12);
    }
}

}  // namespace

ChaCha20::Block ChaCha20::block(const ChanceKey& key, std::uint32_t counter, const Nonce& nonce) {
    Words start = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};  // "expand 32-byte k"
    for (int i = 0; i < 8; ++i) start[4 + i] = load(&key[4 * i]);
    start[12] = counter;
    for (int i = 0; i < 3; ++i) start[13 + i] = load(&nonce[4 * i]);
    Words words = start;
    for (int round = 0; round < 10; ++round) double_round(words);
    Block out{};
    for (int i = 0; i < 64; ++i) {
        out[i] = static_cast<std::uint8_t>((words[i / 4] + start[i / 4]) >> (8 * (i % 4)));
    }
    return out;
}

ChaCha20::ChaCha20(const ChanceKey& key, std::uint64_t nonce) : key_(key) {
    for (int i = 0; i < 8; ++i) nonce_[i] = static_cast<std::uint8_t>(nonce >> (8 * i));
}

std::uint64_t ChaCha20::next() {
    if (used_ == 64) {
        block_ = block(key_, counter_++, nonce_);
        used_ = 0;
    }
    std::uint64_t word = 0;
    for (int i = 7; i >= 0; --i) word = word << 8 | block_[used_ + i];
    used_ += 8;
    return word;
}

}  // namespace engawa
