// engawa games: the games, their options with values and sentences, their bots.
#include <iostream>

#include "cli/command.h"
#include "cli/json.h"
#include "words/words.h"

namespace engawa::cli {
namespace {

std::string sentence_key(const AnyGame& game, const OptionSpec& option) {
    return std::string{game.name()} + ".option." + std::string{option.name};
}

std::string values_of(const OptionSpec& option) {
    if (option.kind == OptionKind::Number) {
        return std::to_string(option.low) + " to " + std::to_string(option.high);
    }
    std::string values;
    for (const std::string_view value : option.values) {
        if (!values.empty()) values += ", ";
        values += value;
    }
    return values;
}

std::string level_words(const Words& words, Level level) {
    return words.say("table.level." + std::string{level_name(level)});
}

void print_game(const Words& words, const AnyGame& game) {
    const std::string name{game.name()};
    std::cout << name << "   " << words.say(name + ".name") << ": " << words.say(name + ".pitch")
              << "\n  rules version " << game.rules_version() << "\n  options\n";
    for (const OptionSpec& option : game.schema()) {
        std::cout << "    " << option.name << '=' << option.fallback << "   (" << values_of(option)
                  << ", " << option.rule.text() << ")\n      "
                  << words.say(sentence_key(game, option)) << '\n';
    }
    std::cout << "  bots\n";
    for (const Level level : game.levels()) {
        const std::string level_text{level_name(level)};
        std::cout << "    " << level_text << std::string(9 - level_text.size(), ' ')
                  << level_words(words, level) << '\n';
    }
    std::cout << "  A bot may have a budget: master:nodes=20000, master:time=1.5 (seconds).\n";
}

class InWords : public Speaker {
  public:
    std::string say(std::string_view key) const override { return words_.say(std::string{key}); }

  private:
    Words words_;
};

int print_json() {
    std::vector<const AnyGame*> listed;
    for (const AnyGame* game : all_games()) {
        if (game->listed()) listed.push_back(game);
    }
    const InWords words;
    print(wire_of(listed, &words));
    return kOk;
}

int list_games(bool as_json) {
    if (as_json) return print_json();
    const Words words;
    bool first = true;
    for (const AnyGame* game : all_games()) {
        if (!game->listed()) continue;
        if (!first) std::cout << '\n';
        first = false;
        print_game(words, *game);
    }
    return kOk;
}

}  // namespace

void add_games(const Command& app, Todo& todo) {
    const Command command = app.add_subcommand("games", "the games, their options and bots");
    const auto as_json = std::make_shared<bool>(false);
    command.add_flag("--json", *as_json, "print JSON, for other programs to read");
    command.callback([as_json, &todo] { todo = [as_json] { return list_games(*as_json); }; });
}

}  // namespace engawa::cli
