// What a position is worth to each seat, as bots and searches count it: an integer from 0 (the
// least utility of the game) to kFullValue (the greatest), so that sums of values are exact and do
// not depend on the order of adding.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/seat.h"

namespace engawa {

inline constexpr std::int32_t kFullValue = 1 << 16;

using Values = std::array<std::int32_t, kMaxSeats>;

}  // namespace engawa
