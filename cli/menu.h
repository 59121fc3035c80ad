// The menu of `engawa play`: which game, who plays, which options.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/table.h"

namespace engawa::cli {

struct Choice {
    const AnyGame* game = nullptr;
    Given options;
    std::vector<Chair> chairs;
    std::shared_ptr<const AnyGame> own_game;
    std::string cards;   // those of own_game as JSON
    std::string resume;  // a record to go on with instead
};

// The level that a bot has when nobody says which.
BotSpec usual_bot(const AnyGame& game);

// A kept game that cannot be read is named with its problem, and stays where it is.
void tell_damaged(Console& console, const std::string& file, const Error& error);

// Nothing if the person left. `random` decides a surprise; what is damaged is not offered.
std::optional<Choice> ask_menu(Console& console, Rng& random, const std::set<std::string>& damaged);

}  // namespace engawa::cli
