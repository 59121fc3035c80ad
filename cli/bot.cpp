// engawa bot: a bot as a process (docs/bot-protocol.md).
#include <iostream>

#include "cli/bot_session.h"
#include "cli/command.h"

namespace engawa::cli {
namespace {

int bot(const GameArguments& arguments) {
    const auto chosen = choose_setup(arguments);
    if (!chosen) return refuse(chosen.error());
    BotSession session(*chosen->game, chosen->options, std::cout);
    session.run(std::cin);
    return kOk;
}

}  // namespace

void add_bot(const Command& app, Todo& todo) {
    const Command command = app.add_subcommand("bot", "a bot as a process, spoken to line by line");
    const auto arguments = std::make_shared<GameArguments>();
    add_game_arguments(command, *arguments);
    command.footer(
        "Commands: position TEXT | view SEAT TEXT | go [nodes N | movetime MS] | stop | isready |\n"
        "level NAME | option NAME=VALUE | seed N | quit. docs/bot-protocol.md tells the rest.");
    command.callback([arguments, &todo] { todo = [arguments] { return bot(*arguments); }; });
}

}  // namespace engawa::cli
