// Moves at a table, with everything that happens. Apart from apply.cpp, because a page is not in a
// hurry here and gets it compiled for size.
#include "engine/games/susanoo/rules/agenda_steps.h"

namespace engawa::susanoo {

template void Susanoo::apply(State&, Seat, Move, EventList&) const;

}  // namespace engawa::susanoo
