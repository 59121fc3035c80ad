// What a position is worth to each seat, as bots and searches count it: an integer from 0 (the
// least utility of the game) to kFullValue (the greatest), so that sums of values are exact and do
// not depend on the order of adding.
#pragma once

#include <cstdint>

#include "engine/core/by_seat.h"

namespace engawa {

inline constexpr std::int32_t kFullValue = 1 << 16;

using Values = BySeat<std::int32_t>;

}  // namespace engawa
