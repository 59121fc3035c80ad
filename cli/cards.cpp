// engawa cards: check a card file, or list the cards of a game as tables.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>

#include "cli/command.h"
#include "cli/json.h"
#include "cli/terminal.h"
#include "cli/words.h"

namespace engawa::cli {
namespace {

struct Arguments {
    std::string game;
    std::string cards;
    bool json = false;
};

Result<const Room*> room_with_cards(const std::string& game) {
    const auto room = find_room(game);
    if (!room) return room.error();
    if (!(*room)->has_cards()) return error("no_cards", game + " is played without cards");
    return *room;
}

// Mistakes are errors of the caller: they go to standard error, one on a line.
int check(const Arguments& arguments) {
    const auto room = room_with_cards(arguments.game);
    if (!room) return refuse(room.error());
    CheckedCards checked;
    if (!arguments.cards.empty()) {
        auto found = check_card_file(**room, arguments.cards);
        if (!found) return refuse(found.error());
        checked = std::move(found).value();
    }
    const auto count = checked.mistakes.size();
    if (arguments.json) {
        print(Json{{"game", arguments.game},
                   {"file", arguments.cards},
                   {"mistakes", checked.mistakes},
                   {"warnings", checked.warnings}});
        return count == 0 ? kOk : kBadInput;
    }
    for (const std::string& warning : checked.warnings) std::cerr << warning << '\n';
    if (count == 0) {
        std::cout << (arguments.cards.empty() ? "the usual cards of " + arguments.game
                                              : arguments.cards)
                  << ": no mistakes"
                  << (checked.warnings.empty()
                          ? ""
                          : ", warnings: " + std::to_string(checked.warnings.size()))
                  << '\n';
    } else {
        for (const std::string& mistake : checked.mistakes) std::cerr << mistake << '\n';
        std::cerr << "engawa: " << count << (count == 1 ? " mistake" : " mistakes") << " in "
                  << arguments.cards << " [bad_cards]\n";
    }
    return count == 0 ? kOk : kBadInput;
}

// ----- tables ----------------------------------------------------------------------------------

bool is_number(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string fitted(const std::string& text, int width, bool right) {
    const std::string blanks(static_cast<unsigned>(std::max(0, width - columns(text))), ' ');
    return right ? blanks + text : text + blanks;
}

struct Column {
    int width = 0;
    bool right = true;  // numbers
};

std::vector<Column> columns_of(const CardTable& table) {
    std::vector<Column> found;
    for (std::size_t i = 0; i < table.heads.size(); ++i) {
        Column column{columns(table.heads[i]), !table.rows.empty()};
        for (const auto& row : table.rows) {
            column.width = std::max(column.width, columns(row[i]));
            column.right = column.right && is_number(row[i]);
        }
        found.push_back(column);
    }
    return found;
}

// Long sentences in the last column go on below, so that a table fits on a screen.
void print_row(const Terminal& terminal, const std::vector<std::string>& row,
               const std::vector<Column>& widths, Ink ink) {
    std::string line = "  ";
    for (std::size_t i = 0; i + 1 < row.size(); ++i) {
        line += fitted(row[i], widths[i].width, widths[i].right) + "  ";
    }
    const int indent = columns(line);
    const int width = std::max(100, terminal.columns);
    std::string last = wrapped(row.back(), width - indent, 0);
    for (auto at = last.find('\n'); at != std::string::npos; at = last.find('\n', at + 1)) {
        last.insert(at + 1, static_cast<unsigned>(indent), ' ');
    }
    std::cout << painted(terminal, line, ink) << painted(terminal, last, ink) << '\n';
}

void print_table(const Words& words, const Terminal& terminal, const std::string& game,
                 const CardTable& table) {
    const auto dot = table.name.find('.');
    const std::string key = game + ".cards." + table.name.substr(0, dot);
    const std::string name = dot == std::string::npos ? "" : table.name.substr(dot + 1);
    std::cout << painted(terminal, words.say(key, {{"name", name}}), Ink::Gold, true) << '\n';
    const std::vector<Column> widths = columns_of(table);
    std::vector<std::string> heads = table.heads;
    print_row(terminal, heads, widths, Ink::Quiet);
    std::string rule = "  ";
    for (const Column& column : widths) {
        for (int i = 0; i < std::min(column.width, 40); ++i) rule += terminal.unicode ? "─" : "-";
        rule += "  ";
    }
    std::cout << painted(terminal, rule, Ink::Quiet) << '\n';
    for (const auto& row : table.rows) print_row(terminal, row, widths, Ink::Plain);
    std::cout << '\n';
}

Json json_of(const CardTable& table) {
    Json rows = Json::array();
    for (const auto& row : table.rows) {
        Json entry;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (is_number(row[i])) {
                entry[table.heads[i]] = std::stoi(row[i]);
            } else {
                entry[table.heads[i]] = row[i];
            }
        }
        rows.push_back(entry);
    }
    return Json{{"table", table.name}, {"cards", rows}};
}

int list(const Arguments& arguments) {
    const auto room = room_with_cards(arguments.game);
    if (!room) return refuse(room.error());
    const auto chosen = choose_room(arguments.game, arguments.cards);
    if (!chosen) return refuse(chosen.error());
    const Words words;
    const std::vector<CardTable> tables = chosen->room->list_cards();
    if (arguments.json) {
        Json json{{"game", arguments.game},
                  {"digest", chosen->room->cards_digest()},
                  {"note", words.say(arguments.game + ".cards.note")},
                  {"tables", Json::array()}};
        for (const CardTable& table : tables) json["tables"].push_back(json_of(table));
        print(json);
        return kOk;
    }
    const Terminal terminal = this_terminal();
    for (const CardTable& table : tables) print_table(words, terminal, arguments.game, table);
    std::cout << wrapped(words.say(arguments.game + ".cards.note"), 79, 0) << '\n';
    return kOk;
}

void add_part(CLI::App& app, const std::string& name, const std::string& sentence, Todo& todo,
              int (*run)(const Arguments&)) {
    CLI::App* command = app.add_subcommand(name, sentence);
    const auto arguments = std::make_shared<Arguments>();
    command->add_option("game", arguments->game, "the game, as `engawa games` names it")
        ->required()
        ->type_name("GAME");
    command->add_option("--cards", arguments->cards, "a card file; the usual cards if left out")
        ->type_name("FILE");
    command->add_flag("--json", arguments->json, "for programs");
    command->callback([=, &todo] { todo = [=] { return run(*arguments); }; });
}

}  // namespace

void add_cards(CLI::App& app, Todo& todo) {
    CLI::App* command = app.add_subcommand("cards", "check or list the cards of a game");
    command->require_subcommand(1);
    add_part(*command, "check", "every mistake of a card file, with its line", todo, check);
    add_part(*command, "list", "the cards as tables", todo, list);
    command->footer(
        "Card values are reconstructed where no source states them: these have the source `own`.\n"
        "Copy data/GAME.toml, change it, and play with it: engawa play GAME --cards FILE.");
}

}  // namespace engawa::cli
