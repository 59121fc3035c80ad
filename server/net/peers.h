// Who is at the other end: the one that connected, or the one for whom a trusted proxy speaks.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "server/api/request.h"

namespace engawa::server {

class Peers {
  public:
    // "10.0.0.0/8", "::1": whose X-Forwarded-For is believed. Code: bad_address.
    static Result<Peers> read(const std::vector<std::string>& trusted);

    bool trusts(std::string_view address) const;
    // The rightmost address that is not a trusted proxy's; the peer itself, if it is none.
    std::string client(std::string_view peer, std::string_view forwarded_for) const;

  private:
    struct Range {
        std::vector<std::uint8_t> bytes;
        int bits = 0;
    };
    std::vector<Range> trusted_;
};

// Whom limits count: an IPv4 address, or the /64 of IPv6, which is one household.
std::string household_text(std::string_view address);
bool is_loopback_address(std::string_view address);

}  // namespace engawa::server
