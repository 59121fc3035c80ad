#include "cards_io/cards_io.h"

#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/core/plain_line.h"

namespace engawa {
namespace {

using Json = nlohmann::json;
using Lines = std::map<std::string, int, std::less<>>;

// More than any card file needs, and little enough for readers that look twice.
constexpr std::size_t kLongest = 1 << 20;   // bytes of a card file
constexpr std::size_t kMostEntries = 1000;  // of a table or list
constexpr int kDeepest = 32;

std::string at(const std::string& path, std::string_view name) {
    return path.empty() ? std::string{name} : path + '.' + std::string{name};
}
std::string at(const std::string& path, std::size_t index) {
    return path + '[' + std::to_string(index) + ']';
}

// The text behind a string that begins here, with '"' or '\'', three of them or one.
std::string_view behind_string(std::string_view text) {
    const char quote = text[0];
    const std::string three(3, quote);
    const bool many = text.starts_with(three);
    text.remove_prefix(many ? 3 : 1);
    while (!text.empty() && !(many ? text.starts_with(three) : text[0] == quote)) {
        const bool escaped = text[0] == '\\' && quote == '"' && text.size() > 1;
        text.remove_prefix(escaped ? 2 : 1);
    }
    text.remove_prefix(std::min<std::size_t>(text.size(), many ? 3 : 1));
    return text;
}

bool can_begin_key(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view{"_-\"']"}.find(c) != std::string_view::npos;
}

// What toml++ must not be given. It makes tables of a key like a.b.c as deep as it is long and
// takes them apart by recursion, and it takes for granted that a key follows '[' at the start of a
// line.
class KeyCheck {
  public:
    // Empty: nothing is wrong.
    std::string problem(std::string_view text) {
        while (!text.empty() && problem_.empty()) {
            const std::string_view rest = behind(text);
            const std::string_view taken = text.substr(0, text.size() - rest.size());
            line_ += static_cast<int>(std::count(taken.begin(), taken.end(), '\n'));
            text = rest;
        }
        return problem_;
    }

  private:
    std::string_view behind(std::string_view text) {
        const char c = text[0];
        const bool first = std::exchange(first_, first_ && (c == ' ' || c == '\t'));
        if (c == '"' || c == '\'') return behind_string(text);
        if (c == '#') return text.substr(std::min(text.size(), text.find('\n')));
        if (c == '\n') first_ = true;
        if (c == '[' && first && depth_ == 0) check_header(text.substr(1));
        if (c == '[' || c == '{') ++depth_;
        if ((c == ']' || c == '}') && depth_ > 0) --depth_;
        if (c == '.' && ++dots_ > kDeepest) refuse("a key has too many parts");
        if (std::string_view{"\n=,{}[]"}.find(c) != std::string_view::npos) dots_ = 0;
        return text.substr(1);
    }

    void check_header(std::string_view text) {
        if (text.starts_with('[')) text.remove_prefix(1);
        const auto key = text.find_first_not_of(" \t");
        if (key == std::string_view::npos || !can_begin_key(text[key])) {
            refuse("the name of a table is missing");
        }
    }

    void refuse(const std::string& what) {
        problem_ = "line " + std::to_string(line_) + ", column 1: " + what;
    }

    bool first_ = true;  // nothing but blanks on this line so far
    int depth_ = 0;
    int dots_ = 0;
    int line_ = 1;
    std::string problem_;
};

class Conversion {
  public:
    explicit Conversion(Lines& lines) : lines_(lines) {}

    const std::string& problem() const { return problem_; }

    Json table(const toml::table& table, const std::string& path) {
        Json json = Json::object();
        if (!enter(table)) return json;
        for (const auto& [key, value] : table) {
            const std::string where = at(path, key.str());
            json[std::string{key.str()}] = convert(value, where);
            lines_[where] = static_cast<int>(key.source().begin.line);
        }
        --depth_;
        return json;
    }

  private:
    Json array(const toml::array& array, const std::string& path) {
        Json json = Json::array();
        if (!enter(array)) return json;
        for (std::size_t i = 0; i < array.size(); ++i) {
            json.push_back(convert(array[i], at(path, i)));
            lines_[at(path, i)] = static_cast<int>(array[i].source().begin.line);
        }
        --depth_;
        return json;
    }

    // Dates and times have no JSON of their own: no card has one, and nothing is a mistake enough.
    Json convert(const toml::node& node, const std::string& path) {
        if (const auto* table = node.as_table()) return this->table(*table, path);
        if (const auto* array = node.as_array()) return this->array(*array, path);
        if (const auto* text = node.as_string()) return text->get();
        if (const auto* number = node.as_integer()) return number->get();
        if (const auto* number = node.as_floating_point()) return number->get();
        if (const auto* truth = node.as_boolean()) return truth->get();
        return nullptr;
    }

    template <class Node>
    bool enter(const Node& node) {
        const std::string line =
            "line " + std::to_string(node.source().begin.line) + ", column 1: ";
        if (node.size() > kMostEntries) {
            problem_ =
                line + "a table or list has at most " + std::to_string(kMostEntries) + " entries";
            return false;
        }
        if (depth_ == kDeepest) {
            problem_ = line + "tables and lists are nested too deeply";
            return false;
        }
        ++depth_;
        return true;
    }

    Lines& lines_;
    int depth_ = 0;
    std::string problem_;
};

}  // namespace

int CardFile::line_of(std::string_view path) const {
    while (!path.empty()) {
        const auto found = lines_.find(path);
        if (found != lines_.end()) return found->second;
        const auto cut = path.find_last_of(".[");
        path = path.substr(0, cut == std::string_view::npos ? 0 : cut);
    }
    return 1;
}

std::string CardFile::shown(std::string_view path) { return made_plain(path); }

Result<CardFile> read_card_text(std::string_view text) {
    if (text.size() > kLongest) return error("bad_cards", "a card file has at most one mebibyte");
    const std::string problem = KeyCheck{}.problem(text);
    if (!problem.empty()) return error("bad_cards", problem);
    const toml::parse_result parsed = toml::parse(text);
    if (!parsed) {
        const auto where = parsed.error().source().begin;
        return error("bad_cards", "line " + std::to_string(where.line) + ", column " +
                                      std::to_string(where.column) + ": " +
                                      std::string{parsed.error().description()});
    }
    CardFile file;
    Conversion conversion{file.lines_};
    const Json json = conversion.table(parsed.table(), "");
    if (!conversion.problem().empty()) return error("bad_cards", conversion.problem());
    file.json_ = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return file;
}

Result<CardFile> read_card_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return error("no_such_file", "cannot read " + path);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    return read_card_text(text);
}

}  // namespace engawa
