// How Paikō is drawn.
#pragma once

#include "terminal/drawings.h"
#include "terminal/paiko/picture.h"

namespace engawa::paiko {

inline constexpr Drawings<Paiko> kDrawings{.board = picture};

}  // namespace engawa::paiko
