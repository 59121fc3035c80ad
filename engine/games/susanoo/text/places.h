// Where cards lie, by the places of the tableau (docs/games/susanoo.md).
#pragma once

#include <string>
#include <string_view>

#include "engine/games/susanoo/rules/facts.h"

namespace engawa::susanoo {

struct Spot {
    std::string_view name;      // "hand", "pool"
    int player = kNobody;       // whose; kNobody: of the table
    std::string place() const;  // "hand.2", "pool"
};

// What lies before a player goes to four places by its kind.
std::string_view front_name(const Book& book, int card);

Spot spot_of(const Book& book, const State& s, int card);
std::string card_ref(const Book& book, const State& s, int card);  // "hand.2/CO04"
inline std::string seat_ref(int player) { return Spot{"seat", player}.place(); }

// Cards of the two decks that are being played and lie nowhere else.
Cards being_played(const Book& book, const State& s);

}  // namespace engawa::susanoo
