// The options whose values the rules know; the values of enemy_set are in the card file.
#pragma once

#include <array>
#include <string_view>

namespace engawa::eiyo {

struct KnownOption {
    std::string_view name;
    std::array<std::string_view, 2> values;  // the first is the default unless the card file says
    const char* rule;
};

inline constexpr KnownOption kKnownOptions[] = {
    {"mode", {"solo", "coop"}, "EIY-020"},
    {"path", {"off", "on"}, "EIY-021"},
    {"mulligan", {"on", "off"}, "EIY-022"},
    {"edition", {"final", "draft"}, "EIY-023"},
    {"refill_side", {"back", "front"}, "EIY-026"},
    {"special_after_use", {"leaves", "discard"}, "EIY-027"},
    {"exhaustion", {"needed", "emptied"}, "EIY-028"},
};

}  // namespace engawa::eiyo
