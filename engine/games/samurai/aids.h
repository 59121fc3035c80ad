// What Way of the Samurai brings to a table beside its rules: odds, piles, a look ahead, its cards,
// and campaigns to carry elsewhere.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/card_table.h"
#include "engine/core/options.h"
#include "engine/core/picture.h"
#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

// Exact odds of what may be decided now; see odds.h.
Picture odds_of(const Samurai& game, const Observed<State>& view);

// What lies in the bags and discards.
Picture piles_of(const Samurai& game, const Observed<State>& view);

// What a legal move makes of the strike and of the Guard.
std::vector<Phrase> foresee_move(const Samurai& game, const Observed<State>& view, Seat seat,
                                 Move move);

std::vector<CardTable> card_tables(const Samurai& game);

// The constants of the card file, by their names in it.
Given figures_of(const Samurai& game, const State& s);

// A campaign lasts for evenings.
bool lasts(const Samurai& game, const State& s);

// SAM-720: the standing at ROAD as one line. `earlier` is the line that this table began from, or
// empty. Code: save_only_on_the_road.
Result<std::string> carry_out(const Samurai& game, const State& s, const std::vector<Event>& events,
                              const std::string& earlier);

struct Carried {
    Given options;
    std::string start;  // a position
};
Result<Carried> carry_in(const Samurai& game, std::string_view text);  // code: bad_save

}  // namespace engawa::samurai
