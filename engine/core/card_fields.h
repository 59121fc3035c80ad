// An entry of a card file whose fields are taken one by one, for the card reader of every game.
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/card_json.h"

namespace engawa {

// The mistakes of one entry. Each begins with the label of the entry, if it has one.
class CardMistakes {
  public:
    CardMistakes(Mistakes& mistakes, std::string path, std::string label = "")
        : mistakes_(mistakes), path_(std::move(path)), label_(std::move(label)) {}

    // The same card, further inside.
    CardMistakes inside(std::string path, const std::string& label) const {
        return {mistakes_, std::move(path), label_ + label};
    }
    const std::string& path() const { return path_; }
    std::size_t count() const { return mistakes_.count(); }
    Mistakes& all() { return mistakes_; }

    void add(const std::string& text) { mistakes_.add(path_, labelled(text)); }
    void add_at(std::string_view name, const std::string& text) {
        mistakes_.add(path_of(path_, name), labelled(text));
    }
    bool expect(bool condition, const std::string& text) {
        if (!condition) add(text);
        return condition;
    }
    bool expect_at(bool condition, std::string_view name, const std::string& text) {
        if (!condition) add_at(name, text);
        return condition;
    }
    void warn(const std::string& text) { mistakes_.warn_unless(false, path_, labelled(text)); }

  private:
    std::string labelled(const std::string& text) const {
        return label_.empty() ? text : label_ + ": " + text;
    }

    Mistakes& mistakes_;
    std::string path_;
    std::string label_;
};

using Words = std::span<const std::string_view>;

// "a, b, c", without the empty words.
std::string listed(Words words);

// What a file has in a place, for messages: a quoted text, a number, or its shape.
std::string shown(const Json& value);

class Fields {
  public:
    Fields(const Json& table, CardMistakes mistakes)
        : table_(table), mistakes_(std::move(mistakes)) {}

    CardMistakes& mistakes() { return mistakes_; }
    std::string at(std::string_view name) const { return path_of(mistakes_.path(), name); }
    bool has(std::string_view name) const { return table_.find(name) != nullptr; }

    // The value, or null; a field that is missing though required is a mistake.
    const Json* take(std::string_view name, bool required = true);
    const Json* list(std::string_view name, bool required = true);  // the same; an array

    // A text is a plain line and not empty.
    void text(std::string_view name, std::string& out, bool required = true) {
        line(name, out, kLongestText, required);
    }
    void name(std::string_view name, std::string& out) { line(name, out, kLongestName, true); }
    void texts(std::string_view name, std::vector<std::string>& out);

    template <class Int>
    void number(std::string_view name, Int& out, int low, int high, bool required = true) {
        if (const auto value = find_number(name, low, high, required)) {
            out = static_cast<Int>(*value);
        }
    }
    void boolean(std::string_view name, bool& out);

    // One of the words.
    void choice(std::string_view name, std::string& out,
                std::initializer_list<std::string_view> words);
    void source(std::string_view name, std::string& out);

    // An enumerator by its word: its number is the place of the word in the list.
    template <class Enum>
    bool word(std::string_view name, Enum& out, Words words, bool required = true) {
        const int found = find_word(name, words, required);
        if (found >= 0) out = static_cast<Enum>(found);
        return found >= 0;
    }

    // A mistake of this field: its name stands in front of the text.
    bool expect(bool good, std::string_view name, const std::string& text) {
        return mistakes_.expect_at(good, name, "'" + std::string{name} + "' " + text);
    }

    // Fields that nobody took are mistakes.
    void done();

  private:
    void line(std::string_view name, std::string& out, std::size_t longest, bool required);
    std::optional<int> find_number(std::string_view name, int low, int high, bool required);
    int find_word(std::string_view name, Words words, bool required);  // -1: none

    const Json& table_;
    CardMistakes mistakes_;
    std::vector<std::string_view> taken_;
};

// Tables.

// The file has these tables and no others.
void expect_tables(const Json& root, Words tables, Mistakes& mistakes);

// Whether it is a list of exactly these words.
bool is_list_of(const Json& json, Words words);

// Calls f(fields) for each entry of a list.
template <class F>
void each_entry(const Json& list, const std::string& path, Mistakes& mistakes, F&& f) {
    if (!mistakes.expect(list.is_array(), path, path + " should be a list of entries")) return;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string where = path_of(path, i);
        if (!mistakes.expect(list[i].is_object(), where, "should be an entry")) continue;
        Fields fields(list[i], {mistakes, where});
        f(fields);
        fields.done();
    }
}

// Constants: { value = ..., source = "seed", "known" or "own" }.

// Null, with a mistake, if it has another shape. `why` ends the sentence about a number that is out
// of bounds.
const Json* constant_value(const Json& entry, const std::string& path, Mistakes& mistakes);
std::optional<int> read_constant(const Json& entry, const std::string& path, std::string_view name,
                                 int low, int high, Mistakes& mistakes, std::string_view why = {});

}  // namespace engawa
