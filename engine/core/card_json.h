// Helpers to read the JSON of a card file: every type is checked before it is read, because
// exceptions are off, and every mistake is kept with its path. The text of a mistake can be shown
// as it is, whatever the file holds; its path cannot, because it has names as the file writes them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/card_mistake.h"
#include "engine/core/json.h"
#include "engine/core/plain_line.h"

namespace engawa {

class Mistakes {
  public:
    explicit Mistakes(std::vector<CardMistake>& list) : list_(list) {}

    void add(std::string path, std::string_view text) {
        list_.push_back({std::move(path), made_plain(text), false});
    }
    // Gives the condition back.
    bool expect(bool condition, const std::string& path, const std::string& text) {
        if (!condition) add(path, text);
        return condition;
    }
    void warn_unless(bool condition, const std::string& path, const std::string& text) {
        if (!condition) list_.push_back({path, made_plain(text), true});
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

inline bool is_number(const Json& json, std::int64_t low, std::int64_t high) {
    return json.is_whole_number() && json.number() >= low && json.number() <= high;
}

// Texts that reach a person.
inline constexpr std::size_t kLongestName = 80;    // bytes
inline constexpr std::size_t kLongestText = 4000;  // what effects do, in words
inline bool is_line(const Json& json, std::size_t longest) {
    return json.is_string() && !json.string().empty() && is_plain_line(json.string(), longest);
}

inline int number_of(const Json& json) { return static_cast<int>(json.number()); }

inline std::string path_of(const std::string& path, std::size_t index) {
    return path + '[' + std::to_string(index) + ']';
}
inline std::string path_of(const std::string& path, std::string_view name) {
    return path.empty() ? std::string{name} : path + '.' + std::string{name};
}

}  // namespace engawa
