// What Way of the Samurai brings for a table of people.
#pragma once

#include "engine/core/hooks.h"
#include "engine/games/samurai/cards/card_list.h"
#include "engine/games/samurai/odds/table_odds.h"
#include "engine/games/samurai/text/attempts.h"
#include "engine/games/samurai/text/carry.h"
#include "engine/games/samurai/text/chronicle.h"
#include "engine/games/samurai/text/figures.h"
#include "engine/games/samurai/text/foresee.h"

namespace engawa::samurai {

inline constexpr Hooks<Samurai> kHooks{.foresee = foresee_move,
                                       .odds = odds_list_of,
                                       .reasons = reasons_of,
                                       .attempts = attempts_of,
                                       .causes = causes_of,
                                       .price = price_of,
                                       .figures = figures_of,
                                       .chronicle = chronicle_on,
                                       .cards = card_list,
                                       .lasts = lasts,
                                       .carry_out = carry_out,
                                       .carry_in = carry_in};

}  // namespace engawa::samurai
