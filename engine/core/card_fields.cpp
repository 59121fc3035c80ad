#include "engine/core/card_fields.h"

#include <algorithm>

#include "engine/core/near_word.h"
#include "engine/core/text.h"

namespace engawa {
namespace {

// Where something comes from: rulebook, other public sources, or reconstructed.
constexpr std::string_view kSources[] = {"seed", "known", "own"};

int place_among(Words words, const Json& value) {
    if (!value.is_string() || value.string().empty()) return -1;
    const auto found = std::find(words.begin(), words.end(), value.string());
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

std::string range(int low, int high) {
    const std::string first = std::to_string(low);
    return low == high ? first : first + " to " + std::to_string(high);
}

}  // namespace

std::string listed(Words words) {
    std::string list;
    for (const std::string_view word : words) {
        if (word.empty()) continue;
        list += (list.empty() ? "" : ", ") + std::string{word};
    }
    return list;
}

std::string shown(const Json& value) {
    if (value.is_string()) return quoted(value.string());
    if (value.is_whole_number()) return std::to_string(value.number());
    if (value.is_boolean()) return value.boolean() ? "true" : "false";
    if (value.is_array()) return "a list";
    if (value.is_object()) return "a table";
    return "something else";
}

const Json* Fields::take(std::string_view name, bool required) {
    taken_.push_back(name);
    const Json* const value = table_.find(name);
    if (value == nullptr && required) mistakes_.add("'" + std::string{name} + "' is missing");
    return value;
}

const Json* Fields::list(std::string_view name, bool required) {
    const Json* const value = take(name, required);
    if (value == nullptr) return nullptr;
    return expect(value->is_array(), name, "should be a list, not " + shown(*value)) ? value
                                                                                     : nullptr;
}

void Fields::line(std::string_view name, std::string& out, std::size_t longest, bool required) {
    const Json* const value = take(name, required);
    if (value == nullptr) return;
    if (expect(is_line(*value, longest), name,
               "should be one line of text of at most " + std::to_string(longest) + " bytes")) {
        out = value->string();
    }
}

void Fields::texts(std::string_view name, std::vector<std::string>& out) {
    const Json* const value = list(name);
    if (value == nullptr) return;
    for (const Json& each : *value) {
        if (!expect(is_line(each, kLongestText), name, "should be a list of texts")) return;
        out.push_back(each.string());
    }
}

std::optional<int> Fields::find_number(std::string_view name, int low, int high, bool required) {
    const Json* const value = take(name, required);
    if (value == nullptr) return {};
    if (!expect(is_number(*value, low, high), name,
                "should be a whole number from " + std::to_string(low) + " to " +
                    std::to_string(high) + ", not " + shown(*value))) {
        return {};
    }
    return number_of(*value);
}

void Fields::boolean(std::string_view name, bool& out) {
    const Json* const value = take(name);
    if (value == nullptr) return;
    if (expect(value->is_boolean(), name, "should be true or false, not " + shown(*value))) {
        out = value->boolean();
    }
}

void Fields::choice(std::string_view name, std::string& out,
                    std::initializer_list<std::string_view> words) {
    const int found = find_word(name, {words.begin(), words.size()}, true);
    if (found >= 0) out = words.begin()[found];
}

void Fields::source(std::string_view name, std::string& out) {
    const int found = find_word(name, kSources, true);
    if (found >= 0) out = kSources[found];
}

int Fields::find_word(std::string_view name, Words words, bool required) {
    const Json* const value = take(name, required);
    if (value == nullptr) return -1;
    const int found = place_among(words, *value);
    if (found >= 0) return found;
    const std::string_view text = value->is_string() ? value->string() : std::string_view{};
    expect(
        false, name,
        "should be one of " + listed(words) + ", not " + shown(*value) + did_you_mean(text, words));
    return -1;
}

void Fields::done() {
    for (const auto& [name, value] : table_.items()) {
        if (std::find(taken_.begin(), taken_.end(), name) != taken_.end()) continue;
        mistakes_.add_at(name, "unknown field " + quoted(name) + did_you_mean(name, taken_));
    }
}

void expect_tables(const Json& root, Words tables, Mistakes& mistakes) {
    for (const std::string_view table : tables) {
        mistakes.expect(root.find(table) != nullptr, "",
                        "table '" + std::string{table} + "' is missing");
    }
    for (const auto& [name, table] : root.items()) {
        const bool known = std::find(tables.begin(), tables.end(), name) != tables.end();
        mistakes.expect(known, name, "unknown table " + quoted(name) + did_you_mean(name, tables));
    }
}

bool is_list_of(const Json& json, Words words) {
    if (!json.is_array() || json.size() != words.size()) return false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!(json[i] == words[i])) return false;
    }
    return true;
}

const Json* constant_value(const Json& entry, const std::string& path, Mistakes& mistakes) {
    const Json* const value = entry.find("value");
    const Json* const source = entry.find("source");
    const bool good = entry.size() == 2 && value != nullptr && source != nullptr &&
                      place_among(kSources, *source) >= 0;
    return mistakes.expect(good, path, "should be { value = number, source = seed, known or own }")
               ? value
               : nullptr;
}

std::optional<int> read_constant(const Json& entry, const std::string& path, std::string_view name,
                                 int low, int high, Mistakes& mistakes, std::string_view why) {
    const Json* const value = constant_value(entry, path, mistakes);
    if (value == nullptr) return {};
    if (!mistakes.expect(is_number(*value, low, high), path,
                         std::string{name} + " should be " + range(low, high) +
                             (why.empty() ? "" : ": ") + std::string{why})) {
        return {};
    }
    return number_of(*value);
}

}  // namespace engawa
