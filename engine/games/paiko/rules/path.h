// The squares that the tile of a move enters, for those who tell it or draw it. A move itself names
// where it begins and ends alone (PAI-112, PAI-120).
#pragma once

#include <optional>

#include "engine/games/paiko/paiko.h"

namespace engawa::paiko {

// PAI-106 and PAI-107 for one square that a lifted tile enters.
RuleId why_not_enter(const Board& lifted, int player, Type type, Cell cell);

// Between squares two steps apart, the first square in reading order that may be entered. Nothing
// if they are neighbours.
std::optional<Cell> square_between(const Board& lifted, int player, Type type, Cell from, Cell to);

// N-12: of the legal deploy squares from which the end of a Sai's bonus can be reached, the one
// with the fewest steps, then the first in reading order.
Cell bonus_deploy_square(const Paiko& game, const State& s, Move move);

}  // namespace engawa::paiko
