// Several phrases as one paragraph.
#include <algorithm>

#include "words/words.h"

namespace engawa {
namespace {

// "New at {row}: {card}." ends with a list: there, and nowhere else, it takes more than one. Empty
// if the sentence has no such end.
std::string_view list_at_the_end(std::string_view sentence) {
    const auto open = sentence.rfind(": {");
    if (open == std::string_view::npos || !sentence.ends_with("}.")) return {};
    const std::string_view name = sentence.substr(open + 3, sentence.size() - open - 5);
    return name.find_first_of("{}|") == std::string_view::npos ? name : std::string_view{};
}

int place_of(const Arguments& arguments, std::string_view name) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i].name == name) return static_cast<int>(i);
    }
    return -1;
}

// Where exactly one argument of two phrases differs; -1 if they differ otherwise. Sentences about
// two players are never joined.
int only_difference(const Phrase& a, const Phrase& b) {
    if (a.key != b.key || a.arguments.size() != b.arguments.size()) return -1;
    int found = -1;
    for (std::size_t i = 0; i < a.arguments.size(); ++i) {
        if (a.arguments[i].name != b.arguments[i].name) return -1;
        if (a.arguments[i].term == b.arguments[i].term) continue;
        if (found >= 0 || a.arguments[i].name == "who") return -1;
        found = static_cast<int>(i);
    }
    return found;
}

bool may_join(const Phrase& a, const Phrase& b, int argument) {
    if (a.arguments.empty()) return false;
    const int difference = only_difference(a, b);
    if (difference >= 0) return difference == argument;
    return a.key == b.key && a.arguments == b.arguments;  // the same thing twice
}

}  // namespace

// "Sword, 2 Bow and Air"; numbers one by one: "1, 2 and 2". A word that is counted in its own way
// has a key for that: `susanoo.back.event.several`.
Term Words::counted(const std::vector<Term>& terms, const Company& company) const {
    Arguments list;
    for (auto term = terms.begin(); term != terms.end(); ++term) {
        const auto count = std::count(terms.begin(), terms.end(), *term);
        if (count == 1 || term->kind == Term::Kind::Number) {
            list.push_back({{}, *term});
        } else if (std::find(terms.begin(), term, *term) == term) {
            const Argument number{"count", Term::number(static_cast<int>(count))};
            const bool word = term->kind == Term::Kind::Word;
            const std::string own = (word ? "" : company.game + ".card.") + term->id + ".several";
            Phrase several{"table.several", {number, {"thing", *term}}};
            if (has(own)) several = {own, {number}};
            list.push_back({{}, Term::phrase(std::move(several))});
        }
    }
    return Term::list(std::move(list));
}

std::string Words::read_out(const std::vector<Phrase>& sentences, const Company& company) const {
    std::string out;
    for (const Phrase& phrase : sentences) {
        std::string sentence = say(phrase, company);
        if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z') {
            sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
        }
        out += (out.empty() ? "" : " ") + sentence;
    }
    return out;
}

std::string Words::tell(const std::vector<Phrase>& phrases, const Company& company) const {
    std::string out;
    for (std::size_t i = 0; i < phrases.size();) {
        Phrase phrase = phrases[i];
        std::size_t end = i + 1;
        int argument = static_cast<int>(phrase.arguments.size()) - 1;
        const auto sentence = sentences_.find(phrase.key);
        const int list = sentence == sentences_.end()
                             ? -1
                             : place_of(phrase.arguments, list_at_the_end(sentence->second));
        if (list >= 0) {
            argument = list;
        } else if (end < phrases.size()) {
            const int difference = only_difference(phrase, phrases[end]);
            if (difference >= 0) argument = difference;
        }
        while (end < phrases.size() && may_join(phrase, phrases[end], argument)) ++end;
        if (end > i + 1) {
            std::vector<Term> terms;
            for (std::size_t k = i; k < end; ++k) {
                terms.push_back(phrases[k].arguments[argument].term);
            }
            Company same = company;
            if (same.game.empty()) same.game = phrase.key.substr(0, phrase.key.find('.'));
            phrase.arguments[argument].term = counted(terms, same);
        }
        if (!out.empty()) out += ' ';
        out += say(phrase, company);
        i = end;
    }
    return out;
}

}  // namespace engawa
