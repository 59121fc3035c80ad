// Which options the laws are tried with: every value once, every pair of values in a covering set,
// and random combinations. What the game refuses for its own conflicts is left out.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/options.h"
#include "engine/core/rng.h"

namespace engawa::laws {

using Accepts = std::function<bool(const Given&)>;

// A pair of values is left out only if no row with it was accepted in several tries.
std::vector<Given> option_sets(std::span<const OptionSpec> schema, const Accepts& accepts,
                               int random_sets, Rng& rng);

std::string to_text(const Given& given);  // `k=v k=v`

}  // namespace engawa::laws
