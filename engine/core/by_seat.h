// One value for each seat: an array indexed by a Seat, or by a number from 0 in games that count
// their players that way. Chance and the watcher have no place in it.
#pragma once

#include <array>
#include <cassert>

#include "engine/core/seat.h"

namespace engawa {

// A game for fewer players than kMaxSeats gives their number, which keeps its state small.
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
