// Writing a character as UTF-8.
#pragma once

#include <string>

namespace engawa {

// `code` is at most 10FFFF and no half of a surrogate pair.
inline void add_utf8(std::string& out, char32_t code) {
    const auto add = [&](char32_t byte) { out += static_cast<char>(byte); };
    if (code < 0x80) return add(code);
    if (code < 0x800) {
        add(0xc0 | code >> 6);
    } else if (code < 0x10000) {
        add(0xe0 | code >> 12);
        add(0x80 | (code >> 6 & 0x3f));
    } else {
        add(0xf0 | code >> 18);
        add(0x80 | (code >> 12 & 0x3f));
        add(0x80 | (code >> 6 & 0x3f));
    }
    add(0x80 | (code & 0x3f));
}

}  // namespace engawa
