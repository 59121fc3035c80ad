// engawa show: a position drawn as text, or the view of a seat as JSON.
#include <iostream>

#include "cli/command.h"
#include "cli/json.h"
#include "cli/sight.h"
#include "cli/terminal.h"

namespace engawa::cli {
namespace {

struct Arguments {
    GameArguments game;
    std::string position;
    std::string record;
    int seat = 0;
    bool json = false;
    int columns = 0;
    PictureWish wish;
};

struct Shown {
    ChosenGame chosen;
    Given options;
    std::unique_ptr<Match> match;
};

Result<Shown> from_record(const ChosenSetup& chosen, const std::string& path) {
    const auto record = load_record(path);
    if (!record) return record.error();
    if (record->game != chosen.game->name()) {
        return error("wrong_game", "'" + path + "' is a record of " + record->game);
    }
    const auto recorded = choose_game_of(*record, path, "");
    if (!recorded) return recorded.error();
    const ChosenGame& played = chosen.cards.empty() ? *recorded : chosen;
    auto match = played.game->replay(*record);
    if (!match) return match.error();
    return Shown{played, record->options, std::move(match).value()};
}

Result<Shown> shown(const Arguments& arguments) {
    auto chosen = choose_setup(arguments.game);
    if (!chosen) return chosen.error();
    if (!arguments.record.empty() && !arguments.game.options.empty()) {
        return error("usage", "a record has its options already: leave out --option");
    }
    if (!arguments.record.empty()) return from_record(*chosen, arguments.record);
    auto match = open_match(*chosen, arguments.position);
    if (!match) return match.error();
    return Shown{*chosen, chosen->options, std::move(match).value()};
}

void print_picture(const Arguments& arguments, const Shown& shown, Viewer viewer) {
    const Terminal terminal = this_terminal();
    PictureWish wish = arguments.wish;
    wish.ascii = wish.ascii || !terminal.unicode;
    wish.columns = arguments.columns > 0 ? arguments.columns : terminal.columns;
    wish.rows = arguments.columns > 0 ? 99 : terminal.rows;
    const Seen seen = seen_by(*shown.chosen.game, *shown.match, viewer);
    const Picture picture = draw_board(seen, wish);
    // A game without a picture of its own is drawn as its view.
    if (picture.lines.size() > 1) std::cout << painted(terminal, picture);
    std::cout << seen.view << '\n';
}

int show(const Arguments& arguments) {
    const auto found = shown(arguments);
    if (!found) return refuse(found.error());
    const auto viewer = read_viewer(*found->match, arguments.seat);
    if (!viewer) return refuse(viewer.error());
    if (arguments.json) {
        print(view_message(*found->chosen.game, *found->match, *viewer, {true, true, true}));
    } else {
        print_picture(arguments, *found, *viewer);
    }
    return kOk;
}

}  // namespace

void add_show(const Command& app, Todo& todo) {
    const Command command = app.add_subcommand("show", "draw a position as text");
    const auto arguments = std::make_shared<Arguments>();
    add_game_arguments(command, arguments->game);
    const Argument position =
        command.add_option("--position", arguments->position, "the start if left out")
            .check(is_something);
    command.add_option("--record", arguments->record, "the end of this record")
        .type_name("FILE")
        .excludes(position);
    command.add_option("--seat", arguments->seat, "as this seat sees it; a watcher if left out")
        .type_name("N")
        .check(is_seat);
    command.add_flag("--threat", arguments->wish.threat, "with the map of threat");
    command.add_flag("--cover", arguments->wish.cover, "with the map of cover");
    command.add_flag("--ascii", arguments->wish.ascii,
                     "draw with plain ASCII, for terminals without Unicode");
    command.add_option("--columns", arguments->columns, "drawn for this width of a screen")
        .type_name("N")
        .check(is_positive);
    command.add_flag("--json", arguments->json,
                     "print the view as JSON, for other programs to read");
    command.callback([arguments, &todo] { todo = [arguments] { return show(*arguments); }; });
}

}  // namespace engawa::cli
