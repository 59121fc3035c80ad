// The law of the hand: a tableau and gestures that a page can rely on.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/core/gesture.h"
#include "engine/core/tableau.h"
#include "engine/laws/run.h"

namespace engawa::laws {

// A gesture as one text, so that equal ones are found by sorting.
inline std::string gesture_text(const Gesture& gesture) {
    std::string text{gesture.verb};
    for (const Part& part : gesture.parts) {
        text += ' ' + std::string{part.role} + ':' +
                (part.ref.empty() ? std::to_string(part.number) : part.ref);
    }
    return text;
}

template <Game G>
void check_tableau(const Scene<G>& scene, const Tableau& tableau, Viewer viewer) {
    std::set<std::string_view> places;
    for (const Place& place : tableau.places) {
        scene.expect(Law::Hand, places.insert(place.id).second,
                     [&] { return "two places " + place.id + " for " + viewer_name(viewer); });
        std::set<std::string_view> things;
        for (const Thing& thing : place.things) {
            scene.expect(Law::Hand, thing.count > 0 && things.insert(thing.id).second, [&] {
                return "the thing " + ref_to(place.id, thing.id) + " is there twice, or not at all";
            });
        }
    }
}

template <Game G>
void check_gestures(const Scene<G>& scene, const Observed<typename G::State>& view,
                    const Tableau& tableau) {
    const Seat seat = view.viewer().seat();
    std::vector<std::string> seen;
    for (const auto move : legal_moves(scene.game(), view.state(), seat)) {
        const Gesture gesture = scene.game().gesture(view.state(), seat, move);
        seen.push_back(gesture_text(gesture));
        for (const Part& part : gesture.parts) {
            scene.expect(Law::Hand, part.ref.empty() || has_ref(tableau, part.ref), [&] {
                return seen.back() + " touches " + part.ref + ", which is not on the table of " +
                       seat_name(seat);
            });
        }
    }
    std::sort(seen.begin(), seen.end());  // total order
    const auto twice = std::adjacent_find(seen.begin(), seen.end());
    scene.expect(Law::Hand, twice == seen.end(),
                 [&] { return "two moves of " + seat_name(seat) + " are " + *twice; });
}

template <Game G>
void check_hand(const Scene<G>& scene) {
    scene.checked(Law::Hand);
    for (const Viewer viewer : viewers(scene.setting.seats)) {
        const auto view = scene.game().observe(scene.state, viewer);
        const Tableau tableau = scene.game().tableau(view);
        check_tableau(scene, tableau, viewer);
        if (!viewer.is_watcher()) check_gestures(scene, view, tableau);
    }
}

}  // namespace engawa::laws
