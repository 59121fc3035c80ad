// What a table remembers beside its position, as data of the shape of a tableau: the duels of a
// campaign with their counts (SAM-740 to SAM-743), wounds, the order of the cards of this round,
// the last blows. A fold over events; names are listed in docs/games/samurai.md.
#pragma once

#include <span>
#include <string>

#include "engine/core/event.h"
#include "engine/core/tableau.h"
#include "engine/games/samurai/rules/tally.h"
#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

// The events of the table, from its start. `earlier` are the tallies of a campaign that began
// elsewhere (text/campaign_save.h), whose events are not known here.
Tableau chronicle_of(const Samurai& game, const Observed<State>& view,
                     std::span<const Event> events, std::span<const Tally> earlier = {});

// The same for a table that began from a line that was carried, or from none.
Tableau chronicle_on(const Samurai& game, const Observed<State>& view,
                     std::span<const Event> events, const std::string& line);

}  // namespace engawa::samurai
