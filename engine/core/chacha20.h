// ChaCha20 (RFC 8439) as a source of words: what chance at a table is drawn from, so that nobody
// who has seen some draws can tell the next.
//
// Not a cipher for messages, and not for playouts: those use core/rng.h, which is faster and keeps
// no secret.
#pragma once

#include <array>
#include <cstdint>

namespace engawa {

using ChanceKey = std::array<std::uint8_t, 32>;

class ChaCha20 {
  public:
    using Block = std::array<std::uint8_t, 64>;
    using Nonce = std::array<std::uint8_t, 12>;

    static Block block(const ChanceKey& key, std::uint32_t counter, const Nonce& nonce);

    // The stream whose nonce is this number, least significant byte first.
    ChaCha20(const ChanceKey& key, std::uint64_t nonce);
    // Eight bytes at a time, least significant first.
    std::uint64_t next();

  private:
    ChanceKey key_;
    Nonce nonce_{};
    Block block_{};
    std::uint32_t counter_ = 0;
    int used_ = 64;
};

}  // namespace engawa
