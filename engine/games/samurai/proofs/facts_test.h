// Asking a tableau in tests.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/odds_list.h"
#include "engine/core/reason.h"
#include "engine/core/tableau.h"
#include "engine/games/samurai/proofs/table_test.h"

namespace engawa::samurai {

constexpr int kNone = -1000;  // no such fact

inline std::vector<int> all_of(const std::vector<Fact>& facts, std::string_view name) {
    std::vector<int> found;
    for (const Fact& fact : facts) {
        if (fact.name == name) found.push_back(fact.value);
    }
    return found;
}
inline int one_of(const std::vector<Fact>& facts, std::string_view name) {
    const std::vector<int> found = all_of(facts, name);
    return found.size() == 1 ? found[0] : kNone;
}

// The facts of a place or of a thing in it; none if it is not there.
inline std::vector<Fact> facts_at(const Tableau& tableau, std::string_view ref) {
    const auto slash = ref.find('/');
    const engawa::Place* place = find_place(tableau, ref.substr(0, slash));
    if (place == nullptr) return {};
    if (slash == std::string_view::npos) return place->facts;
    for (const Thing& thing : place->things) {
        if (thing.id == ref.substr(slash + 1)) return thing.facts;
    }
    return {};
}
inline int fact(const Tableau& tableau, std::string_view ref, std::string_view name) {
    return one_of(ref.empty() ? tableau.facts : facts_at(tableau, ref), name);
}
// "F1 E2", in the order in which they lie there; "-" if there is no such place.
inline std::string things(const Tableau& tableau, std::string_view id) {
    const engawa::Place* place = find_place(tableau, id);
    if (place == nullptr) return "-";
    std::string text;
    for (const Thing& thing : place->things) text += (text.empty() ? "" : " ") + thing.id;
    return text;
}

inline State position(const Given& given, const std::string& text) {
    const auto options = Table::game().options(given);
    EXPECT_TRUE(options.ok());
    const auto s = Table::game().read(*options, text);
    EXPECT_TRUE(s.ok()) << (s.ok() ? "" : s.error().text);
    return s.ok() ? *s : State{};
}
inline Tableau tableau_of(const State& s) {
    return Table::game().tableau(Table::game().observe(s, Seat{0}));
}

// Sasaki Kojiro at the beach, round 2: 8 Life, 3 Ki, the Injury die at 2; what lies on the table,
// the Defence card turned and the due point differ.
inline State kojiro(const std::string& ki, const std::string& gauges, const std::string& hand,
                    const std::string& defence, const std::string& due) {
    return position({{"opponent", "O6"}, {"surrounding", "L4"}},
                    "8." + ki + ".2/6.5/-/1.2.1.1/" + gauges +
                        ".0/F1,F2,F5,W1,W2,W3,W7,E1,E2,E4,E5,E6,V2,V4,V5,V9/F7,W5,W6,E3,V3,V6,V7/" +
                        hand + "/-/A1,A2,A3,A4,A5,A6,A7,A8,A9,A10,A11,A12/" + defence +
                        "/C2,C5/-/0/0.2.1." + due);
}

}  // namespace engawa::samurai
