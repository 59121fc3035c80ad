// What the parts of the tableau share. Places, things and facts are listed in
// docs/games/samurai.md.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/tableau.h"
#include "engine/games/samurai/cards/book.h"

namespace engawa::samurai {

using FactList = std::vector<Fact>;

inline constexpr std::array<std::string_view, kGauges> kGaugeWords = {"strength", "technique",
                                                                      "guard"};
inline constexpr std::array<std::string_view, kGauges> kGaugePlaces = {
    "gauge.strength", "gauge.technique", "gauge.guard"};

// What is 0 goes without saying.
inline void add_some(FactList& facts, std::initializer_list<Fact> more) {
    for (const Fact& fact : more) {
        if (fact.value != 0) facts.push_back(fact);
    }
}
inline FactList some(std::initializer_list<Fact> facts) {
    FactList made;
    add_some(made, facts);
    return made;
}

inline std::string numbered(std::string_view name, int number) {
    return std::string{name} + '.' + std::to_string(number);
}
inline std::string foe_place(int foe) { return numbered("foe", foe + 1); }
// The attack that the card belongs to, or the one under way.
inline std::string attack_place(const State& s, int card) {
    const bool now = (s.table & card_bit(card)) == 0 || (s.placed & card_bit(card)) != 0;
    return numbered("attack", now ? s.attack + 1 : 1);
}

// SAM-011; from 1, in the order of the card file.
inline int icon_number(const Book& book, int card) {
    for (int icon = 0; icon < book.icons; ++icon) {
        if ((book.icon_cards[icon] & card_bit(card)) != 0) return icon + 1;
    }
    return 0;
}
// The icon that all these cards share, from 1; 0 if they do not, or if there are none.
inline int shared_icon(const Book& book, Cards cards) {
    for (int icon = 0; icon < book.icons && cards != 0; ++icon) {
        if ((cards & ~book.icon_cards[icon]) == 0) return icon + 1;
    }
    return 0;
}

// What the tableau is made from, and where it goes.
struct Layout {
    const Book& book;
    const State& s;
    Tableau& out;

    // Valid until the next one is laid.
    engawa::Place& place(std::string id, FactList facts = {}) {
        return out.places.emplace_back(engawa::Place{std::move(id), {}, std::move(facts)});
    }
    bool fighting() const { return s.round != 0; }  // not on the road
};

// What an opponent, the weather or the difficulty changes; only what is not 0.
void add_pressure(FactList& facts, const Pressure& from);

void lay_cards(Layout& table);  // hand, piles, the attacks of this round
void lay_fight(Layout& table);  // gauges, foes, Defence and Counterattack cards
void lay_world(Layout& table);  // weapon, surrounding, weather, modules
void lay_road(Layout& table);   // campaign, clan, score

}  // namespace engawa::samurai
