// What a position at the start of a round is worth: the chance to win, by a fit over games of
// adept.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/value.h"
#include "engine/games/samurai/cards/book.h"

namespace engawa::samurai {

// What the judgement looks at.
enum class Sign : std::uint8_t {
    Life,      // of eight; armour counts half
    LowLife,   // 1 or 2 Life
    LastLife,  // 1 Life
    Foe,       // Life of all foes to come
    FoeLow,    // 2 or less
    Ki,        //
    FoeKi,     //
    Die,       // steps above 1
    Reserve,   // Special Action cards in reserve
    Deck,      // Special Action cards in the Action deck
    Pawn,      //
    Bag,       // what the next cards are worth, against the whole deck
    Counters,  // how hard the next counterattacks are, against all of them
    Defences,  // the same for Block and Dodge
    Virtue,    // what is left of it
    Wounds,    // Blood cards
    Enemies,   // living beside the first
    Base,      //
};
inline constexpr int kSigns = static_cast<int>(Sign::Base) + 1;
using Signs = std::array<int, kSigns>;  // in hundredths

Signs signs_of(const Book& book, const State& s);

// The chance to win the game, 0 to kFullValue; in a campaign duels count as its utility does.
std::int32_t judge(const Book& book, const State& s);

}  // namespace engawa::samurai
