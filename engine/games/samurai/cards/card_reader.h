// What the parts of the card reader share.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/card_fields.h"
#include "engine/core/text.h"
#include "engine/games/samurai/cards/cards.h"

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

// The same for a field of an entry, and for one of six such lists.
void read_effects(Fields& fields, std::string_view name, Effects& effects, Place place,
                  bool required = true);
void read_rolls(Fields& fields, std::string_view name, Rolls& rolls, Place place,
                bool required = true);

void read_constants(const Json& root, Constants& constants, Mistakes& mistakes);

// What must hold of all cards together, and warnings where a file differs from the rulebook.
void check_together(const CardSet& cards, Mistakes& mistakes);

}  // namespace engawa::samurai
