// What follows from what lies open on the table: the blow of each enemy, the toll of the enemy
// phase, what may be struck, the honor that can still be won. No hidden card matters to it.
#pragma once

#include <array>

#include "engine/games/eiyo/cards/book.h"

namespace engawa::eiyo {

// EIY-216, EIY-255: what an enemy deals at its place, a token on its row aside.
struct Blow {
    int printed = 0;
    int bonus = 0;
    int giver = -1;  // place in the row of the card that gives the bonus

    int sum() const { return printed + bonus; }
};
Blow blow(const FoeTable& foes, Row row, int place);

// EIY-218, EIY-219: what becomes of the decks if so many cards are lost now.
struct Toll {
    struct Deck {
        int size = 0;
        int lost = 0;
    };
    std::array<Deck, 3> decks{};  // the one that lies there, then the reshuffled ones
    int count = 0;
    int runs_out = 0;  // exhaustions on the way, the last one included
    bool overrun = false;

    Deck last() const { return decks[count - 1]; }
};
Toll toll(const State& s, int lost);

// A row as the target of one seat; weapon, cost, turn and cap aside.
struct Target {
    int corner = -1;     // as the seat sees it; -1: out of reach
    int no_attack = 0;   // the number of the rule that forbids it: 153 is EIY-153
    int no_deflect = 0;  // the same
    bool waits = false;  // EIY-151: an attack would only put an active weapon there
};
Target target(const Book& book, const State& s, int player, int row);

// The fewest rotations that show the corner; kCorners if none do.
int turns_to(int corners, int corner);

// In coop nobody has a place to strike from before the placement.
inline bool has_stand(const State& s) { return !s.coop() || s.placed(); }

// The cards of most honor that the stacks can hold together.
FoeBag best_in_stacks(const Book& book, const State& s);
// EIY-165: a front under a token brings nothing any more.
inline bool brings_honor(const State& s, int row, int place) {
    return place != 0 || !s.has_token(row);
}
// The most honor that can still come: no luck and no play brings more.
int honor_left(const Book& book, const State& s);
// Of the ranks of this mode, the highest that so much honor gives: 1 and up; 0: none.
int rank_of(const Book& book, const State& s, int honor);

FoeBag removed_pile(const Book& book, const State& s);

}  // namespace engawa::eiyo
