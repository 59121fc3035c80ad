// Card files: TOML in, JSON text for a game's card reader out, with the line of everything.
//
// Knows no game and checks nothing but the syntax. A game's reader names the path of a mistake
// ("weapon[3].copies"); line_of turns it into a line of the file.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace engawa {

class CardFile {
  public:
    const std::string& json() const { return json_; }

    // The line of the entry with this path, or of the nearest one around it; 1 if there is none.
    int line_of(std::string_view path) const;

    // The path as it can be shown, whatever the names in the file are.
    static std::string shown(std::string_view path);

  private:
    friend Result<CardFile> read_card_text(std::string_view toml);

    std::string json_;
    std::map<std::string, int, std::less<>> lines_;  // by path
};

// Code: bad_cards, with the line and column of the mistake.
Result<CardFile> read_card_text(std::string_view toml);
// The same for a file. Code also: no_such_file.
Result<CardFile> read_card_file(const std::string& path);

}  // namespace engawa
