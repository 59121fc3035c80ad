// One value for each seat: an array that a Seat indexes, or its number from 0 where a game counts
// its players so. Chance and the watcher have no place in it.
#pragma once

#include <array>
#include <cassert>

#include "engine/core/seat.h"

namespace engawa {

// Games for fewer players than kMaxSeats say how many; a state is no larger than it must be.
template <class T, int Seats = kMaxSeats>
struct BySeat : std::array<T, Seats> {
    using std::array<T, Seats>::operator[];

    constexpr T& operator[](Seat seat) {
        assert(seat.index() < Seats);
        return (*this)[seat.index()];
    }
    constexpr const T& operator[](Seat seat) const {
        assert(seat.index() < Seats);
        return (*this)[seat.index()];
    }
};

}  // namespace engawa
