// engawa cards: check a card file, or list the cards of a game as tables.
#include <algorithm>
#include <iostream>
#include <set>

#include "cli/command.h"
#include "cli/json.h"
#include "cli/terminal.h"
#include "cli/usual_cards.h"
#include "cli/wrapping.h"
#include "terminal/draw.h"
#include "words/words.h"

namespace engawa::cli {
namespace {

struct Arguments {
    std::string game;
    std::string cards;
    bool json = false;
};

Result<const AnyGame*> game_with_cards(const std::string& name) {
    const auto game = find_game(name);
    if (!game) return game.error();
    if (!(*game)->has_cards()) return error("no_cards", name + " is played without cards");
    return *game;
}

// The usual cards are tables in the program; the text that they were made from is read here.
Result<CheckedCards> check_usual_cards(const AnyGame& game, const std::string& path) {
    CheckedCards checked = check_card_text(game, path, usual_card_text(game.name()));
    const auto own = game.with_cards(checked.json);
    if (own && !(*own)->cards_digest().empty()) {
        checked.mistakes.push_back(path + ":1: the program was built with other cards");
    }
    return checked;
}

void print_checked(const CheckedCards& checked, const std::string& what, const std::string& path) {
    const auto count = checked.mistakes.size();
    const auto warnings = checked.warnings.size();
    for (const std::string& warning : checked.warnings) std::cerr << warning << '\n';
    for (const std::string& mistake : checked.mistakes) std::cerr << mistake << '\n';
    if (count > 0) {
        std::cerr << "engawa: " << count << (count == 1 ? " mistake" : " mistakes") << " in "
                  << path << " [bad_cards]\n";
        return;
    }
    std::cout << what << ": no mistakes"
              << (warnings == 0 ? "" : ", warnings: " + std::to_string(warnings)) << '\n';
}

// Mistakes are errors of the caller: they go to standard error, one on a line.
int check(const Arguments& arguments) {
    const auto game = game_with_cards(arguments.game);
    if (!game) return refuse(game.error());
    const bool usual = arguments.cards.empty();
    const std::string path = usual ? "data/" + arguments.game + ".toml" : arguments.cards;
    const auto checked = usual ? check_usual_cards(**game, path) : check_card_file(**game, path);
    if (!checked) return refuse(checked.error());
    if (arguments.json) {
        print(Json{{"game", arguments.game},
                   {"file", path},
                   {"mistakes", checked->mistakes},
                   {"warnings", checked->warnings}});
    } else {
        print_checked(*checked, usual ? "the usual cards of " + arguments.game : path, path);
    }
    return checked->mistakes.empty() ? kOk : kBadInput;
}

// Tables.

bool is_number(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// The heads above numbers, whatever the cards of one's own are called: those that have nothing but
// numbers and dashes below them in the usual cards.
std::set<std::string> number_heads(const AnyGame& usual) {
    std::set<std::string> numbers;
    std::set<std::string> texts;
    for (const CardTable& table : list_cards(usual.rules())) {
        for (const auto& row : table.rows) {
            for (std::size_t i = 0; i < row.size(); ++i) {
                if (row[i] == "-") continue;
                (is_number(row[i]) ? numbers : texts).insert(table.heads[i]);
            }
        }
    }
    for (const std::string& head : texts) numbers.erase(head);
    return numbers;
}

std::string fitted(const std::string& text, int width, bool right) {
    const std::string blanks(static_cast<unsigned>(std::max(0, width - columns(text))), ' ');
    return right ? blanks + text : text + blanks;
}

struct Column {
    int width = 0;
    bool right = true;  // numbers
};

std::vector<Column> columns_of(const CardTable& table, const std::set<std::string>& numbers) {
    std::vector<Column> found;
    for (std::size_t i = 0; i < table.heads.size(); ++i) {
        Column column{columns(table.heads[i]), numbers.contains(table.heads[i])};
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
                 const CardTable& table, const std::set<std::string>& numbers) {
    const auto dot = table.name.find('.');
    const std::string key = game + ".cards." + table.name.substr(0, dot);
    const std::string name = dot == std::string::npos ? "" : table.name.substr(dot + 1);
    std::cout << painted(terminal, words.say(key, {{"name", name}}), Ink::Gold, true) << '\n';
    const std::vector<Column> widths = columns_of(table, numbers);
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

Json json_of(const CardTable& table, const std::set<std::string>& numbers) {
    Json rows = Json::array();
    for (const auto& row : table.rows) {
        Json entry;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (numbers.contains(table.heads[i]) && is_number(row[i])) {
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
    const auto game = game_with_cards(arguments.game);
    if (!game) return refuse(game.error());
    const auto chosen = choose_game(arguments.game, arguments.cards);
    if (!chosen) return refuse(chosen.error());
    const Words words;
    const std::vector<CardTable> tables = list_cards(chosen->game->rules());
    const std::set<std::string> numbers = number_heads(**game);
    if (arguments.json) {
        Json json{{"game", arguments.game},
                  {"digest", chosen->game->cards_digest()},
                  {"note", words.say(arguments.game + ".cards.note")},
                  {"tables", Json::array()}};
        for (const CardTable& table : tables) json["tables"].push_back(json_of(table, numbers));
        print(json);
        return kOk;
    }
    const Terminal terminal = this_terminal();
    for (const CardTable& table : tables) {
        print_table(words, terminal, arguments.game, table, numbers);
    }
    std::cout << wrapped(words.say(arguments.game + ".cards.note"), 79, 0) << '\n';
    return kOk;
}

void add_part(const Command& app, const std::string& name, const std::string& sentence, Todo& todo,
              int (*run)(const Arguments&)) {
    const Command command = app.add_subcommand(name, sentence);
    const auto arguments = std::make_shared<Arguments>();
    command.add_option("game", arguments->game, "the game, as `engawa games` names it")
        .required()
        .type_name("GAME");
    command.add_option("--cards", arguments->cards, "a card file; the usual cards if left out")
        .type_name("FILE");
    command.add_flag("--json", arguments->json, "print JSON, for other programs to read");
    command.callback([=, &todo] { todo = [=] { return run(*arguments); }; });
}

}  // namespace

void add_cards(const Command& app, Todo& todo) {
    const Command command = app.add_subcommand("cards", "check or list the cards of a game");
    command.require_subcommand();
    add_part(command, "check", "every mistake of a card file, with its line", todo, check);
    add_part(command, "list", "the cards as tables", todo, list);
    command.footer(
        "Card values are reconstructed where no source states them: these have the source `own`.\n"
        "Copy data/GAME.toml, change it, and play with it: engawa play GAME --cards FILE.");
}

}  // namespace engawa::cli
