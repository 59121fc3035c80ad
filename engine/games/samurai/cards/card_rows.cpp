#include "engine/games/samurai/cards/card_rows.h"

#include <cassert>
#include <charconv>

#include "engine/core/text.h"

namespace engawa::samurai {
namespace {

int number_in(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

bool is_number(std::string_view text) {
    return text.find_first_not_of("-0123456789") == std::string_view::npos;
}

Effect effect_in(std::string_view text) {
    Effect effect;
    const auto words = split(text, ' ');
    effect.word = *word_named(words[0]);
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto sign = words[i].find('=');
        const auto value = words[i].substr(sign + 1);
        const auto name = words[i].substr(0, sign);
        const bool known = is_number(value) ? set(effect, name, std::int64_t{number_in(value)})
                                            : set(effect, name, value);
        assert(known);
        static_cast<void>(known);
    }
    return effect;
}

Effects effects_in(std::string_view text) {
    Effects effects;
    if (text.empty()) return effects;
    for (const std::string_view one : split(text, ';')) effects.push_back(effect_in(one));
    return effects;
}

}  // namespace

std::string_view CardRow::next() {
    const auto end = rest_.find('\t');
    const std::string_view field = rest_.substr(0, end);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    return field;
}

void CardRow::take(std::string& text) { text = next(); }

void CardRow::take(int& number) {
    const std::string_view field = next();
    if (!field.empty()) number = number_in(field);
}

void CardRow::take(bool& flag) { flag = next() == "1"; }

void CardRow::take(std::vector<int>& numbers) {
    for (const std::string_view one : split(next(), ',')) {
        if (!one.empty()) numbers.push_back(number_in(one));
    }
}

void CardRow::take(std::vector<std::string>& texts) {
    for (const std::string_view one : split(next(), ',')) {
        if (!one.empty()) texts.emplace_back(one);
    }
}

void CardRow::take(Effects& effects) { effects = effects_in(next()); }

void CardRow::take(Rolls& rolls) {
    const std::string_view field = next();
    if (field.empty()) return;
    for (const std::string_view one : split(field, '|')) rolls.push_back(effects_in(one));
}

}  // namespace engawa::samurai
