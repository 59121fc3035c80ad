// Cards, tasks and causes as text.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/games/samurai/cards/book.h"

namespace engawa::samurai {

// The word of each task in a position, in the order of Task.
inline constexpr std::array<std::string_view, kTasks> kTaskWords = {
    "redraw",      "exchange",    "prepare",     "target",      "place",        "reward",
    "keep",        "virtue",      "strike",      "die",         "price",        "guard",
    "end",         "spoils",      "forget",      "road",        "draw",         "special",
    "defence",     "peek",        "reveal",      "follow",      "injury",       "blood",
    "gisei",       "bushido",     "event",       "weather",     "exploit_roll", "armour_roll",
    "answer_roll", "event_roll",  "begin_duel",  "begin_round", "placed",       "attacked",
    "answered",    "next_attack", "cleanup",     "ability",     "win",          "wound",
    "flip",        "do",          "blood_check", "round_wound", "round_ki",     "over"};

inline constexpr std::array<std::string_view, kCauses> kCauseWords = {
    "foes_dead", "life", "beheaded", "cliff", "blood_empty", "round_limit"};

inline constexpr std::array<std::string_view, 3> kVictimWords = {"you", "foe", "blood"};

template <class Names>
std::optional<int> index_in(const Names& names, std::string_view name) {
    for (std::size_t i = 0; i < std::size(names); ++i) {
        if (names[i] == name) return static_cast<int>(i);
    }
    return {};
}

// The number of the entry with this id in a table of the card set.
template <class Table>
std::optional<int> entry_named(const Table& table, std::string_view id) {
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table[i].id == id) return static_cast<int>(i);
    }
    return {};
}

// An Action or Special Action card.
inline std::optional<int> card_named(const Book& book, std::string_view id) {
    if (const auto card = entry_named(book.cards.action, id)) return card;
    if (const auto card = entry_named(book.cards.special, id)) return *card + book.actions;
    return {};
}

// A position as text (samurai.h).
std::string write(const Book& book, const State& s);

// The id of the card that an outcome of chance shows; a roll is its number.
std::string outcome_id(const Book& book, Kind kind, int number);
std::optional<int> outcome_named(const Book& book, Kind kind, std::string_view id);

}  // namespace engawa::samurai
