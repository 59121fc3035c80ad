// Was chance fair? A record that is over carries the key of its draws, or the public seed: whoever
// has it can draw again and compare.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/result.h"
#include "engine/match/catalogue.h"

namespace engawa {

struct Fairness {
    enum class By : std::uint8_t { Key, Seed };

    By by = By::Key;
    int draws = 0;           // all that were made, those of moves that were taken back too
    std::vector<int> wrong;  // lines of the record, from 1, that key or seed did not give
};

// Codes: no_key (the record has neither: it is not over, or was never kept), and those of
// replaying.
Result<Fairness> verify_draws(const AnyGame& game, const Record& record);

}  // namespace engawa
