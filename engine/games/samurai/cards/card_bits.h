// Sets of different cards as bits.
#pragma once

#include <bit>
#include <cstdint>

namespace engawa::samurai {

using Cards = std::uint64_t;  // Action cards, then Special Action cards
using Pile = std::uint32_t;   // Defence or Counterattack cards

constexpr Cards card_bit(int card) { return Cards{1} << card; }
constexpr Pile pile_bit(int card) { return Pile{1} << card; }
constexpr int size_of(Cards cards) { return std::popcount(cards); }
constexpr int first_of(Cards cards) { return std::countr_zero(cards); }

// f(card), ascending.
template <class F>
constexpr void each(Cards cards, F&& f) {
    for (; cards != 0; cards &= cards - 1) f(first_of(cards));
}

}  // namespace engawa::samurai
