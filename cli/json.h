// JSON for programs that read what the command prints. What a viewer may know is written by
// engine/wire (docs/wire); what only the owner of the process is told is added to it, and studies
// have shapes of their own. Keys keep their order.
#pragma once

#include <nlohmann/json.hpp>

#include "engine/wire/wire.h"

namespace engawa::cli {

using Json = nlohmann::ordered_json;

Json json_of(const Wire& message);
// Of a match of that game.
Wire view_message(const AnyGame& game, const Match& match, Viewer viewer, const ViewWish& wish);
// Every option of the game with its value, given or not; numbers as numbers.
Json json_of_options(const AnyGame& game, const Given& given);
// On several lines; bytes that are not UTF-8 are replaced.
void print(const Json& json);
void print(const Wire& message);

}  // namespace engawa::cli
