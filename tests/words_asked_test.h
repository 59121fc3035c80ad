// What a game may say, and whether data/words/en has a sentence for it.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "engine/core/game.h"
#include "words/words.h"

namespace engawa {

using Names = std::set<std::string>;

// The arguments that came with a key.
struct Came {
    Names ever;
    Names always;
    bool at_all = false;
};
using Asked = std::map<std::string, Came>;

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

inline const Sentences& sentences() {
    static const Sentences all = sentences_of("en");
    return all;
}

// {who} and {count|tile|tiles}
inline Names placeholders(const std::string& sentence) {
    return matches(sentence, R"(\{(\w+)[|}])");
}

// The same without what stands in brackets, which is dropped where an argument is absent.
inline Names needed(const std::string& sentence) {
    static const std::regex optional(R"(\[[^\]]*\])");
    return placeholders(std::regex_replace(sentence, optional, ""));
}

inline void ask(Asked& asked, const std::string& key, const Arguments& arguments);

inline void ask(Asked& asked, const std::string& game, const Term& term) {
    switch (term.kind) {
        case Term::Kind::Seat: asked[game + ".seat." + std::to_string(term.value)]; break;
        case Term::Kind::Card:
            if (term.name.empty()) asked[game + ".card." + term.id];
            break;
        case Term::Kind::Place:  // may go by its id
            if (const std::string key = game + ".place." + term.id; sentences().contains(key)) {
                asked[key];
            }
            break;
        case Term::Kind::Word: asked[term.id]; break;
        case Term::Kind::Phrase: ask(asked, term.id, term.parts); break;
        case Term::Kind::List:
            for (const Argument& one : term.parts) ask(asked, game, one.term);
            break;
        default: break;
    }
}

inline void ask(Asked& asked, const std::string& key, const Arguments& arguments) {
    Names names;
    for (const auto& [name, term] : arguments) {
        names.insert(std::string{name});
        ask(asked, key.substr(0, key.find('.')), term);
    }
    Came& came = asked[key];
    if (!came.at_all) came.always = names;
    std::erase_if(came.always, [&](const std::string& name) { return !names.contains(name); });
    came.ever.insert(names.begin(), names.end());
    came.at_all = true;
}

inline void ask(Asked& asked, const Phrase& phrase) { ask(asked, phrase.key, phrase.arguments); }

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

// Rules that why_not can name, by the source itself: all that the game speaks of but for those of
// options.
template <class G>
void ask_rules(Asked& asked, const G& rules) {
    const std::string game{G::kName};
    Names ids;
    const auto room = source("engine/games/" + game);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(room)) {
        const std::string path = entry.path().string();
        const bool code = path.ends_with(".cpp") || path.ends_with(".h");
        if (!code || path.find("_test.") != std::string::npos) continue;
        if (path.find("/cards/") != std::string::npos) continue;
        ids.merge(matches(file_text(path), R"re(RuleId\{"([A-Z]+-\d+)"\})re"));
    }
    for (const OptionSpec& option : rules.schema()) ids.erase(std::string{option.rule.text()});
    const auto why = room / "rules" / "why.cpp";
    if (std::filesystem::exists(why)) {
        ids.merge(matches(file_text(why), R"re(RuleId\{"([A-Z]+-\d+)"\})re"));
    }
    EXPECT_FALSE(ids.empty()) << game;
    for (const std::string& id : ids) asked[game + ".rule." + id];
}

inline void expect_all(const Asked& asked) {
    for (const auto& [key, came] : asked) {
        const auto found = sentences().find(key);
        if (found == sentences().end()) {
            ADD_FAILURE() << "data/words/en has no " << key;
            continue;
        }
        Names said = placeholders(found->second);
        if (came.ever.contains("foe")) said.insert("foe");  // may be for pictures alone
        EXPECT_EQ(said, came.ever) << key << ": " << found->second;
        for (const std::string& name : needed(found->second)) {
            EXPECT_TRUE(came.always.contains(name))
                << key << " comes without " << name << ", which stands outside brackets";
        }
    }
}

// What the moves of random games would do.
template <class G, class Foresee>
void ask_foresight(Asked& asked, const G& game, const Given& given, Foresee&& foresee) {
    const auto options = *game.options(given);
    Rng rng{1};
    const auto buffer = std::make_unique<MoveBuffer<G>>();
    for (int i = 0; i < 20; ++i) {
        auto state = game.start(options);
        NoEvents silent;
        while (!game.to_act(state).empty()) {
            const Seat seat = seat_to_ask(game, state);
            buffer->list.clear();
            game.legal(state, seat, buffer->list);
            for (const auto move : buffer->list) {
                if (!seat.is_player()) break;
                const auto view = game.observe(state, seat);
                for (const Phrase& told : foresee(game, view, seat, move)) ask(asked, told);
            }
            game.apply(state, seat, buffer->list[rng.below(buffer->list.size())], silent);
        }
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
           key.starts_with(game + ".cards.") || key.starts_with(game + ".sim.");
}

constexpr std::string_view kSeveral = ".several";

inline void expect_nothing_else(const std::string& game, const Asked& asked) {
    for (const auto& [key, sentence] : sentences()) {
        if (!key.starts_with(game + '.') || is_told_by_table(game, key)) continue;
        const bool counts = key.ends_with(kSeveral);  // another key, where it comes several times
        EXPECT_TRUE(asked.contains(counts ? key.substr(0, key.size() - kSeveral.size()) : key))
            << key;
    }
}

}  // namespace engawa
