// Why a total is what it is, as data, made from a view alone. For each side the numbers of the
// reasons that count add up to its total. One that does not count is listed too: the face of a die
// that another number replaced, a card that is muted. Names are listed in docs/games/<game>.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace engawa {

struct Reason {
    std::string_view side;    // of static storage: whose total
    std::string_view source;  // of static storage: "level", "die", "card"
    std::string ref;          // into the tableau: what gives it; empty: nothing on the table
    int number = 0;
    bool counts = true;
    int seat = 0;  // whose it is, where a side is several players; 0: nobody's

    friend bool operator==(const Reason&, const Reason&) = default;
};

using ReasonList = std::vector<Reason>;

}  // namespace engawa
