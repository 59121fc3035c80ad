// Effects of a card file: the vocabulary, the words that a table may use, and sensible numbers.
#include "engine/games/samurai/cards/card_reader.h"

namespace engawa::samurai {
namespace {

using Words = std::uint64_t;
constexpr Words words() { return 0; }
template <class... Rest>
constexpr Words words(Do first, Rest... rest) {
    return Words{1} << static_cast<int>(first) | words(rest...);
}

constexpr Words allowed(Place place) {
    switch (place) {
        case Place::Action: return 0;
        case Place::Special: return words(Do::Gauge, Do::Life, Do::Ki, Do::Die, Do::Peek);
        case Place::Injury: return words(Do::Life, Do::Ki, Do::Kill);
        case Place::Blood:
            return words(Do::Life, Do::Ki, Do::Die, Do::DieOff, Do::LoseGame, Do::Cap, Do::Bleed,
                         Do::NoKiGain, Do::VoidOff);
        case Place::Bushido:
            return words(Do::ComboSpecial, Do::ComboDie, Do::Exchange, Do::Credit, Do::KiToLife,
                         Do::ChooseVirtue);
        case Place::Gisei: return words(Do::Gauge);
        case Place::Opponent:
            return words(Do::Block, Do::Dodge, Do::Counter, Do::NoWounds, Do::Drain, Do::FollowUp,
                         Do::TwoSided);
        case Place::Weapon:
            return words(Do::LifeToKi, Do::DamageCap, Do::HitBonus, Do::NoStrike, Do::RoundGauge,
                         Do::Entangle, Do::Redraw, Do::LookSpecial, Do::RoundWound);
        case Place::SurroundingAttack:
            return words(Do::Gauge, Do::Life, Do::Ki, Do::Special, Do::Wound, Do::LoseGame);
        case Place::SurroundingGuard:
            return words(Do::Gauge, Do::Life, Do::Ki, Do::Special, Do::Wound, Do::Cancel,
                         Do::LoseGame);
        case Place::Weather:
            return words(Do::Block, Do::Dodge, Do::Counter, Do::Forbid, Do::RoundKi);
        case Place::Difficulty: return words(Do::Block, Do::Dodge, Do::Counter);
        case Place::Event: break;
    }
    return words(Do::Life, Do::Ki, Do::Special, Do::Forget, Do::NextKi, Do::NextWeapon,
                 Do::NextWeather, Do::NextYoroi);
}

// The numbers of a word that the game can do with; 0 and 0 for a word without n.
struct Range {
    int low;
    int high;
};
constexpr Range range_of_n(Do word) {
    switch (word) {
        case Do::Special:
        case Do::Forget:
        case Do::ComboSpecial: return {1, 9};
        case Do::ComboDie: return {1, 5};
        case Do::Exchange: return {1, 2};
        case Do::LookSpecial: return {1, 3};
        case Do::Redraw: return {1, 50};
        case Do::Bleed:
        case Do::Credit:
        case Do::KiToLife:
        case Do::DamageCap:
        case Do::Entangle:
        case Do::Drain: return {1, 99};
        case Do::RoundGauge:
        case Do::Gauge: return {-20, 20};
        default: return {-99, 99};
    }
}

// Whom the effect may concern there. A foe gains nothing (SAM-009), and nobody is hurt where the
// rules have no answer to his death.
std::string_view bad_person(const Effect& e, Place place) {
    const bool gains = e.n > 0 && (e.word == Do::Life || e.word == Do::Ki);
    switch (place) {
        case Place::Injury:
            if (e.who != Who::Victim) return "who should be victim";
            return gains ? "a wound gives nothing" : "";
        case Place::Blood: return e.who == Who::Foe ? "who should be you or victim" : "";
        case Place::Special:
            if (e.who == Who::Victim || (e.word == Do::Life && e.who != Who::You)) {
                return "who should be you";
            }
            break;
        case Place::SurroundingAttack:
            if (e.who == Who::Victim) return "who should be you or foe";
            break;
        case Place::SurroundingGuard:
            if (e.who != Who::You) return "who should be you before a counterattack";
            break;
        case Place::Event:
            if (e.word == Do::NextYoroi) return e.who == Who::Victim ? "who is you or foe" : "";
            if (e.who != Who::You) return "who should be you";
            break;
        default: break;
    }
    return gains && e.who == Who::Foe ? "foes never gain Life or Ki" : "";
}

std::string number_fault(const Effect& e) {
    const auto outside = [](int value, int low, int high) { return value < low || value > high; };
    const Range n = range_of_n(e.word);
    if (e.n != 0 && outside(e.n, n.low, n.high)) {
        return "n should be " + std::to_string(n.low) + " to " + std::to_string(n.high);
    }
    if (e.level != 0 && outside(e.level, 1, 2)) return "level should be 1 or 2";
    if (e.look != 0 && outside(e.look, 1, 3)) return "look should be 1 to 3";
    if (e.round < 0 || e.every < 0 || e.damage < 0 || e.life < 0 || e.ki < 0) {
        return "the number should not be negative";
    }
    const bool gauge_word =
        e.word == Do::Credit || e.word == Do::HitBonus || e.word == Do::NoStrike;
    if (gauge_word && e.which == Gauge::Guard) return "which should be strength or technique";
    return {};
}

void read_parameter(const Json& value, std::string_view name, const std::string& path,
                    Effect& effect, Mistakes& mistakes) {
    const std::string what = std::string{word_of(effect.word)} + ' ' + std::string{name};
    if (is_number_parameter(name)) {
        const bool good =
            is_number(value, -99, 99) && set(effect, name, std::int64_t{number_of(value)});
        mistakes.expect(good, path_of(path, name), what + " should be a number other than 0");
        return;
    }
    const bool good = value.is_string() && set(effect, name, std::string_view{value.string()});
    mistakes.expect(good, path_of(path, name), what + " has no such word");
}

void read_effect(const Json& json, const std::string& path, Place place, Effects& effects,
                 Mistakes& mistakes) {
    const Json* name = json.find("do");
    const auto word =
        name != nullptr && name->is_string() ? word_named(name->string()) : std::optional<Do>{};
    if (!mistakes.expect(word.has_value(), path, "the effect is not in the vocabulary")) return;
    const std::string label{word_of(*word)};
    mistakes.expect((allowed(place) >> static_cast<int>(*word) & 1) != 0, path,
                    label + " is not for this table");
    Effect effect;
    effect.word = *word;
    const std::size_t before = mistakes.count();
    std::size_t taken = 1;
    for (const Parameter& parameter : parameters_of(*word)) {
        const Json* value = json.find(parameter.name);
        if (value == nullptr) {
            mistakes.expect(!parameter.required, path,
                            label + " lacks " + std::string{parameter.name});
            continue;
        }
        ++taken;
        read_parameter(*value, parameter.name, path, effect, mistakes);
    }
    mistakes.expect(json.size() == taken, path, label + " has a parameter that it does not take");
    if (mistakes.count() != before) return;
    const std::string wrong = number_fault(effect);
    mistakes.expect(wrong.empty(), path, label + ": " + wrong);
    const std::string person{bad_person(effect, place)};
    mistakes.expect(person.empty(), path, label + ": " + person);
    effects.push_back(std::move(effect));
}

}  // namespace

void read_effects(const Json& list, const std::string& path, Place place, Effects& effects,
                  Mistakes& mistakes) {
    if (!mistakes.expect(list.is_array() && list.size() <= 8, path,
                         "should be a list of at most 8 effects")) {
        return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        read_effect(list[i], path_of(path, i), place, effects, mistakes);
    }
}

void read_effects(Fields& fields, std::string_view name, Effects& effects, Place place,
                  bool required) {
    const Json* const list = fields.take(name, required);
    if (list == nullptr) return;
    read_effects(*list, fields.at(name), place, effects, fields.mistakes().all());
}

void read_rolls(Fields& fields, std::string_view name, Rolls& rolls, Place place, bool required) {
    const Json* const list = fields.take(name, required);
    if (list == nullptr) return;
    if (!fields.expect(list->is_array() && list->size() == 6, name, "should be six effect lists")) {
        return;
    }
    for (std::size_t i = 0; i < 6; ++i) {
        read_effects((*list)[i], path_of(fields.at(name), i), place, rolls.emplace_back(),
                     fields.mistakes().all());
    }
}

}  // namespace engawa::samurai
