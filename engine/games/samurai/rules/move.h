// A move of Way of the Samurai in 32 bits; the order of moves is the order of these bits.
#pragma once

#include <compare>
#include <cstdint>

namespace engawa::samurai {

// A kind, and up to two numbers: cards, an enemy, a row, a gauge.
enum class Kind : std::uint8_t {
    // Free actions (SAM-114)
    Step,
    Bokken,
    Jin,
    Credit,
    // REDRAW, EXCHANGE, PREPARE
    Redraw,
    Hold,
    Exchange,  // two cards plus 1, ascending; 0: none
    Breath,
    Swap,  // reserve card, hand card
    Ready,
    // An attack
    Target,   // index of the enemy
    Exploit,  // at GUARD too
    Insight,
    Place,  // card
    RewardKi,
    RewardSpecial,
    RewardPawn,
    Keep,    // card
    Virtue,  // Bushido card
    Strike,  // 0 strength, 1 technique
    UseDie,
    SaveDie,
    PriceKi,
    PriceLife,
    PriceDie,
    PriceCard,  // card
    // GUARD, END
    Focus,
    Gisei,
    Reveal,
    End,
    // Clan and campaign
    SpoilsLife,
    SpoilsKi,
    SpoilsSpecial,
    Forget,  // card
    Continue,
    // Outcomes of chance (SAM-082): a card of its table, or the number of the die
    DrawCard,
    SpecialCard,
    DefenceCard,
    CounterCard,
    InjuryCard,
    BloodCard,
    GiseiCard,
    BushidoCard,
    EventCard,
    WeatherCard,
    Roll,
};
inline constexpr int kKinds = static_cast<int>(Kind::Roll) + 1;
inline constexpr Kind kFirstOutcome = Kind::DrawCard;

class Move {
  public:
    constexpr Move() = default;
    constexpr explicit Move(Kind kind, int a = 0, int b = 0)
        : bits_(static_cast<std::uint32_t>(kind) << 16 | static_cast<std::uint32_t>(a) << 8 |
                static_cast<std::uint32_t>(b)) {}

    constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 16); }
    constexpr int a() const { return static_cast<int>(bits_ >> 8 & 0xff); }
    constexpr int b() const { return static_cast<int>(bits_ & 0xff); }

    constexpr std::uint32_t bits() const { return bits_; }
    friend constexpr auto operator<=>(Move, Move) = default;

  private:
    std::uint32_t bits_ = 0;
};

}  // namespace engawa::samurai
