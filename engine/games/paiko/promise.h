// Guessing from bitboards alone which moves are worth a look, without playing them.
#pragma once

#include <cstdint>

#include "engine/games/paiko/outlook.h"

namespace engawa::paiko {

// The mover's view of a position, worked out once for all moves of a list.
class Promise {
  public:
    explicit Promise(const State& s);
    // Higher is better; comparable within one position only.
    std::int32_t of(Move move) const;

  private:
    std::int32_t of_draw(Move move) const;
    std::int32_t of_pick(Move move) const;
    // What a tile of this shape does on a square, beside its points.
    std::int32_t of_standing(int shape, Cell cell) const;
    std::int32_t of_captures(Cells struck) const;

    const State& s_;
    int player_;
    Outlook own_;
    Outlook enemy_;
    Cells weak_;        // enemy tiles that one more threat captures
    Cells half_weak_;   // that two more would
    Cells endangered_;  // own tiles that the enemy can capture at once
    Cells fresh_;       // squares outside the homeground not yet in own threat
    Cells denied_;      // squares where the enemy could score
};

// How much a player wants one more tile of this type in hand: while the game runs, and at its
// start.
std::int32_t wish(Type type, const Stock& hand);
std::int32_t opening_wish(Type type);

}  // namespace engawa::paiko
