// What Eiyo brings for a table of people.
#pragma once

#include "engine/core/hooks.h"
#include "engine/games/eiyo/cards/card_list.h"
#include "engine/games/eiyo/odds/odds_list.h"
#include "engine/games/eiyo/rules/wasteful.h"
#include "engine/games/eiyo/text/attempts.h"
#include "engine/games/eiyo/text/figures.h"
#include "engine/games/eiyo/text/foresee.h"
#include "engine/games/eiyo/text/reasons.h"

namespace engawa::eiyo {

inline constexpr Hooks<Eiyo> kHooks{.wasteful = wasteful,
                                    .foresee = foresee_move,
                                    .odds = odds_list_of,
                                    .reasons = reasons_of,
                                    .attempts = attempts_of,
                                    .beyond = beyond_reach,
                                    .causes = causes_of,
                                    .price = price_of,
                                    .figures = figures_of,
                                    .cards = card_list};

}  // namespace engawa::eiyo
