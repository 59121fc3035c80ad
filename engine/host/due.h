// What is due at a table, and what a viewer may be told about it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/seat.h"
#include "engine/host/orders.h"
#include "engine/match/bots.h"

namespace engawa {

// How long a window stays open for those whose own moment it is not, by public facts. The caller
// has the seconds.
enum class Beat : std::uint8_t { None, Quiet, Battle, Close, Head };

std::string_view write_beat(Beat beat);

// For the caller alone: who has answered in a window is nobody's business before it closes.
struct Due {
    enum class Kind : std::uint8_t {
        Draw,     // Host::draw
        AskBot,   // Host::answer with what the bot says
        Wait,     // for people, or for the end of the beat
        Nothing,  // the game is over
    };
    Kind kind = Kind::Nothing;

    std::uint32_t tickets = 0;  // Draw: how many there are

    // AskBot: what seen_by(seat) thinks, or, `aside`, what it says to that right; nothing said
    // there is an answer too.
    Seat seat;
    int decision = 0;
    BotSpec bot;
    std::uint64_t seed = 0;  // for the thought; the same when the table is resumed
    bool aside = false;
    bool steady =
        false;  // people could learn from the time it takes: let it depend on public facts

    SeatSet waiting;  // people whom the table waits for, also while a bot is asked

    // While a window is open, whatever else is due.
    Beat beat = Beat::None;
    int window = 0;      // another number: the beat starts anew
    bool again = false;  // in the same window, because something happened in it
};

// To take a decision back, or to call it even: what the others must grant.
struct Request {
    Seat by;
    SeatSet open;  // who has not answered yet
};

// What a viewer may be told of the table beside the view and the log.
struct Notice {
    Beat beat = Beat::None;
    int window = 0;
    bool again = false;
    bool somebody_holds = false;
    std::optional<Request> undo;
    std::optional<Request> tie;

    // Of the viewer's own seat.
    enum class Undo : std::uint8_t { No, Free, Asks };
    Undo undoable = Undo::No;  // its own last decision; by itself, or if the others grant it
    bool answered = false;     // in this window; can be withdrawn
    bool holds = false;
    int reserve = 0;  // milliseconds for holding
    Orders orders;
    Until until = Until::Off;
    int passed = 0;  // how often it was passed for, since the table was opened or resumed
    int made = 0;    // and how many other moves were made for it
};

}  // namespace engawa
