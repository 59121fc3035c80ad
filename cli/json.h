// JSON for programs that read what the command prints: keys keep their order.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "engine/match/catalogue.h"

namespace engawa::cli {

using Json = nlohmann::ordered_json;

// Every option of the game with its value, given or not; numbers as numbers.
Json json_of_options(const AnyGame& game, const Given& given);
Json json_of(const Report& report, int seats);
Json json_of(SeatSet seats);
// On several lines; bytes that are not UTF-8 are replaced.
void print(const Json& json);

}  // namespace engawa::cli
