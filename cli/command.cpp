#include "cli/command.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <tuple>

#include "cards_io/cards_io.h"
#include "cli/memory.h"
#include "words/words.h"

namespace engawa::cli {
namespace {

void complain(const Error& error) {
    std::cout.flush();
    std::cerr << "engawa: " << error.text << " [" << error.code << "]\n";
}

std::string last_problem() { return std::strerror(errno); }

// "line 3, column 5: text" as ":3: text"
std::string syntax_mistake(const std::string& text) {
    const auto comma = text.find(", column ");
    const auto colon = text.find(": ");
    if (!text.starts_with("line ") || comma == std::string::npos || colon < comma) {
        return ":1: " + text;
    }
    return ":" + text.substr(5, comma - 5) + text.substr(colon);
}

CheckedCards checked_cards(const AnyGame& game, const std::string& path,
                           const Result<CardFile>& file) {
    if (!file) return {"", {path + syntax_mistake(file.error().text)}, {}};
    CheckedCards checked{file->json(), {}, {}};
    std::vector<std::tuple<int, std::string, bool>> found;
    for (const CardMistake& mistake : game.check_cards(file->json())) {
        const std::string where = mistake.path.empty() ? "" : CardFile::shown(mistake.path) + ": ";
        found.emplace_back(file->line_of(mistake.path), where + mistake.text, mistake.warning);
    }
    std::sort(found.begin(), found.end());
    for (const auto& [line, text, warning] : found) {
        std::string told = path;
        told.append(":").append(std::to_string(line)).append(warning ? ": warning: " : ": ");
        (warning ? checked.warnings : checked.mistakes).push_back(told.append(text));
    }
    return checked;
}

// A card set as keep_cards wrote it, or as people write one.
std::string cards_in(const std::string& path) {
    if (path.ends_with(".toml")) {
        const auto file = read_card_file(path);
        return file ? file->json() : "";
    }
    constexpr std::size_t kMost = std::size_t{4} << 20;  // a card file has at most one mebibyte
    std::ifstream file(path, std::ios::binary);
    std::string text(kMost, '\0');
    file.read(text.data(), static_cast<std::streamsize>(kMost));
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

}  // namespace

int refuse(const Error& error) {
    complain(error);
    return kBadInput;
}

int fail(const Error& error) {
    complain(error);
    return kFailed;
}

void add_game_arguments(const Command& app, GameArguments& arguments) {
    app.add_option("game", arguments.game, "the game, as `engawa games` names it")
        .required()
        .type_name("GAME");
    app.add_option("--option", arguments.options, "an option of the game, as `engawa games` lists")
        .type_name("NAME=VALUE")
        .expected(1)
        .take_all();
    app.add_option("--cards", arguments.cards, "cards of your own, for games that have cards")
        .type_name("FILE");
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

Result<ChosenGame> choose_game(std::string_view game, const std::string& cards) {
    const auto usual = find_game(game);
    if (!usual) return usual.error();
    ChosenGame chosen{*usual, {}, {}};
    if (cards.empty()) return chosen;
    if (!(*usual)->has_cards()) {
        return error("no_cards", std::string{game} + " is played without cards");
    }
    auto checked = check_card_file(**usual, cards);
    if (!checked) return checked.error();
    const std::size_t mistakes = checked->mistakes.size();
    if (mistakes > 0) {
        const std::string more = mistakes == 1 ? ""
                                               : "; 'engawa cards check " + std::string{game} +
                                                     " --cards " + cards + "' lists all " +
                                                     std::to_string(mistakes) + " mistakes";
        return error("bad_cards", checked->mistakes.front() + more);
    }
    auto own = (*usual)->with_cards(checked->json);
    if (!own) return own.error();
    chosen.own = std::move(own).value();
    chosen.game = chosen.own.get();
    chosen.cards = std::move(checked.value().json);
    return chosen;
}

Result<ChosenGame> choose_game_of(const Record& record, const std::string& path,
                                  const std::string& cards) {
    auto usual = choose_game(record.game, cards);
    if (!usual || !cards.empty() || record.cards.empty() || !usual->game->has_cards()) return usual;
    for (const std::string& file : kept_cards(record.game, record.cards, path)) {
        std::string json = cards_in(file);
        if (json.empty()) continue;
        auto own = usual->game->with_cards(json);
        if (!own || (*own)->cards_digest() != record.cards) continue;
        const AnyGame* game = own->get();
        return ChosenGame{game, std::move(own).value(), std::move(json)};
    }
    return usual;
}

Result<ChosenSetup> choose_setup(const GameArguments& arguments) {
    auto chosen = choose_game(arguments.game, arguments.cards);
    if (!chosen) return chosen.error();
    auto options = read_options(arguments.options);
    if (!options) return options.error();
    const auto seats = chosen->game->seats(*options);
    if (!seats) return seats.error();
    return ChosenSetup{std::move(chosen).value(), std::move(options).value()};
}

Result<CheckedCards> check_card_file(const AnyGame& game, const std::string& path) {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) {
        return error("no_file", "'" + path + "' is a folder, not a file of cards");
    }
    const auto file = read_card_file(path);
    if (!file && file.error().code == "no_such_file") {
        return error("no_file", "'" + path + "' cannot be read: " + last_problem());
    }
    return checked_cards(game, path, file);
}

CheckedCards check_card_text(const AnyGame& game, const std::string& path, std::string_view text) {
    return checked_cards(game, path, read_card_text(text));
}

Result<std::unique_ptr<Match>> open_match(const ChosenSetup& chosen, const std::string& position) {
    Setup setup;
    setup.options = with_seats_of(*chosen.game, chosen.options, position);
    setup.start = position;
    return chosen.game->open(setup);
}

Given with_seats_of(const AnyGame& game, const Given& options, const std::string& position) {
    constexpr std::string_view kSeats = "seats";
    const auto said = [&](const auto& option) { return option.first == kSeats; };
    if (position.empty() || std::any_of(options.begin(), options.end(), said)) return options;
    for (const OptionSpec& option : game.schema()) {
        if (option.name != kSeats) continue;
        for (const std::string_view value : option.values) {
            Setup setup;
            setup.options = options;
            setup.options.emplace_back(kSeats, value);
            setup.start = position;
            if (value != option.fallback && game.open(setup)) return setup.options;
        }
    }
    return options;
}

Result<Viewer> read_viewer(const Match& match, int number) {
    if (number == 0) return kWatcher;
    if (number < 0 || number > match.seats()) {
        return error("unknown_seat", "there is no seat " + std::to_string(number) +
                                         "; seats are 1 to " + std::to_string(match.seats()));
    }
    return Viewer{Seat{number - 1}};
}

Result<BotSpec> read_bot_of(const AnyGame& game, std::string_view text) {
    auto bot = read_bot(text);
    if (!bot) return bot.error();
    const auto levels = game.levels();
    if (std::find(levels.begin(), levels.end(), bot->level) != levels.end()) return bot;
    return error("bad_bot", std::string{game.name()} + " has no bot called " +
                                std::string{level_name(bot->level)});
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
    return problem_of(path, error(record.error().code, "'" + path + "': " + record.error().text));
}

Error problem_of(const std::string& path, const Error& error) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    if (!file || file.tellg() <= 0) return error;
    file.seekg(-1, std::ios::end);
    if (file.get() == '\n') return error;
    return {error.code, error.text + " (the file ends within a line: it was cut short)"};
}

std::string is_seat(const std::string& text) { return text == "0" ? "seats begin at 1" : ""; }
std::string is_something(const std::string& text) { return text.empty() ? "it is empty" : ""; }
std::string is_positive(const std::string& text) {
    return text == "0" || text.starts_with('-') ? "it is 1 or more" : "";
}
std::string is_count(const std::string& text) {
    return text.starts_with('-') ? "it is 0 or more" : "";
}

std::string seat_name(const Words& words, std::string_view game, Seat seat) {
    const std::string key = std::string{game} + ".seat." + std::to_string(seat.number());
    return words.has(key) ? words.say(key) : "seat " + std::to_string(seat.number());
}

}  // namespace engawa::cli
