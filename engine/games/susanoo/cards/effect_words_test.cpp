// Effects written in the words of the card file, for tests of the vocabulary.
#include <algorithm>
#include <iterator>

#include "engine/games/susanoo/cards/card_script_test.h"
#include "engine/games/susanoo/cards/card_words.h"

namespace engawa::susanoo {
namespace {

template <class Enum, std::size_t n>
void read_word(const std::string_view (&all)[n], std::string_view word, Enum& value) {
    const auto found = std::find(std::begin(all), std::end(all), word);
    EXPECT_NE(found, std::end(all)) << "not a word of the vocabulary: " << word;
    value = static_cast<Enum>(found - std::begin(all));
}

Condition condition_of(std::string text) {
    Condition condition;
    condition.negated = text.starts_with("!");
    if (condition.negated) text.erase(0, 1);
    const Words halves = parts(text, ':');
    read_word(kTestWords, halves[0], condition.test);
    if (halves.size() < 2) return condition;
    if (condition.test == Test::FoeElement || condition.test == Test::HasElement) {
        read_word(kElementWords, halves[1], condition.value);
    } else if (condition.test == Test::SlotUsed) {
        read_word(kSlotWords, halves[1], condition.value);
    } else {
        condition.value = static_cast<std::uint8_t>(std::stoi(halves[1]));
    }
    return condition;
}

void read_part(const std::string& key, const std::string& value, Effect& effect) {
    if (key == "on") return read_word(kTriggerWords, value, effect.on);
    if (key == "do") return read_word(kActionWords, value, effect.act);
    if (key == "side") return read_word(kSideWords, value, effect.side);
    if (key == "per") return read_word(kPerWords, value, effect.per);
    if (key == "element") return read_word(kElementWords, value, effect.element);
    if (key == "slot") return read_word(kSlotWords, value, effect.slot);
    if (key == "deck") return read_word(kDeckWords, value, effect.deck);
    if (key == "from") return read_word(kFromWords, value, effect.from);
    if (key == "who") return read_word(kWhoWords, value, effect.who);
    if (key == "limit") return read_word(kLimitWords, value, effect.limit);
    if (key == "cost") return read_word(kFromWords, value, effect.cost);
    if (key == "when") {
        for (const std::string& one : parts(value, ',')) effect.when.push_back(condition_of(one));
        return;
    }
    int& number = key == "of" ? effect.of : key == "cost_n" ? effect.cost_n : effect.n;
    EXPECT_TRUE(key == "of" || key == "cost_n" || key == "n") << "an effect has no " << key;
    number = std::stoi(value);
}

}  // namespace

std::vector<Effect> effects_of(std::string_view text) {
    std::vector<Effect> effects;
    for (const std::string& one : parts(text, ';')) {
        Effect effect;
        for (const std::string& word : words(one)) {
            const Words halves = parts(word, '=');
            read_part(halves.at(0), halves.at(1), effect);
        }
        effects.push_back(effect);
    }
    return effects;
}

TEST(SusanooVocabulary, EffectsOfTestsAreReadAsTheCardFileIsRead) {
    for (const Card& card : default_cards().cards) {
        if (card.id == "TR12") {
            EXPECT_EQ(card.effects,
                      effects_of("on=enter when=die_ge:3 do=power n=5 side=fighters;"
                                 "on=enter when=!die_ge:3 do=power n=-3 side=fighters"));
        }
        if (card.id == "EQ25") {
            EXPECT_EQ(card.effects, effects_of("on=passive do=power n=1 side=fighters;"
                                               "on=activate limit=battle cost=item cost_n=1 "
                                               "do=ward n=1"));
        }
        if (card.id == "YO04") {
            EXPECT_EQ(card.effects,
                      effects_of("on=passive when=!slot_used:armor do=power n=4 side=foes;"
                                 "on=bad do=lose n=1 from=random"));
        }
    }
}

}  // namespace engawa::susanoo
