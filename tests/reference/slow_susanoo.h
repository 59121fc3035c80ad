// A second Warriors of Susanoo, written from the rule ledger and the card file alone and used only
// to check the fast one.
//
// It keeps to texts at its seams, names cards by their ids and works everything out afresh: decks
// are what lies nowhere else, totals are summed when somebody asks. It trusts its caller: `play`
// expects a legal move. Seats are 1 to 5; 0 is nobody, and as a viewer the watcher.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace engawa::slow_susanoo {

using Words = std::vector<std::string>;
using Ids = std::set<std::string>;
using Options = std::map<std::string, std::string>;
using Outcomes = std::vector<std::pair<std::string, int>>;  // of chance, with weights

struct Effect {
    std::string on, action;
    Words when;
    int n = 0;
    std::string side, per, deck, from, slot, element, limit, cost;
    std::string who = "self";
    int of = 0, cost_n = 0;
};

struct Card {
    std::string id;
    std::string kind;  // being, head, yokai, event, helmet, armor, weapon, consumable, form
    std::string element, timing, until;
    int level = 0, rewards = 0, levels = 0, vp = 0;
    std::vector<Effect> effects;
};

using Cards = std::map<std::string, Card>;

Cards read_cards(const std::string& path);  // a file laid out as data/susanoo.toml

// `mark`: who but the owner knows it: "" nobody, "w" all, else the seats. SUS-511
struct HandCard {
    std::string id, mark;
};

struct Seat {
    std::string being;  // empty before it is chosen
    int level = 1;
    bool dead = false, passed = false;
    int crossed = 0;                    // the seat that crossed this one last (SUS-523)
    std::vector<HandCard> hand;         // sorted by id; in views unknown cards last
    std::map<std::string, bool> items;  // in play; true: in use
    std::map<std::string, char> forms;  // Transformations: '+' active, '-' waits (SUS-423), or ' '
    Ids sake, heads, events;
};

struct Foe {
    std::string id;
    int dice[2] = {0, 0};  // of the main fighter and the helper; > 0 for the fighter
};

struct Terms {
    std::string k = "-", y = "-", side = "-";
};

struct Result {
    std::string id;
    int seat = 0;  // 0: a foe
    char side = '-';
    int fighters = 0, foes = 0, escape = 0, ward = 0;
};

struct Battle {
    int main = 0, helper = 0;
    std::vector<Foe> foes;  // in order of entry
    std::set<int> asked;
    std::optional<Terms> deal, offer;
    std::vector<Result> results;  // in order of origin
    Ids activated;
    std::vector<std::pair<std::string, int>> poured;  // in order; value 0: hostile
};

using Step = Words;  // of the agenda, by its parts

struct Table {
    const Cards* cards = nullptr;
    Options options;
    int first = 0, at = 0, turn = 0, reshuffles = 0, look = 0;
    Ids rights;  // used
    Ids pool, reward_discards;
    Words event_discards;  // oldest first
    Words row;             // sorted; in views unknown cards last
    std::vector<Seat> seats;
    std::optional<Battle> battle;
    std::vector<Step> agenda;  // next first
};

Options default_options();
// `given` overrides the defaults. SUS-542
Table start(const Cards& cards, int seats, const Options& given = {});

bool over(const Table& t);
std::string reason(const Table& t);  // of the end; empty while it goes on
bool chance(const Table& t);
std::vector<int> to_act(const Table& t);
Words moves(const Table& t, int seat);  // sorted by bytes
Outcomes outcomes(const Table& t);      // sorted by bytes

void play(Table& t, int seat, const std::string& move);
void happen(Table& t, const std::string& outcome);
std::uint64_t perft(const Table& t, int depth);

// What this viewer hears of a move or an outcome that is due. SUS-520
std::string heard(const Table& t, int seat, const std::string& move, int viewer);
std::string heard(const Table& t, const std::string& outcome, int viewer);

std::string write(const Table& t);
std::string view(const Table& t, int viewer);
// Positions and views. Throws std::invalid_argument with a reason. SUS-532
Table read(const Cards& cards, const std::string& text, const Options& given = {});

std::pair<int, int> totals(const Table& t);  // of fighters and foes

using Parts = std::vector<std::pair<std::string, int>>;
Parts score(const Table& t, int seat);  // parts that are not 0, in the ledger's order
int sum(const Parts& parts);
std::vector<int> winners(const Table& t);

}  // namespace engawa::slow_susanoo
