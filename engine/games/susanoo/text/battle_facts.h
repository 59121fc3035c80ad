// Facts of a battle and of the cards in it, or before a player (docs/games/susanoo.md).
#pragma once

#include <vector>

#include "engine/core/tableau.h"
#include "engine/games/susanoo/rules/facts.h"

namespace engawa::susanoo {

// Of the table: who fights, totals, verdict, what is at stake, cups, deals.
void add_battle_facts(const Book& book, const State& s, std::vector<Fact>& facts);

// Of a card before a player, or of the Being.
void add_own_facts(const Book& book, const State& s, int player, int card,
                   std::vector<Fact>& facts);

void add_foe_facts(const Book& book, const State& s, const Foe& foe, std::vector<Fact>& facts);
void add_played_facts(const Book& book, const State& s, const Outcome& result,
                      std::vector<Fact>& facts);

// The battle as it would stand with this helper, before the dice that joining causes.
State with_helper(const State& s, int player);
// The player who is asked for help, or makes a counter-offer; kNobody: none.
int asked_for_help(const State& s);

}  // namespace engawa::susanoo
