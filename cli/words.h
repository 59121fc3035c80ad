// The words for people, from data/words/LANGUAGE.json.
//
// The file maps keys to sentences. {name} in a sentence is an argument, {name|one|many} a word that
// depends on its number. An argument that begins with '$' is itself a key.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/match/match.h"

namespace engawa::cli {

using Fillers = std::vector<std::pair<std::string, std::string>>;

class Words {
  public:
    explicit Words(std::string_view language = "en");

    bool has(std::string_view key) const { return sentences_.contains(key); }
    // A key that is missing comes back as it is: words are never a reason to stop.
    std::string say(std::string_view key, const Fillers& arguments = {}) const;
    std::string say(const Phrase& phrase) const { return say(phrase.key, phrase.arguments); }
    // Several phrases as one paragraph. Neighbours that differ in one argument become one sentence:
    // "White picks Sai, Sword and Bow."
    std::string tell(const std::vector<Phrase>& phrases) const;
    // All keys that begin with this, in order.
    std::vector<std::string> keys(std::string_view prefix) const;

  private:
    std::string value(const std::string& argument) const;

    std::map<std::string, std::string, std::less<>> sentences_;
};

// Lines of at most `width` columns, broken at blanks; later lines are indented.
std::string wrapped(std::string_view text, int width, int indent);

// How many columns a UTF-8 text takes, all its characters being one column wide.
int columns(std::string_view utf8);

}  // namespace engawa::cli
