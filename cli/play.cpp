// engawa play: a table in the terminal, by menu or by arguments.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <optional>
#include <random>
#include <set>

#include "cli/command.h"
#include "cli/input.h"
#include "cli/memory.h"
#include "cli/menu.h"
#include "cli/table.h"

namespace engawa::cli {
namespace {

struct Arguments {
    std::string game;
    std::vector<std::string> options;
    std::string cards;
    std::vector<std::string> seats;
    std::string seed;
    std::string position;
    std::string resume;
    std::string carried;
    bool practice = false;
    bool reveal = false;
    bool ascii = false;
};

using Seed = std::optional<std::uint64_t>;

Result<Seed> read_seed(const std::string& text) {
    if (text.empty()) return Seed{};
    const long long seed = number_of(text);
    if (seed >= 0) return Seed{static_cast<std::uint64_t>(seed)};
    return error("bad_number",
                 "a seed is a number of at most 15 digits, not " + engawa::quoted(text));
}

// 256 bits, so that nobody finds the key of a table by trying.
ChanceKey new_key() {
    ChanceKey key{};
    if (getentropy(key.data(), key.size()) != 0) {
        std::cerr << "engawa: the system gives no random bytes\n";
        std::abort();
    }
    return key;
}

std::string today() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm local{};
    localtime_r(&now, &local);
    char text[16];
    std::strftime(text, sizeof text, "%Y-%m-%d", &local);
    return text;
}

Result<Chair> read_chair(const AnyGame& game, const std::string& text) {
    if (text == "human") return Chair{};
    const auto bot = read_bot_of(game, text);
    if (!bot) return error("bad_bot", bot.error().text + "; or human");
    return Chair::of_bot(*bot);
}

// --seat N=WHO over the chairs that are there already.
Result<Done> seat_people(const AnyGame& game, const std::vector<std::string>& texts,
                         std::vector<Chair>& chairs) {
    std::set<long long> given;
    for (const std::string& text : texts) {
        const auto equals = text.find('=');
        const long long number = number_of(text.substr(0, equals));
        if (equals == std::string::npos || number < 1 ||
            number > static_cast<long long>(chairs.size())) {
            return error("bad_seat", "--seat is N=human or N=BOT with N from 1 to " +
                                         std::to_string(chairs.size()) + ", not " +
                                         engawa::quoted(text));
        }
        const auto chair = read_chair(game, text.substr(equals + 1));
        if (!chair) return chair.error();
        if (!given.insert(number).second) {
            return error("bad_seat", "seat " + std::to_string(number) + " is given twice");
        }
        chairs[number - 1] = *chair;
    }
    return kDone;
}

// You on the first seat, bots on the others.
std::vector<Chair> usual_chairs(const AnyGame& game, int seats) {
    std::vector<Chair> chairs(static_cast<unsigned>(seats), Chair::of_bot(usual_bot(game)));
    chairs.front() = Chair{};
    return chairs;
}

// One among bots is asked only with something to play, in games that have orders.
UsualOrders usual_orders(const AnyGame& game) {
    return {Orders{}, manners_of(game.rules()).orders ? Orders::alone() : Orders{}};
}

Luck luck_of(Seed seed) {
    Luck luck = Luck::plain(new_key());
    luck.seed = seed;
    return luck;
}

// A new game, or one that was carried here as a line of text.
Result<Setup> beginning(const Arguments& arguments, const AnyGame& game, const Given& options) {
    if (arguments.carried.empty()) {
        Setup setup;
        setup.options = options;
        setup.start = arguments.position;
        return setup;
    }
    std::ifstream file(arguments.carried, std::ios::binary);
    if (!file) return error("no_file", "'" + arguments.carried + "' cannot be read");
    std::string line;  // empty for an empty file, which is a bad save like any other
    if (read_line(file, line) == LineRead::TooLong) line.clear();
    return game.carried(trimmed(line));
}

Result<TableSetup> new_table(const Arguments& arguments, Choice choice, Seed seed) {
    auto begun = beginning(arguments, *choice.game, choice.options);
    if (!begun) return begun.error();
    Setup& setup = begun.value();
    setup.tags.emplace_back("Date", today());
    auto host =
        Host::open(*choice.game, {setup.options, setup.start, arguments.practice, setup.tags,
                                  choice.chairs, luck_of(seed), usual_orders(*choice.game)});
    if (!host) return host.error();
    TableSetup table;
    table.game = choice.game;
    table.own_game = choice.own_game;
    table.cards = std::move(choice.cards);
    table.host = std::make_unique<Host>(std::move(host).value());
    table.date = today();
    if (table.host->match().head().lasting)
        table.file = new_record(choice.game->name(), table.date);
    table.kept = table.file;
    return table;
}

// What the saved or carried game has decided already would be ignored if it were given again.
Result<Done> nothing_ignored(const Arguments& arguments) {
    const bool resumes = !arguments.resume.empty();
    if (!resumes && arguments.carried.empty()) return kDone;
    const std::string leave_out = resumes
                                      ? "--resume goes on with a game as it was saved: leave out "
                                      : "--import goes on as it was exported: leave out ";
    if (!arguments.options.empty()) return error("usage", leave_out + "--option");
    if (resumes && arguments.practice) return error("usage", leave_out + "--practice");
    if (resumes && !arguments.carried.empty()) return error("usage", leave_out + "--import");
    return kDone;
}

Result<TableSetup> from_arguments(const Arguments& arguments, Seed seed) {
    const auto fitting = nothing_ignored(arguments);
    if (!fitting) return fitting.error();
    const auto chosen = choose_setup({arguments.game, arguments.options, arguments.cards});
    if (!chosen) return chosen.error();
    const Given options = with_seats_of(*chosen->game, chosen->options, arguments.position);
    Choice choice{chosen->game, options, {}, chosen->own, chosen->cards, {}};
    choice.chairs = usual_chairs(*chosen->game, *chosen->game->seats(options));
    const auto seated = seat_people(*chosen->game, arguments.seats, choice.chairs);
    if (!seated) return seated.error();
    return new_table(arguments, std::move(choice), seed);
}

// Does a person sit down where none sat, while there is something to be seen?
bool takes_a_seat(const Host& host, const std::vector<Chair>& now) {
    if (!host.match().has_secrets() || host.match().over()) return false;
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (now[i].is_person() && host.chair(Seat{static_cast<int>(i)}).is_bot()) return true;
    }
    return false;
}

