// Cards and offers as terms of phrases.
#pragma once

#include "engine/core/phrase.h"
#include "engine/games/susanoo/cards/book.h"

namespace engawa::susanoo {

// What is offered for help: reward cards, the beaten Yokai, Sake Drinks or an item.
Term terms_term(const Book& book, int cards, bool yokai, int drinks, int item);
// The cards of the default set have words in every language; others bring their own name.
Term card_term(const Book& book, int card);

}  // namespace engawa::susanoo
