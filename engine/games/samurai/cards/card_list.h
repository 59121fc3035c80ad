// All cards as data.
#pragma once

#include "engine/core/card_info.h"
#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

CardList card_list(const Samurai& game);

}  // namespace engawa::samurai
