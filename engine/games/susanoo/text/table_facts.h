// Facts of the table and of its players that hold at any time (docs/games/susanoo.md). Those of a
// battle are in battle_facts.h.
#pragma once

#include <string_view>
#include <vector>

#include "engine/core/tableau.h"
#include "engine/games/susanoo/rules/facts.h"

namespace engawa::susanoo {

std::vector<Fact> table_facts(const Susanoo& game, const State& s);
std::vector<Fact> seat_facts(const Susanoo& game, const State& s, int player);

// Until it is judged and everybody has run; what follows from it needs the table.
bool battle_goes_on(const State& s);

// How a step names a card: "asked", "given", "wanted"; empty: not at all.
std::string_view named_as(const Task& task, int card);

}  // namespace engawa::susanoo
