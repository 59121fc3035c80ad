// The best use of a hand in this round, as the bots see it: which weapon at which row, as an attack
// or a deflect, so that honor gained and damage prevented outweigh the cards of the deck that it
// costs.
//
// A plan looks at one player's hand and at what everybody sees, and at no other hand. Within a
// round the prices are linear, so the best plan is found exactly, by dynamic programming over the
// four rows within reach and the subsets of the hand. Values are in sixteenths of a deck card.
#pragma once

#include <array>

#include "engine/games/eiyo/cards/book.h"

namespace engawa::eiyo {

inline constexpr int kDeckCard = 16;  // the unit of all prices

// How a player weighs things; see taste.cpp.
struct Taste {
    int honor_base = 24;  // a point of honor
    int honor_need = 24;  // more, in proportion to the share of the honor left that is needed
    int honor_extra = 8;  // a point of honor once the victory has enough
    int foe = 8;          // an enemy less, however
    int keep = 12;        // a weapon kept in hand, up to what the next draw leaves room for
    int keep_more = 8;    // each further one
    int special = 16;     // more for a special weapon kept
    int tight = 8;        // how much dearer a deck card becomes when few are left for each enemy
    int waiting = 10;     // sixteenths of the honor of a red enemy that the partner can finish now
    int last_card = 16;   // coop: a deck card, in what may be the last round
    int last_foe = 8;     // coop: an enemy less, in what may be the last round
    int alone = 0;        // how much sooner a row is played at that the partner does not reach
    bool moves = false;   // goes to the other spot when there is nothing to do here, but there
    bool parts = false;   // early, leaves a spot that both stand on; see Brain
    int mulligan = 100;   // a starting hand whose plan is worth less is given back
};

struct Prices {
    int honor = 0;
    int card = kDeckCard;
    int foe = 0;
    bool last = false;  // this may be the last round, after which nothing strikes
};

Prices prices(const Book& book, const State& s, const Taste& taste);

struct Plan {
    static constexpr int kMost = 8;  // cards in a hand with a limit (EIY-098)

    // In an order in which they can be made; in coop the rows come first where waiting would cost
    // most, because the partner plays between.
    std::array<Move, kMost> plays;
    int count = 0;
    int value = 0;  // of the plays and of what stays in the hand
    int takes = 0;  // cards that leave the deck for costs, effects and the damage after that
};

// The best plan of a player who stands on `spot`. In the last deck it spares cards, if it can, so
// that the enemy phase is survived.
Plan plan(const Book& book, const State& s, int player, int spot, const Taste& taste,
          Prices prices);

// How many rotations bring the corner about at least; more than 3 if none do.
inline int fewest_rotations(int corners, int corner) {
    for (int rotations = 0; rotations < kCorners; ++rotations) {
        if ((rotated(corners, rotations) >> corner & 1) != 0) return rotations;
    }
    return kCorners;
}

}  // namespace engawa::eiyo
