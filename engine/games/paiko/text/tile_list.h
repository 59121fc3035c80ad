// The tiles as data, like the cards of other games.
#pragma once

#include "engine/core/card_info.h"
#include "engine/games/paiko/paiko.h"

namespace engawa::paiko {

CardList tile_list(const Paiko& game);

}  // namespace engawa::paiko
