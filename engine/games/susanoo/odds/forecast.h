// What moves would make of a battle if nobody answered, from what a viewer knows.
#pragma once

#include <vector>

#include "engine/games/susanoo/odds/outlook.h"

namespace engawa::susanoo {

struct Forecast {
    std::vector<Move> moves;  // a move and the choices that it asks for; empty: as it stands
    Outlook outlook;          // empty: the battle goes on in no way that can be told
    bool matters = false;     // other choices of the same move end otherwise; these are the best
    std::vector<Move> end;    // choices that end the battle, neither won nor lost; empty: none
};

// Of the viewer's moves, where it is asked; first the battle as it stands, in its window. Help is
// taken to be given for nothing.
std::vector<Forecast> forecasts(const Susanoo& game, const Observed<State>& view);

// Cups, cards and powers that all have seen, of those who may act now, one of which alone would
// turn the result of the battle. The same for every viewer.
struct Turn {
    int player = kNobody;
    Move move;        // of that player
    int side = 0;     // of the card: 0 none, 1 fighters, 2 foes
    Outlook outlook;  // then
};
std::vector<Turn> turns(const Susanoo& game, const Observed<State>& view);

}  // namespace engawa::susanoo
