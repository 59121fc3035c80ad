// The options of the game. Values that name cards come from the card file.
#pragma once

#include <array>
#include <string_view>

namespace engawa::samurai {

enum class OptionIndex : unsigned {
    Mode,
    Opponent,
    Weapon,
    Surrounding,
    Weather,
    Difficulty,
    Blood,
    Bushido,
    Gisei,
    Three,
    Yoroi,
    Redraws,
};

struct KnownOption {
    std::string_view name;
    const char* rule;
    // The values in order; a value "*" stands for the ids of the table of that name.
    std::array<std::string_view, 3> values;
};

inline constexpr KnownOption kKnownOptions[] = {
    {"mode", "SAM-030", {"duel", "campaign", "clan"}},
    {"opponent", "SAM-031", {"*"}},
    {"weapon", "SAM-032", {"*"}},
    {"surrounding", "SAM-033", {"none", "*"}},
    {"weather", "SAM-034", {"none", "*", "random"}},
    {"difficulty", "SAM-035", {"*"}},
    {"blood", "SAM-036", {"off", "on"}},
    {"bushido", "SAM-037", {"off", "on"}},
    {"gisei", "SAM-037", {"off", "on"}},
    {"three", "SAM-036", {"off", "on"}},
    {"yoroi", "SAM-040", {"none", "self", "opponent"}},
    {"redraws", "SAM-052", {"duel", "game"}},
};

}  // namespace engawa::samurai
