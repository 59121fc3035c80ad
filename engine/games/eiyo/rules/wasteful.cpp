#include "engine/games/eiyo/rules/wasteful.h"

#include "engine/games/eiyo/cards/book.h"

namespace engawa::eiyo {

bool wasteful(const Eiyo& game, const State&, Seat, Move move) {
    if (!move.is_play()) return false;
    for (int turns = 0; turns < move.rotations(); ++turns) {
        const int shown = rotated(game.weapon(move.weapon()).corners, turns);
        if ((shown >> move.corner() & 1) != 0) return true;
    }
    return false;
}

}  // namespace engawa::eiyo
