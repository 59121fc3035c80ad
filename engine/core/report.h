// How a game stands or ended. Integers only.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <string_view>

#include "engine/core/by_seat.h"
#include "engine/core/seat.h"

namespace engawa {

struct Extra {
    std::string_view name;
    std::int32_t value = 0;
};

struct Report {
    SeatSet winners;                 // several for a shared victory, none for a tie
    std::string_view reason;         // a key such as "points"; empty while the game goes on
    BySeat<std::int32_t> utility{};  // within the game's kMinUtility .. kMaxUtility
    BySeat<std::int32_t> points{};   // as the game's own score counts

    bool together = false;  // the seats win or lose as one: no winner means that all have lost

    bool over() const { return !reason.empty(); }

    void add_extra(std::string_view name, std::int32_t value) {
        assert(extra_count < static_cast<int>(extras.size()));
        extras[extra_count++] = {name, value};
    }
    int extra_count = 0;
    std::array<Extra, 8> extras;
};

}  // namespace engawa
