// What the files of the slow Warriors of Susanoo know of each other.
#pragma once

#include "tests/reference/slow_susanoo.h"

namespace engawa::slow_susanoo {

Words split(const std::string& text, char sign);
std::string join(const Words& parts, char sign);
template <class Container>
bool has(const Container& all, const std::string& one) {
    for (const std::string& other : all)
        if (other == one) return true;
    return false;
}

// Looking things up.
const Card& card(const Table& t, const std::string& id);
const Seat& seat_of(const Table& t, int seat);
Seat& seat_of(Table& t, int seat);
std::string option(const Table& t, const std::string& name);
bool equipment(const Card& c);
bool item(const Card& c);
bool foe_card(const Card& c);    // Yokai or head
bool event_back(const Card& c);  // SUS-510
bool lies(const Card& c);        // in a battle: an Event or Consumable for battles
bool does(const Card& c, const std::string& on, const std::string& action);
std::vector<int> clockwise(const Table& t, int from);  // all seats, SUS-401
std::vector<int> living(const Table& t, int from);
Words hand_ids(const Seat& s);
Ids deck(const Table& t, const std::string& which);  // event, reward, form, being

// Cards in front of players, and the battle.
bool fighter(const Table& t, int seat);
Words in_force(const Table& t, int seat);  // in the order of SUS-430
Words counting(const Table& t, int seat);  // in force and not muted
std::string in_use(const Table& t, int seat, const std::string& type);
int passive(const Table& t, int seat, const std::string& action, const std::string& side = "");
bool holds(const Table& t, const Effect& e, const Card& c, int you, int die);
int amount(const Table& t, const Effect& e, const Card& c, int you, int die);
int relation(const Table& t, int seat, const std::string& foe);  // +1, -1, 0
bool vs_head(const Table& t);
int escape_of(const Table& t, int seat, const std::string& foe);
int free_sake(const Table& t, int seat);     // not reserved, SUS-464
Words free_items(const Table& t, int seat);  // in play and not reserved
int hand_limit(const Table& t, int seat);

// Changing the table.
void put(Table& t, const std::vector<Step>& steps);  // before what is to be done
void pop(Table& t);
void add_to_hand(Table& t, int seat, const std::string& id, const std::string& mark);
void take_from_hand(Table& t, int seat, const std::string& id);
void pass_hidden(Table& t, int from, int to, const std::string& id);  // SUS-514, SUS-515
void discard(Table& t, const std::string& id);
void discard_owned(Table& t, int seat, const std::string& id);  // from hand or play
void arrive(Table& t, int seat, const std::string& id);         // an item in play, SUS-427
std::string take_sake(Table& t, int seat);                      // the lowest, SUS-440
void change_level(Table& t, int seat, int n);
void remove_foe(Table& t, const std::string& id);
Result& result(Table& t, const std::string& id, int seat);

// Parts of the game.
void run(Table& t);  // does what happens by itself
void carry_out(Table& t, const Step& step);
void carry_out_on(Table& t, const Effect& e, const Card& c, int seat, int die);
void play_card(Table& t, int seat, const std::string& id);
bool for_groups(const Card& c);
bool harms(const Card& c);
void cross(Table& t, int seat, int other);
void activate(Table& t, int seat, const std::string& id);
void begin_battle(Table& t, const std::string& foe);
void reveal(Table& t, const std::string& id);
void begin_death(Table& t, int seat);
void judge(Table& t);
void spoils(Table& t);
void clear_battle(Table& t);
std::optional<Step> missing_die(Table& t);  // SUS-475
void clear_passes(Table& t);
bool refill(Table& t, const std::string& which);  // false: nothing to draw
void set_up(Table& t);
int looker(const Table& t);  // who sees the row alone; 0: it is open
int decider(const Table& t);

}  // namespace engawa::slow_susanoo
