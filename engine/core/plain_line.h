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
