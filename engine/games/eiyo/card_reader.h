// What the parts of the card reader share, and the words of the options.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/games/eiyo/card_json.h"

namespace engawa::eiyo {

inline constexpr std::array<std::string_view, 4> kCardCorners = {"TL", "TR", "BR", "BL"};
inline constexpr std::array<std::string_view, 4> kCardTroops = {"red", "black", "blue", "yellow"};
inline constexpr std::size_t kMostEnemySets = 16;

// The values that a file gives; those that are no constant of CardSet must be the game's own.
void read_constants(const Json& root, Constants& constants, Mistakes& mistakes);

// EIY-001 to EIY-012: how many cards there are of everything.
void check_totals(const CardSet& cards, Mistakes& mistakes);

}  // namespace engawa::eiyo
