// Small helpers to read text from outside. They never read past the end and never allocate much.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engawa {

// Decimal digits only: no sign, no blanks, no leading zero; nothing if it is above the limit.
inline std::optional<std::int32_t> read_number(std::string_view text, std::int32_t limit) {
    if (text.empty() || text.size() > 10 || (text.size() > 1 && text[0] == '0')) return {};
    std::int64_t value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return {};
        value = value * 10 + (c - '0');
    }
    if (value > limit) return {};
    return static_cast<std::int32_t>(value);
}

// The parts between separators, empty ones included: at most `most`, of which the last has all the
// rest.
inline std::vector<std::string_view> split(std::string_view text, char separator, int most = 64) {
    std::vector<std::string_view> parts;
    while (static_cast<int>(parts.size()) + 1 < most) {
        const auto at = text.find(separator);
        if (at == std::string_view::npos) break;
        parts.push_back(text.substr(0, at));
        text.remove_prefix(at + 1);
    }
    parts.push_back(text);
    return parts;
}

// The first bytes, at most `most`, that do not end within a UTF-8 character.
inline std::string_view cut_short(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text;
    const auto inside = [&](std::size_t at) { return (text[at] & 0xc0) == 0x80; };
    std::size_t end = most;
    while (end > 0 && most - end < 3 && inside(end)) --end;
    return text.substr(0, inside(end) ? most : end);  // bytes that are no UTF-8 have no edges
}

// Outside text quoted in an error: cut short, and only printable characters.
inline std::string quoted(std::string_view text) {
    const std::string_view shown = cut_short(text, 60);
    std::string out = "'";
    for (const char c : shown) out += (c >= ' ' && c != 0x7f) || (c & 0x80) != 0 ? c : '?';
    if (shown.size() < text.size()) out += "...";
    return out + "'";
}

// Well-formed UTF-8 without the control characters that a line of text cannot hold (NUL, DEL,
// escapes); tab and line ends are allowed.
inline bool is_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        if (lead < 0x20 && lead != '\n' && lead != '\r' && lead != '\t') return false;
        if (lead == 0x7f) return false;
        const std::size_t more = lead < 0x80 ? 0 : lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
        if (lead >= 0x80 && (lead < 0xc2 || lead > 0xf4)) return false;
        if (i + more >= text.size()) return false;
        for (std::size_t j = 1; j <= more; ++j) {
            if ((static_cast<unsigned char>(text[i + j]) & 0xc0) != 0x80) return false;
        }
        const unsigned char second = more > 0 ? static_cast<unsigned char>(text[i + 1]) : 0;
        const bool overlong = (lead == 0xe0 && second < 0xa0) || (lead == 0xf0 && second < 0x90);
        const bool outside = (lead == 0xed && second > 0x9f) || (lead == 0xf4 && second > 0x8f);
        if (overlong || outside) return false;
        i += more + 1;
    }
    return true;
}

}  // namespace engawa
