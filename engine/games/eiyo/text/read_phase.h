// The last field of a position: the phase with all that belongs to it.
#pragma once

#include <string>
#include <string_view>

#include "engine/games/eiyo/text/names.h"

namespace engawa::eiyo {

// Into a state whose other fields, but FIRST and SPOTS, are read already. If the text is no phase,
// false and the reason.
bool read_phase(const Book& book, std::string_view field, State& s, std::string& reason);

}  // namespace engawa::eiyo
