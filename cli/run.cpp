#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <iostream>
#include <optional>

#include "cli/command.h"
#include "cli/input.h"
#include "cli/licenses.h"

namespace engawa::cli {
namespace {

constexpr const char* kShortHelp =
    R"(engawa: a table for Japanese-themed games

  engawa play              sit down: a menu of the games, then play
  engawa play paiko        straight to a game
  engawa games             the games, their options and bots
  engawa show paiko        draw a position
  engawa sim paiko --bots adept,random --games 100
                           let bots play each other
  engawa cards list eiyo   the cards of a game; their values are reconstructed

engawa --help lists all commands, engawa COMMAND --help explains one.
)";

void add_commands(const Command& app, Todo& todo) {
    add_play(app, todo);
    add_games(app, todo);
    add_show(app, todo);
    add_moves(app, todo);
    add_apply(app, todo);
    add_perft(app, todo);
    add_sim(app, todo);
    add_replay(app, todo);
    add_bot(app, todo);
    add_bench(app, todo);
    add_signature(app, todo);
    add_cards(app, todo);
}

// CLI11's sentences, without their line breaks.
std::string one_line(std::string text) {
    for (char& c : text) {
        if (c == '\n') c = ' ';
    }
    while (!text.empty() && (text.back() == ' ' || text.back() == '.')) text.pop_back();
    return text;
}

// A first word that is no command gets a better answer than CLI11's.
std::optional<Error> unknown_command(const CLI::App& app, int count, const char* const* arguments) {
    if (count < 2 || arguments[1][0] == '-') return {};
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands(nullptr))
        names.push_back(command->get_name());
    if (std::find(names.begin(), names.end(), arguments[1]) != names.end()) return {};
    std::string text = "there is no command " + engawa::quoted(arguments[1]);
    const std::vector<std::string> close = nearest(arguments[1], names, 1);
    text += close.empty() ? "; see --help" : "; did you mean " + close.front() + "?";
    return error("usage", text);
}

int read_and_do(int count, const char* const* arguments, AddCommand more) {
    CLI::App app{"A table for Japanese-themed games: play, simulate, study.", "engawa"};
    app.set_version_flag("--version", "engawa " ENGAWA_VERSION);
    bool licenses = false;
    app.add_flag("--licenses", licenses, "the licences of everything that is linked into it");
    app.require_subcommand(0, 1);
    Todo todo;
    add_commands(Command{app}, todo);
    if (more != nullptr) more(Command{app}, todo);
    if (const auto unknown = unknown_command(app, count, arguments)) return refuse(*unknown);
    try {
        app.parse(count, arguments);
    } catch (const CLI::ParseError& problem) {
        if (problem.get_exit_code() == 0) return app.exit(problem);  // --help, --version
        return refuse(error("usage", one_line(problem.what()) + "; see --help"));
    }
    if (todo) return todo();
    if (licenses) {
        print_licenses();
        return kOk;
    }
    std::cout << kShortHelp;
    return kOk;
}

}  // namespace

int run(int count, const char* const* arguments, AddCommand more) {
    try {
        const int code = read_and_do(count, arguments, more);
        if (std::cout.flush()) return code;
        return fail(error("io_error", "standard output cannot be written"));
    } catch (const std::exception& problem) {
        return fail(error("internal", std::string{"something went wrong: "} + problem.what()));
    }
}

}  // namespace engawa::cli
