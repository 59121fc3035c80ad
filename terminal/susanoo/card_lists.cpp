// All cards as tables for people.
#include "engine/games/susanoo/cards/card_words.h"
#include "terminal/susanoo/drawings.h"
#include "terminal/texts.h"

namespace engawa::susanoo {
namespace {

std::string or_dash(std::string_view word) { return word.empty() ? "-" : std::string{word}; }

// The heads of a table after id, name and element, before the text.
std::vector<std::string> heads_of(Kind kind) {
    switch (kind) {
        case Kind::HeavenlyBeing: return {};
        case Kind::OrochiHead: return {"level"};
        case Kind::Yokai: return {"level", "rewards", "levels"};
        case Kind::Event: return {"timing", "until"};
        case Kind::Item: return {"kind", "timing", "vp"};
        case Kind::Transformation: break;
    }
    return {"vp"};
}

std::vector<std::string> values_of(const Card& card) {
    const auto number = [](int n) { return std::to_string(n); };
    const std::string timing = or_dash(word_of(kTimingWords, card.timing));
    switch (card.kind) {
        case Kind::HeavenlyBeing: return {};
        case Kind::OrochiHead: return {number(card.level)};
        case Kind::Yokai: return {number(card.level), number(card.rewards), number(card.levels)};
        case Kind::Event: return {timing, or_dash(word_of(kUntilWords, card.until))};
        case Kind::Item:
            return {std::string{word_of(kTypeWords, card.type)}, timing, number(card.vp)};
        case Kind::Transformation: break;
    }
    return {number(card.vp)};
}

}  // namespace

std::vector<CardTable> card_tables(const Susanoo& game) {
    std::vector<CardTable> tables;
    for (std::size_t i = 0; i < std::size(kKindWords); ++i) {
        const auto kind = static_cast<Kind>(i);
        CardTable table{std::string{kKindWords[i]}, {"id", "name", "element"}, {}};
        for (std::string& head : heads_of(kind)) table.heads.push_back(std::move(head));
        table.heads.emplace_back("text");
        for (const Card& card : game.cards().cards) {
            if (card.kind != kind) continue;
            std::vector<std::string> row = {card.id, card.name,
                                            std::string{word_of(kElementWords, card.element)}};
            for (std::string& value : values_of(card)) row.push_back(std::move(value));
            row.push_back(in_words(rules_text(card)));
            table.rows.push_back(std::move(row));
        }
        tables.push_back(std::move(table));
    }
    return tables;
}

}  // namespace engawa::susanoo
