// A campaign's standing to carry elsewhere (SAM-720 to SAM-723), as one line of text without a
// seed.
//
// It is not how a table resumes: that is done by its record, at any decision.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/options.h"
#include "engine/core/result.h"
#include "engine/games/samurai/rules/tally.h"
#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

struct CampaignSave {
    Given options;  // as a new table takes them
    State state;    // at ROAD
    std::vector<Tally> duels;
};

// Code: save_only_on_the_road.
Result<std::string> write_save(const Samurai& game, const State& state,
                               const std::vector<Tally>& duels);
// Code: bad_save.
Result<CampaignSave> read_save(const Samurai& game, std::string_view text);

}  // namespace engawa::samurai
