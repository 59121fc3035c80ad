// Questions about a state that the rules, the lists of moves and the reasons share: which cards are
// in force, what they add up to, what can be paid. Nothing here changes a state.
#pragma once

#include <cstdint>

#include "engine/games/susanoo/cards/book.h"

namespace engawa::susanoo {

inline Cards items_in_play(const Book& book, const State& s, int player) {
    return s.front[player] & book.equipment;
}
inline Cards sake(const Book& book, const State& s, int player) {
    return s.front[player] & book.yokai;
}
inline Cards heads_of(const Book& book, const State& s, int player) {
    return s.front[player] & book.heads;
}
inline Cards stays(const Book& book, const State& s, int player) {  // persistent events
    return s.front[player] & book.events;
}

inline bool is_used(const State& s, int card) {
    if (card < kFirstBeing) return s.used.has(card);
    if (card < kFirstForm) return (s.used_beings & being_bit(card)) != 0;
    return (s.used_forms & form_bit(card)) != 0;
}

// Bits of Slot that do not count for the fighters now (SUS-477).
inline unsigned muted(const Book& book, const State& s) {
    unsigned slots = 0;
    for (int i = 0; i < s.foe_count; ++i) slots |= book.of(s.foes[i].card).mutes;
    for (int i = 0; i < s.result_count; ++i) {
        const CardValues& card = book.of(s.results[i].card);
        if (!card.foe()) slots |= card.mutes;
    }
    return slots;
}
inline unsigned muted_for(const Book& book, const State& s, int player) {
    return s.fighter(player) ? muted(book, s) : 0;
}

inline constexpr unsigned kFormMuted = 1u << static_cast<int>(Slot::Transformation);

inline bool form_counts(const State& s, int player, unsigned mutes) {
    return s.form[player] != kNoCard && (s.waiting >> player & 1) == 0 && (mutes & kFormMuted) == 0;
}

// f(card) for the cards of the player in force and not muted, in the order of SUS-430.
template <class F>
void each_in_force(const Book& book, const State& s, int player, unsigned mutes, F&& f) {
    if (s.being[player] != kNoCard) f(int{s.being[player]});
    if (form_counts(s, player, mutes)) f(int{s.form[player]});
    for (int slot = 0; slot < kSlots; ++slot) {
        const int card = s.in_use[player][slot];
        if (card != kNoCard && (mutes >> slot & 1) == 0) f(card);
    }
    each(stays(book, s, player), f);
}

// In force for this player and not muted.
bool counts(const Book& book, const State& s, int player, int card, unsigned mutes);

bool head_among_foes(const Book& book, const State& s);
bool yokai_among_foes(const Book& book, const State& s);
unsigned elements(const Book& book, const State& s, int player);  // bits of Element (SUS-204)
// 1: the player has the advantage, -1: the foe, 0: nobody (SUS-069 to SUS-073).
int relation(const Book& book, unsigned elements, int foe);

// Do the conditions hold? On a foe's card `you` is not looked at.
bool holds(const Book& book, const State& s, const Rule& rule, int card, int you, int die);
int amount(const Book& book, const State& s, const Rule& rule, int card, int you, int die);

int extra_dice(const Book& book, const State& s, int player);  // `lucky` (SUS-451)
int pour_bonus(const Book& book, const State& s, int player);
int escape_bonus(const Book& book, const State& s, int player, int foe);  // SUS-482
int hand_limit(const Book& book, const State& s, int player);             // SUS-446
int wards_left(const State& s, int player);
int hostile_drinks(const State& s);  // poured against the main fighter
Totals totals(const Book& book, const State& s);

// What can be paid and played.

Cards payable_items(const Book& book, const State& s, int player);  // in play, not reserved
int free_sake(const Book& book, const State& s, int player);        // not reserved (SUS-464)
bool cost_payable(const Book& book, const State& s, int player, const Activation& activation);
bool price_payable(const Book& book, const State& s, int player, int card);  // SUS-416
Cards zone_of(const Book& book, const State& s, int player, From from);      // to lose from
Cards renewal_items(const Book& book, const State& s, int player);           // SUS-447
bool may_renew(const Book& book, const State& s, int player);
bool may_pour(const Book& book, const State& s, int player);  // SUS-472, SUS-473
bool help_blocked(const Book& book, const State& s);
unsigned may_be_asked(const Book& book, const State& s);    // bits of players (SUS-461)
unsigned trade_partners(const Book& book, const State& s);  // SUS-448
unsigned surplus_receivers(const State& s);                 // SUS-446
unsigned robbable(const Book& book, const State& s, int player, From from);  // SUS-437
int printed_rewards(const Book& book, const State& s);                       // SUS-311
Cards lying(const Book& book, const State& s);                               // SUS-479
Cards foe_yokai_up_to(const Book& book, const State& s, int level);
bool may_act_with(const Book& book, const State& s, int player, int card);

}  // namespace engawa::susanoo
