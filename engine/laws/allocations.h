// How often the program has asked for memory, for the law that a move never does.
//
// Under AddressSanitizer by its hooks, else by replacing operator new. Not for several threads.
#pragma once

#include <cstdint>

namespace engawa::laws {

std::uint64_t allocations();

}  // namespace engawa::laws
