// What the parts of the card reader share, and the words of the options.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/card_json.h"
#include "engine/games/eiyo/cards.h"

namespace engawa::eiyo {

enum class FieldType : std::uint8_t { Text, Number, List };

struct Field {
    std::string_view name;
    FieldType type;
    bool required = true;
};

// A list of texts exactly like this one.
template <class Texts>
bool is_list_of(const Json& json, const Texts& texts) {
    if (!json.is_array() || json.size() != std::size(texts)) return false;
    std::size_t i = 0;
    for (const std::string_view text : texts) {
        if (!(json[i++] == text)) return false;
    }
    return true;
}

inline constexpr std::array<std::string_view, 4> kCardCorners = {"TL", "TR", "BR", "BL"};
inline constexpr std::array<std::string_view, 4> kCardTroops = {"red", "black", "blue", "yellow"};
inline constexpr std::size_t kMostEnemySets = 16;

// The values that a file gives; those that are no constant of CardSet must be the game's own.
void read_constants(const Json& root, Constants& constants, Mistakes& mistakes);

// EIY-001 to EIY-012: how many cards there are of everything.
void check_totals(const CardSet& cards, Mistakes& mistakes);

}  // namespace engawa::eiyo
