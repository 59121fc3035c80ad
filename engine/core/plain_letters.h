// Text as a hurried person types it: small letters without strokes and marks, blanks for the rest.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace engawa {

// "Karakasa-kozō" becomes "karakasa kozo". Letters that are not known stay as they are.
inline std::string plain_letters(std::string_view utf8) {
    constexpr std::array<std::pair<std::string_view, char>, 20> kMarked = {{
        {"ā", 'a'}, {"ī", 'i'}, {"ū", 'u'}, {"ē", 'e'}, {"ō", 'o'}, {"Ā", 'a'}, {"Ī", 'i'},
        {"Ū", 'u'}, {"Ē", 'e'}, {"Ō", 'o'}, {"é", 'e'}, {"è", 'e'}, {"ê", 'e'}, {"à", 'a'},
        {"â", 'a'}, {"ä", 'a'}, {"ö", 'o'}, {"ü", 'u'}, {"î", 'i'}, {"ô", 'o'},
    }};
    std::string plain;
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const char c = utf8[i];
        const bool small = c >= 'a' && c <= 'z';
        const bool digit = c >= '0' && c <= '9';
        if (c >= 'A' && c <= 'Z') {
            plain += static_cast<char>(c - 'A' + 'a');
        } else if (small || digit) {
            plain += c;
        } else if (static_cast<unsigned char>(c) < 0x80) {
            if (c != '\'' && !plain.empty() && plain.back() != ' ') plain += ' ';
        } else {
            char known = 0;
            for (const auto& [marked, letter] : kMarked) {
                if (utf8.substr(i, marked.size()) == marked) known = letter;
            }
            plain += known != 0 ? known : c;
            if (known != 0) ++i;  // all of them are two bytes long
        }
    }
    while (!plain.empty() && plain.back() == ' ') plain.pop_back();
    return plain;
}

}  // namespace engawa
