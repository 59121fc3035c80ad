// Fields of a card file: what is missing, of the wrong shape, out of range or unknown.
#include "engine/games/susanoo/card_reader.h"

namespace engawa::susanoo {

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

void Fields::text(std::string_view name, std::string& out, bool required) {
    const Json* const value = take(name, required);
    if (value == nullptr) return;
    if (mistakes_.expect_at(is_line(*value, kLongestText), name,
                            "'" + std::string{name} + "' should be one line of text")) {
        out = value->string();
    }
}

void Fields::number(std::string_view name, int& out, int low, int high, bool required) {
    const Json* const value = take(name, required);
    if (value == nullptr) return;
    if (mistakes_.expect_at(is_number(*value, low, high), name,
                            "'" + std::string{name} + "' should be a whole number from " +
                                std::to_string(low) + " to " + std::to_string(high) + ", not " +
                                shown(*value))) {
        out = number_of(*value);
    }
}

int Fields::find_word(std::string_view name, Words words, bool required) {
    const Json* const value = take(name, required);
    if (value == nullptr) return -1;
    const std::string_view text = value->is_string() ? value->string() : std::string_view{};
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!text.empty() && words[i] == text) return static_cast<int>(i);
    }
    mistakes_.add_at(name, "'" + std::string{name} + "' should be one of " + listed(words) +
                               ", not " + shown(*value) + did_you_mean(text, words));
    return -1;
}

void Fields::done() {
    for (const auto& [name, value] : table_.items()) {
        if (std::find(taken_.begin(), taken_.end(), name) != taken_.end()) continue;
        mistakes_.add_at(name, "unknown field " + quoted(name) + did_you_mean(name, taken_));
    }
}

}  // namespace engawa::susanoo
