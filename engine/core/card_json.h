// Helpers to read the JSON of a card file: every type is checked before it is read, because
// exceptions are off, and every mistake is kept with its path. For games that link engawa_json.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/card_mistake.h"

namespace engawa {

using Json = nlohmann::json;

class Mistakes {
  public:
    explicit Mistakes(std::vector<CardMistake>& list) : list_(list) {}

    void add(std::string path, std::string text) {
        list_.push_back({std::move(path), std::move(text), false});
    }
    // Gives the condition back.
    bool expect(bool condition, const std::string& path, const std::string& text) {
        if (!condition) add(path, text);
        return condition;
    }
    void warn_unless(bool condition, const std::string& path, const std::string& text) {
        if (!condition) list_.push_back({path, text, true});
    }
    std::size_t count() const { return list_.size(); }
    bool only_warnings() const {
        for (const CardMistake& mistake : list_) {
            if (!mistake.warning) return false;
        }
        return true;
    }

  private:
    std::vector<CardMistake>& list_;
};

// The member, or null.
inline const Json* find_member(const Json& object, std::string_view name) {
    if (!object.is_object()) return nullptr;
    const auto found = object.find(name);
    return found == object.end() ? nullptr : &*found;
}

inline bool is_number(const Json& json, std::int64_t low, std::int64_t high) {
    if (!json.is_number_integer()) return false;
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > INT64_MAX) return false;
    const auto number = json.get<std::int64_t>();
    return number >= low && number <= high;
}

inline const std::string& text_of(const Json& json) { return json.get_ref<const std::string&>(); }
inline int number_of(const Json& json) { return static_cast<int>(json.get<std::int64_t>()); }

inline std::string path_of(const std::string& path, std::size_t index) {
    return path + '[' + std::to_string(index) + ']';
}
inline std::string path_of(const std::string& path, std::string_view name) {
    return path.empty() ? std::string{name} : path + '.' + std::string{name};
}

}  // namespace engawa
