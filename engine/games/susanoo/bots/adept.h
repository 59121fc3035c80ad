// The thinking of adept: one good look at every decision, no search. It uses a hand and what
// everybody sees, never the hands of others, so that it may move any seat of a guessed state.
#pragma once

#include "engine/games/susanoo/bots/stakes.h"

namespace engawa::susanoo {

// How it weighs things, in percent.
struct Taste {
    int hinder = 60;   // of what a rival would win, spent to stop it
    int fight = 75;    // of the stake, spent to win a battle
    int margin = 0;    // power in tenths to start a fight by choice
    int grudge = 100;  // of the usual rivalry when deals are weighed
};

class Adept {
  public:
    Adept(const Book& book, const State& s, int player, const Taste& taste = {})
        : book_(book), s_(s), me_(player), taste_(taste) {}

    Move choose() const;

  private:
    Move quiet_window(bool prep) const;
    Move battle_window() const;
    Move fight_on(int need) const;
    Move hinder(int need) const;
    Move ask_for_help(int need) const;
    // As fighter the cheapest terms that the helper would take, as helper the dearest ones that the
    // fighter might; with the parts that the offer has already. Nothing set: there are none.
    Terms wanted_terms(int helper, bool as_helper, const Terms& begun) const;
    int fight_worth(int foe) const;
    Move event_choice() const;
    Move offer_step(Step step) const;
    Move answer() const;
    Move counter_answer() const;
    Move run_away(bool before) const;
    Move aim(int card) const;
    Move target() const;
    Move trade_step(Step step) const;
    Move trade_offer() const;
    Move surplus() const;
    Move loot() const;
    Move switch_being() const;
    Move show() const;
    Move pick_side() const;
    Move pick_annul() const;
    Move play_something() const;

    int hold(int card) const { return book_.worths[card].hold; }
    int force(int card) const { return book_.worths[card].force; }
    int item_worth(int card, int owner) const;
    bool accepts(int helper, const Terms& terms) const;
    int best_being() const;
    int best_form(FormSet forms) const;
    int best_of_pool() const;
    // The card of a set with the greatest or least worth.
    template <class F>
    int best_of(Cards cards, F&& worth) const;
    int worst_of(Cards cards) const;
    Move pick_strongest(Cards yokai) const;
    Move pick_best(Cards cards) const;
    Move pick_worst(Cards cards) const;

    const Book& book_;
    const State& s_;
    int me_;
    Taste taste_;
};

}  // namespace engawa::susanoo
