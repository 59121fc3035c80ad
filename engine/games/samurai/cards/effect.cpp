#include "engine/games/samurai/cards/effect.h"

#include <array>

namespace engawa::samurai {
namespace {

constexpr Parameter kNone[] = {{"", false}};
constexpr Parameter kN[] = {{"n"}};
constexpr Parameter kGaugeN[] = {{"which"}, {"n"}};
constexpr Parameter kLoss[] = {{"who"}, {"n"}, {"per", false}};
constexpr Parameter kWound[] = {{"who"}, {"level"}};
constexpr Parameter kWho[] = {{"who"}};
constexpr Parameter kSpecial[] = {{"n"}, {"look", false}};
constexpr Parameter kId[] = {{"id"}};
constexpr Parameter kRate[] = {{"life"}, {"ki"}};
constexpr Parameter kWhich[] = {{"which"}};
constexpr Parameter kRoundWound[] = {{"round"}, {"level"}};
constexpr Parameter kCounter[] = {{"n"}, {"when"}};
constexpr Parameter kFollowUp[] = {{"n"}, {"damage"}};
constexpr Parameter kWhat[] = {{"what"}};
constexpr Parameter kRoundKi[] = {{"n"}, {"every"}};

struct Word {
    std::string_view name;
    std::span<const Parameter> parameters;
};
constexpr std::span<const Parameter> kNothing = std::span{kNone}.first(0);

constexpr std::array<Word, kWords> kVocabulary = {{
    {"gauge", kGaugeN},
    {"life", kLoss},
    {"ki", kLoss},
    {"die", kN},
    {"die_off", kNothing},
    {"wound", kWound},
    {"kill", kWho},
    {"lose_game", kNothing},
    {"special", kSpecial},
    {"peek", kNothing},
    {"cancel", kNothing},
    {"forget", kN},
    {"choose_virtue", kNothing},
    {"next_ki", kN},
    {"next_weapon", kId},
    {"next_weather", kNothing},
    {"next_yoroi", kWho},
    {"cap", kGaugeN},
    {"bleed", kN},
    {"no_ki_gain", kNothing},
    {"void_off", kNothing},
    {"combo_special", kN},
    {"combo_die", kN},
    {"exchange", kN},
    {"credit", kGaugeN},
    {"ki_to_life", kN},
    {"life_to_ki", kRate},
    {"damage_cap", kN},
    {"hit_bonus", kGaugeN},
    {"no_strike", kWhich},
    {"round_gauge", kGaugeN},
    {"entangle", kN},
    {"redraw", kN},
    {"look_special", kN},
    {"round_wound", kRoundWound},
    {"block", kN},
    {"dodge", kN},
    {"counter", kCounter},
    {"no_wounds", kNothing},
    {"drain", kN},
    {"follow_up", kFollowUp},
    {"two_sided", kNothing},
    {"forbid", kWhat},
    {"round_ki", kRoundKi},
}};

struct NumberName {
    std::string_view name;
    std::int16_t Effect::* value;
};
constexpr NumberName kNumbers[] = {
    {"n", &Effect::n},         {"level", &Effect::level},   {"look", &Effect::look},
    {"life", &Effect::life},   {"ki", &Effect::ki},         {"round", &Effect::round},
    {"every", &Effect::every}, {"damage", &Effect::damage},
};

constexpr std::string_view kGaugeNames[] = {"strength", "technique", "guard"};
constexpr std::string_view kWhoNames[] = {"you", "foe", "victim"};
constexpr std::string_view kWhenNames[] = {"always", "after_miss", "first", "second"};
constexpr std::string_view kWhatNames[] = {"insight", "breath"};

template <class Enum>
bool set_word(std::span<const std::string_view> names, std::string_view value, Enum& out) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] != value) continue;
        out = static_cast<Enum>(i);
        return true;
    }
    return false;
}

}  // namespace

std::string_view word_of(Do word) { return kVocabulary[static_cast<unsigned>(word)].name; }

std::optional<Do> word_named(std::string_view name) {
    for (std::size_t i = 0; i < kVocabulary.size(); ++i) {
        if (kVocabulary[i].name == name) return static_cast<Do>(i);
    }
    return {};
}

std::span<const Parameter> parameters_of(Do word) {
    return kVocabulary[static_cast<unsigned>(word)].parameters;
}

bool is_number_parameter(std::string_view name) {
    for (const NumberName& number : kNumbers) {
        if (number.name == name) return true;
    }
    return false;
}

bool set(Effect& effect, std::string_view parameter, std::string_view value) {
    if (parameter == "which") return set_word(kGaugeNames, value, effect.which);
    if (parameter == "who") return set_word(kWhoNames, value, effect.who);
    if (parameter == "when") return set_word(kWhenNames, value, effect.when);
    if (parameter == "what") return set_word(kWhatNames, value, effect.what);
    if (parameter == "per") return effect.per_die = value == "die";
    if (parameter != "id") return false;
    effect.id = value;
    return true;
}

bool set(Effect& effect, std::string_view parameter, std::int64_t value) {
    if (value == 0 || value < -99 || value > 99) return false;
    for (const NumberName& number : kNumbers) {
        if (number.name != parameter) continue;
        effect.*number.value = static_cast<std::int16_t>(value);
        return true;
    }
    return false;
}

}  // namespace engawa::samurai
