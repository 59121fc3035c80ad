// All cards as data.
#pragma once

#include "engine/core/card_info.h"
#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

CardList card_list(const Susanoo& game);

}  // namespace engawa::susanoo
