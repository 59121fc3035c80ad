#include "server/net/peers.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "server/api/text.h"

namespace engawa::server {
namespace {

// Four bytes or sixteen; none if it is no address.
std::vector<std::uint8_t> bytes_of(std::string_view address) {
    const std::string text{address};
    std::array<std::uint8_t, 16> bytes{};
    if (::inet_pton(AF_INET, text.c_str(), bytes.data()) == 1) {
        return {bytes.begin(), bytes.begin() + 4};
    }
    if (::inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1) {
        return {bytes.begin(), bytes.end()};
    }
    return {};
}

bool begins_alike(const std::vector<std::uint8_t>& one, const std::vector<std::uint8_t>& other,
                  int bits) {
    if (one.size() != other.size()) return false;
    for (int bit = 0; bit < bits; ++bit) {
        const auto at = static_cast<std::size_t>(bit / 8);
        const int mask = 0x80 >> (bit % 8);
        if ((one[at] & mask) != (other[at] & mask)) return false;
    }
    return true;
}

}  // namespace

Result<Peers> Peers::read(const std::vector<std::string>& trusted) {
    Peers peers;
    for (const std::string& text : trusted) {
        const auto slash = text.find('/');
        Range range{bytes_of(text.substr(0, slash)), 0};
        range.bits = static_cast<int>(range.bytes.size()) * 8;
        if (slash != std::string::npos) {
            const char* end = text.data() + text.size();
            const auto read = std::from_chars(text.data() + slash + 1, end, range.bits);
            if (read.ec != std::errc{} || read.ptr != end) range.bytes.clear();
        }
        const bool fits = range.bits >= 0 && range.bits <= static_cast<int>(range.bytes.size()) * 8;
        if (range.bytes.empty() || !fits) {
            return error("bad_address", "'" + text + "' is no address or range of addresses");
        }
        peers.trusted_.push_back(std::move(range));
    }
    return peers;
}

bool Peers::trusts(std::string_view address) const {
    const auto bytes = bytes_of(address);
    return !bytes.empty() && std::any_of(trusted_.begin(), trusted_.end(), [&](const Range& range) {
        return begins_alike(bytes, range.bytes, range.bits);
    });
}

std::string Peers::client(std::string_view peer, std::string_view forwarded_for) const {
    std::string client{peer};
    while (trusts(client) && !forwarded_for.empty()) {
        const auto comma = forwarded_for.rfind(',');
        const std::string_view last =
            comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1);
        if (bytes_of(trimmed(last)).empty()) break;
        client = trimmed(last);
        forwarded_for = comma == std::string_view::npos ? "" : forwarded_for.substr(0, comma);
    }
    return client;
}

std::string household_text(std::string_view address) {
    const auto bytes = bytes_of(address);
    if (bytes.size() != 16) return std::string{address};
    std::string text;
    constexpr std::string_view kDigits = "0123456789abcdef";
    for (std::size_t i = 0; i < 8; ++i) {
        text += kDigits[bytes[i] >> 4];
        text += kDigits[bytes[i] & 15];
    }
    return text + "/64";
}

bool is_loopback_address(std::string_view address) {
    return address == "::1" || address.starts_with("127.");
}

}  // namespace engawa::server
