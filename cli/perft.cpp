// engawa perft: the leaves of the move tree, alone on the last line.
#include "engine/study/perft.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>

#include "cli/command.h"
#include "cli/json.h"
#include "engine/match/games.h"
#include "engine/match/has_cards.h"

namespace engawa::cli {
namespace {

struct Arguments {
    GameArguments game;
    std::string position;
    int depth = 0;
    bool divide = false;
    bool json = false;
};

struct Count {
    std::uint64_t leaves = 0;
    std::vector<std::pair<std::string, std::uint64_t>> parts;  // by first move, sorted by bytes
};

template <Game G>
Result<typename G::State> read_state(const G& game, const Given& given,
                                     const std::string& position) {
    const auto options = game.options(given);
    if (!options) return options.error();
    if (position.empty()) return game.start(*options);
    return game.read(*options, position);
}

template <Game G>
Count count(const G& game, const typename G::State& state, int depth, bool divide) {
    Count count;
    Perft<G> perft{game, depth};
    if (!divide || depth == 0) {
        count.leaves = perft.count(state, depth);
        return count;
    }
    const bool several = game.to_act(state).size() > 1;
    for (const auto& part : perft.divide(state, depth)) {
        const std::string seat = several ? std::to_string(part.seat.number()) + ":" : "";
        count.parts.emplace_back(seat + game.write_move(state, part.seat, part.move), part.leaves);
        count.leaves += part.leaves;
    }
    std::sort(count.parts.begin(), count.parts.end());
    return count;
}

void print_count(const Count& count, bool as_json, int depth) {
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

template <Game G>
int perft_of(const G& game, const ChosenSetup& chosen, const Arguments& arguments) {
    const auto state = read_state(game, chosen.options, arguments.position);
    if (!state) return refuse(state.error());
    print_count(count(game, *state, arguments.depth, arguments.divide), arguments.json,
                arguments.depth);
    return kOk;
}

int perft_command(const Arguments& arguments) {
    constexpr int kDeepest = 64;
    const auto chosen = choose_setup(arguments.game);
    if (!chosen) return refuse(chosen.error());
    if (arguments.depth < 0 || arguments.depth > kDeepest) {
        return refuse(error("bad_number", "--depth is 0 to 64"));
    }
    int code = kOk;
    with_game(chosen->game->name(), [&](const auto& entry) {
        using G = std::remove_cvref_t<decltype(entry.game)>;
        if constexpr (HasCards<G>) {
            if (!chosen->cards.empty()) {
                code = perft_of(G{G::read_cards(chosen->cards).cards}, *chosen, arguments);
                return;
            }
        }
        code = perft_of(entry.game, *chosen, arguments);
    });
    return code;
}

}  // namespace

void add_perft(CLI::App& app, Todo& todo) {
    CLI::App* command = app.add_subcommand("perft", "count the leaves of the move tree");
    const auto arguments = std::make_shared<Arguments>();
    add_game_arguments(*command, arguments->game);
    command->add_option("--position", arguments->position, "the start if left out");
    command->add_option("--depth", arguments->depth, "how many moves deep")
        ->required()
        ->type_name("N");
    command->add_flag("--divide", arguments->divide, "the count by first move as well");
    command->add_flag("--json", arguments->json, "print JSON, for other programs to read");
    command->callback(
        [arguments, &todo] { todo = [arguments] { return perft_command(*arguments); }; });
}

}  // namespace engawa::cli
