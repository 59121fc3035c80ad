// A file full of tables that are being played, for measuring what a server does with it.
#pragma once

#include <string>
#include <vector>

#include "engine/core/options.h"
#include "engine/core/result.h"

namespace engawa::cli {

struct StoredTables {
    std::vector<std::string> ids;
    std::vector<std::string> tokens;  // of the guests at seat 1 and 2, of all tables
};

struct StoredWish {
    std::string game;
    Given options;
    int plies = 0;  // that have been played at each; fewer where all random games are shorter
    int tables = 0;
};
// Codes: those of the game and of the store.
Result<StoredTables> write_stored(const std::string& path, const StoredWish& wish);

}  // namespace engawa::cli
