// What people may type at a table.
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <utility>

#include "cli/command.h"
#include "cli/input.h"
#include "cli/shorthand.h"
#include "cli/table.h"

namespace engawa::cli {

struct Table::Command {
    std::string name;
    std::string usage;
    std::vector<std::string> also;
    void (Table::*run)(const std::string&);
    bool special = false;  // only in games whose manners name it
};

const std::vector<Table::Command>& Table::commands() {
    static const std::vector<Command> kCommands = {
        {"moves", "moves [WORD]", {"m", "list"}, &Table::do_moves},
        {"board", "board", {"b"}, &Table::do_board},
        {"threat", "threat", {"t"}, &Table::do_threat, true},
        {"cover", "cover", {"c"}, &Table::do_cover, true},
        {"odds", "odds", {"o"}, &Table::do_odds, true},
        {"piles", "piles", {}, &Table::do_piles, true},
        {"card", "card NAME", {}, &Table::do_card, true},
        {"log", "log [LINES]", {}, &Table::do_log, true},
        {"order", "order WHAT HOW", {}, &Table::do_order, true},
        {"orders", "orders", {}, &Table::do_orders, true},
        {"try", "try MOVE", {}, &Table::do_try, true},
        {"say", "say WORDS", {}, &Table::do_say, true},
        {"hint", "hint", {}, &Table::do_hint},
        {"why", "why MOVE", {}, &Table::do_why},
        {"rules", "rules [WORD]", {}, &Table::do_rules},
        {"undo", "undo", {"u"}, &Table::do_undo},
        {"save", "save FILE", {}, &Table::do_save},
        {"save!", "", {}, &Table::do_save_over},
        {"export", "export FILE", {}, &Table::do_export, true},
        {"record", "record", {}, &Table::do_record},
        {"position", "position", {}, &Table::do_position},
        {"resign", "resign", {}, &Table::do_resign},
        {"help", "", {"?", "h"}, &Table::do_help},
        {"quit", "quit", {"q", "exit"}, &Table::do_quit},
    };
    return kCommands;
}

namespace {

std::string listed(const std::vector<std::string>& choices) {
    std::string out;
    for (const std::string& choice : choices) out += (out.empty() ? "" : "  ") + choice;
    return out;
}

std::vector<std::string> starting_with(const std::vector<std::string>& moves,
                                       const std::string& text) {
    std::vector<std::string> found;
    for (const std::string& move : moves) {
        if (lower(move).starts_with(lower(text))) found.push_back(move);
    }
    return found;
}

}  // namespace

bool Table::offered(const Command& command) const {
    return !command.special || in_list(manners().commands, command.name);
}

// Commands and moves; behind a command moves only.
std::vector<std::string> Table::completions(const std::string& begun) const {
    const auto blank = begun.rfind(' ');
    const std::string kept = blank == std::string::npos ? "" : begun.substr(0, blank + 1);
    const std::string word = begun.substr(kept.size());
    std::vector<std::string> found;
    if (kept.empty()) {
        for (const Command& command : commands()) {
            if (offered(command) && command.name.starts_with(lower(word))) {
                found.push_back(command.name);
            }
        }
    }
    for (const std::string& move : starting_with(match().seen_by(asked_)->legal(true), word)) {
        found.push_back(kept + move);
    }
    if (!kept.empty()) {  // a move of several words
        for (const std::string& move : starting_with(match().seen_by(asked_)->legal(true), begun)) {
            found.push_back(move);
        }
    }
    return found;
}

void Table::obey(const std::string& line) {
    const bool resigning = resigning_;
    resigning_ = false;
    dared_ = std::exchange(daring_, "");
    const bool paging = paging_;
    paging_ = false;
    if (line.empty()) {
        if (paging) return show_page();
        if (!match().over() && may_play(asked_)) {
            const std::string move = by_enter(asked_);
            if (!move.empty()) return play(move);
        }
        if (anybody_human() || match().over()) return do_board("");
        return;
    }
    const auto blank = line.find(' ');
    const std::string word = lower(line.substr(0, blank));
    const std::string rest = blank == std::string::npos ? "" : trimmed(line.substr(blank));
    if (!anybody_human() && word == "run") {
        pause_ = false;
        return;
    }
    if (plays_beside(line)) return;
    for (const Command& command : commands()) {
        const bool named =
            command.name == word ||
            std::find(command.also.begin(), command.also.end(), word) != command.also.end();
        if (!named || !offered(command)) continue;
        if (!rest.empty() && command.usage == command.name) {
            return console_.say("table.no_argument",
                                {{"command", command.name}, {"rest", engawa::quoted(rest)}});
        }
        resigning_ = resigning && word == "resign";
        return (this->*command.run)(rest);
    }
    const std::vector<std::string> legal = match().seen_by(asked_)->legal(false);
    const bool is_move = std::find(legal.begin(), legal.end(), line) != legal.end();
    const long long number = is_move ? -1 : number_of(line);
    if (number >= 0) return play_number(number, line);
    play(line);
}

void Table::explain(const std::string& text, const Error& error) {
    const auto rule = match().seen_by(asked_)->why_not(written_out(text));
    if (rule && !rule->none()) {
        return tell_illegal(text, std::string{rule->text()});
    }
    if (error.code == "illegal_move") return console_.text(error.text + ".");
    suggest(text);
}

void Table::tell_illegal(const std::string& move, const std::string& rule) {
    console_.say(
        "table.illegal",
        {{"move", move}, {"rule", rule}, {"sentence", console_.words().say(key("rule." + rule))}});
}

void Table::suggest(const std::string& text) {
    constexpr std::size_t kMost = 6;
    if (turns_too_often(text)) {
        return tell_illegal(text, std::string{manners().turns_rule});
    }
    console_.say("table.not_a_move", {{"text", engawa::quoted(text)}});
    const std::vector<std::string> legal = match().seen_by(asked_)->legal(false);
    std::vector<std::string> begun = starting_with(legal, text);
    if (begun.empty()) begun = meant(text).moves;
    if (!begun.empty() && begun.size() <= 4 * kMost) {
        return console_.say("table.begins_so", {{"choices", listed(begun)}});
    }
    std::vector<std::string> names = legal;
    for (const Command& command : commands()) {
        if (offered(command)) names.push_back(command.name);
    }
    const std::vector<std::string> close = nearest(text, names, kMost);
    if (close.empty()) return console_.say("table.try_help");
    console_.say("table.did_you_mean", {{"choices", listed(close)}});
}

std::string Table::in_words(Seat seat, const std::string& move) const {
    const auto foresight = match().seen_by(seat)->foresee(std::span{&move, 1});
    return foresight ? console_.words().tell(foresight->events) : "";
}

void Table::do_why(const std::string& rest) {
    if (rest.empty()) return console_.say("table.why_how", {{"move", example()}});
    const std::string move = written_out(numbered(rest));
    const auto rule = match().seen_by(asked_)->why_not(move);
    if (!rule) return suggest(rest);
    if (!rule->none()) return explain(move, Error{});
    console_.text(console_.words().say("table.legal", {{"move", move}}) + " " +
                  in_words(asked_, move));
}

// A number of the list on the screen stands for its move.
std::string Table::numbered(const std::string& text) const {
    const long long number = number_of(text);
    if (number < 0) return text;
    const std::vector<std::string> legal = match().seen_by(asked_)->legal(false);
    if (std::find(legal.begin(), legal.end(), text) != legal.end()) return text;
    if (const std::string counted = counting(number); !counted.empty()) return counted;
    if (number < 1 || number > static_cast<long long>(listed_)) return text;
    return list_[number - 1];
}

std::string Table::example() const {
    const std::vector<std::string> moves = match().seen_by(asked_)->legal(true);
    return moves.empty() ? "MOVE" : moves.front();
}

// Looking.

void Table::do_help(const std::string&) {
    constexpr int kColumn = 16;
    const Words& words = console_.words();
    console_.list("MOVE or NUMBER", words.say("table.help.move"), kColumn);
    for (const Command& command : commands()) {
        if (command.usage.empty() || !offered(command)) continue;
        const std::string own = key("play.help." + command.name);
        console_.list(command.usage, words.say(words.has(own) ? own : "table.help." + command.name),
                      kColumn);
    }
    if (words.has(key("about.moves"))) console_.text(words.say(key("about.moves")));
}

// A record names every card that was drawn.
void Table::do_record(const std::string&) {
    if (!match().record()) return console_.say("table.record_secret");
    std::cout << write_record(*match().record());
}

void Table::do_position(const std::string&) {
    std::cout << match().seen_by(viewer())->text() << '\n';
}

// The table.

// Everybody at this screen looks on: who may be asked has granted it. Without secrets it is the
// latest decision, whoever made it.
Result<int> Table::undo() {
    const bool own = match().has_secrets() && !match().head().practice;
    const Seat seat = own ? asked_ : host().last_decider().value_or(asked_);
    auto undone = host().undo(seat);
    if (undone || undone.error().code != "undo_asks") return undone;
    if (const auto asked = host().ask_undo(seat); !asked) return asked.error();
    for (const Seat other : SeatSet::first_seats(match().seats())) {
        if (other == seat || !chair(other).is_person()) continue;
        undone = host().answer_undo(other, true);
        if (!undone) return undone;
    }
    return undone;
}

void Table::do_undo(const std::string&) {
    const auto undone = undo();
    if (!undone) {
        const std::string& code = undone.error().code;
        if (code == "undo_others") return console_.say("table.undo_others");
        if (code == "undo_barrier") return console_.say("table.undo_barrier");
        if (code == "nothing_to_undo") return console_.say("table.nothing_to_undo");
        return console_.text(undone.error().text + ".");
    }
    console_.say("table.undone", {{"count", *undone}});
    tell_no_news();
    changed_ = true;
}

void Table::do_export(const std::string& rest) {
    const auto line = match().carry();
    if (!line) return console_.text(line.error().text + " [" + line.error().code + "]");
    if (rest.empty()) return console_.say("table.export_how");
    std::error_code ignored;
    if (std::filesystem::exists(rest, ignored)) {
        return console_.say("table.export_there", {{"file", rest}});
    }
    const auto saved = keep_text(rest, *line + "\n");
    if (!saved) return console_.text(saved.error().text + ".");
    console_.say("table.exported", {{"file", rest}, {"game", std::string{match().game()}}});
}

void Table::write_record_to(const std::string& file) {
    const auto saved = save_to(file);
    if (!saved) return console_.text(saved.error().text + ".");
    if (unkept_) setup_.kept = file;
    unkept_ = false;
    setup_.file = file;
    console_.say("table.saved", {{"file", file}, {"game", std::string{match().game()}}});
}

void Table::do_save(const std::string& rest) {
    const std::string file = rest.empty() ? setup_.file : rest;
    if (file.empty()) return console_.say("table.save_how");
    std::error_code ignored;
    if (file != setup_.file && std::filesystem::exists(file, ignored)) {
        return console_.say("table.save_there", {{"file", file}});
    }
    write_record_to(file);
}

void Table::do_save_over(const std::string& rest) {
    if (rest.empty()) return console_.say("table.save_how");
    write_record_to(rest);
}

void Table::do_resign(const std::string&) {
    if (match().over() || !chair(asked_).is_person()) return console_.say("table.after_end");
    if (!resigning_) {
        resigning_ = true;
        return console_.say("table.resign_again");
    }
    resigning_ = false;
    const auto resigned = host().resign(asked_);
    if (!resigned) return console_.text(resigned.error().text + ".");
    if (!match().over()) console_.say("table.resigned_to_bot", {{"seat", who(asked_)}});
    changed_ = true;
}

void Table::do_quit(const std::string&) {
    keep();
    if (unsaved()) {
        console_.say("table.quit_save");
        const auto file = console_.ask("file> ");
        if (file && !file->empty()) do_save(*file);
        // The name was no good: stay rather than lose the game.
        if (unsaved() && file && !file->empty()) return;
    }
    leave();
}

}  // namespace engawa::cli
