// What a game brings to be drawn on a terminal. Everything is drawn from a view and tells no more
// than its viewer may know.
//
// A game gives one constant `kDrawings` of this type in terminal/<game>/drawings.h, where the build
// finds it.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "terminal/card_table.h"
#include "terminal/manners.h"
#include "terminal/picture.h"

namespace engawa {

template <Game G>
struct Drawings {
    using View = Observed<typename G::State>;

    // `events` is all that has happened so far, so that the last move can be marked. Null: the view
    // as a line of text.
    Picture (*board)(const G& game, const View& view, const PictureWish& wish,
                     std::span<const Event> events) = nullptr;
    // Null: nothing to show.
    Picture (*odds)(const G& game, const View& view) = nullptr;   // what chance holds, exactly
    Picture (*piles)(const G& game, const View& view) = nullptr;  // bags and piles, by kind
    Picture (*card)(const G& game, const View& view, std::string_view name) = nullptr;
    std::vector<CardTable> (*cards)(const G& game) = nullptr;
    // A legal move with names instead of ids. Null: its text.
    std::string (*name_move)(const G& game, const typename G::State& state, Seat seat,
                             typename G::Move move) = nullptr;
    // Null: what every game has.
    const Manners* manners = nullptr;
};

}  // namespace engawa
