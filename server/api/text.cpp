#include "server/api/text.h"

#include <cstdint>
#include <cstring>

namespace engawa::server {
namespace {

// How many bytes at the front are ASCII for sure: most of what comes is nothing else.
std::size_t plain_bytes(std::string_view text) {
    constexpr std::uint64_t kHighBits = 0x8080808080808080;
    std::size_t plain = 0;
    for (std::uint64_t eight = 0; plain + sizeof eight <= text.size(); plain += sizeof eight) {
        std::memcpy(&eight, text.data() + plain, sizeof eight);
        if ((eight & kHighBits) != 0) break;
    }
    return plain;
}

unsigned byte_at(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

}  // namespace

bool is_utf8(std::string_view text) {
    for (std::size_t i = plain_bytes(text); i < text.size();) {
        const unsigned first = byte_at(text, i);
        const std::size_t more = first < 0x80 ? 0 : first >> 5 == 6 ? 1 : first >> 4 == 14 ? 2 : 3;
        if ((first >= 0x80 && first < 0xc2) || first > 0xf4 || text.size() - i <= more)
            return false;
        unsigned character = more == 0 ? first : first & (0x3fu >> more);
        for (std::size_t j = 1; j <= more; ++j) {
            const unsigned next = byte_at(text, i + j);
            if (next >> 6 != 2) return false;
            character = character << 6 | (next & 0x3f);
        }
        const bool too_long =
            (more == 2 && character < 0x800) || (more == 3 && character < 0x10000);
        if (too_long || character > 0x10ffff || character >> 11 == 0x1b) return false;
        i += more + 1;
    }
    return true;
}

}  // namespace engawa::server
