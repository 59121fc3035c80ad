#include "engine/match/seat_view.h"

#include <algorithm>

namespace engawa {

void keep_common(Foresight& kept, const Foresight& other) {
    auto from = other.events.begin();
    std::erase_if(kept.events, [&](const Phrase& event) {
        const auto found = std::find(from, other.events.end(), event);
        if (found == other.events.end()) return true;
        from = found + 1;
        return false;
    });
    kept.after = common_part(kept.after, other.after);
    if (kept.asked && other.asked && kept.prompt == other.prompt && kept.choices == other.choices) {
        return;
    }
    kept.asked = false;
    kept.prompt = {};
    kept.choices.clear();
}

}  // namespace engawa