// As they sat, but for what --seat says; whoever had left is back.
Result<Done> sit_again(const Arguments& arguments, const AnyGame& game, Host& host) {
    std::vector<Chair> chairs;
    for (const Seat seat : SeatSet::first_seats(host.match().seats())) {
        const Chair& chair = host.chair(seat);
        chairs.push_back(chair.who == Chair::Who::Nobody ? Chair::person() : chair);
    }
    const auto seated = seat_people(game, arguments.seats, chairs);
    if (!seated) return seated.error();
    if (!arguments.reveal && takes_a_seat(host, chairs)) {
        return error("other_seat",
                     "somebody else sat there, and whoever takes the seat sees its cards; add "
                     "--reveal if you want that");
    }
    for (const Seat seat : SeatSet::first_seats(host.match().seats())) {
        const Chair& chair = chairs[seat.index()];
        if (write_chair(chair) == write_chair(host.chair(seat))) continue;
        if (const auto sat = host.sit(seat, chair); !sat) return sat.error();
    }
    return kDone;
}

Result<TableSetup> resumed(const Arguments& arguments, Seed seed) {
    const auto fitting = nothing_ignored(arguments);
    if (!fitting) return fitting.error();
    const auto record = load_record(arguments.resume);
    if (!record) return record.error();
    if (!arguments.game.empty() && arguments.game != record->game) {
        return error("wrong_game", "'" + arguments.resume + "' is a record of " + record->game);
    }
    const auto chosen = choose_game_of(*record, arguments.resume, arguments.cards);
    if (!chosen) return chosen.error();
    if (public_seed(*record) && seed) {
        return error("usage", "the saved game has a seed of its own: leave out --seed");
    }
    const AnyGame& game = *chosen->game;
    auto host = Host::resume(game, {write_record(*record), load_beside(arguments.resume)},
                             luck_of(seed), usual_orders(game));
    if (!host) return problem_of(arguments.resume, host.error());
    const auto seated = sit_again(arguments, game, host.value());
    if (!seated) return seated.error();
    TableSetup table;
    table.game = &game;
    table.own_game = chosen->own;
    table.cards = chosen->cards;
    table.host = std::make_unique<Host>(std::move(host).value());
    table.file = arguments.resume;
    table.kept = arguments.resume;
    return table;
}

