// The fields of a state that follow from others.
#pragma once

#include "engine/games/eiyo/cards/book.h"

namespace engawa::eiyo {

// The state with those fields made anew. Sizes of hands are their own truth: in a view they do not
// follow from the cards.
State afresh(const Book& book, const State& s);

}  // namespace engawa::eiyo
