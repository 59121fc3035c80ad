// What kind of moment a seat is asked in, for people who do not want to be asked every time.
//
// A game may tell it (Hooks::moment); without that every moment is the seat's own.
#pragma once

#include <cstdint>
#include <string>

namespace engawa {

struct Moment {
    enum class Kind : std::uint8_t {
        Own,     // a decision, or a window in the seat's own turn or battle
        Quiet,   // a window in somebody else's turn
        Battle,  // a battle that the seat does not fight in
    };
    Kind kind = Kind::Own;
    bool able = true;         // there is something to do; known to the seat alone
    bool alarm = false;       // something rare and weighty is on the table
    int window = 0;           // differs from one window to the next
    std::string pass;         // the move that lets it go by; empty: it must be decided
    bool calm = false;        // no battle: who has passed need not be asked again
    std::string refuse = {};  // the move that declines a request for help; empty: none is made

    // Public, and told at every moment, whether the seat is asked or not.
    int gap = -1;      // how far the totals of a battle are apart; -1: there is no battle
    int turn_of = -1;  // index of the seat whose turn it is; -1: the game has no turns
};

}  // namespace engawa
