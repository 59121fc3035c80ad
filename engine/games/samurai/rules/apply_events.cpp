// Moves at a table, with everything that happens. Apart from apply.cpp, because a page is not in a
// hurry here and gets it compiled for size.
#include "engine/games/samurai/rules/apply_steps.h"

namespace engawa::samurai {

template void Samurai::apply(State&, Seat, Move, EventList&) const;

}  // namespace engawa::samurai
