#include "engine/games/samurai/text/carry.h"

#include <utility>

#include "engine/games/samurai/rules/tally.h"
#include "engine/games/samurai/text/campaign_save.h"

namespace engawa::samurai {

bool lasts(const Samurai&, const State& s) { return s.mode == Mode::Campaign; }

Result<std::string> carry_out(const Samurai& game, const State& s, std::span<const Event> events,
                              const std::string& earlier) {
    std::vector<Tally> duels = tallies(events);
    if (!earlier.empty()) {
        // The road that the line ended at is counted there.
        const auto before = read_save(game, earlier);
        if (!before) return before.error();
        duels.erase(duels.begin());
        duels.insert(duels.begin(), before->duels.begin(), before->duels.end());
    }
    return write_save(game, s, duels);
}

Result<Carried> carry_in(const Samurai& game, std::string_view text) {
    auto save = read_save(game, text);
    if (!save) return save.error();
    return Carried{std::move(save.value().options), game.write(save->state)};
}

}  // namespace engawa::samurai
