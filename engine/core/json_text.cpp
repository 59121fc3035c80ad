#include "engine/core/json_text.h"

#include <cstdint>
#include <cstring>

namespace engawa {

// By eight bytes: texts of positions are long and come with every move.
std::size_t plain_json_bytes(std::string_view text) {
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    constexpr std::uint64_t kHighs = 0x8080808080808080;
    const auto has_zero = [](std::uint64_t eight) { return (eight - kOnes) & ~eight & kHighs; };
    const auto plain_at = [&](std::size_t at) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, text.data() + at, sizeof eight);
        const std::uint64_t control = (eight - kOnes * 0x20) & ~eight & kHighs;
        return (control | has_zero(eight ^ kOnes * '"') | has_zero(eight ^ kOnes * '\\')) == 0;
    };
    std::size_t plain = 0;
    while (plain + 8 <= text.size() && plain_at(plain)) plain += 8;
    // The rest with some of what was looked at before.
    if (text.size() >= 8 && plain + 8 > text.size() && plain_at(text.size() - 8))
        return text.size();
    const auto is_plain = [](char c) {
        return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20;
    };
    while (plain < text.size() && is_plain(text[plain])) ++plain;
    return plain;
}

void add_json_escape(std::string& out, char c) {
    constexpr std::string_view kHex = "0123456789abcdef";
    out += '\\';
    if (c == '"' || c == '\\') {
        out += c;
    } else if (c == '\n') {
        out += 'n';
    } else {
        out += "u00";
        out += kHex[static_cast<unsigned char>(c) >> 4];
        out += kHex[c & 15];
    }
}

// The text must be UTF-8.
void add_json_quoted(std::string& out, std::string_view text) {
    out += '"';
    while (true) {
        const std::size_t run = plain_json_bytes(text);
        out.append(text.data(), run);
        if (run == text.size()) break;
        add_json_escape(out, text[run]);
        text.remove_prefix(run + 1);
    }
    out += '"';
}

std::string json_quoted(std::string_view text) {
    std::string out;
    add_json_quoted(out, text);
    return out;
}

std::string json_array(const std::vector<std::string>& texts) {
    std::string out = "[";
    for (const std::string& text : texts) {
        if (out.size() > 1) out += ',';
        out += json_quoted(text);
    }
    return out + ']';
}

}  // namespace engawa
