// The cards of Way of the Samurai as data: what a card file says (CardSet), and the reader of its
// JSON form. Members have the names of the file's fields.
//
// Files are cards_io's business. A card set that was read without a mistake is safe to play with:
// the reader holds the limits on which the sizes in samurai.h rest.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/card_mistake.h"
#include "engine/games/samurai/cards/effect.h"

namespace engawa::samurai {

// What every entry has. Source is seed, known or own (SAM-022).
struct Entry {
    std::string id;
    std::string source;
    std::string note;
    friend bool operator==(const Entry&, const Entry&) = default;
};

struct IconCard : Entry {
    std::string name;
    std::string kind;  // normal, special
    friend bool operator==(const IconCard&, const IconCard&) = default;
};

struct ActionCard : Entry {  // Special Action cards too
    std::string name;
    std::string icon;
    int strength = 0;
    int technique = 0;
    int guard = 0;
    Effects effects;
    std::string text;
    friend bool operator==(const ActionCard&, const ActionCard&) = default;
};

struct DefenceCard : Entry {
    std::string name;
    int block = 0;
    int dodge = 0;
    bool ki_mark = false;
    friend bool operator==(const DefenceCard&, const DefenceCard&) = default;
};

struct CounterCard : Entry {
    std::string name;
    int level = 0;
    int damage = 0;
    bool ki_mark = false;
    int wound = 0;
    friend bool operator==(const CounterCard&, const CounterCard&) = default;
};

struct DieLevel : Entry {
    int level = 0;
    int damage = 0;
    int wound = 0;
    friend bool operator==(const DieLevel&, const DieLevel&) = default;
};

struct WoundCard : Entry {  // Injury and Blood; name1 and name2 are the Blood cards'
    std::string name;
    std::string name1;
    std::string name2;
    Effects wound1;
    Effects wound2;
    std::string text1;
    std::string text2;
    friend bool operator==(const WoundCard&, const WoundCard&) = default;
};

struct VirtueCard : Entry {
    std::string name;
    Effects effects;
    std::string text;
    std::string name_source;
    std::string spent;  // never, empty, full, at_once
    friend bool operator==(const VirtueCard&, const VirtueCard&) = default;
};

struct TextCard : Entry {  // Gisei, weather, difficulty
    std::string name;
    Effects effects;
    std::string text;
    friend bool operator==(const TextCard&, const TextCard&) = default;
};

struct OpponentCard : Entry {
    std::string name;
    int life = 0;
    int ki = 0;
    Effects effects;
    std::string text;
    friend bool operator==(const OpponentCard&, const OpponentCard&) = default;
};

struct EnemyCard : Entry {  // of 1 versus 3 and of the clan
    std::string name;
    int number = 0;
    int life = 0;
    int ki = 0;
    std::string ability;  // clan: the id of an opponent, or empty
    friend bool operator==(const EnemyCard&, const EnemyCard&) = default;
};

struct CounterRow : Entry {
    int roll = 0;
    std::vector<int> enemies;
    friend bool operator==(const CounterRow&, const CounterRow&) = default;
};

struct YoroiCard : Entry {
    std::string name;
    int points = 0;
    int break_on = 0;
    std::string text;
    friend bool operator==(const YoroiCard&, const YoroiCard&) = default;
};

struct WeaponCard : Entry {
    std::string name;
    int life_change = 0;
    int ki_change = 0;
    Effects effects;
    std::string text;
    friend bool operator==(const WeaponCard&, const WeaponCard&) = default;
};

struct PlaceCard : Entry {  // a surrounding
    std::string name;
    std::string when;   // attack, guard
    std::string limit;  // round, duel
    Rolls roll;
    std::string text;
    friend bool operator==(const PlaceCard&, const PlaceCard&) = default;
};

struct CampaignDuel : Entry {
    int number = 0;
    std::string opponent;
    int life = 0;
    int ki = 0;
    friend bool operator==(const CampaignDuel&, const CampaignDuel&) = default;
};

struct EventCard : Entry {
    std::string name;
    Effects effects;
    Rolls roll;
    std::string text;
    friend bool operator==(const EventCard&, const EventCard&) = default;
};

struct OptionCard : Entry {
    std::string name;
    std::string fallback;  // `default` in the file
    std::vector<std::string> values;
    std::string text;
    friend bool operator==(const OptionCard&, const OptionCard&) = default;
};

struct Refusal : Entry {
    std::string text;
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

// The numbers that a card file may change. The others are the shape of the game, and a file that
// gives them another value is refused.
struct Constants {
    int start_life = 8;
    int start_ki = 5;
    int hand_size = 6;
    int gauge_start = 0;
    int gauges_reset = 1;
    int combo_ki = 1;
    int combo_special = 1;
    int combo_die = 1;
    int combo_pawn = 1;
    int die_start = 1;
    int die_use_min = 2;
    int insight_cost = 1;
    int breath_cost = 1;
    int breath_cards = 1;
    int breath_limit = 1;
    int focus_cost = 1;
    int focus_guard = 2;
    int ki_mark_cost = 1;
    int ki_mark_bonus = 2;
    int damage_base = 1;
    int damage_step = 3;
    int wound_gap = 4;
    int bushido_kanji = 3;
    int bushido_step_ki = 2;
    int gisei_life = 1;
    int gisei_limit = 1;
    int life_kept = 1;
    int yoroi_enemy = 3;
    int campaign_redraw = 1;
    int rest_life = 4;
    int rest_ki = 2;
    int rest_special = 1;
    int spoils_life = 1;
    int spoils_ki = 1;
    int spoils_special = 1;
    int round_limit = 60;
    int round_limit_clan = 100;
    int score_win = 50;
    int score_life = 5;
    int score_ki = 2;
    int score_round_par = 20;
    int score_loss_max = 49;
    int score_duel = 100;

    friend bool operator==(const Constants&, const Constants&) = default;
};

struct CardSet {
    Constants constants;
    std::vector<IconCard> icon;
    std::vector<ActionCard> action;
    std::vector<ActionCard> special;
    std::vector<DefenceCard> defence;
    std::vector<CounterCard> counter;
    std::vector<DieLevel> die_level;
    std::vector<WoundCard> injury;
    std::vector<WoundCard> blood;
    std::vector<VirtueCard> bushido;
    std::vector<TextCard> gisei;
    std::vector<OpponentCard> opponent;
    std::vector<EnemyCard> enemy;
    std::vector<CounterRow> counter_row;
    std::vector<YoroiCard> yoroi;
    std::vector<WeaponCard> weapon;
    std::vector<PlaceCard> surrounding;
    std::vector<TextCard> weather;
    std::vector<TextCard> difficulty;
    std::vector<CampaignDuel> campaign_duel;
    std::vector<EnemyCard> clan_enemy;
    std::vector<EventCard> event;
    std::vector<OptionCard> option;
    std::vector<Refusal> refusal;

    friend bool operator==(const CardSet&, const CardSet&) = default;
};

// The cards of data/samurai.toml, made into tables when the project was built.
const CardSet& default_cards();

struct CardReading {
    CardSet cards;  // only to be used if no mistake is more than a warning
    std::vector<CardMistake> mistakes;
};

CardReading read_cards(std::string_view json);

// Sixteen hexadecimal digits that tell card sets apart, whatever file they came from.
std::string digest(const CardSet& cards);

}  // namespace engawa::samurai
