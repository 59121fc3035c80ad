// Small helpers to read text from outside. They never read past the end and never allocate much.
#pragma once

#include <charconv>
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

// The parts between separators, empty ones included; stops after `most` parts with the rest unsplit.
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

// Outside text quoted in an error: cut short, and only printable characters.
inline std::string quoted(std::string_view text) {
    constexpr std::size_t kLongest = 60;
    std::string out = "'";
    for (const char c : text.substr(0, kLongest)) {
        out += (c >= ' ' && c != 0x7f) || (c & 0x80) != 0 ? c : '?';
    }
    if (text.size() > kLongest) out += "...";
    return out + "'";
}

}  // namespace engawa
