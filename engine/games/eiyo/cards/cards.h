// The cards of Eiyo as data: what a card file says (CardSet), and the reader of its JSON form.
//
// Files are cards_io's business. A card set that was read without a mistake is safe to play with:
// the reader holds the limits on which the sizes in eiyo.h rest.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/card_mistake.h"

namespace engawa::eiyo {

struct WeaponCard {
    std::string id;
    std::string name;
    std::uint8_t corners = 0;      // TL 1, TR 2, BR 4, BL 8 (EIY-132)
    std::uint8_t copies = 0;       // special weapons: in coop
    std::uint8_t solo_copies = 0;  // special weapons only
    std::string source;

    friend bool operator==(const WeaponCard&, const WeaponCard&) = default;
};

// EIY-250 to EIY-256; 0 is no such effect.
struct Effects {
    std::uint8_t reveal_discard = 0;
    std::uint8_t defeat_discard = 0;
    std::uint8_t attack_cost = 0;
    std::uint8_t concentration = 0;
    std::uint8_t row_damage = 0;
    std::uint8_t no_deflect = 0;

    friend bool operator==(const Effects&, const Effects&) = default;
};

enum class Troop : std::uint8_t { None, Red, Black, Blue, Yellow };

// An enemy, boss or Yamabushi.
struct FoeCard {
    std::string id;
    std::string name;
    Troop troop = Troop::None;
    std::array<std::uint8_t, 3> damage{};  // front, middle, back
    std::uint8_t honor = 0;
    std::uint8_t copies = 0;
    Effects effects;
    std::string text;  // what the effects do, in words
    std::string source;

    friend bool operator==(const FoeCard&, const FoeCard&) = default;
};

struct EnemySet {
    std::string name;
    std::vector<FoeCard> enemies;

    friend bool operator==(const EnemySet&, const EnemySet&) = default;
};

struct Rank {
    std::uint16_t from = 0;
    std::string name;

    friend bool operator==(const Rank&, const Rank&) = default;
};

// The numbers that a card file may change. The others are the shape of the game, and a file that
// gives them another value is refused.
struct Constants {
    std::uint8_t start_hand = 4;
    std::uint8_t draw_count = 4;
    std::uint8_t hand_limit = 6;
    std::uint8_t cards_below_boss = 3;
    std::uint8_t deflect_tokens = 4;
    std::uint8_t concentration_cost = 1;
    std::uint8_t max_rotations = 3;
    std::uint8_t cards_per_turn = 2;
    std::uint8_t move_cost = 1;
    std::uint16_t honor_to_win = 40;

    friend bool operator==(const Constants&, const Constants&) = default;
};

// What a file says about an option: its default. Names and values are the game's.
struct OptionDefault {
    std::string name;
    std::string value;

    friend bool operator==(const OptionDefault&, const OptionDefault&) = default;
};

struct CardSet {
    Constants constants;
    std::vector<WeaponCard> weapons;
    std::vector<WeaponCard> specials;
    std::vector<EnemySet> enemy_sets;
    std::vector<FoeCard> bosses;
    std::vector<FoeCard> yamabushi;
    std::array<std::vector<Rank>, 2> ranks;  // solo, coop; ascending
    std::vector<OptionDefault> defaults;

    friend bool operator==(const CardSet&, const CardSet&) = default;
};

// The cards of data/eiyo.toml, made into tables when the project was built.
const CardSet& default_cards();

struct CardReading {
    CardSet cards;  // only to be used if there is no mistake
    std::vector<CardMistake> mistakes;
};

CardReading read_cards(std::string_view json);

// Whether a hand may hold every kind of weapon at once (EIY-030).
bool fits_any_hand(const CardSet& cards);

// Sixteen hexadecimal digits that tell card sets apart, whatever file they came from.
std::string digest(const CardSet& cards);

}  // namespace engawa::eiyo
