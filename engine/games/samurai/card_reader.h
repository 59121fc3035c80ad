// What the parts of the card reader share: an entry whose fields are taken one by one.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/card_json.h"
#include "engine/core/text.h"
#include "engine/games/samurai/cards.h"

namespace engawa::samurai {

// Where effects stand, which decides on the words that are allowed there.
enum class Place : std::uint8_t {
    Action,
    Special,
    Injury,
    Blood,
    Bushido,
    Gisei,
    Opponent,
    Weapon,
    SurroundingAttack,
    SurroundingGuard,
    Weather,
    Difficulty,
    Event,
};

void read_effects(const Json& list, const std::string& path, Place place, Effects& effects,
                  Mistakes& mistakes);

class Fields {
  public:
    Fields(const Json& entry, std::string path, Mistakes& mistakes)
        : entry_(entry), path_(std::move(path)), mistakes_(mistakes) {}

    const std::string& path() const { return path_; }
    std::string at(std::string_view name) const { return path_of(path_, name); }

    void text(std::string_view name, std::string& out, bool required = true,
              bool may_be_empty = false) {
        const Json* value = take(name, required);
        if (value == nullptr) return;
        const bool nothing = may_be_empty && *value == "";
        if (expect(nothing || is_line(*value, kLongestText), name, "should be one line of text")) {
            out = value->string();
        }
    }
    void number(std::string_view name, int& out, int low, int high) {
        const Json* value = take(name, true);
        if (value == nullptr) return;
        if (expect(
                is_number(*value, low, high), name,
                "should be a number from " + std::to_string(low) + " to " + std::to_string(high))) {
            out = number_of(*value);
        }
    }
    void boolean(std::string_view name, bool& out) {
        const Json* value = take(name, true);
        if (value == nullptr) return;
        if (expect(value->is_boolean(), name, "should be true or false")) out = value->boolean();
    }
    void choice(std::string_view name, std::string& out,
                std::initializer_list<std::string_view> words) {
        const Json* value = take(name, true);
        if (value == nullptr) return;
        std::string listed;
        bool good = false;
        for (const std::string_view word : words) {
            good = good || (value->is_string() && value->string() == word);
            listed += (listed.empty() ? "" : ", ") + std::string{word};
        }
        if (expect(good, name, "should be one of " + listed)) out = value->string();
    }
    void effects(std::string_view name, Effects& out, Place place, bool required = true) {
        const Json* value = take(name, required);
        if (value != nullptr) read_effects(*value, at(name), place, out, mistakes_);
    }
    void rolls(std::string_view name, Rolls& out, Place place, bool required = true) {
        const Json* value = take(name, required);
        if (value == nullptr) return;
        if (!expect(value->is_array() && value->size() == 6, name, "should be six effect lists")) {
            return;
        }
        for (std::size_t i = 0; i < 6; ++i) {
            read_effects((*value)[i], path_of(at(name), i), place, out.emplace_back(), mistakes_);
        }
    }
    void texts(std::string_view name, std::vector<std::string>& out) {
        const Json* value = take(name, true);
        if (value == nullptr || !expect(value->is_array(), name, "should be a list")) return;
        for (const Json& each : *value) {
            if (expect(each.is_string(), name, "should be a list of texts")) {
                out.push_back(each.string());
            }
        }
    }
    void numbers(std::string_view name, std::vector<int>& out, int low, int high) {
        const Json* value = take(name, true);
        if (value == nullptr || !expect(value->is_array(), name, "should be a list")) return;
        for (const Json& each : *value) {
            if (expect(is_number(each, low, high), name,
                       "should be numbers from " + std::to_string(low) + " to " +
                           std::to_string(high))) {
                out.push_back(number_of(each));
            }
        }
    }
    bool has(std::string_view name) const { return entry_.find(name) != nullptr; }

    // Fields that nobody took are mistakes.
    void done() {
        for (const auto& [name, value] : entry_.items()) {
            const bool known = std::find(taken_.begin(), taken_.end(), name) != taken_.end();
            mistakes_.expect(known, at(name), "unknown field " + engawa::quoted(name));
        }
    }

    bool expect(bool good, std::string_view name, const std::string& text) {
        return mistakes_.expect(good, at(name), "'" + std::string{name} + "' " + text);
    }

  private:
    const Json* take(std::string_view name, bool required) {
        taken_.emplace_back(name);
        const Json* value = entry_.find(name);
        if (value == nullptr && required) {
            mistakes_.add(path_, "field '" + std::string{name} + "' is missing");
        }
        return value;
    }

    const Json& entry_;
    std::string path_;
    Mistakes& mistakes_;
    std::vector<std::string> taken_;
};

void read_constants(const Json& root, Constants& constants, Mistakes& mistakes);

// What must hold of all cards together, and warnings where a file differs from the rulebook.
void check_together(const CardSet& cards, Mistakes& mistakes);

}  // namespace engawa::samurai
