#include "cards_io/cards_io.h"

#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

namespace engawa {
namespace {

using Json = nlohmann::json;
using Lines = std::map<std::string, int, std::less<>>;

constexpr std::size_t kLongest = 1 << 20;  // bytes of a card file

std::string at(const std::string& path, std::string_view name) {
    return path.empty() ? std::string{name} : path + '.' + std::string{name};
}
std::string at(const std::string& path, std::size_t index) {
    return path + '[' + std::to_string(index) + ']';
}

Json convert(const toml::node& node, const std::string& path, Lines& lines);

Json convert_table(const toml::table& table, const std::string& path, Lines& lines) {
    Json json = Json::object();
    for (const auto& [key, value] : table) {
        const std::string where = at(path, key.str());
        json[std::string{key.str()}] = convert(value, where, lines);
        lines[where] = static_cast<int>(key.source().begin.line);
    }
    return json;
}

Json convert_array(const toml::array& array, const std::string& path, Lines& lines) {
    Json json = Json::array();
    for (std::size_t i = 0; i < array.size(); ++i) {
        json.push_back(convert(array[i], at(path, i), lines));
        lines[at(path, i)] = static_cast<int>(array[i].source().begin.line);
    }
    return json;
}

// Dates and times have no JSON of their own: no card has one, and a text is a mistake enough.
Json convert(const toml::node& node, const std::string& path, Lines& lines) {
    if (const auto* table = node.as_table()) return convert_table(*table, path, lines);
    if (const auto* array = node.as_array()) return convert_array(*array, path, lines);
    if (const auto* text = node.as_string()) return text->get();
    if (const auto* number = node.as_integer()) return number->get();
    if (const auto* number = node.as_floating_point()) return number->get();
    if (const auto* truth = node.as_boolean()) return truth->get();
    return nullptr;
}

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

Result<CardFile> read_card_text(std::string_view text) {
    if (text.size() > kLongest) return error("bad_cards", "a card file has at most one mebibyte");
    const toml::parse_result parsed = toml::parse(text);
    if (!parsed) {
        const auto where = parsed.error().source().begin;
        return error("bad_cards", "line " + std::to_string(where.line) + ", column " +
                                      std::to_string(where.column) + ": " +
                                      std::string{parsed.error().description()});
    }
    CardFile file;
    const Json json = convert_table(parsed.table(), "", file.lines_);
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
