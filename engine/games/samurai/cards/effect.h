// An effect of a card file: a word of the closed vocabulary with its parameters.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace engawa::samurai {

enum class Do : std::uint8_t {
    // Instant: happen once, in the order of the list
    Gauge,
    Life,
    Ki,
    Die,
    DieOff,
    Wound,
    Kill,
    LoseGame,
    Special,
    Peek,
    Cancel,
    Forget,
    ChooseVirtue,
    NextKi,
    NextWeapon,
    NextWeather,
    NextYoroi,
    // Standing: count as long as the card is in force
    Cap,
    Bleed,
    NoKiGain,
    VoidOff,
    ComboSpecial,
    ComboDie,
    Exchange,
    Credit,
    KiToLife,
    LifeToKi,
    DamageCap,
    HitBonus,
    NoStrike,
    RoundGauge,
    Entangle,
    Redraw,
    LookSpecial,
    RoundWound,
    Block,
    Dodge,
    Counter,
    NoWounds,
    Drain,
    FollowUp,
    TwoSided,
    Forbid,
    RoundKi,
};
inline constexpr int kWords = static_cast<int>(Do::RoundKi) + 1;
inline constexpr int kInstantWords = static_cast<int>(Do::NextYoroi) + 1;

enum class Gauge : std::uint8_t { Strength, Technique, Guard };
enum class Who : std::uint8_t { You, Foe, Victim };
enum class When : std::uint8_t { Always, AfterMiss, First, Second };
enum class What : std::uint8_t { Insight, Breath };

// Parameters that a word does not have are 0.
struct Effect {
    Do word{};
    Gauge which{};
    Who who{};
    When when{};
    What what{};
    bool per_die = false;
    std::int16_t n = 0;
    std::int16_t level = 0;
    std::int16_t look = 0;
    std::int16_t life = 0;
    std::int16_t ki = 0;
    std::int16_t round = 0;
    std::int16_t every = 0;
    std::int16_t damage = 0;
    std::string id;  // of a weapon

    friend bool operator==(const Effect&, const Effect&) = default;
};

using Effects = std::vector<Effect>;
using Rolls = std::vector<Effects>;  // for 1 to 6 of the blue die; empty: no roll

std::string_view word_of(Do word);
std::optional<Do> word_named(std::string_view name);

// What a parameter may be: a whole number, a text out of a list, or the id of a weapon.
struct Parameter {
    std::string_view name;
    bool required = true;
};
std::span<const Parameter> parameters_of(Do word);
bool is_number_parameter(std::string_view name);

// False if the parameter has no such value. Numbers are not 0 and within -99 and 99.
bool set(Effect& effect, std::string_view parameter, std::string_view value);
bool set(Effect& effect, std::string_view parameter, std::int64_t value);

}  // namespace engawa::samurai
