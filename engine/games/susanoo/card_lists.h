// The cards as tables for people.
#pragma once

#include <vector>

#include "engine/core/card_table.h"
#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

std::vector<CardTable> card_tables(const CardSet& cards);

inline std::vector<CardTable> card_tables(const Susanoo& game) { return card_tables(game.cards()); }

}  // namespace engawa::susanoo
