// What one mover needs to know about the board, worked out once for all moves.
//
// Relies on a board at rest (PAI-211): no own tile stands where it would be captured.
#pragma once

#include "engine/games/paiko/rules/board.h"
#include "engine/games/paiko/rules/reach.h"

namespace engawa::paiko {

struct Sight {
    const Board& board;
    unsigned own;
    Cells empty;
    Cells enemy_2;  // squares in at least 2, 3 enemy threat
    Cells enemy_3;
    Cells deployable;  // PAI-086, PAI-087
    Cells walkable;    // PAI-106, PAI-107 for tiles other than Fire
    Cells endangered;  // own tiles that one more threat would capture: PAI-057 less one
    Cells relying;     // squares where a tile's cover may save another or let one walk
    Windows walkable_near;
    Windows calm_near;  // walkable even under one more threat

    Sight(const Board& b, int player)
        : board(b), own(static_cast<unsigned>(player)), empty(Cells::all() - b.occupied()) {
        const Counts& enemy = b.threat[1 - own];
        const Cells cover = b.cover[own];
        const Cells enemy_4 = enemy.at_least_4();
        enemy_3 = (enemy.planes[0] & enemy.planes[1]) | enemy_4;
        enemy_2 = enemy.planes[1] | enemy_4;
        const Cells enemy_1 = enemy.planes[0] | enemy_2;
        const Cells critical = (enemy_1 - cover) | enemy_2;
        const Cells open = empty - kBlack;
        deployable = (open - enemy_1) & (kHome[own] | b.threat[own].at_least_1());
        walkable = walkable_under(cover);
        endangered = tiles() & critical;
        relying = (enemy_2 & cover) - enemy_3 - kHome[own] - b.tiles[1 - own];
        walkable_near = Windows(walkable);
        calm_near = Windows(open - critical);
    }

    Cells tiles() const { return board.tiles[own]; }
    Cells walkable_under(Cells cover) const { return empty - kBlack - (enemy_2 - cover) - enemy_3; }
    // Would the cover of this tile be missed if it went away?
    bool relies_on(Cell cell, Tile tile) const {
        return !relying.empty() && cover_stamp(tile, cell).meets(relying);
    }
};

}  // namespace engawa::paiko
