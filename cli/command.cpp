#include "cli/command.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>

#include "cli/words.h"

namespace engawa::cli {
namespace {

void complain(const Error& error) {
    std::cout.flush();
    std::cerr << "engawa: " << error.text << " [" << error.code << "]\n";
}

std::string last_problem() { return std::strerror(errno); }

}  // namespace

int refuse(const Error& error) {
    complain(error);
    return kBadInput;
}

int fail(const Error& error) {
    complain(error);
    return kFailed;
}

void add_game_arguments(CLI::App& app, GameArguments& arguments) {
    app.add_option("game", arguments.game, "the game, as `engawa games` names it")
        ->required()
        ->type_name("GAME");
    app.add_option("--option", arguments.options, "an option of the game, as `engawa games` lists")
        ->type_name("NAME=VALUE")
        ->expected(1)
        ->take_all();
    app.add_option("--cards", arguments.cards, "cards of your own, for games that have cards")
        ->type_name("FILE");
}

Result<Given> read_options(const std::vector<std::string>& texts) {
    Given given;
    for (const std::string& text : texts) {
        const auto equals = text.find('=');
        if (equals == std::string::npos || equals == 0) {
            return error("bad_option", "an option is written name=value, not '" + text + "'");
        }
        given.emplace_back(text.substr(0, equals), text.substr(equals + 1));
    }
    return given;
}

Result<ChosenGame> choose_game(const GameArguments& arguments) {
    const auto room = find_room(arguments.game);
    if (!room) return room.error();
    if (!arguments.cards.empty()) {
        return error("no_cards", arguments.game + " is played without cards");
    }
    auto options = read_options(arguments.options);
    if (!options) return options.error();
    const auto seats = (*room)->seats(*options);
    if (!seats) return seats.error();
    return ChosenGame{*room, std::move(options).value()};
}

Result<std::unique_ptr<Match>> open_match(const ChosenGame& chosen, const std::string& position) {
    Setup setup;
    setup.options = chosen.options;
    setup.start = position;
    return chosen.room->open(setup);
}

Result<Viewer> read_viewer(const Match& match, int number) {
    if (number == 0) return kWatcher;
    if (number < 0 || number > match.seats()) {
        return error("unknown_seat", "there is no seat " + std::to_string(number) +
                                         "; seats are 1 to " + std::to_string(match.seats()));
    }
    return Viewer{Seat{number - 1}};
}

// Reads no more than a record may be long, whatever the file is.
Result<Record> load_record(const std::string& path) {
    constexpr std::size_t kMost = (std::size_t{4} << 20) + 1;
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::string text(kMost, '\0');
    file.read(text.data(), static_cast<std::streamsize>(kMost));
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (text.empty()) {
        const std::string problem = errno != 0 ? last_problem() : "it is empty";
        return error("no_file", "'" + path + "' cannot be read: " + problem);
    }
    auto record = read_record(text);
    if (record) return record;
    return error(record.error().code, "'" + path + "': " + record.error().text);
}

Result<int> save_text(const std::string& path, std::string_view text) {
    errno = 0;
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (file) return 0;
    return error("io_error", "'" + path + "' cannot be written: " + last_problem());
}

std::string seat_name(const Words& words, std::string_view game, Seat seat) {
    const std::string key = std::string{game} + ".seat." + std::to_string(seat.number());
    return words.has(key) ? words.say(key) : "seat " + std::to_string(seat.number());
}

}  // namespace engawa::cli
