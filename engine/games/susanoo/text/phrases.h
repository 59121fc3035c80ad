// Cards and counts as terms of phrases.
#pragma once

#include "engine/core/phrase.h"
#include "engine/games/susanoo/cards/book.h"

namespace engawa::susanoo {

Term count_term(int count);  // "no" for 0
// The cards of the default set have words in every language; others bring their own name.
Term card_term(const Book& book, int card);

}  // namespace engawa::susanoo
