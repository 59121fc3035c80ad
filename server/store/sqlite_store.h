// A Store in one SQLite file: write-ahead log, synced at every commit.
#pragma once

#include <memory>
#include <string>

#include "server/store/store.h"

namespace engawa::server {

struct SqliteOptions {
    std::string path = {};
    bool serves = true;            // takes the file for itself: a second server is refused
    int checkpoint_pages = 1'000;  // of the write-ahead log: 4 MiB
    std::string vfs = {};          // of SQLite; empty: the usual one
    int recent_rows = 2'000;       // that come together before they are put away
};

// Codes: no_store (it cannot be opened or made), newer_store (a later version wrote it),
// store_taken (another server has it), broken_store (it fails SQLite's own check).
Result<std::unique_ptr<Store>> open_sqlite_store(const SqliteOptions& options);

}  // namespace engawa::server
