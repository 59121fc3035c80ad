// What Warriors of Susanoo brings for a table of people.
#pragma once

#include "engine/core/hooks.h"
#include "engine/games/susanoo/cards/card_list.h"
#include "engine/games/susanoo/odds/odds_list.h"
#include "engine/games/susanoo/rules/moment.h"
#include "engine/games/susanoo/rules/traits.h"
#include "engine/games/susanoo/text/attempts.h"
#include "engine/games/susanoo/text/reason_list.h"

namespace engawa::susanoo {

inline constexpr Hooks<Susanoo> kHooks{.odds = odds_list_of,
                                       .reasons = reasons_of,
                                       .attempts = attempts_of,
                                       .causes = causes_of,
                                       .price = price_of,
                                       .moment = moment_of,
                                       .traits = traits_of,
                                       .cards = card_list};

}  // namespace engawa::susanoo
