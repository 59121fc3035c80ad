// What a text typed at the table stands for: a legal move, or one that the rules refuse.
#include <algorithm>
#include <utility>

#include "cli/card_words.h"
#include "cli/input.h"
#include "cli/shorthand.h"
#include "cli/table.h"

namespace engawa::cli {

// Sensible moves first, then those that only waste, at last by the names of cards.
Table::Meaning Table::meant(const std::string& text) const {
    const auto view = match().seen_by(asked_);
    const std::vector<std::string> sensible = view->legal(true);
    if (auto found = by_yes_or_no(text, sensible); !found.empty()) return {std::move(found)};
    if (auto found = meant_by(text, sensible); !found.empty()) return {std::move(found)};
    std::vector<std::string> legal = view->legal(false);
    if (auto found = meant_by(text, legal); !found.empty()) return {std::move(found), true};
    if (auto found = named_by(text, sensible, named(asked_, sensible)); !found.empty()) {
        return {std::move(found)};
    }
    if (!lower(text).ends_with(" me")) return {};
    return meant(text.substr(0, text.size() - 2) + std::to_string(asked_.number()));
}

// What yes and no stand for where a question is one, and the moves have other words.
std::vector<std::string> Table::by_yes_or_no(const std::string& text,
                                             const std::vector<std::string>& legal) const {
    const std::string word = lower(text);
    const bool yes = word == "yes" || word == "y";
    if (!yes && word != "no" && word != "n") return {};
    const std::string_view answers = yes ? manners().yes : manners().no;
    std::vector<std::string> found;
    for (const std::string& move : legal) {
        if (in_list(answers, move.substr(move.rfind(' ') + 1))) found.push_back(move);
    }
    return found;
}

// Everything that has the form of a move, by the grammar of the game; legal or not.
std::vector<std::string> Table::conceivable() const {
    const Words& words = console_.words();
    if (manners().grammar.empty()) return {};
    const std::string cards = key("card.");
    std::vector<std::string> moves{""};
    std::vector<std::string> longer;
    for (const std::string& word : words_of(manners().grammar)) {
        if (word == "/") {
            moves = std::exchange(longer, {});
            continue;
        }
        std::vector<std::string> choices{word};
        if (word == "$card") choices = words.keys(cards);
        for (std::string& choice : choices) {
            if (word == "$card") choice.erase(0, cards.size());
            for (const std::string& start : moves) {
                longer.push_back(start + (start.empty() ? "" : " ") + choice);
            }
        }
    }
    return longer;
}

// "fight nue", "ask 2", "play CO01": a verb of the game and what it names, a card or a number.
std::vector<std::string> Table::attempts(const std::string& text) const {
    const auto cut = text.find_first_of(" :");
    const std::string verb = lower(text.substr(0, cut));
    if (cut == std::string::npos || !in_list(manners().verbs, verb)) return {};
    const std::string rest = trimmed(text.substr(cut + 1));
    std::vector<std::string> named = ids_called(rest, list_cards(setup_.game->rules()));
    named.push_back(lower(rest) == "me" ? std::to_string(asked_.number()) : rest);
    for (std::string& name : named) name.insert(0, verb + ":");
    return named;
}

// An illegal move in short words, if it is clear which rule it breaks. Rules that the game calls
// minor, the least telling first, give way to others: of the weapons and turns that a short text
// can mean some are not there.
std::string Table::broken(const std::string& text) const {
    const std::vector<std::string> minor = words_of(manners().minor_rules);
    const auto weight = [&](const std::string& rule) {
        return std::find(minor.begin(), minor.end(), rule) - minor.begin();
    };
    std::string found;
    std::string why;
    std::vector<std::string> moves = attempts(text);
    if (moves.empty()) moves = meant_by(text, conceivable());
    for (const std::string& move : moves) {
        const auto rule = match().seen_by(asked_)->why_not(move);
        if (!rule || rule->none()) continue;
        const std::string id{rule->text()};
        if (!found.empty() && (id == why || weight(id) < weight(why))) continue;
        if (!found.empty() && weight(id) == weight(why)) return "";
        found = move;
        why = id;
    }
    return found;
}

// "attack tanto_tl TL +7": more turns than a move can be written with.
bool Table::turns_too_often(const std::string& text) const {
    const auto plus = text.rfind(" +");
    if (plus == std::string::npos || manners().most_turns.empty()) return false;
    const long long turns = number_of(text.substr(plus + 2));
    const std::string fewer = text.substr(0, plus + 2) + std::string{manners().most_turns};
    return turns >= 0 && !match().seen_by(asked_)->why_not(text) &&
           (match().seen_by(asked_)->why_not(fewer) || !broken(fewer).empty());
}

// The one legal move that is meant; else one that the rules refuse; else the text, with the "+0"
// that is easily left out.
std::string Table::written_out(const std::string& text) const {
    if (match().seen_by(asked_)->why_not(text)) return text;
    const std::vector<std::string> found = meant(text).moves;
    if (found.size() == 1) return found.front();
    if (found.empty() && !match().seen_by(asked_)->why_not(text)) {
        if (const std::string move = broken(text); !move.empty()) return move;
    }
    return match().seen_by(asked_)->why_not(text) || !match().seen_by(asked_)->why_not(text + " +0")
               ? text
               : text + " +0";
}

}  // namespace engawa::cli
