// Small things that all fields of a request need.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace engawa::server {

// ASCII alone, whatever the machine's language.
inline std::string small_letters(std::string_view text) {
    std::string small{text};
    for (char& c : small) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return small;
}

inline std::string_view trimmed(std::string_view text) {
    const auto begin = std::min(text.find_first_not_of(" \t"), text.size());
    const auto end = text.find_last_not_of(" \t");
    return end == std::string_view::npos ? std::string_view{} : text.substr(begin, end - begin + 1);
}

// What stands before the separator, trimmed; takes it and the separator away.
inline std::string_view take_item(std::string_view& list, char separator) {
    const auto end = list.find(separator);
    const std::string_view item = trimmed(list.substr(0, end));
    list.remove_prefix(end == std::string_view::npos ? list.size() : end + 1);
    return item;
}

bool is_utf8(std::string_view text);  // well-formed, whatever characters it has

}  // namespace engawa::server
