// The cards of Warriors of Susanoo as data: what a card file says (CardSet), and the reader of its
// JSON form. The head of data/susanoo.toml tells what every field and word means.
//
// Files are cards_io's business. A card set that was read without a mistake is safe to play with:
// the reader holds the limits on which the sizes in susanoo.h rest.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/card_mistake.h"
#include "engine/core/phrase.h"
#include "engine/games/susanoo/cards/effect.h"

namespace engawa::susanoo {

// The six tables of the file.
enum class Kind : std::uint8_t { HeavenlyBeing, OrochiHead, Yokai, Event, Item, Transformation };

enum class ItemType : std::uint8_t { Helmet, Armor, Weapon, Consumable };

struct Card {
    Kind kind = Kind::Yokai;
    std::string id;
    std::string name;
    Element element = Element::Void;
    int level = 0;                         // heads and Yokai
    int rewards = 0;                       // Yokai: Reward cards for the winner
    int levels = 0;                        // Yokai: levels for the winner
    ItemType type = ItemType::Consumable;  // items: `kind` in the file
    int vp = 0;                            // items and Transformations
    Timing timing = Timing::None;          // Events and Consumables
    Until until = Until::None;             // persistent Events
    std::vector<Effect> effects;
    std::string lore;

    friend bool operator==(const Card&, const Card&) = default;
};

inline constexpr int kMostPasses = 12;

struct CardSet {
    int event_passes = kMostPasses;  // reshuffles of the Event deck (SUS-261)
    std::vector<Card> cards;         // sorted by the bytes of their ids

    friend bool operator==(const CardSet&, const CardSet&) = default;
};

// The cards of data/susanoo.toml, made into tables when the project was built.
const CardSet& default_cards();

struct CardReading {
    CardSet cards;  // only to be used if no mistake is more than a warning
    std::vector<CardMistake> mistakes;
};

CardReading read_cards(std::string_view json);

// Sixteen hexadecimal digits that tell card sets apart, whatever file they came from.
std::string digest(const CardSet& cards);

// The rules text that follows from the effects of a card, a phrase for each sentence.
std::vector<Phrase> rules_text(const Card& card);

// What is told beside the rules of a default card; others bring their own.
std::string_view default_lore(std::string_view id);

}  // namespace engawa::susanoo
