// Card files with mistakes in them, for the tests of every game's cards.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "cards_io/cards_io.h"
#include "engine/core/card_mistake.h"

namespace engawa {

inline std::string text_of(const std::string& path) {
    std::ifstream in(path);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

// The text with the first occurrence of `from` behind `after` replaced.
inline std::string changed(std::string text, const std::string& after, const std::string& from,
                           const std::string& to) {
    const auto start = text.find(after);
    EXPECT_NE(start, std::string::npos) << after;
    const auto at = text.find(from, start);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

// "LINE: what" for each mistake that a game's reader of cards finds, with '?' in front of a
// warning.
template <class ReadCards>
std::vector<std::string> mistakes_in(const std::string& toml, ReadCards read_cards) {
    const auto file = read_card_text(toml);
    if (!file) return {file.error().code + " " + file.error().text};
    std::vector<std::string> lines;
    for (const CardMistake& mistake : read_cards(file->json()).mistakes) {
        lines.push_back((mistake.warning ? "?" : "") + std::to_string(file->line_of(mistake.path)) +
                        ": " + mistake.text);
    }
    return lines;
}

}  // namespace engawa
