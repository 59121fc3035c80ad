// engawa moves: the legal moves or chance outcomes, one on a line, and nothing else.
#include <algorithm>
#include <iostream>

#include "cli/command.h"
#include "cli/json.h"

namespace engawa::cli {
namespace {

struct Arguments {
    GameArguments game;
    std::string position;
    int seat = 0;
    bool reveal = false;
    bool json = false;
};

// Where several seats may act and none was named, every move says whose it is.
std::vector<std::string> listed(const Match& match, int number) {
    std::vector<std::string> lines;
    const auto add = [&](Seat seat, const std::string& prefix) {
        for (const std::string& move : match.seen_by(seat)->legal(false))
            lines.push_back(prefix + move);
    };
    const SeatSet acting = match.to_act();
    if (number != 0) {
        add(Seat{number - 1}, "");
    } else if (acting.contains(kChance)) {
        for (const Outcome& outcome : match.secret_outcomes().reveal())
            lines.push_back(outcome.text);
    } else {
        for (const Seat seat : acting) {
            add(seat, acting.size() > 1 ? std::to_string(seat.number()) + ":" : "");
        }
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

// What chance can bring, and how likely it is, tells what the others hold.
bool outcomes_are_secret(const Match& match) {
    return match.has_secrets() && match.to_act().contains(kChance);
}

void print_json(const Match& match, const std::vector<std::string>& lines, bool weights) {
    const Wire message = wire_of_moves(match.to_act(), lines);
    if (!weights || !match.to_act().contains(kChance)) {
        print(message);
    } else {
        Json json = json_of(message);
        json["weights"] = Json::object();
        for (const Outcome& outcome : match.secret_outcomes().reveal()) {
            json["weights"][outcome.text] = outcome.weight;
        }
        print(json);
    }
}

int moves(const Arguments& arguments) {
    const auto chosen = choose_setup(arguments.game);
    if (!chosen) return refuse(chosen.error());
    const auto match = open_match(*chosen, arguments.position);
    if (!match) return refuse(match.error());
    const auto viewer = read_viewer(**match, arguments.seat);
    if (!viewer) return refuse(viewer.error());
    const bool all = arguments.seat == 0;
    if (all && !arguments.reveal && outcomes_are_secret(**match)) {
        return refuse(error("secret_outcomes",
                            "it is chance's turn, and what may come tells what the players hold; "
                            "add --reveal if you want that"));
    }
    const std::vector<std::string> lines = listed(**match, arguments.seat);
    if (arguments.json) {
        print_json(**match, lines, all);
    } else {
        for (const std::string& line : lines) std::cout << line << '\n';
    }
    return kOk;
}

}  // namespace

void add_moves(const Command& app, Todo& todo) {
    const Command command = app.add_subcommand("moves", "the legal moves, one on a line");
    const auto arguments = std::make_shared<Arguments>();
    add_game_arguments(command, arguments->game);
    command.add_option("--position", arguments->position, "the start if left out")
        .check(is_something);
    command.add_option("--seat", arguments->seat, "of this seat; of all to act if left out")
        .type_name("N")
        .check(is_seat);
    command.add_flag("--reveal", arguments->reveal,
                     "outcomes of chance too, where they tell what the players hold");
    command.add_flag("--json", arguments->json, "for programs; chance outcomes with weights");
    command.callback([arguments, &todo] { todo = [arguments] { return moves(*arguments); }; });
}

}  // namespace engawa::cli
