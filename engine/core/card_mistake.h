// A mistake in a card file, as a game's card reader finds it.
#pragma once

#include <string>

namespace engawa {

// `path` is where it is in the file: "weapon[3].copies", "constants.common.hand_limit"; empty for
// the whole file. Whoever read the file turns it into a line. A warning does not keep the cards
// from being played.
struct CardMistake {
    std::string path;
    std::string text;
    bool warning = false;

    friend bool operator==(const CardMistake&, const CardMistake&) = default;
};

}  // namespace engawa
