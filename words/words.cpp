#include "words/words.h"

#include <nlohmann/json.hpp>

#include "data/words/words.h"
#include "words/filling.h"

namespace engawa {
namespace {

std::string game_of(std::string_view key, const Company& company) {
    return company.game.empty() ? std::string{key.substr(0, key.find('.'))} : company.game;
}

}  // namespace

Sentences sentences_of(std::string_view language) {
    Sentences all;
    for (const WordsFile& file : words_files()) {
        if (file.language != language) continue;
        const auto json = nlohmann::json::parse(file.text.begin(), file.text.end(), nullptr, false);
        if (!json.is_object()) continue;
        for (const auto& [key, sentence] : json.items()) {
            if (sentence.is_string()) all[key] = sentence.get<std::string>();
        }
    }
    return all;
}

std::string Words::say(std::string_view key, const Fillers& fillers, const Company& company) const {
    Arguments arguments;
    for (const Filler& filler : fillers) arguments.push_back({filler.name, filler.term});
    return said(key, arguments, company);
}

std::string Words::say(const Phrase& phrase, const Company& company) const {
    return said(phrase.key, phrase.arguments, company);
}

std::string Words::said(std::string_view key, const Arguments& arguments,
                        const Company& company) const {
    const auto found = sentences_.find(key);
    if (found == sentences_.end()) return std::string{key};
    // Phrases within speak of the same game.
    const Company same{game_of(key, company), company.seats};
    return filled(found->second, arguments, language_,
                  [&](const Term& term) { return say(term, same); });
}

std::string Words::say(const Term& term, const Company& company) const {
    const auto key = [&](std::string_view kind) {
        return company.game + '.' + std::string{kind} + '.' +
               (term.kind == Term::Kind::Seat ? std::to_string(term.value) : term.id);
    };
    const auto seat = static_cast<std::size_t>(term.value) - 1;
    switch (term.kind) {
        case Term::Kind::Number: return std::to_string(term.value);
        case Term::Kind::Seat:
            if (seat < company.seats.size() && !company.seats[seat].empty()) {
                return company.seats[seat];
            }
            return said(key("seat"), {}, company);
        case Term::Kind::Card:
            return term.name.empty() ? said(key("card"), {}, company) : term.name;
        case Term::Kind::Place:
            return has(key("place")) ? said(key("place"), {}, company) : term.id;
        case Term::Kind::Word: return said(term.id, {}, company);
        case Term::Kind::Phrase: return said(term.id, term.parts, company);
        case Term::Kind::List: return joined(term.parts, company);
        case Term::Kind::Text: break;
    }
    return term.id;
}

// "a, b and c": the first ones by table.list.middle, the last by table.list.end; two of them by
// table.list.two.
std::string Words::joined(const Arguments& list, const Company& company) const {
    std::string out;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string next = say(list[i].term, company);
        const std::string_view key = i + 1 < list.size() ? "table.list.middle"
                                     : i == 1            ? "table.list.two"
                                                         : "table.list.end";
        out = i == 0 ? next : say(key, {{"first", out}, {"second", next}});
    }
    return out;
}

std::vector<std::string> Words::keys(std::string_view prefix) const {
    std::vector<std::string> found;
    for (auto at = sentences_.lower_bound(prefix);
         at != sentences_.end() && at->first.starts_with(prefix); ++at) {
        found.push_back(at->first);
    }
    return found;
}

}  // namespace engawa
