// Every course that chance can take through a part of the round, by the rules themselves.
#pragma once

#include <array>

#include "engine/games/samurai/cards/book.h"

namespace engawa::samurai {

// Calls turn(state, outcome, chance) before each outcome of a chance event within that part, and
// leaf(state, chance) where it is over. A decision within it is a leaf too.
template <class Turn, class Leaf>
void follow_chance(const Book& book, Task course, const State& s, double chance, const Turn& turn,
                   const Leaf& leaf) {
    if (s.course() != course || !s.chance()) return leaf(s, chance);
    const auto outcome = [&](Move move, double weight) {
        turn(s, move, chance * weight);
        State after = s;
        make_move(book, after, move);
        follow_chance(book, course, after, chance * weight, turn, leaf);
    };
    if (s.top().task == Task::ArmourRoll) {  // the other five sides do the same (SAM-613)
        const int breaks = book.armour_breaks_on;
        outcome(Move{Kind::Roll, breaks}, 1.0 / 6);
        return outcome(Move{Kind::Roll, breaks == 1 ? 2 : breaks - 1}, 5.0 / 6);
    }
    std::array<Move, kMostCards> buffer;
    Moves<Move> moves{buffer};
    add_moves(book, s, moves);
    for (const Move move : moves) outcome(move, 1.0 / moves.size());
}

}  // namespace engawa::samurai
