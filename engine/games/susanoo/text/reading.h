// Parts of the reader of positions.
#pragma once

#include <string>
#include <string_view>

#include "engine/games/susanoo/cards/book.h"

namespace engawa::susanoo {

// Each gives a sentence on what is wrong with the text; empty: nothing.
std::string read_agenda(const Book& book, State& s, std::string_view field);
std::string read_battle(const Book& book, State& s, std::string_view field);

void mark_used(State& s, int card);

}  // namespace engawa::susanoo
