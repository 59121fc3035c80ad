// Looking and asking at a table: maps, odds, piles, trials, rules, words to the others.
#include <algorithm>
#include <iostream>

#include "cli/card_words.h"
#include "cli/input.h"
#include "cli/table.h"

namespace engawa::cli {

namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }

// "reshuffle" is found by "resh", "reward" is not by "ward".
bool has_beginning(const std::string& text, const std::string& word) {
    for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        if (at == 0 || !is_letter(text[at - 1]) || !is_letter(word[0])) return true;
    }
    return false;
}

// The word itself, or its plural: "red" is not in "redraw".
bool has_word(const std::string& text, const std::string& word) {
    for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        auto end = at + word.size();
        if (end < text.size() && text[end] == 's') ++end;
        const bool begins = at == 0 || !is_letter(text[at - 1]);
        if (begins && (end == text.size() || !is_letter(text[end]))) return true;
    }
    return false;
}

}  // namespace

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

void Table::do_odds(const std::string&) {
    const Picture odds = draw_odds(seen());
    if (odds.lines.empty()) return console_.say("table.no_odds");
    console_.show(odds);
}

void Table::do_piles(const std::string&) { console_.show(draw_piles(seen())); }

void Table::do_card(const std::string& rest) {
    const std::string how = key("play.card_how");
    if (rest.empty()) return console_.say(console_.words().has(how) ? how : "table.card_how");
    const Picture card = draw_card(seen(), rest);
    if (!card.lines.empty()) return console_.show(card);
    if (!tell_cards(rest)) console_.say("table.no_card", {{"name", engawa::quoted(rest)}});
}

// By the tables that `engawa cards list` prints; false if no card is called so.
bool Table::tell_cards(const std::string& name) {
    if (!in_list(manners().commands, "card")) return false;
    const std::vector<std::string> found = cards_called(name, list_cards(setup_.game->rules()));
    for (const std::string& card : found) console_.text(card, 2);
    return !found.empty();
}

// What a move would do, without making it.
void Table::do_try(const std::string& rest) {
    if (rest.empty()) return console_.say("table.try_how", {{"move", example()}});
    const std::string move = written_out(numbered(rest));
    const auto rule = match().seen_by(asked_)->why_not(move);
    if (!rule) return suggest(rest);
    if (!rule->none()) return explain(move, Error{});
    std::string story = in_words(asked_, move);
    const std::vector<Phrase> then = match().seen_by(asked_)->outlook(move);
    if (!then.empty()) story += (story.empty() ? "" : " ") + console_.words().tell(then);
    if (story.empty()) story = console_.words().say("table.try_nothing");
    console_.text(move + ": " + story, 2);
}

void Table::do_say(const std::string& rest) {
    if (rest.empty()) return console_.say("table.say_how");
    if (match().seats() < 2) return console_.say("table.say_alone");
    const auto said = host().say(asked_, rest);
    if (said) return console_.say("table.you_said", {{"words", rest}});
    const std::string rule = key("play.chat_closed");
    if (said.error().code == "chat_closed" && console_.words().has(rule)) {
        return console_.say(rule);
    }
    console_.text(said.error().text + ".");
}

Fillers Table::figures() const {
    Fillers all;
    for (const auto& [name, term] : match().seen_by(kWatcher)->figures()) {
        all.emplace_back(name, term);
    }
    return all;
}

// A topic by its name; otherwise everything that speaks of the word, with the rule's id.
void Table::do_rules(const std::string& rest) {
    const Words& words = console_.words();
    const std::string about = key("about.");
    std::string topics;
    for (const std::string& topic : words.keys(about)) {
        topics += (topics.empty() ? "" : ", ") + topic.substr(about.size());
    }
    if (rest.empty()) return console_.say("table.rules_topics", {{"topics", topics}});
    const std::string wanted = lower(rest);
    const bool topic = words.has(about + wanted);
    if (topic) {
        console_.text(words.say(about + wanted, figures()), 2);
        tell_bends(wanted);
    }
    const bool cards = !topic && tell_cards(rest);
    if (tell_rules(wanted) || topic || cards || tell_ledger(rest)) return;
    console_.say("table.rules_none", {{"word", engawa::quoted(rest)}, {"topics", topics}});
}

// Sentences with the whole word; if there are none, those with a word that begins so.
bool Table::tell_rules(const std::string& wanted) {
    const Words& words = console_.words();
    const Fillers given = figures();
    const std::string about = key("about.");
    const std::string rule = key("rule.");
    std::vector<std::pair<std::string, std::string>> entries;  // a name, what is told
    for (const std::string& topic : words.keys(about)) {
        if (words.has(about + wanted)) break;
        entries.emplace_back(topic.substr(about.size()), words.say(topic, given));
    }
    for (const std::string& one : words.keys(rule)) {
        const std::string id = one.substr(rule.size());
        entries.emplace_back(id, id + " " + words.say(one, given));
    }
    for (const auto fits : {has_word, has_beginning}) {
        bool found = false;
        for (const auto& [name, text] : entries) {
            if (!fits(lower(text), wanted)) continue;
            console_.text(text, 2);
            tell_bends(name);
            found = true;
        }
        if (found) return true;
    }
    return false;
}

// Options of this table that change what a topic or a rule says.
void Table::tell_bends(const std::string& entry) {
    for (const Bend& bend : manners().bends) {
        if (!in_list(bend.entries, entry)) continue;
        for (const OptionSpec& option : setup_.game->schema()) {
            if (option.name == bend.option) tell_option(option);
        }
    }
}

// An option that is not as usual at this table.
void Table::tell_option(const OptionSpec& option) {
    const std::string name{option.name};
    for (const auto& [given, value] : match().head().options) {
        if (given != name || value == option.fallback) continue;
        console_.say("table.rules_option",
                     {{"option", name},
                      {"value", value},
                      {"sentence", console_.words().say(key("option." + name))}});
    }
}

// An id that no sentence of the table carries.
bool Table::tell_ledger(const std::string& id) {
    const std::vector<std::string> rules = console_.words().keys(key("rule."));
    if (rules.empty() || id.size() != 7) return false;
    const std::string prefix = rules.front().substr(key("rule.").size(), 4);
    if (lower(id.substr(0, 4)) != lower(prefix) || number_of(id.substr(4)) < 0) return false;
    console_.say("table.rules_ledger",
                 {{"id", prefix + id.substr(4)}, {"game", std::string{match().game()}}});
    return true;
}

}  // namespace engawa::cli
