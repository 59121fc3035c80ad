#include "cli/sight.h"

namespace engawa::cli {

Seen seen_by(const AnyGame& game, const Match& match, Viewer viewer) {
    return {game.rules(), match.record().options, viewer, match.view(viewer),
            match.redacted_events(viewer)};
}

}  // namespace engawa::cli
