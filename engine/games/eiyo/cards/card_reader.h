// What the parts of the card reader share.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/card_fields.h"
#include "engine/games/eiyo/cards/cards.h"

namespace engawa::eiyo {

inline constexpr std::array<std::string_view, 4> kCardCorners = {"TL", "TR", "BR", "BL"};
inline constexpr std::array<std::string_view, 4> kCardTroops = {"red", "black", "blue", "yellow"};
inline constexpr std::array<std::string_view, 2> kCardModes = {"solo", "coop"};
inline constexpr std::size_t kMostEnemySets = 16;

// Ids stand in positions, moves and options.
bool is_card_id(std::string_view id);

// Calls f(fields) for each entry of a table, if the file has it.
template <class F>
void each_entry_of(const Json& root, std::string_view table, Mistakes& mistakes, F&& f) {
    const Json* const list = root.find(table);
    if (list != nullptr) each_entry(*list, std::string{table}, mistakes, f);
}

// Weapons, special weapons, enemies, bosses and Yamabushi, each by itself, and their ids.
void read_cards_of_decks(const Json& root, CardSet& cards, Mistakes& mistakes);

// The words of effects that the file lists are those of the game.
void check_vocabulary(const Json& root, Mistakes& mistakes);

// Defaults of options, and the order of the enemy sets; `default_set` is what [meta] names.
void read_options(const Json& root, std::string_view default_set, CardSet& cards,
                  Mistakes& mistakes);

// The values that a file gives; those that are no constant of CardSet must be the game's own.
void read_constants(const Json& root, Constants& constants, Mistakes& mistakes);

// EIY-001 to EIY-012: how many cards there are of everything.
void check_totals(const CardSet& cards, Mistakes& mistakes);

}  // namespace engawa::eiyo