// What needs a game to be named.
bool asks_for_menu(const Arguments& arguments) {
    return arguments.game.empty() && arguments.resume.empty();
}

int sit_down(Result<TableSetup> table, const Arguments& arguments, Console& console) {
    if (!table) return refuse(table.error());
    PictureWish& wish = table.value().wish;
    wish.ascii = arguments.ascii || !console.terminal().unicode;
    wish.columns = console.terminal().columns;
    wish.rows = console.terminal().rows;
    return Table{std::move(table).value(), console}.run();
}

// A game that cannot be gone on with is named and left alone, and another one can be chosen.
int play_by_menu(const Arguments& arguments, Seed seed, Console& console) {
    Rng random{seed.value_or(std::random_device{}())};
    std::set<std::string> damaged;
    for (;;) {
        auto choice = ask_menu(console, random, damaged);
        if (!choice) {
            console.say("table.menu.left");
            return kOk;
        }
        if (choice->resume.empty()) {
            return sit_down(new_table(arguments, std::move(*choice), seed), arguments, console);
        }
        Arguments again = arguments;
        again.resume = choice->resume;
        auto table = resumed(again, seed);
        if (table) return sit_down(std::move(table), again, console);
        tell_damaged(console, choice->resume, table.error());
        damaged.insert(choice->resume);
    }
}

int play(const Arguments& arguments) {
    const auto seed = read_seed(arguments.seed);
    if (!seed) return refuse(seed.error());
    const Words words;
    Console console(words, this_terminal());
    if (!arguments.resume.empty()) return sit_down(resumed(arguments, *seed), arguments, console);
    if (!asks_for_menu(arguments)) {
        return sit_down(from_arguments(arguments, *seed), arguments, console);
    }
    if (!arguments.options.empty() || !arguments.seats.empty() || !arguments.position.empty() ||
        !arguments.cards.empty() || !arguments.carried.empty()) {
        return refuse(error("usage", "name the game: engawa play GAME ...; see --help"));
    }
    return play_by_menu(arguments, *seed, console);
}

}  // namespace

void add_play(const Command& app, Todo& todo) {
    const Command command = app.add_subcommand("play", "play in the terminal");
    const auto arguments = std::make_shared<Arguments>();
    command.add_option("game", arguments->game, "a menu asks for it if it is left out")
        .type_name("GAME");
    command.add_option("--seat", arguments->seats, "who sits where; you sit on seat 1 otherwise")
        .type_name("N=human|BOT")
        .expected(1)
        .take_all();
    command
        .add_option("--seed", arguments->seed, "the same seed gives the same cards, dice and bots")
        .type_name("N");
    command
        .add_option("--option", arguments->options,
                    "an option of the game, as `engawa games` lists")
        .type_name("NAME=VALUE")
        .expected(1)
        .take_all();
    command.add_option("--cards", arguments->cards, "cards of your own, for games that have cards")
        .type_name("FILE");
    const Argument position =
        command.add_option("--position", arguments->position, "begin here").check(is_something);
    command.add_option("--resume", arguments->resume, "go on with a saved game")
        .type_name("FILE")
        .excludes(position);
    command
        .add_option("--import", arguments->carried,
                    "go on with a campaign that was exported on the road")
        .type_name("FILE")
        .excludes(position);
    command.add_flag("--practice", arguments->practice,
                     "take back also past chance and secrets; the record says so");
    command.add_flag("--reveal", arguments->reveal,
                     "with --resume: take a seat that was somebody else's and see its cards");
    command.add_flag("--ascii", arguments->ascii,
                     "draw with plain ASCII, for terminals without Unicode");
    command.footer(
        "A bot is LEVEL[:nodes=N|:time=S], for example master:time=2. Without either, master takes "
        "about a second, "
        "or with --seed its usual nodes, so that the same seed gives the same game.");
    command.callback([arguments, &todo] { todo = [arguments] { return play(*arguments); }; });
}

}  // namespace engawa::cli
