// The card files that the usual cards were made from, inside the binary.
#pragma once

#include <string_view>

namespace engawa::cli {

// The text of data/GAME.toml; empty for a game without cards.
std::string_view usual_card_text(std::string_view game);

}  // namespace engawa::cli
