// The thinking of adept: one good look at every decision, no search. It uses a hand and what
// everybody sees, never the hands of others, so that it may move any seat of a guessed state.
#pragma once

#include "engine/games/susanoo/bots/stakes.h"

namespace engawa::susanoo {

// How it weighs things.
struct Taste {
    int hinder = 10;  // percent of what a rival's battle means to it, spent to turn that
    int fight = 75;   // percent of the stake, spent to win a battle
    int margin = 0;   // power in tenths to start a fight by choice
    int greed = 8;    // percent of the prize that a helper wants more, in each of four moods
    int hope = 70;    // what a new pool promises above the average of its cards
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
    // What helping means to that player, by what all see.
    struct Bargain {
        int prize;    // of the battle for the main fighter, before the deal
        int rivalry;  // of the helper with the fighter
        int risk;
        int chance;  // percent; 0: it cannot be won so
        // In tenths of a Value Point, for terms worth so much.
        int gain(int pay) const {
            const int harm = (prize - pay) * rivalry / 100;
            return chance == 0 ? -1000 : (chance * (pay - harm) + (100 - chance) * risk) / 100;
        }
        bool pays(int pay) const { return gain(pay) > 2; }
    };
    Bargain bargain(int helper) const;
    int prize() const;
    Move pick_form() const;
    int form_worth(int card, int heads) const;
    bool may_pay_for(int gain) const;
    int best_being() const;
    int best_form(FormSet forms) const;
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
