// The cards as compact tables, so that no move looks at a string or a vector, and masks of cards.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

inline constexpr int kElements = 5;

// An effect without vectors.
struct Rule {
    Trigger on{};
    Action act{};
    std::int8_t n = 0;
    Side side = Side::None;
    Per per = Per::One;
    std::uint8_t what = 0;  // Element, Slot or Deck, as the action wants it
    std::uint8_t of = 0;
    From from = From::None;
    Who who = Who::Self;
    std::uint8_t tests = 0;  // how many conditions, from first_test on
    std::uint16_t first_test = 0;
};

// What `act:C` does.
struct Activation {
    Limit limit = Limit::None;  // None: the card has none
    From cost = From::None;
    std::uint8_t cost_n = 0;
    std::uint8_t effect = 0;  // its number on the card
    Action act{};
};

// What must be payable before a card is played (SUS-416).
struct Price {
    From from = From::None;
    std::uint8_t n = 0;       // cards
    std::uint8_t levels = 0;  // or levels
};

struct CardValues {
    Kind kind{};
    Element element{};
    ItemType type{};
    Timing timing{};
    Until until{};
    std::uint8_t level = 0;
    std::uint8_t rewards = 0;
    std::uint8_t levels = 0;
    std::uint8_t vp = 0;
    std::uint8_t mutes = 0;  // bits of Slot while the card is in the battle (SUS-477)
    bool chooses_side = false;
    bool annuls = false;
    bool unaimed = false;  // an immediate event without "you": nobody is named (SUS-431)
    bool harms = false;    // whom it is played on or against is crossed (SUS-523)
    Price price;
    Activation activation;
    std::uint32_t passive = 0;  // bits of Action: what the passive effects do
    std::uint8_t on = 0;        // bits of Trigger: which ones the card has
    std::uint8_t rolls = 0;  // bits of Trigger: which of them look at the die of the card (SUS-450)
    std::uint8_t rule_count = 0;
    std::uint8_t passive_count = 0;
    std::uint16_t first_rule = 0;     // of all rules, in the order of the card
    std::uint16_t first_passive = 0;  // of the passive ones

    bool has(Trigger trigger) const { return (on >> static_cast<int>(trigger) & 1) != 0; }
    bool does(Action action) const { return (passive >> static_cast<int>(action) & 1) != 0; }
    bool rolls_for(Trigger trigger) const { return (rolls >> static_cast<int>(trigger) & 1) != 0; }
    bool foe() const { return kind == Kind::OrochiHead || kind == Kind::Yokai; }
    // Lies in the battle until its end (SUS-479).
    bool lies() const { return timing == Timing::Battle && !annuls; }
};

// What bots think of a card on its own, in tenths of a Value Point. Powers are in tenths.
struct Worth {
    std::int16_t hold = 0;         // in hand; what it costs to give it away
    std::int16_t force = 0;        // being in force: strength and gifts, without its points
    std::int16_t enter_power = 0;  // what its enter effects give its side on average
    std::int16_t fighters = 0;     // played in a battle: the swing for the fighters
    std::int16_t foes = 0;         // the same for the foes
};

// The options; how often the Event deck is reshuffled is said by the card file, too (SUS-261).
std::vector<OptionSpec> option_schema(int passes);

struct Book {
    explicit Book(const CardSet& set);
    Book(const Book&) = delete;
    Book& operator=(const Book&) = delete;

    CardSet cards;
    std::vector<OptionSpec> schema;
    bool usual = false;  // the default cards, which have words in every language

    std::array<CardValues, kCardNumbers> values{};
    std::vector<Rule> rules;
    std::vector<Rule> passives;
    std::vector<Condition> tests;

    std::array<Worth, kCardNumbers> worths{};

    // Masks of the cards of the two decks
    Cards events_deck;   // heads, Yokai, Events
    Cards rewards_deck;  // items
    Cards heads;
    Cards yokai;
    Cards events;
    Cards items;
    Cards equipment;
    std::array<Cards, kSlots> of_type{};
    Cards any_time;   // playable in every window: timing any, immediate, persistent
    Cards in_battle;  // timing battle
    Cards priced;
    Cards saves;  // timing battle with escape or ward (SUS-483)
    Cards wards;  // timing battle with ward
    Cards blocks_help;
    Cards once_per_turn;  // activated with limit turn
    FormSet forms_once_per_turn = 0;
    BeingSet beings_once_per_turn = 0;
    FormSet all_forms = 0;
    BeingSet all_beings = 0;
    int head_count = 0;

    const CardValues& of(int card) const { return values[card]; }
    std::span<const Rule> rules_of(const CardValues& card) const {
        return {rules.data() + card.first_rule, card.rule_count};
    }
    std::span<const Rule> passives_of(int card) const {
        const CardValues& its = of(card);
        return {passives.data() + its.first_passive, its.passive_count};
    }
    std::span<const Condition> tests_of(const Rule& rule) const {
        return {tests.data() + rule.first_test, rule.tests};
    }
    Back back(int card) const { return rewards_deck.has(card) ? Back::Reward : Back::Event; }
    const Cards& deck_of(Back back) const {
        return back == Back::Event ? events_deck : rewards_deck;
    }

    // Names, for text only.

    const Card& card(int number) const { return cards.cards[index[number]]; }
    std::string_view id(int number) const { return card(number).id; }
    bool exists(int number) const { return index[number] != kNoIndex; }
    int number_of(std::string_view id) const;  // -1: no such card

    static constexpr std::uint16_t kNoIndex = 65535;
    std::array<std::uint16_t, kCardNumbers> index{};   // number to place in the card set
    std::array<std::uint8_t, kCardNumbers> numbers{};  // place in the card set to number
};

}  // namespace engawa::susanoo
