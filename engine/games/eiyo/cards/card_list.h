// All cards as data.
#pragma once

#include "engine/core/card_info.h"
#include "engine/games/eiyo/eiyo.h"

namespace engawa::eiyo {

CardList card_list(const Eiyo& game);

}  // namespace engawa::eiyo
