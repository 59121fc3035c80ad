// How far a test goes. ./check --full sets ENGAWA_LONG, and then a test that would take seconds
// goes all the way; without it, as far as tells most.
#pragma once

#include <cstdlib>

namespace engawa {

inline bool long_run() { return std::getenv("ENGAWA_LONG") != nullptr; }

}  // namespace engawa
