// What all commands for hosts share: where the store is.
#pragma once

#include <memory>
#include <string>

#include "cli/command.h"
#include "server/store/store.h"

namespace engawa::cli {

// What `engawa serve` takes when no --db is given: where a person's programs keep their data,
// $XDG_DATA_HOME/engawa/tables.db or ~/.local/share/engawa/tables.db.
std::string usual_store();

// --db FILE
void add_store_argument(const Command& command, std::string& file);

// One that is there already. `alone`: no server may have it meanwhile. Codes: no_store, and those
// of open_sqlite_store.
Result<std::unique_ptr<server::Store>> open_store(const std::string& file, bool alone);

// The one that `engawa serve` has for itself; an empty name is the usual one. Codes: those of
// open_sqlite_store.
Result<std::unique_ptr<server::Store>> open_or_make_store(const std::string& file);

// "2026-11-17 06:30", of this machine.
std::string write_time(std::int64_t seconds);

// `engawa serve`, and all else for hosts.
void add_hosting(const Command& app, Todo& todo);
void add_backup(const Command& app, Todo& todo);
void add_export(const Command& app, Todo& todo);
void add_tables(const Command& app, Todo& todo);
void add_load(const Command& app, Todo& todo);

}  // namespace engawa::cli
