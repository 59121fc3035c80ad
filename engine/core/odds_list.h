// Chances as data, made from a view alone: what may come of each choice, and of what nobody
// chooses. Names and what they mean are listed in docs/games/<game>.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/tableau.h"

namespace engawa {

struct Odd {
    std::string_view name;  // of static storage: what happens, "won", "escape"
    std::string ref;    // of what: a reference into the tableau; empty: of the table as it stands
    double chance = 0;  // 0 to 1, as exact as a double is
    std::vector<Fact> facts{};  // with it: the least and the most of a total, a bonus, a count
    // Instead of a reference: of what these moves of the viewer would lead to, by their texts, one
    // after the other ("play:CO04", "pick:fighters").
    std::vector<std::string> moves{};

    friend bool operator==(const Odd&, const Odd&) = default;
};

using OddsList = std::vector<Odd>;

}  // namespace engawa
