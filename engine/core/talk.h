// Which seats may talk to which at this moment.
#pragma once

#include "engine/core/by_seat.h"
#include "engine/core/seat.h"

namespace engawa {

struct Talk {
    BySeat<SeatSet> listeners{};  // by speaker

    bool may(Seat speaker, Seat listener) const { return listeners[speaker].contains(listener); }
    static Talk everybody(int seats) {
        Talk talk;
        for (const Seat seat : SeatSet::first_seats(seats)) {
            talk.listeners[seat] = SeatSet::first_seats(seats) - SeatSet{seat};
        }
        return talk;
    }
    friend bool operator==(const Talk&, const Talk&) = default;
};

}  // namespace engawa
