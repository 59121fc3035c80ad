// engawa perft: the leaves of the move tree, alone on the last line.
#include <algorithm>
#include <iostream>

#include "cli/command.h"
#include "cli/json.h"

namespace engawa::cli {
namespace {

struct Arguments {
    GameArguments game;
    std::string position;
    int depth = 0;
    bool divide = false;
    bool json = false;
};

void print_count(const LeafCount& count, bool as_json, int depth) {
    if (!as_json) {
        for (const auto& [move, leaves] : count.parts) std::cout << move << ": " << leaves << '\n';
        std::cout << count.leaves << '\n';
        return;
    }
    Json json;
    json["depth"] = depth;
    json["leaves"] = count.leaves;
    if (!count.parts.empty()) json["divide"] = Json::object();
    for (const auto& [move, leaves] : count.parts) json["divide"][move] = leaves;
    print(json);
}

int perft_command(const Arguments& arguments) {
    constexpr int kDeepest = 64;
    const auto chosen = choose_setup(arguments.game);
    if (!chosen) return refuse(chosen.error());
    if (arguments.depth < 0 || arguments.depth > kDeepest) {
        return refuse(error("bad_number", "--depth is 0 to 64"));
    }
    auto count = chosen->game->count_leaves(chosen->options, arguments.position, arguments.depth,
                                            arguments.divide);
    if (!count) return refuse(count.error());
    auto& parts = count.value().parts;
    std::sort(parts.begin(), parts.end());  // by bytes; total order: moves are unique
    print_count(*count, arguments.json, arguments.depth);
    return kOk;
}

}  // namespace

void add_perft(const Command& app, Todo& todo) {
    const Command command = app.add_subcommand("perft", "count the leaves of the move tree");
    const auto arguments = std::make_shared<Arguments>();
    add_game_arguments(command, arguments->game);
    command.add_option("--position", arguments->position, "the start if left out")
        .check(is_something);
    command.add_option("--depth", arguments->depth, "how many moves deep")
        .required()
        .type_name("N");
    command.add_flag("--divide", arguments->divide, "the count by first move as well");
    command.add_flag("--json", arguments->json, "print JSON, for other programs to read");
    command.callback(
        [arguments, &todo] { todo = [arguments] { return perft_command(*arguments); }; });
}

}  // namespace engawa::cli
