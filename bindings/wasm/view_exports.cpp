// What one viewer may know and ask.
#include "bindings/wasm/boundary.h"
#include "engine/wire/read_gesture.h"

using namespace engawa;
using namespace engawa::wasm;

// From the text of a view; the head names game and options, nothing else of it is used.
ENGAWA_EXPORT(view_read)
Reply view_read(const char* head, std::uint32_t head_size, int viewer, const char* text,
                std::uint32_t size) {
    const AnyGame* game = nullptr;
    auto setup = read_setup({head, head_size}, game);
    if (!setup) return refuse(setup.error());
    const auto who = viewer_of(viewer, kMaxSeats);
    if (!who) return refuse_seat(viewer);
    auto view = game->read_view(setup->options, *who, {text, size});
    if (!view) return refuse(view.error());
    return shelf<Seen>().put({game, std::move(setup).value().options, {}, std::move(view).value()});
}
ENGAWA_EXPORT(view_close) Reply view_close(int handle) {
    return shelf<Seen>().close(handle) ? 1 : 0;
}

ENGAWA_EXPORT(view_message) Reply view_message(int handle, int wish) {
    return with<Seen>(handle, [&](Seen& seen) {
        return say(wire_of({*seen.game, seen.options}, *seen.view, seen.at, read_wish(wish)));
    });
}
ENGAWA_EXPORT(view_tableau) Reply view_tableau(int handle) {
    return with<Seen>(handle, [](Seen& seen) { return say(wire_of(seen.view->tableau())); });
}
ENGAWA_EXPORT(view_choices) Reply view_choices(int handle) {
    return with<Seen>(handle, [](Seen& seen) { return say(wire_of(seen.view->choices())); });
}
ENGAWA_EXPORT(view_odds) Reply view_odds(int handle) {
    return with<Seen>(
        handle, [](Seen& seen) { return say(wire_of(seen.view->odds(), seen.view->reasons())); });
}
// Of a move as text, or of a gesture as JSON.
ENGAWA_EXPORT(view_why_not)
Reply view_why_not(int handle, const char* text, std::uint32_t size) {
    return with<Seen>(handle, [&](Seen& seen) {
        const auto refusal = why_not(*seen.view, {text, size});
        return refusal ? say(wire_of(*refusal)) : refuse(refusal.error());
    });
}
ENGAWA_EXPORT(view_foresee)
Reply view_foresee(int handle, const char* texts, std::uint32_t size) {
    return with<Seen>(handle, [&](Seen& seen) {
        const auto foresight = seen.view->foresee(lines_of({texts, size}));
        return foresight ? say(wire_of(*foresight)) : refuse(foresight.error());
    });
}
ENGAWA_EXPORT(view_idle) Reply view_idle(int handle) {
    return with<Seen>(handle, [](Seen& seen) { return say(wire_of_idle(*seen.view)); });
}
ENGAWA_EXPORT(view_weigh) Reply view_weigh(int handle, std::uint64_t seed) {
    return with<Seen>(handle, [&](Seen& seen) { return say(wire_of(seen.view->weigh(seed))); });
}
// What a bot does that may act but is not awaited.
ENGAWA_EXPORT(view_aside)
Reply view_aside(int handle, const char* bot, std::uint32_t size, std::uint64_t seed) {
    return with<Seen>(handle, [&](Seen& seen) {
        const auto spec = read_bot({bot, size});
        if (!spec) return refuse(spec.error());
        const SeatView& view = *seen.view;
        if (view.viewer().is_watcher() || !view.to_act().contains(view.viewer().seat())) {
            return refuse(error("not_your_turn", "it is not the turn of this viewer"));
        }
        return say(wire_of_aside(view, spec->level, seed));
    });
}
// A bot for the decision that the viewer has.
ENGAWA_EXPORT(view_think)
Reply view_think(int handle, const char* bot, std::uint32_t size, std::uint64_t seed) {
    return with<Seen>(handle, [&](Seen& seen) {
        const auto spec = read_bot({bot, size});
        if (!spec) return refuse(spec.error());
        if (seen.at && seen.at->end) return refuse(error("game_over", "the game is over"));
        auto thinker = seen.view->think(*spec, seed);
        if (!thinker) return refuse(thinker.error());
        say(wire_of_begun(**thinker, *spec));
        return shelf<std::unique_ptr<Thinker>>().put(std::move(thinker).value());
    });
}
