// A copy of the store as of one commit, made while a server may be writing to it.
#pragma once

#include <sqlite3.h>

#include <string>

#include "engine/core/result.h"

namespace engawa::server {

// `to` is there whole and on the disk, or not at all; nobody but its owner can read it, for it
// holds what the store holds. Codes: no_store (there is none at `path`), backup_exists, no_backup
// (it cannot be written), broken_store (the copy fails SQLite's own check).
Result<Done> back_up_store(const std::string& path, const std::string& to);
// The same from a connection that is open. Codes: backup_exists, no_backup, broken_store.
Result<Done> copy_database(sqlite3* database, const std::string& to);

// After something was deleted: writes the file anew, so that not a byte of it is left in it or
// beside it. Nobody else may have it meanwhile. Code: no_store.
Result<Done> tidy_store(const std::string& path);

}  // namespace engawa::server
