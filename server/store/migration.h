// From the schema of an earlier version to that of this one. Only server/store includes this.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <span>
#include <string>

#include "engine/core/result.h"

namespace engawa::server {

// What leads from version `from` to the next one. Steps are never changed once a version was
// given to somebody.
struct Migration {
    int from = 0;
    const char* sql = "";
};

// All there are, in order.
std::span<const Migration> migrations();

// Makes a copy of the file first, PATH.vN, and then all steps or none. Codes: no_backup,
// old_store (there is no way from that version), no_store (a step failed: the file is as it was).
Result<Done> migrate(sqlite3* database, const std::string& path, std::int64_t version,
                     std::span<const Migration> steps, int to);

}  // namespace engawa::server
