#include "cli/words.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "data/words/words.h"

namespace engawa::cli {
namespace {

const std::string* find(const Fillers& arguments, std::string_view name) {
    for (const auto& [key, value] : arguments) {
        if (key == name) return &value;
    }
    return nullptr;
}

// "New at {row}: {card}." ends with a list: there, and nowhere else, it takes more than one. Empty
// if the sentence has no such end.
std::string_view list_at_the_end(std::string_view sentence) {
    const auto open = sentence.rfind(": {");
    if (open == std::string_view::npos || !sentence.ends_with("}.")) return {};
    const std::string_view name = sentence.substr(open + 3, sentence.size() - open - 5);
    return name.find_first_of("{}|") == std::string_view::npos ? name : std::string_view{};
}

int place_of(const Fillers& arguments, std::string_view name) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i].first == name) return static_cast<int>(i);
    }
    return -1;
}

// Where exactly one argument of two phrases differs; -1 if they differ otherwise. Sentences about
// two players are never joined.
int only_difference(const Phrase& a, const Phrase& b) {
    if (a.key != b.key || a.arguments.size() != b.arguments.size()) return -1;
    int found = -1;
    for (std::size_t i = 0; i < a.arguments.size(); ++i) {
        if (a.arguments[i].first != b.arguments[i].first) return -1;
        if (a.arguments[i].second == b.arguments[i].second) continue;
        if (found >= 0 || a.arguments[i].first == "who") return -1;
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

// "2 Bow"; "3 Event cards" of "an Event card".
std::string several(std::ptrdiff_t count, const std::string& value) {
    const std::string number = std::to_string(count) + " ";
    for (const std::string_view article : {"a ", "an "}) {
        if (value.starts_with(article)) return number + value.substr(article.size()) + "s";
    }
    return number + value;
}

// "Sword, 2 Bow and Air"; numbers one by one: "1, 2 and 2".
std::string joined(const std::vector<std::string>& values) {
    std::vector<std::string> parts;
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (value->find_first_not_of("0123456789") == std::string::npos) {
            parts.push_back(*value);
        } else if (std::find(values.begin(), value, *value) == value) {
            const auto count = std::count(values.begin(), values.end(), *value);
            parts.push_back(count > 1 ? several(count, *value) : *value);
        }
    }
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) out += i + 1 == parts.size() ? " and " : ", ";
        out += parts[i];
    }
    return out;
}

}  // namespace

Words::Words(std::string_view language) {
    const std::string_view text = words_json(language);
    const auto json = nlohmann::json::parse(text.begin(), text.end(), nullptr, false);
    if (!json.is_object()) return;
    for (const auto& [key, sentence] : json.items()) {
        if (sentence.is_string()) sentences_[key] = sentence.get<std::string>();
    }
}

std::string Words::value(const std::string& argument) const {
    return argument.starts_with('$') ? say(std::string_view{argument}.substr(1)) : argument;
}

std::string Words::say(std::string_view key, const Fillers& arguments) const {
    const auto found = sentences_.find(key);
    if (found == sentences_.end()) return std::string{key};
    std::string out;
    std::string_view rest = found->second;
    for (auto open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
        const auto close = rest.find('}', open);
        if (close == std::string_view::npos) break;
        out += rest.substr(0, open);
        const std::string_view inside = rest.substr(open + 1, close - open - 1);
        rest.remove_prefix(close + 1);
        const auto bar = inside.find('|');
        const std::string* argument = find(arguments, inside.substr(0, bar));
        if (argument == nullptr) {
            out += '{' + std::string{inside} + '}';
        } else if (bar == std::string_view::npos) {
            out += value(*argument);
        } else {
            const std::string_view forms = inside.substr(bar + 1);
            const auto second = forms.find('|');
            out += *argument == "1" ? forms.substr(0, second) : forms.substr(second + 1);
        }
    }
    return out.append(rest);
}

std::string Words::tell(const std::vector<Phrase>& phrases) const {
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
            std::vector<std::string> values;
            for (std::size_t k = i; k < end; ++k) {
                values.push_back(value(phrases[k].arguments[argument].second));
            }
            phrase.arguments[argument].second = joined(values);
        }
        if (!out.empty()) out += ' ';
        out += say(phrase);
        i = end;
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

int columns(std::string_view utf8) {
    int count = 0;
    for (const char c : utf8) count += int{(c & 0xc0) != 0x80};
    return count;
}

std::string wrapped(std::string_view text, int width, int indent) {
    std::string out;
    int column = 0;
    while (!text.empty()) {
        const auto end = text.find(' ');
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (column > indent && column + 1 + columns(word) > width) {
            out += '\n' + std::string(static_cast<unsigned>(indent), ' ');
            column = indent;
        } else if (column > 0) {
            out += ' ';
            ++column;
        }
        out += word;
        column += columns(word);
    }
    return out;
}

}  // namespace engawa::cli
