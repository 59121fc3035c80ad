// What the command remembers for its user between two evenings: how each table was set last, games
// as they stand after every move, and card sets that saved games were played with. Small files in
// $XDG_STATE_HOME/engawa or ~/.local/state/engawa.
//
// Without such a folder nothing is remembered; that is never a reason to stop.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/match/record.h"

namespace engawa::cli {

std::optional<Given> last_options(std::string_view game);
void remember_options(std::string_view game, const Given& options);

// A path for a new record that nothing lies at yet; empty if there is no folder for it.
std::string new_record(std::string_view game, std::string_view date);
// The record of that game that was written last and has no end; empty if there is none. Those to be
// left out are passed over.
std::string unfinished_record(std::string_view game, const std::set<std::string>& leave_out);
// The kept records that cannot be read, with what is wrong.
std::vector<std::pair<std::string, Error>> damaged_records();

// Keeps a card set of one's own as GAME-DIGEST.json, so that a record finds its cards again even if
// their file changes; beside the record if there is no other folder. Code: io_error.
Result<Done> keep_cards(std::string_view game, std::string_view digest, std::string_view json,
                        const std::string& record);
// Where the cards with this digest may lie: beside the record first. Whoever reads one of these
// files compares the digest.
std::vector<std::string> kept_cards(std::string_view game, std::string_view digest,
                                    const std::string& record);

}  // namespace engawa::cli
