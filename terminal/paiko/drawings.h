// How Paikō is drawn.
#pragma once

#include "terminal/drawings.h"
#include "terminal/paiko/picture.h"

namespace engawa::paiko {

inline constexpr Manners kManners{
    .commands = "threat cover",
    .gathers = "+:",
};

inline constexpr Drawings<Paiko> kDrawings{.board = picture, .manners = &kManners};

}  // namespace engawa::paiko
