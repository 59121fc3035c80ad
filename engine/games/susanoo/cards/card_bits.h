// Numbers of cards, and sets of them as bits.
//
// Every card has a number below 192. The cards of the Event and Reward decks are numbered by the
// byte order of their ids, then come the Heavenly Beings and the Transformations, each by theirs.
// The reader demands ids of two letters for the kind and two digits (CO, EQ, EV, HB, OR, TR, YO),
// so ascending numbers are ascending texts wherever cards stand in one list.
#pragma once

#include <bit>
#include <cstdint>

namespace engawa::susanoo {

inline constexpr int kMostDeckCards = 128;  // heads, Yokai, Events and items together
inline constexpr int kFirstBeing = 128;
inline constexpr int kMostBeings = 16;
inline constexpr int kFirstForm = 144;  // a Transformation
inline constexpr int kMostForms = 32;
inline constexpr int kCardNumbers = kFirstForm + kMostForms;
inline constexpr std::uint8_t kNoCard = 255;

using BeingSet = std::uint16_t;  // bit 0 is card kFirstBeing
using FormSet = std::uint32_t;   // bit 0 is card kFirstForm

constexpr BeingSet being_bit(int card) { return static_cast<BeingSet>(1u << (card - kFirstBeing)); }
constexpr FormSet form_bit(int card) { return FormSet{1} << (card - kFirstForm); }

// A set of Event and Reward cards.
struct Cards {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    static constexpr Cards of(int card) {
        Cards set;
        set.add(card);
        return set;
    }

    constexpr bool empty() const { return (low | high) == 0; }
    constexpr int size() const { return std::popcount(low) + std::popcount(high); }
    constexpr bool has(int card) const {
        return ((card < 64 ? low >> card : high >> (card - 64)) & 1) != 0;
    }
    constexpr int first() const {
        return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high);
    }
    constexpr void add(int card) { (card < 64 ? low : high) |= std::uint64_t{1} << (card & 63); }
    constexpr void take(int card) {
        (card < 64 ? low : high) &= ~(std::uint64_t{1} << (card & 63));
    }

    constexpr Cards operator&(Cards o) const { return {low & o.low, high & o.high}; }
    constexpr Cards operator|(Cards o) const { return {low | o.low, high | o.high}; }
    constexpr Cards operator-(Cards o) const { return {low & ~o.low, high & ~o.high}; }
    constexpr Cards& operator&=(Cards o) { return *this = *this & o; }
    constexpr Cards& operator|=(Cards o) { return *this = *this | o; }
    constexpr Cards& operator-=(Cards o) { return *this = *this - o; }
    friend constexpr bool operator==(Cards, Cards) = default;
};

// f(card), ascending.
template <class F>
constexpr void each(Cards cards, F&& f) {
    for (std::uint64_t rest = cards.low; rest != 0; rest &= rest - 1) f(std::countr_zero(rest));
    for (std::uint64_t rest = cards.high; rest != 0; rest &= rest - 1) {
        f(64 + std::countr_zero(rest));
    }
}
template <class F>
constexpr void each_form(FormSet forms, F&& f) {
    for (; forms != 0; forms &= forms - 1) f(kFirstForm + std::countr_zero(forms));
}
template <class F>
constexpr void each_being(BeingSet beings, F&& f) {
    for (unsigned rest = beings; rest != 0; rest &= rest - 1)
        f(kFirstBeing + std::countr_zero(rest));
}

}  // namespace engawa::susanoo
