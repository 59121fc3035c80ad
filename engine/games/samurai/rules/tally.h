// What the game counts along the way (SAM-740 to SAM-743): a fold over events, one tally for each
// duel. It is no part of the state; whoever keeps the events can make it again.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/core/event.h"
#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

struct Tally {
    int hits = 0;  // SAM-741
    int misses = 0;
    int damage_dealt = 0;
    int wounds_caused = 0;
    int die_uses = 0;
    int blocked = 0;  // SAM-742
    int countered = 0;
    int cancelled = 0;
    int damage_taken = 0;
    int life_paid = 0;
    int wounds_suffered = 0;
    std::array<int, 8> combos{};   // by icon (SAM-743)
    std::array<int, 3> rewards{};  // ki, special, pawn
    int specials_won = 0;
    int giseis = 0;
    int exploits = 0;
    int ki_insight = 0;
    int ki_breath = 0;
    int ki_focus = 0;
    int ki_step = 0;
    int ki_jin = 0;
    int ki_price = 0;
    int virtue = 0;  // the Bushido card won, plus 1
    int rounds = 0;  // played

    void count(const Event& event);
    friend bool operator==(const Tally&, const Tally&) = default;
};

// One tally for each duel, in order; the road after a duel counts for it.
std::vector<Tally> tallies(std::span<const Event> events);
Tally sum(const std::vector<Tally>& duels);

}  // namespace engawa::samurai
