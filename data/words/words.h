// The words for people, built into the binary from data/words/LANGUAGE/NAME.json. What is for the
// page alone (page.json) is left out. Parsing them is the caller's business.
#pragma once

#include <span>
#include <string_view>

namespace engawa {

struct WordsFile {
    std::string_view language;  // "en"
    std::string_view name;      // "table", or of a game
    std::string_view text;
};

std::span<const WordsFile> words_files();

}  // namespace engawa
