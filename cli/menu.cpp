#include "cli/menu.h"

#include <iostream>

#include "cli/command.h"
#include "cli/input.h"

namespace engawa::cli {
namespace {

// The questions, one after the other. Each answers nothing if the person left.
class Menu {
  public:
    Menu(Console& console, Rng& random) : console_(console), random_(random) {}

    std::optional<Choice> ask() {
        console_.say("table.menu.welcome");
        Choice choice;
        const auto room = ask_game();
        if (!room) return {};
        choice.room = *room;
        auto options = ask_options(**room);
        if (!options) return {};
        choice.options = std::move(*options);
        auto chairs = ask_company(choice);
        if (!chairs) return {};
        choice.chairs = std::move(*chairs);
        console_.blank();
        return choice;
    }

  private:
    std::string word(const std::string& key) const { return console_.words().say(key); }

    // The index of one of the choices.
    std::optional<std::size_t> pick(const std::string& question,
                                    const std::vector<std::string>& choices, std::size_t usual) {
        console_.blank();
        console_.text(question);
        for (std::size_t i = 0; i < choices.size(); ++i) {
            console_.list("  " + std::to_string(i + 1), choices[i], 5);
        }
        const std::string fallback = std::to_string(usual + 1);
        for (;;) {
            const auto line = console_.ask("[" + fallback + "] ");
            if (!line || *line == "quit") return {};
            if (line->empty()) return usual;
            const long long number = number_of(*line);
            if (number >= 1 && number <= static_cast<long long>(choices.size())) {
                return static_cast<std::size_t>(number - 1);
            }
            console_.say("table.menu.bad",
                         {{"most", std::to_string(choices.size())}, {"fallback", fallback}});
        }
    }

    std::optional<const Room*> ask_game() {
        std::vector<const Room*> found;
        std::vector<std::string> names;
        for (const Room* room : rooms()) {
            if (!room->listed()) continue;
            const std::string key{room->name()};
            found.push_back(room);
            names.push_back(word(key + ".name") + ": " + word(key + ".pitch"));
        }
        const auto index = pick(word("table.menu.games"), names, 0);
        if (!index) return {};
        return found[*index];
    }

    std::optional<Given> ask_options(const Room& room) {
        Given given;
        for (const OptionSpec& option : room.schema()) {
            const auto value = ask_option(room, option);
            if (!value) return {};
            if (*value != option.fallback) given.emplace_back(std::string{option.name}, *value);
        }
        return given;
    }

    // Enter for the usual value, or a value typed out: the values are few or numbers.
    std::optional<std::string> ask_option(const Room& room, const OptionSpec& option) {
        const std::string name{option.name};
        console_.blank();
        console_.text(word(std::string{room.name()} + ".option." + name));
        std::string values;
        for (const std::string_view value : option.values) {
            values += (values.empty() ? "  " : ", ") + std::string{value};
        }
        std::cout << values << '\n';
        if (option.kind == OptionKind::Number) {
            console_.say("table.menu.number", {{"low", std::to_string(option.low)},
                                               {"high", std::to_string(option.high)}});
        }
        for (;;) {
            const auto line = console_.ask("[" + std::string{option.fallback} + "] ");
            if (!line || *line == "quit") return {};
            if (line->empty()) return std::string{option.fallback};
            const auto good = room.seats({{name, *line}});
            if (good) return *line;
            console_.say("table.menu.bad_value", {{"problem", good.error().text}});
        }
    }

    std::optional<std::vector<Chair>> ask_company(const Choice& choice) {
        const int seats = choice.room->seats(choice.options).value();
        std::vector<std::string> companies;
        for (const char* number : {"1", "2", "3"}) {
            companies.push_back(word(std::string{"table.menu.company."} + number));
        }
        const auto company = pick(word("table.menu.company"), companies, 0);
        if (!company) return {};
        std::vector<Chair> chairs(static_cast<unsigned>(seats));
        if (*company == 1) return chairs;
        if (*company == 2) return ask_bots(choice, std::move(chairs));
        const auto bot = ask_level(*choice.room, word("table.menu.level"));
        const auto seat = bot ? ask_seat(choice, seats) : std::nullopt;
        if (!seat) return {};
        for (int i = 0; i < seats; ++i) {
            chairs[static_cast<unsigned>(i)] = {static_cast<std::size_t>(i) == *seat, *bot};
        }
        return chairs;
    }

    std::optional<std::vector<Chair>> ask_bots(const Choice& choice, std::vector<Chair> chairs) {
        for (std::size_t i = 0; i < chairs.size(); ++i) {
            const std::string name =
                seat_name(console_.words(), choice.room->name(), Seat{static_cast<int>(i)});
            const auto bot = ask_level(
                *choice.room, console_.words().say("table.menu.level_of", {{"seat", name}}));
            if (!bot) return {};
            chairs[i] = {false, *bot};
        }
        return chairs;
    }

    std::optional<BotSpec> ask_level(const Room& room, const std::string& question) {
        std::vector<std::string> names;
        std::size_t usual = 0;
        for (const Level level : room.levels()) {
            const std::string name{level_name(level)};
            if (level == usual_bot(room).level) usual = names.size();
            names.push_back(name + ": " + word("table.level." + name));
        }
        const auto index = pick(question, names, usual);
        if (!index) return {};
        BotSpec bot;
        bot.level = room.levels()[*index];
        return bot;
    }

    std::optional<std::size_t> ask_seat(const Choice& choice, int seats) {
        std::vector<std::string> names;
        for (const Seat seat : SeatSet::first_seats(seats)) {
            names.push_back(seat_name(console_.words(), choice.room->name(), seat));
        }
        names.push_back(word("table.menu.surprise"));
        const auto index = pick(word("table.menu.seat"), names, 0);
        if (!index || *index < static_cast<std::size_t>(seats)) return index;
        return static_cast<std::size_t>(random_.below(seats));
    }

    Console& console_;
    Rng& random_;
};

}  // namespace

BotSpec usual_bot(const Room& room) {
    BotSpec bot;
    for (const Level level : room.levels()) {
        if (level == Level::Adept) bot.level = level;
    }
    return bot;
}

std::optional<Choice> ask_menu(Console& console, Rng& random) {
    return Menu{console, random}.ask();
}

}  // namespace engawa::cli
