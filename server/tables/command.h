// What somebody at a table asks for, and what came of it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/wire/wire_served.h"

namespace engawa::server {

enum class Deed : std::uint8_t {
    Play,        // texts: moves
    Withdraw,    // a pass that waits
    Order,       // text: standing orders
    PassUntil,   // text: until what
    Hold,        // the beat
    Release,     // it again
    Say,         // text
    Point,       // text: a reference of the tableau
    Undo,        // the own last decision
    AskUndo,     // it, of the others
    AnswerUndo,  // yes
    AskTie,
    AnswerTie,
    Resign,
    Leave,          // the seat; it can be come back to
    Return,         // to it
    Commit,         // to bytes of one's own, at a fair table; text: 64 hexadecimal digits
    Reveal,         // them
    Start,          // the game; bots sit down where nobody does
    SubstituteBot,  // for somebody who is away; text: level
    Remove,         // somebody, before the game begins
    Rematch,
    Close,
};

Result<Deed> read_deed(std::string_view text);  // code: unknown_command

struct Command {
    Deed deed = Deed::Play;
    std::string key;  // of 16 to 64 characters; a move needs one
    std::optional<int> decision;
    std::vector<std::string> texts;
    bool yes = false;
    std::string name;          // Say, by somebody who watches: what they are called
    int seat = 0;              // SubstituteBot, Remove: whose
    std::uint64_t digest = 0;  // of all of it, to know a repeat
};

using Reply = std::function<void(const Result<ServedAnswer>&)>;

}  // namespace engawa::server
