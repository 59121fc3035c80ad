// A second Eiyo, written from the rule ledger and the card file alone and used only to check the
// fast one.
//
// It keeps to texts at its seams, names cards by their ids and works everything out afresh: no
// tables, no increments, nothing shared with the engine. It trusts its caller: `play` expects a
// legal move. Seats are 1 and 2 (the ledger's A and B); 0 is chance, and as a viewer the watcher.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace engawa::slow_eiyo {

using Words = std::vector<std::string>;
using Bag = std::map<std::string, int>;                     // how many of each id; never 0
using Choices = std::map<std::string, std::string>;         // options by name
using Outcomes = std::vector<std::pair<std::string, int>>;  // of chance, with weights

inline constexpr int kChance = 0;
inline constexpr int kWatcher = 0;

struct Weapon {
    std::string id;
    std::set<int> corners;  // EIY-115: 0 TL, 1 TR, 2 BR, 3 BL
    int copies = 0;
    int solo_copies = 0;  // special weapons only
};

struct Foe {
    std::string id;
    std::string troop;  // empty for bosses and Yamabushi
    std::vector<int> damage;
    int honor = 0;
    int copies = 0;
    std::map<std::string, int, std::less<>>
        effects;  // "reveal discard" -> 2; "front no_deflect" -> 1
};

struct Cards {
    std::vector<Weapon> weapons, specials;
    std::map<std::string, std::vector<Foe>> enemy_sets;
    std::vector<Foe> bosses, yamabushi;
    std::map<std::string, int> constants;
    std::map<std::string, std::map<int, std::string>> ranks;  // by mode: honor needed, name
};

Cards read_cards(const std::string& path);  // a file laid out as data/eiyo.toml

struct Row {
    Words cards;  // front first
    int unseen = 0;
    bool token = false;
    int owner = 0;       // of the active weapon; 0: none lies here
    std::string active;  // its kind
};

struct Hand {
    Bag cards;
    Bag known;  // a part of them (EIY-197)
};

struct Position {
    const Cards* cards = nullptr;
    Choices options;
    Bag deck, discards, table;
    Bag out;  // special weapons out of the game
    std::map<int, Hand> hands;
    std::vector<Row> rows;
    Bag honor_stack, removed;
    Bag enemy_bag, boss_bag;
    std::map<int, char> spots;  // empty before the placement
    int round = 1;
    int first = 0;  // 0: not settled
    // rows, hands, mulligan, redraw, stand proposal, stand answer, first proposal, first answer,
    // draw, fight, damage, refill, victory, cleared_without_honor, overrun
    std::string step = "rows";
    int seat = 0;              // who decides, is dealt to or draws next
    int proposed = 0;          // first answer
    std::map<int, int> drawn;  // in this draw step
    int played = 0;            // cards in this turn while neither seat has passed
    std::set<int> passed;      // in this fight step
    int payer = 0;             // whose move is being paid for; 0: none
    int to_pay = 0;
    std::string pending;        // that move
    std::optional<int> effect;  // cards that a reveal or defeat effect still discards
    int damage = 0;             // cards that the damage step still discards
    std::set<int> taking;       // seats that must still take a special weapon (EIY-045)
};

// All options with their values, or nothing and in `code` why not (EIY-029).
std::optional<Choices> choose(const Choices& given, std::string* code = nullptr);
Position start(const Cards& cards, const Choices& options);

// Play.

std::set<int> to_act(const Position& p);
std::set<int> awaited(const Position& p);
Words legal(const Position& p, int seat);  // in the order of EIY-286
Outcomes outcomes(const Position& p);      // in the order of the card file
Position play(const Position& p, int seat, const std::string& move);
bool may_talk(const Position& p);  // seat to seat (EIY-191)

struct Report {  // EIY-279
    std::string result, rank;
    bool won = false;
    int honor = 0, round = 0, defeated = 0, deflected = 0, left = 0, exhaustions = 0;
};
Report report(const Position& p);

// Leaves of the move tree: each pair of a seat to act and its move, each outcome once.
long long perft(const Position& p, int depth);

// Text.

std::string write(const Position& p);
std::string view(const Position& p, int viewer);
// Trusts that the text is a position of this game; nothing but its shape is checked.
Position read(const Cards& cards, const Choices& options, const std::string& text);

// Shared by the parts.

inline const Words kCorners = {"TL", "TR", "BR", "BL"};
int count(const Bag& bag, const std::string& id);
int size(const Bag& bag);
void put(Bag& bag, const std::string& id, int n = 1);
void take(Bag& bag, const std::string& id);
Words words(const std::string& text, char separator = ' ');
bool coop(const Position& p);
int seats(const Position& p);
const Foe& foe(const Position& p, const std::string& id);
int row_damage(const Position& p, const Row& row);  // what it deals without a token
bool over(const Position& p);
std::vector<const Weapon*> weapon_kinds(const Position& p);  // standard ones, then special ones
std::vector<const Foe*> foe_kinds(const Position& p);        // enemies, Yamabushi, bosses
// The bags before anything is revealed (EIY-042, EIY-043), and all weapons in use.
Bag all_enemies(const Position& p);
Bag all_bosses(const Position& p);
Bag all_weapons(const Position& p);

}  // namespace engawa::slow_eiyo
