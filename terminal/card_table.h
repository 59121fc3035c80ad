// Cards for people to look at: tables of text, whatever the game.
#pragma once

#include <string>
#include <vector>

namespace engawa {

struct CardTable {
    std::string name;
    std::vector<std::string> heads;
    std::vector<std::vector<std::string>> rows;  // a text for each head
};

}  // namespace engawa
