// The options whose values the rules know; the values of enemy_set are in the card file.
#pragma once

#include <array>
#include <string_view>

namespace engawa::eiyo {

inline constexpr std::string_view kHandLimit = "hand_limit";
// Of all kinds together where hands have no limit: 2 x 4 x 29 card plays and 3 other moves are a
// list that Eiyo::kMaxMoves has room for (EIY-030).
inline constexpr int kMostCorners = 29;

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
    {kHandLimit, {"6", "none"}, "EIY-030"},  // the number is that of the card file
    {"placement_talk", {"closed", "open"}, "EIY-031"},
};

}  // namespace engawa::eiyo
