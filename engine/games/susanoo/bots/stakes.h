// What a battle means to a player: how it stands, what winning and losing are worth, and what could
// be thrown in. Powers are in tenths, worths in tenths of a Value Point.
#pragma once

#include "engine/games/susanoo/bots/worth.h"

namespace engawa::susanoo {

// The battle of a player, alone, with that foe, before any die.
State against(const State& s, int player, int foe);
// Fighters less foes if the player fought that foe alone now, with the average of all dice.
int outlook(const Book& book, const State& s, int player, int foe);
// What a helper would add to the battle, with the average of dice.
int help_of(const Book& book, const State& s, int helper);

// Power that the fighters still need to win; 0 or less: they win.
int needed(const Book& book, const State& s);

int trophy_worth(const Book& book, const State& s, int foe, int main);  // of one foe, to its victor
int spoils_of(const Book& book, const State& s, int player);  // of a won battle, the deal counted
// Expected loss of a fighter who must run now, 0 or less.
int loss_of(const Book& book, const State& s, int player);
int escape_chance(const Book& book, const State& s, int player, int foe);  // percent

// Terms of help: what they give the helper and cost the main fighter.
int terms_worth(const Book& book, const Terms& terms);

struct Resource {
    Move move;
    int swing = 0;  // for the own side
    int cost = 0;
};

// What a player may throw in for the fighters, or against them.
class Resources {
  public:
    Resources(const Book& book, const State& s, int player, bool for_fighters);

    int count() const { return count_; }
    const Resource& operator[](int i) const { return list_[i]; }
    int total() const;
    // The next one to use so that the swings reach `need` at the least cost; nothing if they cannot
    // or if it costs more than `budget`.
    const Resource* best(int need, int budget) const;
    int cost(int need) const;  // of reaching it; kTooMuch if they cannot
    static constexpr int kTooMuch = 1 << 20;

  private:
    struct Choice {
        int first = 0;
        int cost = kTooMuch;
    };
    Choice choose(int need) const;
    void add(Move move, int swing, int cost);
    void add_cards(const Book& book, const State& s, int player, bool for_fighters);
    void add_acts(const Book& book, const State& s, int player);
    void add_pours(const Book& book, const State& s, int player, bool for_fighters);

    static constexpr int kMost = 24;
    std::array<Resource, kMost> list_;
    int count_ = 0;
};

}  // namespace engawa::susanoo
