// The check games of Warriors of Susanoo: files of tests/examples/susanoo with one game a line,
// `RULE SEATS X0 | MOVES TURNS END SCORES H1 H2`, and sums of many games,
// `RULE SEATS FIRST..LAST | MOVES END COUNT, ...`. docs/rules/susanoo.md says how they are played.
#pragma once

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace engawa::susanoo_examples {

struct CheckLine {
    std::string rule;
    int seats = 0;
    std::uint64_t first = 0, last = 0;  // the numbers x0
    std::string found;                  // what is behind the bar
    bool is_sum() const { return last != first; }
};

inline std::vector<CheckLine> check_lines(const std::string& path) {
    std::vector<CheckLine> lines;
    std::ifstream in(path);
    for (std::string text; std::getline(in, text);) {
        const std::size_t bar = text.find(" | ");
        if (text.starts_with("#") || bar == std::string::npos) continue;
        CheckLine line;
        std::istringstream head(text.substr(0, bar));
        head >> line.rule >> line.seats >> line.first;
        line.last = line.first;
        if (head.ignore(2)) head >> line.last;
        line.found = text.substr(bar + 3);
        lines.push_back(line);
    }
    return lines;
}

inline std::string hexadecimal(std::uint64_t value) {
    std::string digits(16, '0');
    std::snprintf(digits.data(), digits.size() + 1, "%016llx",
                  static_cast<unsigned long long>(value));
    return digits;
}

// What a line says behind the bar.
struct CheckResult {
    int moves = 0;
    int turns = 0;
    std::string end;
    std::vector<int> scores;
    std::uint64_t h1 = 0, h2 = 0;

    std::string text() const {
        std::string points;
        for (const int score : scores)
            points += (points.empty() ? "" : ",") + std::to_string(score);
        return std::to_string(moves) + " " + std::to_string(turns) + " " + end + " " + points +
               " " + hexadecimal(h1) + " " + hexadecimal(h2);
    }
};

// `play(x0)` plays one game and gives its result.
template <class Play>
std::string found(const CheckLine& line, Play&& play) {
    if (!line.is_sum()) return play(line.first).text();
    int moves = 0;
    std::map<std::string, int> ends;
    for (std::uint64_t x0 = line.first; x0 <= line.last; ++x0) {
        const CheckResult result = play(x0);
        moves += result.moves;
        ++ends[result.end];
    }
    std::string text = std::to_string(moves);
    for (const auto& [end, count] : ends)
        text += (end == ends.begin()->first ? " " : ", ") + end + " " + std::to_string(count);
    return text;
}

}  // namespace engawa::susanoo_examples
