// How a game that a brain played on has ended, for the seat that asked (engine/search/weigh.h).
#pragma once

namespace engawa {

struct Prospect {
    bool won = false;
    int points = 0;
};

}  // namespace engawa
