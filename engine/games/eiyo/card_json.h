// Helpers to read the JSON of a card file: every type is checked before it is read, because
// exceptions are off, and every mistake is kept with its path.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/games/eiyo/cards.h"

namespace engawa::eiyo {

enum class FieldType : std::uint8_t { Text, Number, List };

struct Field {
    std::string_view name;
    FieldType type;
    bool required = true;
};

class Mistakes {
  public:
    explicit Mistakes(std::vector<CardMistake>& list) : list_(list) {}

    void add(std::string path, std::string text) {
        list_.push_back({std::move(path), std::move(text)});
    }
    // Gives the condition back.
    bool expect(bool condition, const std::string& path, const std::string& text) {
        if (!condition) add(path, text);
        return condition;
    }
    std::size_t count() const { return list_.size(); }

  private:
    std::vector<CardMistake>& list_;
};

// The member, or null.
inline const Json* find(const Json& object, std::string_view name) { return object.find(name); }

inline bool is_number(const Json& json, std::int64_t low, std::int64_t high) {
    return json.is_whole_number() && json.number() >= low && json.number() <= high;
}

inline const std::string& text_of(const Json& json) { return json.string(); }
inline int number_of(const Json& json) { return static_cast<int>(json.number()); }

// A list of texts exactly like this one.
template <class Texts>
bool is_list_of(const Json& json, const Texts& texts) {
    if (!json.is_array() || json.size() != std::size(texts)) return false;
    std::size_t i = 0;
    for (const std::string_view text : texts) {
        if (!json[i].is_string() || text_of(json[i]) != text) return false;
        ++i;
    }
    return true;
}

inline std::string at(const std::string& path, std::size_t index) {
    return path + '[' + std::to_string(index) + ']';
}
inline std::string at(const std::string& path, std::string_view name) {
    return path.empty() ? std::string{name} : path + '.' + std::string{name};
}

}  // namespace engawa::eiyo
