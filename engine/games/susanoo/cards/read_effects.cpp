// Effects of a card file: words of the vocabulary, their parameters and numbers. Whether an effect
// means something where it stands is in check_effects.cpp.
#include "engine/games/susanoo/cards/card_reader.h"

namespace engawa::susanoo {
namespace {

// The parameters of actions.

enum Parameter : std::uint8_t { N, SideOf, PerOf, ElementOf, SlotOf, DeckOf, Of, FromOf, WhoOf };
constexpr std::string_view kParameterWords[] = {"n",    "side", "per",  "element", "slot",
                                                "deck", "of",   "from", "who"};
// Every field that some effect has.
constexpr std::string_view kFieldWords[] = {"on",   "when",    "do",    "n",    "side",
                                            "per",  "element", "slot",  "deck", "of",
                                            "from", "who",     "limit", "cost", "cost_n"};

// Bits of Parameter, and the numbers that make sense; 0 is never one of them.
struct Shape {
    std::uint16_t needs;
    std::uint16_t may_have;
    std::int8_t low;
    std::int8_t high;
};
constexpr std::uint16_t bits() { return 0; }
template <class... Rest>
constexpr std::uint16_t bits(Parameter first, Rest... rest) {
    return static_cast<std::uint16_t>(1u << first | bits(rest...));
}

constexpr Shape kShapes[] = {
    {bits(N, SideOf), bits(PerOf), -10, 10},   // power
    {bits(N), 0, -10, 10},                     // escape
    {bits(N, SideOf), 0, -10, 10},             // edge
    {bits(N), 0, 1, 3},                        // lucky
    {bits(ElementOf), 0, 0, 0},                // element
    {bits(N), 0, 1, 5},                        // pour
    {bits(SlotOf), 0, 0, 0},                   // mute
    {bits(N), 0, 1, 3},                        // ward
    {0, 0, 0, 0},                              // block_help
    {bits(N), 0, 1, 10},                       // banish
    {bits(N), 0, 1, 3},                        // join
    {bits(N), 0, 1, 3},                        // annul
    {bits(N, DeckOf), bits(Of, WhoOf), 1, 5},  // draw
    {bits(N, FromOf), bits(WhoOf), 1, 10},     // lose
    {bits(N, FromOf), 0, 1, 3},                // steal
    {bits(N), 0, 1, 10},                       // sake
    {bits(N), 0, 1, 3},                        // transform
    {bits(N), bits(WhoOf), -10, 10},           // level
    {0, 0, 0, 0},                              // death
    {bits(N), 0, -10, 10},                     // hand_limit
    {bits(N), bits(PerOf), -10, 10},           // score
};

std::string takes(std::string_view word, const Shape& shape) {
    std::string needs;
    std::string may_have;
    for (std::size_t i = 0; i < std::size(kParameterWords); ++i) {
        std::string& list = (shape.needs >> i & 1) != 0 ? needs : may_have;
        if (((shape.needs | shape.may_have) >> i & 1) == 0) continue;
        list += (list.empty() ? "" : ", ") + std::string{kParameterWords[i]};
    }
    if (!may_have.empty()) may_have = " and perhaps " + may_have;
    return std::string{word} + " takes " + (needs.empty() ? "nothing" : needs) + may_have;
}

// Conditions.

struct Wanted {
    Words words;  // of the value; empty for a number or nothing
    int low;
    int high;  // 0: no value
};
Wanted wanted_by(Test test) {
    switch (test) {
        case Test::FoeElement:
        case Test::HasElement: return {kElementWords, 0, 0};
        case Test::SlotUsed: return {Words{kSlotWords}.first(3), 0, 0};
        case Test::LevelGe: return {{}, 2, 12};
        case Test::HandGe: return {{}, 1, 10};
        case Test::DieGe: return {{}, 2, 6};
        case Test::VsHead:
        case Test::Helped: break;
    }
    return {{}, 0, 0};
}

int place_in(Words words, std::string_view word) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == word) return static_cast<int>(i);
    }
    return -1;
}

// The number that stands for the value, or -1.
int read_value(std::string_view word, std::string_view value, bool colon, const Wanted& wanted,
               CardMistakes& mistakes) {
    const std::string name{word};
    if (!wanted.words.empty()) {
        const int found = place_in(wanted.words, value);
        mistakes.expect(found >= 0, name + ": should be followed by one of " +
                                        listed(wanted.words) + ", not " + quoted(value) +
                                        did_you_mean(value, wanted.words));
        return found;
    }
    if (wanted.high == 0) {
        return mistakes.expect(!colon, name + " takes no value") ? 0 : -1;
    }
    const auto number = read_number(value, wanted.high);
    const bool good = number && *number >= wanted.low;
    mistakes.expect(good, name + ": should be followed by a number from " +
                              std::to_string(wanted.low) + " to " + std::to_string(wanted.high) +
                              ", not " + quoted(value));
    return good ? *number : -1;
}

void read_condition(const Json& json, std::vector<Condition>& when, CardMistakes mistakes) {
    if (!mistakes.expect(json.is_string(), "a condition should be a text, not " + shown(json))) {
        return;
    }
    std::string_view text = json.string();
    Condition condition;
    condition.negated = text.starts_with('!');
    if (condition.negated) text.remove_prefix(1);
    const auto colon = text.find(':');
    const std::string_view word = text.substr(0, colon);
    const int test = place_in(kTestWords, word);
    if (!mistakes.expect(test >= 0, "a condition should be one of " + listed(kTestWords) +
                                        ", not " + quoted(word) + did_you_mean(word, kTestWords))) {
        return;
    }
    condition.test = static_cast<Test>(test);
    const bool has_colon = colon != std::string_view::npos;
    const int value = read_value(word, has_colon ? text.substr(colon + 1) : std::string_view{},
                                 has_colon, wanted_by(condition.test), mistakes);
    if (value < 0) return;
    condition.value = static_cast<std::uint8_t>(value);
    when.push_back(condition);
}

