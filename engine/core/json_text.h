// Writing JSON: strings and arrays of strings. json_reader.h and json.h read it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace engawa {

// The text must be UTF-8.
inline void add_json_quoted(std::string& out, std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    out += '"';
    const auto plain = [](char c) {
        return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20;
    };
    while (!text.empty()) {
        std::size_t run = 0;
        while (run < text.size() && plain(text[run])) ++run;
        out += text.substr(0, run);
        if (run == text.size()) break;
        const char c = text[run];
        text.remove_prefix(run + 1);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else {
            out += "\\u00";
            out += kHex[static_cast<unsigned char>(c) >> 4];
            out += kHex[c & 15];
        }
    }
    out += '"';
}

inline std::string json_quoted(std::string_view text) {
    std::string out;
    add_json_quoted(out, text);
    return out;
}

inline std::string json_array(const std::vector<std::string>& texts) {
    std::string out = "[";
    for (const std::string& text : texts) {
        if (out.size() > 1) out += ',';
        out += json_quoted(text);
    }
    return out + ']';
}

}  // namespace engawa
