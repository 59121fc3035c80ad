// What happens when a move is applied, and the words for it.
//
// An event is a small value whose kind and numbers only its game understands; the game turns it
// into a phrase (engine/core/phrase.h). apply is a template over its sink, so that
// playouts pay nothing for events.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <vector>

#include "engine/core/phrase.h"

namespace engawa {

struct Event {
    std::uint8_t kind = 0;
    std::uint8_t count = 0;  // how many of the numbers are used
    std::array<std::int16_t, 7> numbers{};

    friend bool operator==(const Event&, const Event&) = default;
};

struct NoEvents {
    static constexpr bool kWanted = false;
    constexpr void emit(const Event&) {}
};

struct EventList {
    static constexpr bool kWanted = true;
    std::vector<Event> events;
    void emit(const Event& event) { events.push_back(event); }
};

template <class S>
concept Sink = requires(S sink, Event event) {
    { S::kWanted } -> std::convertible_to<bool>;
    sink.emit(event);
};

// The numbers must fit in 16 bits. They are all ints, so that there is only one function for each
// count of them.
template <Sink S, class Kind, std::same_as<int>... Numbers>
void emit(S& sink, Kind kind, Numbers... numbers) {
    if constexpr (S::kWanted) {
        sink.emit(Event{static_cast<std::uint8_t>(kind),
                        sizeof...(numbers),
                        {static_cast<std::int16_t>(numbers)...}});
    }
}

}  // namespace engawa