void read_when(Fields& fields, std::vector<Condition>& when) {
    const Json* const list = fields.take("when", false);
    if (list == nullptr) return;
    CardMistakes& mistakes = fields.mistakes();
    const bool good = list->is_array() && list->size() <= kMostConditions;
    if (!mistakes.expect_at(good, "when",
                            "'when' should be a list of at most " +
                                std::to_string(kMostConditions) + " conditions")) {
        return;
    }
    const std::string path = path_of(mistakes.path(), "when");
    for (std::size_t i = 0; i < list->size(); ++i) {
        read_condition((*list)[i], when, mistakes.inside(path_of(path, i), ""));
    }
}

// One effect.

void read_use(const Json& json, Fields& fields, Effect& effect) {
    CardMistakes& mistakes = fields.mistakes();
    if (effect.on != Trigger::Activate) {
        for (const std::string_view name : {"limit", "cost", "cost_n"}) {
            if (fields.take(name, false) == nullptr) continue;
            mistakes.add_at(name, "'" + std::string{name} + "' belongs to on = \"activate\" only");
        }
        return;
    }
    fields.word("limit", effect.limit, kLimitWords);
    const bool has_cost = json.find("cost") != nullptr;
    if (!has_cost && json.find("cost_n") == nullptr) return;
    if (fields.word("cost", effect.cost, kFromWords)) {
        const bool good =
            effect.cost == From::Hand || effect.cost == From::Item || effect.cost == From::Sake;
        mistakes.expect_at(good, "cost",
                           "'cost' should be one of hand, item, sake, not '" +
                               std::string{word_of(kFromWords, effect.cost)} + "'");
    }
    fields.number("cost_n", effect.cost_n, 1, 3);
}

void read_parameters(const Json& json, Fields& fields, Effect& effect) {
    const Shape& shape = kShapes[static_cast<std::size_t>(effect.act)];
    const std::string_view word = word_of(kActionWords, effect.act);
    CardMistakes& mistakes = fields.mistakes();
    const auto wants = [&](Parameter parameter) {
        const std::string_view name = kParameterWords[parameter];
        const bool is_there = json.find(name) != nullptr;
        const bool needs = (shape.needs >> parameter & 1) != 0;
        const bool may_have = (shape.may_have >> parameter & 1) != 0;
        if (is_there == needs || (is_there && may_have)) return is_there;
        const std::string text = std::string{word} + (needs ? " lacks '" : " does not take '") +
                                 std::string{name} + "': " + takes(word, shape);
        needs ? mistakes.add(text) : mistakes.add_at(name, text);
        return false;
    };
    if (wants(N)) {
        fields.number("n", effect.n, shape.low, shape.high);
        const Json& n = json["n"];
        if (n.is_whole_number() && n.number() == 0 && shape.low < 0) {
            mistakes.add_at("n", "'n' should not be 0");
        }
    }
    if (wants(SideOf)) fields.word("side", effect.side, kSideWords);
    if (wants(PerOf)) fields.word("per", effect.per, kPerWords);
    if (wants(ElementOf)) fields.word("element", effect.element, kElementWords);
    if (wants(SlotOf)) fields.word("slot", effect.slot, kSlotWords);
    if (wants(DeckOf)) fields.word("deck", effect.deck, kDeckWords);
    if (wants(Of)) fields.number("of", effect.of, 2, 6);
    if (wants(FromOf)) fields.word("from", effect.from, kFromWords);
    if (wants(WhoOf)) fields.word("who", effect.who, kWhoWords);
}

void read_effect(const Json& json, Place place, std::vector<Effect>& effects,
                 CardMistakes mistakes) {
    if (!mistakes.expect(json.is_object(),
                         "should be a table { on = ..., do = ... }, not " + shown(json))) {
        return;
    }
    const std::size_t before = mistakes.count();
    Effect effect;
    Fields fields(json, mistakes);
    const bool has_trigger = fields.word("on", effect.on, kTriggerWords);
    const bool has_action = fields.word("do", effect.act, kActionWords);
    read_when(fields, effect.when);
    if (!has_trigger || !has_action) return;  // what else it takes is not known
    read_use(json, fields, effect);
    read_parameters(json, fields, effect);
    for (const auto& [name, value] : json.items()) {
        if (place_in(kFieldWords, name) >= 0) continue;
        mistakes.add_at(name, "unknown field " + quoted(name) + did_you_mean(name, kFieldWords));
    }
    if (mistakes.count() != before) return;
    check_effect(effect, place, mistakes);
    effects.push_back(std::move(effect));
}

}  // namespace

void read_effects(const Json& list, Place place, std::vector<Effect>& effects,
                  CardMistakes mistakes) {
    if (!mistakes.expect(
            list.is_array() && list.size() <= kMostEffects,
            "'effects' should be a list of at most " + std::to_string(kMostEffects) + " effects")) {
        return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string label = list.size() > 1 ? ", effect " + std::to_string(i + 1) : "";
        read_effect(list[i], place, effects, mistakes.inside(path_of(mistakes.path(), i), label));
    }
}

}  // namespace engawa::susanoo
