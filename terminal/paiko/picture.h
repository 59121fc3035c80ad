// A Paikō position as text: the board as a diamond, with both players' tiles in its corners.
//
// White is outlined and Black filled in every sign: diamonds are owners of tiles, triangles threat,
// circles cover. A picture is 79 columns wide and has 16 lines, one more with a map on it.
#pragma once

#include <span>

#include "engine/games/paiko/paiko.h"
#include "terminal/picture.h"

namespace engawa::paiko {

// `events` is all that has happened so far; the latest action among it is marked.
Picture picture(const Paiko& game, const Observed<State>& view, const PictureWish& wish,
                std::span<const Event> events = {});

}  // namespace engawa::paiko
