// What the host of a server does with its tables: close, delete, forget a guest, and let finished
// games go after a time. On any Store; whoever calls has it to itself, or calls on the thread of
// the tables with tables that sleep.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/match/catalogue.h"
#include "server/store/store.h"

namespace engawa::server {

// Code of all: storage_failed and its kin.

// It stays to be looked at; nobody plays on. Code: unknown_table.
Result<Done> close_table(Store& store, std::string_view id, std::int64_t now);
// With its record, links and keys. Code: unknown_table.
Result<Done> delete_table(Store& store, std::string_view id);
// Games that were over or closed before that moment: how many went.
Result<int> delete_finished(Store& store, std::int64_t before);

// The guest, and what it said and how it called itself at tables that are over or closed. The moves
// stay: they are the others' game too. A sealed record shows afterwards that it was changed. Gives
// the ids of its tables. Codes: unknown_guest, guest_playing (with the tables: close or delete them
// first).
Result<std::vector<std::string>> forget_guest(Store& store, std::int64_t guest);

// As the table's own people get it. Codes: not_begun, game_running (a game with secrets that is not
// over), and those of Host::resume.
Result<Record> record_of(const StoredTable& stored, const AnyGame& game);

}  // namespace engawa::server
