// What a viewer at a table is told, to be drawn.
#pragma once

#include "engine/match/catalogue.h"
#include "terminal/draw.h"

namespace engawa::cli {

// The match must be one of that game, which must outlive what is seen.
Seen seen_by(const AnyGame& game, const Match& match, Viewer viewer);

}  // namespace engawa::cli
