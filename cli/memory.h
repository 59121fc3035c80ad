// What the command remembers for its user between two evenings: how each table was set last, and
// games that save themselves. Small files in $XDG_STATE_HOME/engawa or ~/.local/state/engawa.
//
// Without such a folder nothing is remembered; that is never a reason to stop.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/match/record.h"

namespace engawa::cli {

std::optional<Given> last_options(std::string_view game);
void remember_options(std::string_view game, const Given& options);

// A path for a new record that nothing lies at yet; empty if there is no folder for it.
std::string new_record(std::string_view game, std::string_view date);
// The record of that game that was written last and has no end; empty if there is none.
std::string unfinished_record(std::string_view game);

}  // namespace engawa::cli
