// How often this thread has asked for memory.
//
// Linking this replaces operator new in the whole program; under AddressSanitizer its hooks count.
#pragma once

#include <cstdint>

namespace engawa::bench {

std::uint64_t allocations();

}  // namespace engawa::bench
