// What programs and pages send, as values: commands, new tables, names.
#pragma once

#include <string>
#include <string_view>

#include "server/api/json.h"
#include "server/tables/command.h"
#include "server/tables/tables.h"

namespace engawa::server {

// {"do": "play", "key": "...", "decision": 7, "moves": ["..."]}; docs/protocol.md lists all. Codes:
// those of read_object, unknown_command, bad_member, bad_key, key_missing.
Result<Command> read_command(std::string_view text);
Result<Command> read_command(const JsonObject& json);

// The body that opens a table. Codes: those of read_object, unknown_game, bad_member, bad_bot,
// bad_seat, bad_chance, bad_name, wrong_seats, and those of the game's options.
Result<Tables::Opening> read_opening(std::string_view text, std::int64_t guest, Games& games);

// What somebody is called: shown to others, so without what would break a line or turn it around.
Result<std::string> read_name(std::string_view text);  // code: bad_name
// The same for words at the table.
bool is_plain_text(std::string_view text, std::size_t most);

}  // namespace engawa::server
