#include "cli/sight.h"

namespace engawa::cli {

Seen seen_by(const AnyGame& game, const Match& match, Viewer viewer) {
    std::vector<Event> events;
    for (const LogEntry& entry : standing_events(*match.log(viewer))) {
        events.push_back(entry.event);
    }
    return {game.rules(), match.head().options, viewer, match.seen_by(viewer)->text(),
            std::move(events)};
}

}  // namespace engawa::cli
