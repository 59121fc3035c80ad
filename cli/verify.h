// What `engawa replay --verify` says about chance.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/host/fair.h"

namespace engawa::cli {

// Nothing if the record does not tell how chance was drawn. `noted`: 64 digits that the table
// showed, or empty. Codes: not_fair (with everything that does not hold), not_noted (it is another
// game's), no_key (something was noted, and there is no proof), bad_proof.
Result<std::optional<Fairness>> verify_chance(const AnyGame& game, const Record& record,
                                              std::string_view noted);

// One line about a record in which everything holds.
std::string verdict_on_chance(const std::optional<Fairness>& fairness);

}  // namespace engawa::cli
