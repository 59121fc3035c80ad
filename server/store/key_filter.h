// Which keys a table has certainly never seen, in few bytes: nearly all that come, so that they
// need not be looked for in the store. It forgets nothing and may be wrong only by "perhaps".
#pragma once

#include <bitset>
#include <cstdint>
#include <functional>
#include <string_view>

#include "engine/core/hash.h"

namespace engawa::server {

class KeyFilter {
  public:
    void add(int seat, std::string_view key) {
        const std::uint64_t digest = digest_of(seat, key);
        seen_.set(digest % kBits);
        seen_.set((digest >> 32) % kBits);
    }
    bool may_have(int seat, std::string_view key) const {
        const std::uint64_t digest = digest_of(seat, key);
        return seen_.test(digest % kBits) && seen_.test((digest >> 32) % kBits);
    }

  private:
    static constexpr std::size_t kBits = 1024;  // after 200 keys it is wrong for one of nine
    static std::uint64_t digest_of(int seat, std::string_view key) {
        return combine(std::hash<std::string_view>{}(key), static_cast<std::uint64_t>(seat));
    }

    std::bitset<kBits> seen_;
};

}  // namespace engawa::server
