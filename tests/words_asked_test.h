// What a game may say, and whether data/words/en.json has a sentence for it.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "data/words/words.h"
#include "engine/core/game.h"

namespace engawa {

using Names = std::set<std::string>;
using Asked = std::map<std::string, Names>;  // keys with the names of their arguments

inline std::string file_text(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

inline std::filesystem::path source(const std::string& path) {
    return std::filesystem::path(ENGAWA_SOURCE_DIR) / path;
}

inline Names matches(const std::string& text, const std::string& pattern) {
    const std::regex regex(pattern);
    Names found;
    for (std::sregex_iterator at(text.begin(), text.end(), regex), end; at != end; ++at) {
        found.insert((*at)[1]);
    }
    return found;
}

inline const std::map<std::string, std::string>& sentences() {
    static const auto all = [] {
        const std::string_view text = words_json("en");
        const auto json = nlohmann::json::parse(text.begin(), text.end(), nullptr, false);
        return json.get<std::map<std::string, std::string>>();
    }();
    return all;
}

// {who} and {count|tile|tiles}
inline Names placeholders(const std::string& sentence) {
    return matches(sentence, R"(\{(\w+)[|}])");
}

inline void ask(Asked& asked, const Phrase& phrase) {
    Names& names = asked[phrase.key];
    for (const auto& [name, value] : phrase.arguments) {
        names.insert(name);
        if (value.starts_with('$')) asked[value.substr(1)];
    }
}

template <class G>
void ask_common(Asked& asked, const G& game, int seats, const Names& reasons) {
    const std::string name{G::kName};
    for (const char* word : {".name", ".pitch"}) asked[name + word];
    for (int seat = 1; seat <= seats; ++seat) asked[name + ".seat." + std::to_string(seat)];
    for (const OptionSpec& option : game.schema()) {
        asked[name + ".option." + std::string{option.name}];
    }
    for (const std::string& reason : reasons) asked[name + ".reason." + reason];
}

// Rules that why_not can name, by the source itself.
inline void ask_rules(Asked& asked, const std::string& game, const std::string& path) {
    const Names ids = matches(file_text(source(path)), R"re(RuleId\{"([A-Z]+-\d+)"\})re");
    EXPECT_FALSE(ids.empty()) << path;
    for (const std::string& id : ids) asked[game + ".rule." + id];
}

inline void expect_all(const Asked& asked) {
    for (const auto& [key, names] : asked) {
        const auto found = sentences().find(key);
        if (found == sentences().end()) {
            ADD_FAILURE() << "data/words/en.json has no " << key;
            continue;
        }
        EXPECT_EQ(placeholders(found->second), names) << key << ": " << found->second;
    }
}

inline Event event_of(int kind, std::initializer_list<int> numbers) {
    Event event;
    event.kind = static_cast<std::uint8_t>(kind);
    for (const int number : numbers) {
        event.numbers[event.count++] = static_cast<std::int16_t>(number);
    }
    return event;
}

// Help, topics, results, card lists and figures of a game, which the command looks up by itself.
inline bool is_told_by_table(const std::string& game, const std::string& key) {
    return key.starts_with(game + ".about.") || key.starts_with(game + ".play.") ||
           key.starts_with(game + ".cards.") || key.starts_with(game + ".foresee.") ||
           key.starts_with(game + ".sim.");
}

inline void expect_nothing_else(const std::string& game, const Asked& asked) {
    for (const auto& [key, sentence] : sentences()) {
        if (!key.starts_with(game + '.') || is_told_by_table(game, key)) continue;
        EXPECT_TRUE(asked.contains(key)) << key;
    }
}

}  // namespace engawa
