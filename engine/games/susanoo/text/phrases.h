// Players and cards as arguments of phrases.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/games/susanoo/cards/book.h"

namespace engawa::susanoo {

using Argument = std::pair<std::string, std::string>;
using Arguments = std::vector<Argument>;

std::string seat_word(int player);
std::string count_word(int count);  // "no" for 0
// The cards of the default set have words in every language; others bring their own name.
std::string card_word(const Book& book, int card);

}  // namespace engawa::susanoo
