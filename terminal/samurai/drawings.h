// How Way of the Samurai is drawn: its table, odds, piles and cards.
#pragma once

#include "terminal/drawings.h"
#include "terminal/samurai/picture.h"

namespace engawa::samurai {

// Exact odds of what may be decided now; see odds.h.
Picture odds_of(const Samurai& game, const Observed<State>& view);

// What lies in the bags and discards.
Picture piles_of(const Samurai& game, const Observed<State>& view);

std::vector<CardTable> card_tables(const Samurai& game);

inline constexpr Bend kBends[] = {
    {"difficulty", "defence counterattack"},
    {"blood", "wounds"},
};

inline constexpr Manners kManners{
    .commands = "odds piles card try export",
    .yes = "use redraw",
    .no = "save hold",
    .order =
        "place strike target reward keep virtue die focus reveal gisei price ready hold redraw "
        "swap exchange breath insight step bokken jin credit spoils continue forget save end "
        "exploit",
    .daring = "exploit",
    .bends = kBends,
    .weighs = true,
};

inline constexpr Drawings<Samurai> kDrawings{.board = picture,
                                             .odds = odds_of,
                                             .piles = piles_of,
                                             .cards = card_tables,
                                             .manners = &kManners};

}  // namespace engawa::samurai
