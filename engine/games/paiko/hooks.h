// What Paikō brings for a table of people.
#pragma once

#include "engine/core/hooks.h"
#include "engine/games/paiko/text/attempts.h"
#include "engine/games/paiko/text/tile_list.h"

namespace engawa::paiko {

inline constexpr Hooks<Paiko> kHooks{
    .attempts = attempts_of, .causes = causes_of, .cards = tile_list};

}  // namespace engawa::paiko
