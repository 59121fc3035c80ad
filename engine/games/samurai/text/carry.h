// Campaigns to carry elsewhere.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/hooks.h"
#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

// A campaign lasts for evenings.
bool lasts(const Samurai& game, const State& s);

// SAM-720: the standing at ROAD as one line. `earlier` is the line that this table began from, or
// empty. Code: save_only_on_the_road.
Result<std::string> carry_out(const Samurai& game, const State& s, std::span<const Event> events,
                              const std::string& earlier);

Result<Carried> carry_in(const Samurai& game, std::string_view text);  // code: bad_save

}  // namespace engawa::samurai
