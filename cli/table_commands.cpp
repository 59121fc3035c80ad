// What people may type at a table.
#include <algorithm>
#include <filesystem>
#include <iostream>

#include "cli/command.h"
#include "cli/input.h"
#include "cli/table.h"

namespace engawa::cli {

struct Table::Command {
    std::string name;
    std::string usage;
    std::vector<std::string> also;
    void (Table::*run)(const std::string&);
};

const std::vector<Table::Command>& Table::commands() {
    static const std::vector<Command> kCommands = {
        {"moves", "moves [Sa|e5]", {"m", "list"}, &Table::do_moves},
        {"board", "board", {"b", "show"}, &Table::do_board},
        {"threat", "threat", {"t"}, &Table::do_threat},
        {"cover", "cover", {"c"}, &Table::do_cover},
        {"hint", "hint", {}, &Table::do_hint},
        {"why", "why MOVE", {}, &Table::do_why},
        {"rules", "rules [WORD]", {}, &Table::do_rules},
        {"undo", "undo", {"u"}, &Table::do_undo},
        {"save", "save FILE", {}, &Table::do_save},
        {"save!", "", {}, &Table::do_save_over},
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

// Bots count a won game as nearly a million.
std::string score_words(const Words& words, int score) {
    constexpr int kDecided = 900'000;
    if (score >= kDecided) return words.say("table.hint_winning");
    if (score <= -kDecided) return words.say("table.hint_losing");
    return (score > 0 ? "+" : "") + std::to_string(score);
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

// Commands and moves; behind a command moves only.
std::vector<std::string> Table::completions(const std::string& begun) const {
    const auto blank = begun.rfind(' ');
    const std::string kept = blank == std::string::npos ? "" : begun.substr(0, blank + 1);
    const std::string word = begun.substr(kept.size());
    std::vector<std::string> found;
    if (kept.empty()) {
        for (const Command& command : commands()) {
            if (command.name.starts_with(lower(word))) found.push_back(command.name);
        }
    }
    for (const std::string& move : starting_with(match().legal(asked_), word)) {
        found.push_back(kept + move);
    }
    return found;
}

void Table::obey(const std::string& line) {
    const bool resigning = resigning_;
    resigning_ = false;
    const bool paging = paging_;
    paging_ = false;
    if (line.empty()) {
        if (paging) return show_page();
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
    for (const Command& command : commands()) {
        const bool named =
            command.name == word ||
            std::find(command.also.begin(), command.also.end(), word) != command.also.end();
        if (!named) continue;
        resigning_ = resigning && word == "resign";
        return (this->*command.run)(rest);
    }
    const std::vector<std::string> legal = match().legal(asked_);
    const bool is_move = std::find(legal.begin(), legal.end(), line) != legal.end();
    const long long number = is_move ? -1 : number_of(line);
    if (number >= 0) return play_number(number, line);
    play(line);
}

// ----- moves -----------------------------------------------------------------------------------

void Table::play_number(long long number, const std::string& text) {
    if (list_.empty()) list_ = match().legal(asked_);
    if (number < 1 || number > static_cast<long long>(list_.size())) {
        return console_.say("table.no_number",
                            {{"number", text}, {"count", std::to_string(list_.size())}});
    }
    play(list_[static_cast<std::size_t>(number - 1)]);
}

void Table::play(const std::string& text) {
    const int before = match().plies();
    if (match().over() || !chair(asked_).human) return suggest(text);
    auto played = match().play(asked_, text);
    if (!played) {
        // Capital letters are easily forgotten; accept what can only mean one move.
        std::vector<std::string> meant;
        for (const std::string& move : match().legal(asked_)) {
            if (lower(move) == lower(text)) meant.push_back(move);
        }
        if (meant.size() != 1) return explain(text, played.error());
        played = match().play(asked_, meant.front());
        if (!played) return explain(text, played.error());
    }
    decisions_.push_back(before);
    list_.clear();
    changed_ = true;
}

void Table::explain(const std::string& text, const Error& error) {
    const auto rule = match().why_not(asked_, text);
    if (rule && !rule->none()) {
        const std::string id{rule->text()};
        return console_.say(
            "table.illegal",
            {{"move", text}, {"rule", id}, {"sentence", console_.words().say(key("rule." + id))}});
    }
    if (error.code == "illegal_move") return console_.text(error.text + ".");
    suggest(text);
}

void Table::suggest(const std::string& text) {
    constexpr std::size_t kMost = 6;
    console_.say("table.not_a_move", {{"text", quoted_input(text)}});
    const std::vector<std::string> legal = match().legal(asked_);
    const std::vector<std::string> begun = starting_with(legal, text);
    if (!begun.empty() && begun.size() <= 4 * kMost) {
        return console_.say("table.begins_so", {{"choices", listed(begun)}});
    }
    std::vector<std::string> names = legal;
    for (const Command& command : commands()) names.push_back(command.name);
    const std::vector<std::string> close = nearest(text, names, kMost);
    if (close.empty()) return console_.say("table.try_help");
    console_.say("table.did_you_mean", {{"choices", listed(close)}});
}

std::string Table::in_words(Seat seat, const std::string& move) const {
    Setup setup;
    setup.options = match().record().options;
    setup.start = match().position();
    auto trial = setup_.room->open(setup);
    if (!trial || !(*trial)->play(seat, move)) return "";
    std::vector<Phrase> phrases;
    for (const SeenEvent& event : (*trial)->events(viewer(), 0)) phrases.push_back(event.phrase);
    return console_.words().tell(phrases);
}

void Table::do_hint(const std::string&) {
    if (match().over()) return console_.say("table.after_end");
    Thought thought;
    const std::string move = think(asked_, BotSpec{}, thought);
    if (thought.nodes <= 1) {
        console_.say("table.hint_quick", {{"move", move}});
    } else {
        console_.say("table.hint", {{"move", move},
                                    {"score", score_words(console_.words(), thought.score)},
                                    {"depth", std::to_string(thought.depth)},
                                    {"nodes", std::to_string(thought.nodes)}});
    }
    console_.text(in_words(asked_, move));
    if (thought.line.size() > 1) console_.say("table.hint_line", {{"line", listed(thought.line)}});
}

void Table::do_why(const std::string& rest) {
    if (rest.empty()) return console_.say("table.why_how");
    const auto rule = match().why_not(asked_, rest);
    if (!rule) return suggest(rest);
    if (!rule->none()) return explain(rest, Error{});
    console_.text(console_.words().say("table.legal", {{"move", rest}}) + " " +
                  in_words(asked_, rest));
}

// ----- looking ---------------------------------------------------------------------------------

void Table::do_board(const std::string&) { changed_ = true; }

void Table::do_threat(const std::string&) {
    setup_.wish.threat = !setup_.wish.threat;
    console_.say(setup_.wish.threat ? "table.threat_on" : "table.threat_off");
    changed_ = true;
}

void Table::do_cover(const std::string&) {
    setup_.wish.cover = !setup_.wish.cover;
    console_.say(setup_.wish.cover ? "table.cover_on" : "table.cover_off");
    changed_ = true;
}

void Table::do_rules(const std::string& rest) {
    const Words& words = console_.words();
    std::string topics;
    const std::string about = key("about.");
    for (const std::string& topic : words.keys(about)) {
        topics += (topics.empty() ? "" : ", ") + topic.substr(about.size());
    }
    if (rest.empty()) return console_.say("table.rules_topics", {{"topics", topics}});
    const std::string wanted = lower(rest);
    bool found = words.has(about + wanted);
    if (found) console_.text(words.say(about + wanted), 2);
    for (const std::string& rule : words.keys(key("rule."))) {
        if (lower(words.say(rule) + rule).find(wanted) == std::string::npos) continue;
        console_.text(rule.substr(key("rule.").size()) + " " + words.say(rule), 2);
        found = true;
    }
    if (!found)
        console_.say("table.rules_none", {{"word", quoted_input(rest)}, {"topics", topics}});
}

void Table::do_help(const std::string&) {
    constexpr int kColumn = 16;
    const Words& words = console_.words();
    console_.list("MOVE or NUMBER", words.say("table.help.move"), kColumn);
    for (const Command& command : commands()) {
        if (command.usage.empty()) continue;
        console_.list(command.usage, words.say("table.help." + command.name), kColumn);
    }
    if (words.has(key("about.moves"))) console_.text(words.say(key("about.moves")));
}

void Table::do_record(const std::string&) { std::cout << write_record(match().record()); }

void Table::do_position(const std::string&) { std::cout << match().view(viewer()) << '\n'; }

// ----- the table -------------------------------------------------------------------------------

// Back to where a person was asked last. After a resumed game that is not known for every move:
// then it goes back until a person is to act.
void Table::do_undo(const std::string&) {
    const int before = match().plies();
    bool done = false;
    if (!decisions_.empty()) {
        const int target = decisions_.back();
        decisions_.pop_back();
        const auto undone = match().undo(before - target);
        if (!undone) return console_.text(undone.error().text + ".");
        done = true;
    }
    while (!done && match().plies() > 0) {
        if (!match().undo(1)) break;
        const SeatSet waiting = match().awaited();
        done = !waiting.empty() && waiting.first() != kChance && chair(waiting.first()).human;
    }
    if (match().plies() == before) return console_.say("table.nothing_to_undo");
    console_.say("table.undone", {{"count", std::to_string(before - match().plies())}});
    told_ = static_cast<int>(match().events(viewer(), 0).size());
    changed_ = true;
}

void Table::write_record_to(const std::string& file) {
    const auto saved = save_text(file, write_record(match().record()));
    if (!saved) return console_.text(saved.error().text + ".");
    saved_ = match().record().lines.size();
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
    if (match().over() || !chair(asked_).human) return console_.say("table.after_end");
    if (!resigning_) {
        resigning_ = true;
        return console_.say("table.resign_again");
    }
    resigning_ = false;
    const auto resigned = match().resign(asked_);
    if (!resigned) return console_.text(resigned.error().text + ".");
    changed_ = true;
}

void Table::do_quit(const std::string&) {
    left_ = true;
    if (match().record().lines.size() != saved_) {
        console_.say("table.quit_save");
        const auto file = console_.ask("file> ");
        if (file && !file->empty()) do_save(*file);
        if (match().record().lines.size() != saved_) {
            // The name was no good: stay rather than lose the game.
            left_ = !file || file->empty();
            if (left_) console_.say("table.left_unsaved");
        }
    }
    if (left_) console_.say("table.left");
}

}  // namespace engawa::cli
