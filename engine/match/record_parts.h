// What the parts of a record may be, in both of its forms. For its readers only.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/core/text.h"
#include "engine/match/record.h"

namespace engawa {

inline constexpr int kHighestVersion = 1000000;

// What the head of a record has named so far.
struct Named {
    int format = 0;
    bool rules = false;
};
// Refuses a record that does not name format, game and rules.
Result<Record> checked(Record record, const Named& named);

Result<Record> read_record_json(std::string_view text);

inline bool is_line(std::string_view text) {
    return is_utf8(text) && text.find_first_of("\r\n") == std::string_view::npos;
}

// A move or a table line. Only tags begin with a bracket.
inline bool is_record_line(std::string_view text) {
    return is_line(text) && !text.empty() && !text.starts_with('[');
}

inline bool is_option_name(std::string_view name) {
    return !name.empty() && name.find('=') == std::string_view::npos;
}

// The names of tags are words of letters, digits, '_' and '-'.
inline bool is_tag_name(std::string_view name) {
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_' || c == '-';
    });
}

// A tag that the record gives no meaning to.
inline bool is_free_tag_name(std::string_view name) {
    constexpr std::array<std::string_view, 8> kTaken = {"Format", "Game", "Rules", "Option",
                                                        "Cards",  "Seat", "Start", "Practice"};
    return is_tag_name(name) && std::find(kTaken.begin(), kTaken.end(), name) == kTaken.end();
}

}  // namespace engawa
