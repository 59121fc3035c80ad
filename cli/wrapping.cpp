#include "cli/wrapping.h"

namespace engawa::cli {

int columns(std::string_view utf8) {
    int count = 0;
    for (const char c : utf8) count += int{(c & 0xc0) != 0x80};
    return count;
}

std::string wrapped(std::string_view text, int width, int indent) {
    std::string out;
    int column = 0;
    while (!text.empty()) {
        const auto end = text.find(' ');
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (column > indent && column + 1 + columns(word) > width) {
            out += '\n' + std::string(static_cast<unsigned>(indent), ' ');
            column = indent;
        } else if (column > 0) {
            out += ' ';
            ++column;
        }
        out += word;
        column += columns(word);
    }
    return out;
}

}  // namespace engawa::cli
