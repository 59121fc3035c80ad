#include "cli/input.h"

#include <algorithm>
#include <sstream>

#include "engine/core/near_word.h"

namespace engawa::cli {
LineRead read_line(std::istream& in, std::string& line) {
    line.clear();
    bool too_long = false;
    std::streambuf& buffer = *in.rdbuf();
    for (;;) {
        const int c = buffer.sbumpc();
        if (c == std::char_traits<char>::eof()) {
            in.setstate(std::ios::eofbit);
            if (line.empty() && !too_long) return LineRead::End;
            break;
        }
        if (c == '\n') break;
        if (line.size() < kLongestLine) {
            line += static_cast<char>(c);
        } else {
            too_long = true;
        }
    }
    if (!line.empty() && line.back() == '\r') line.pop_back();
    return too_long ? LineRead::TooLong : LineRead::Line;
}

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return "";
    const auto last = text.find_last_not_of(" \t");
    return std::string{text.substr(first, last - first + 1)};
}

std::vector<std::string> words_of(std::string_view line) {
    std::istringstream in{std::string{line}};
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

std::string lower(std::string_view text) {
    std::string out{text};
    for (char& c : out) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return out;
}

long long number_of(std::string_view text) {
    if (text.empty() || text.size() > 15) return -1;
    long long value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return -1;
        value = value * 10 + (c - '0');
    }
    return value;
}

std::vector<std::string> nearest(std::string_view text, const std::vector<std::string>& candidates,
                                 std::size_t most) {
    const std::string wanted = lower(text.substr(0, 40));
    const int limit = std::max(1, (static_cast<int>(wanted.size()) + 1) / 3);
    std::vector<std::pair<int, std::string>> found;
    for (const std::string& candidate : candidates) {
        const int far = typing_distance(wanted, lower(candidate));
        if (far <= limit) found.emplace_back(far, candidate);
    }
    std::sort(found.begin(), found.end());
    std::vector<std::string> best;
    for (const auto& [far, candidate] : found) {
        if (best.size() < most && far <= found.front().first + 1) best.push_back(candidate);
    }
    return best;
}

}  // namespace engawa::cli
