// Lines that a terminal or a page can show as they are: UTF-8 without control characters (those of
// Unicode too: some terminals obey them) and without line ends.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/text.h"

namespace engawa {

// Bytes of the first character if a plain line can hold it; 0 if not, or if there is none.
inline std::size_t plain_character(std::string_view text) {
    if (text.empty()) return 0;
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t size = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const std::string_view character = text.substr(0, size);
    if (character.size() < size || lead < 0x20 || !is_utf8(character)) return 0;
    const bool control = lead == 0xc2 && static_cast<unsigned char>(text[1]) < 0xa0;
    const bool line_end = character == "\u2028" || character == "\u2029";
    return control || line_end ? 0 : size;
}

inline bool is_plain_line(std::string_view text, std::size_t longest) {
    if (text.size() > longest) return false;
    while (const std::size_t size = plain_character(text)) text.remove_prefix(size);
    return text.empty();
}

// A name that people can read: a plain line with something to see in it, and nothing that turns the
// direction of writing.
inline bool is_plain_name(std::string_view text, std::size_t longest) {
    constexpr std::string_view kTurning =
        "\u061c \u200e \u200f \u202a \u202b \u202c \u202d \u202e \u2066 \u2067 \u2068 \u2069";
    constexpr std::string_view kUnseen = "\u00a0 \u00ad \u200b \u200c \u200d \u2060 \u3000 \ufeff";
    if (!is_plain_line(text, longest)) return false;
    bool seen = false;
    while (const std::size_t size = plain_character(text)) {
        const std::string_view character = text.substr(0, size);
        const bool blank = character == " ";
        if (!blank && kTurning.find(character) != std::string_view::npos) return false;
        seen |= !blank && kUnseen.find(character) == std::string_view::npos;
        text.remove_prefix(size);
    }
    return seen;
}

// The text with '?' for every byte that is not part of a plain character.
inline std::string made_plain(std::string_view text) {
    std::string line;
    while (!text.empty()) {
        const std::size_t size = plain_character(text);
        line += size == 0 ? "?" : text.substr(0, size);
        text.remove_prefix(size == 0 ? 1 : size);
    }
    return line;
}

}  // namespace engawa
