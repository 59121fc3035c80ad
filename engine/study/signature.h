// The fingerprint of every game: equal lines mean equal rules and equal bots.
//
// Native and WebAssembly builds print the same lines. The rules digest covers perft counts and
// whole random games with every viewer's view, events and lists; the bots digest covers games of
// bots with node budgets, from fixed seeds, on one thread.
#pragma once

#include <string>
#include <vector>

namespace engawa {

// "GAME vRULES RULES_DIGEST BOTS_DIGEST", one for each game of the catalogue.
std::vector<std::string> signature_lines();

}  // namespace engawa
