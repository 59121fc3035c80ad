// Moves as what a hand does.
#include "engine/core/gesture.h"

#include "engine/games/eiyo/text/tableau_parts.h"
#include "engine/games/eiyo/text/verbs.h"

namespace engawa::eiyo {
// EIY-130: a weapon, the row at its corner, and how often the card is turned.
Gesture Eiyo::gesture(const State& s, Seat seat, Move move) const {
    const int player = seat.index();
    Gesture gesture{kVerbs[static_cast<int>(move.kind())], {}};
    std::vector<Part>& parts = gesture.parts;
    switch (move.kind()) {
        case Kind::Attack:
        case Kind::Deflect:
            parts = {
                {"weapon", ref_to(with_seat("hand", player), book_->weapon(move.weapon()).id), 0},
                {"row", row_id(s, eiyo::row_at(s, player, move.corner())), 0},
                {"turns", {}, move.rotations()}};
            break;
        case Kind::Stand: parts = {{"spot", spot_id(move.spot()), 0}}; break;
        case Kind::First: parts = {{"seat", with_seat("seat", move.seat()), 0}}; break;
        case Kind::Move: parts = {{"spot", spot_id(1 - s.spots[player]), 0}}; break;
        default: break;
    }
    return gesture;
}

}  // namespace engawa::eiyo
