// Cards in words, from the tables that `engawa cards list` prints.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "terminal/card_table.h"

namespace engawa::cli {

// "A7 Zanshin: icon Void, strength 0, technique 1, guard 3. Look at the next Counterattack card."
// The card of that id; else those with exactly that name; else those whose name has a word that
// begins so.
std::vector<std::string> cards_called(std::string_view name, const std::vector<CardTable>& tables);

// The ids of the same cards.
std::vector<std::string> ids_called(std::string_view name, const std::vector<CardTable>& tables);

}  // namespace engawa::cli
