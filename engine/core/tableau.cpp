#include "engine/core/tableau.h"

#include <algorithm>

namespace engawa {
namespace {

std::vector<Fact> common_facts(const std::vector<Fact>& a, const std::vector<Fact>& b) {
    std::vector<Fact> common;
    for (const Fact& fact : a) {
        // A list of facts is in both as often as it is in each.
        const auto before = std::count(common.begin(), common.end(), fact);
        if (before < std::count(b.begin(), b.end(), fact)) common.push_back(fact);
    }
    return common;
}

}  // namespace

const Place* find_place(const Tableau& tableau, std::string_view id) {
    const auto found = std::find_if(tableau.places.begin(), tableau.places.end(),
                                    [&](const Place& place) { return place.id == id; });
    return found == tableau.places.end() ? nullptr : &*found;
}

bool has_ref(const Tableau& tableau, std::string_view ref) {
    const auto slash = ref.find('/');
    const Place* place = find_place(tableau, ref.substr(0, slash));
    if (place == nullptr || slash == std::string_view::npos) return place != nullptr;
    const std::string_view id = ref.substr(slash + 1);
    return std::any_of(place->things.begin(), place->things.end(),
                       [&](const Thing& thing) { return thing.id == id; });
}

Tableau common_part(const Tableau& a, const Tableau& b) {
    Tableau common;
    common.facts = common_facts(a.facts, b.facts);
    for (const Place& place : a.places) {
        const Place* other = find_place(b, place.id);
        if (other == nullptr) continue;
        Place both{place.id, {}, common_facts(place.facts, other->facts)};
        for (const Thing& thing : place.things) {
            const auto same = std::find_if(
                other->things.begin(), other->things.end(),
                [&](const Thing& it) { return it.id == thing.id && it.count == thing.count; });
            if (same == other->things.end()) continue;
            both.things.push_back({thing.id, thing.count, common_facts(thing.facts, same->facts)});
        }
        common.places.push_back(std::move(both));
    }
    return common;
}

}  // namespace engawa
