// Guessing from bitboards alone which moves are worth a look, without playing them.
//
// The weights are fitted to the moves that the search chose (docs/games/paiko.md), in hundredths of
// the odds' logarithm.
#pragma once

#include <array>
#include <cstdint>

#include "engine/games/paiko/bots/outlook.h"

namespace engawa::paiko {

// The mover's view of a position, worked out once for all moves of a list.
class Promise {
  public:
    explicit Promise(const State& s);
    // Higher is better; comparable within one position only.
    std::int32_t of(Move move) const;

  private:
    using ByPoints = std::array<std::int32_t, 3>;  // for tiles worth 0, 1 and 2 points

    std::int32_t of_draw(Move move) const;
    std::int32_t of_deploy(Move move) const;
    std::int32_t of_shift(Move move) const;
    // What a tile of this shape does on a square: the squares it strikes anew and those it covers.
    std::int32_t of_standing(Cell cell, Cells struck, Cells covered) const;
    std::int32_t sum(Cells tiles, int owner, const ByPoints& weights) const;

    const State& s_;
    int player_;
    unsigned p_;
    Outlook own_;
    Outlook enemy_;
    Cells weak_;        // enemy tiles that one more threat captures
    Cells firm_;        // the others
    Cells endangered_;  // own tiles that the enemy can capture at once
    Cells fresh_;       // squares outside the homeground not yet in own threat
    Cells denied_;      // squares where the enemy could score
    Cells outside_;     // own tiles outside the homeground
    Cells reached_;     // squares in enemy threat
};

// How much a player wants one more tile of this type in hand: while the game runs, and at its
// start.
std::int32_t wish(Type type, const Stock& hand);
std::int32_t opening_wish(Type type);

}  // namespace engawa::paiko
