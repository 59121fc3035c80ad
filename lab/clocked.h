// Thinking with a clock in the hand. The engine has none: it thinks in small slices until it is
// told that the time is over. What comes out depends on the machine.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "engine/match/catalogue.h"

namespace engawa::lab {

// Called after each slice; false ends the thought.
using EachSlice = std::function<bool(const Thinker&)>;

// Thinks for the bot's seconds if it has any, less when the rest of them would hardly change the
// move, else for its nodes, and gives the move.
std::string think(Thinker& thinker, const BotSpec& bot, const EachSlice& each = {});

// As AnyGame::self_play, for bots of which some have seconds. Always keeps the record.
Result<SelfPlay> play_by_the_clock(const AnyGame& game, const Given& options,
                                   std::span<const BotSpec> bots, std::uint64_t seed);

}  // namespace engawa::lab
