// A move as what a hand does: a verb, and the things, places and numbers that it touches in order.
//
// The law of the hand: every reference of a legal gesture is in the viewer's tableau, and no two
// legal moves of a seat have the same gesture. So one selection machine serves every game.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace engawa {

struct Part {
    std::string_view role;  // of static storage: "tile", "square", "facing"
    std::string ref;        // into the tableau; empty: the part is a number
    std::int32_t number = 0;

    friend bool operator==(const Part&, const Part&) = default;
};

struct Gesture {
    std::string_view verb;  // of static storage
    std::vector<Part> parts;

    friend bool operator==(const Gesture&, const Gesture&) = default;
};

// Is `gesture` the whole one, or what the hand touches first of it?
inline bool begins(const Gesture& gesture, const Gesture& whole) {
    return gesture.verb == whole.verb && gesture.parts.size() <= whole.parts.size() &&
           std::equal(gesture.parts.begin(), gesture.parts.end(), whole.parts.begin());
}

}  // namespace engawa
