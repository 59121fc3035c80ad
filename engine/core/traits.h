// What a seat had when the game was over, for figures about many games: do seats that had it win
// more often?
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace engawa {

struct Traits {
    std::vector<std::string> had;  // a kind and a name, such as "being HB05 Susanoo"
    std::vector<std::pair<std::string, int>> figures;  // such as "level", 7

    friend bool operator==(const Traits&, const Traits&) = default;
};

}  // namespace engawa
