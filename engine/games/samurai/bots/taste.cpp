// The weights of master's plans, found by a random search over duels with every opponent.
#include "engine/games/samurai/bots/forecast.h"

namespace engawa::samurai {

const Taste kMasterTaste = {
    .life = {0, 1000, 358, 168, 125},
    .more_life = 87,
    .kill = 220,
    .ki = 108,
    .die = 75,
    .special = 181,
};

}  // namespace engawa::samurai
