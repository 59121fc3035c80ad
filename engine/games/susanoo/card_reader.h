// What the parts of the card reader share: where effects stand, and a table of the file whose
// fields are taken one by one.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/card_json.h"
#include "engine/core/near_word.h"
#include "engine/core/text.h"
#include "engine/games/susanoo/card_words.h"
#include "engine/games/susanoo/cards.h"

namespace engawa::susanoo {

// What a card is for its effects: it decides on the words that mean something there.
enum class Place : std::uint8_t {
    Being,
    Transformation,
    Equipment,
    Persistent,
    Yokai,
    Head,
    Immediate,
    AnyTime,
    Battle,
    Unknown,  // a field that decides on it is wrong
};
Place place_of(const Card& card);
std::string_view name_of(Place place);  // "a Yokai"

// Mistakes of one card: each says of which.
class CardMistakes {
  public:
    CardMistakes(Mistakes& mistakes, std::string path, std::string label)
        : mistakes_(mistakes), path_(std::move(path)), label_(std::move(label)) {}

    // The same card, further inside.
    CardMistakes inside(std::string path, const std::string& label) const {
        return {mistakes_, std::move(path), label_ + label};
    }
    const std::string& path() const { return path_; }
    std::size_t count() const { return mistakes_.count(); }

    void add(const std::string& text) { mistakes_.add(path_, label_ + ": " + text); }
    void add_at(std::string_view name, const std::string& text) {
        mistakes_.add(path_of(path_, name), label_ + ": " + text);
    }
    bool expect(bool condition, const std::string& text) {
        if (!condition) add(text);
        return condition;
    }
    bool expect_at(bool condition, std::string_view name, const std::string& text) {
        if (!condition) add_at(name, text);
        return condition;
    }
    void warn(const std::string& text) {
        mistakes_.warn_unless(false, path_, label_ + ": " + text);
    }

  private:
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
    Fields(const Json& table, CardMistakes mistakes) : table_(table), mistakes_(mistakes) {}

    CardMistakes& mistakes() { return mistakes_; }
    bool has(std::string_view name) const { return table_.find(name) != nullptr; }

    // The value, or null; a field that is missing though required is a mistake.
    const Json* take(std::string_view name, bool required = true);
    void text(std::string_view name, std::string& out, bool required = true);
    void number(std::string_view name, int& out, int low, int high, bool required = true);

    // An enumerator by its word, whose place in the list is its number.
    template <class Enum>
    bool word(std::string_view name, Enum& out, Words words, bool required = true) {
        const int found = find_word(name, words, required);
        if (found >= 0) out = static_cast<Enum>(found);
        return found >= 0;
    }

    // Fields that nobody took are mistakes.
    void done();

  private:
    int find_word(std::string_view name, Words words, bool required);  // -1: none

    const Json& table_;
    CardMistakes mistakes_;
    std::vector<std::string_view> taken_;
};

// Limits on which fixed sizes rest.
inline constexpr int kMostEffects = 8;     // of a card
inline constexpr int kMostConditions = 4;  // of an effect

void read_effects(const Json& list, Place place, std::vector<Effect>& effects,
                  CardMistakes mistakes);

// Whether an effect means something where it stands, and the effects of a card together.
void check_effect(const Effect& effect, Place place, CardMistakes mistakes);
void check_card(const Card& card, CardMistakes mistakes);

// What must hold of all cards together; paths[i] is where cards[i] stands in the file.
void check_together(const std::vector<Card>& cards, const std::vector<std::string>& paths,
                    Mistakes& mistakes);

}  // namespace engawa::susanoo
