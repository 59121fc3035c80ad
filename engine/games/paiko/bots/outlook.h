// What a player could do next, as sets of squares: the eyes of the bots.
//
// An outlook is a quick picture, not the rules: it leaves out the four-turn rule, tiles of Fire
// that would strike their own side, and captures that follow from lost cover.
#pragma once

#include <array>
#include <cstdint>

#include "engine/games/paiko/paiko.h"
#include "engine/games/paiko/rules/reach.h"

namespace engawa::paiko {

// The squares from which a tile of this type threatens a square, with some facing.
Cells attackers(Type type, Cell target);

struct Outlook {
    const State* state;
    int player;
    Cells empty;
    Cells deployable;  // PAI-086, PAI-087
    Cells walkable;    // PAI-106, PAI-107
    Cells bonus;       // where a Sai from the hand can end, its deploy squares included

    Outlook(const State& s, int player);

    const Board& board() const { return state->board; }
    Cells own() const { return board().tiles[player]; }
    Cells enemies() const { return board().tiles[1 - player]; }
    const Counts& threat() const { return board().threat[player]; }

    // Where the tile on `from` may stand after a shift; its own square if it can turn.
    Cells reached_from(Cell from) const;
    // Enemy tiles that one more threat captures.
    Cells weak_enemies() const;
    // Those of `targets` that this player could put one more threat on at once.
    Cells attackable(Cells targets) const;
};

// Could the player, on move with this board, win in one action? Exact.
bool can_win(const Paiko& game, const State& s, int player);

}  // namespace engawa::paiko
