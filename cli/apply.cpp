// engawa apply: the position after some moves, as one line.
#include <iostream>

#include "cli/command.h"
#include "cli/json.h"

namespace engawa::cli {
namespace {

struct Arguments {
    GameArguments game;
    std::string position;
    std::vector<std::string> moves;
    bool json = false;
};

struct Step {
    Seat seat;
    std::string text;
};

// N:MOVE names its seat; without it the first seat in turn order that the table waits for is meant.
Step read_step(const Match& match, const std::string& text) {
    if (text.size() > 2 && text[1] == ':' && text[0] >= '1' && text[0] <= '5') {
        return {Seat{text[0] - '1'}, text.substr(2)};
    }
    return {match.over() ? Seat{0} : match.standing().to_ask, text};
}

// An outcome of chance is no move that anybody may choose, but it can be read from a record.
Result<std::unique_ptr<Match>> after_chance(const ChosenSetup& chosen, const Match& match,
                                            const std::string& text) {
    for (const Outcome& outcome : match.secret_outcomes().reveal()) {
        if (outcome.text != text) continue;
        Record record = match.secret_record().reveal();
        record.lines.push_back(text);
        return chosen.game->replay(record);
    }
    return error("illegal_move", "'" + text + "' is not an outcome of chance here");
}

Result<std::unique_ptr<Match>> play_all(const ChosenSetup& chosen, std::unique_ptr<Match> match,
                                        const std::vector<std::string>& moves) {
    for (const std::string& text : moves) {
        const Step step = read_step(*match, text);
        if (step.seat == kChance) {
            auto next = after_chance(chosen, *match, step.text);
            if (!next) return next.error();
            match = std::move(next).value();
            continue;
        }
        const auto played = match->play(step.seat, step.text);
        if (!played) return played.error();
    }
    return match;
}

int apply(const Arguments& arguments) {
    const auto chosen = choose_setup(arguments.game);
    if (!chosen) return refuse(chosen.error());
    auto start = open_match(*chosen, arguments.position);
    if (!start) return refuse(start.error());
    const auto match = play_all(*chosen, std::move(start).value(), arguments.moves);
    if (!match) return refuse(match.error());
    if (!arguments.json) {
        std::cout << (*match)->secret_position().reveal() << '\n';
        return kOk;
    }
    Json json = json_of(view_message(*chosen->game, **match, kWatcher, {}));
    json["position"] = (*match)->secret_position().reveal();
    print(json);
    return kOk;
}

}  // namespace

void add_apply(const Command& app, Todo& todo) {
    const Command command = app.add_subcommand("apply", "the position after some moves");
    const auto arguments = std::make_shared<Arguments>();
    add_game_arguments(command, arguments->game);
    command.add_option("--position", arguments->position, "the start if left out")
        .check(is_something);
    command.add_option("--move", arguments->moves, "the moves in order; N:MOVE names a seat")
        .type_name("TEXT")
        .required()
        .expected(1, -1)
        .take_all();
    command.add_flag("--json", arguments->json, "print JSON, for other programs to read");
    command.callback([arguments, &todo] { todo = [arguments] { return apply(*arguments); }; });
}

}  // namespace engawa::cli
