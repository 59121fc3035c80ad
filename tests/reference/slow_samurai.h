// A second Way of the Samurai, written from the rule ledger alone and used only to check the fast
// one.
//
// A game is told as a story: the rules are plain functions that run from the start of a chapter
// (the set-up, the start of a duel, one round, the road between two duels) and ask for each answer
// where the ledger asks. When the answers run out, the function is left by an exception that
// carries the question. So every answer plays its round again from the beginning: slow, and without
// any of the bookkeeping of the fast one. What cards do is written here by the ledger; only the
// numbers printed on Action, Special Action, Defence and Counterattack cards and opponents are
// tables.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace engawa::slow_samurai {

using Cards = std::set<std::string>;
using Options = std::map<std::string, std::string>;
using Counts = std::map<std::string, int>;

struct Foe {
    int life = 0;
    int ki = 0;
    bool operator==(const Foe&) const = default;
};

struct Numbers;  // printed on the cards
extern const Numbers kPrinted;

// Everything that lies on the table. Numbers of duels, enemies, rounds and attacks are from 1.
struct Table {
    Options options;
    const Numbers* numbers = &kPrinted;
    std::string chapter = "game";  // game, duel, round, road, over
    std::string cause;             // of the end, SAM-353

    int life = 0, ki = 0, max_life = 0, start_ki = 0;
    int die = 1;                       // 0: out of the game
    std::string weapon, weather, sky;  // in force; `sky` is the weather of the whole game
    int armour = 0;
    std::string wearer;  // "", you, foe
    bool lent = false;   // armour of EV9

    int stage = 1;  // the duel of a campaign, the enemy of a clan
    int round = 0, attack = 0;
    std::vector<Foe> foes;
    int target = 1;              // the enemy under attack
    std::vector<int> answering;  // enemies whose counterattack is to come or takes place
    std::string ability;         // the opponent whose ability counts
    bool side_b = false;         // of Shiro

    int strength = 0, technique = 0, guard = 0;
    int technique_before = 0;  // when the attack began
    bool missed = false;
    int redraws = 0;
    bool breathed = false, exploited = false, insight = false, sacrificed = false;

    Cards bag, discard, hand, on_table;
    Cards swapped;                    // the part of the hand that came from the reserve
    std::vector<std::string> placed;  // in this attack; they lie on the table
    Cards reserve, specials, looked;
    Cards won_now;  // the part of the reserve won in this round
    Cards defences, defence_discard;
    std::string defence;
    bool defence_paid = false;
    int block = 0, dodge = 0;
    Cards counters, counter_discard, turned;
    std::string known;
    std::map<std::string, int> blood;  // kept cards and the level suffered
    int kanji = 0;
    bool virtue_won = false;
    std::string virtue;
    int credit = 0, tokens = 0;
    Cards events;
    std::string next;  // the event that has set something for the next duel

    int duels_won = 0;
    std::vector<Counts> statistics;  // one for each duel begun, SAM-741 to SAM-743
};

struct Position {
    Table chapter;                     // as the chapter began
    std::vector<std::string> answers;  // since then
    Table now;
    std::string actor;               // you, chance; empty: the game is over
    std::string point;               // SAM-113, or the kind of the chance event, SAM-082
    std::vector<std::string> moves;  // or outcomes, each with weight 1; sorted by bytes
};

// The code that refuses these options, or nothing. SAM-042 to SAM-050
std::string refusal(const std::vector<std::pair<std::string, std::string>>& given);
Options full_options(const std::vector<std::pair<std::string, std::string>>& given);

Position start(const Options& options, const Numbers& numbers = kPrinted);
Position begin(const Table& table);                         // at the beginning of its chapter
Position play(Position position, const std::string& move);  // one of the list
std::uint64_t perft(const Position& position, int depth);

int ki_limit(const Table& t);  // SAM-007
int score(const Table& t);     // SAM-744 to SAM-746
Counts sum(const Table& t);    // of the statistics of all duels

// The position as the fast game writes it, without its last field (what is still to be done).
std::string write(const Table& t);

}  // namespace engawa::slow_samurai
