// One connection to the database: opening, settings, schema. Only server/store includes this.
#pragma once

#include <sqlite3.h>

#include <memory>

#include "engine/core/result.h"
#include "server/store/sqlite_store.h"

namespace engawa::server {

struct CloseDatabase {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;

// Held as long as the server has the file.
class FileLock {
  public:
    FileLock() = default;
    ~FileLock();
    FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
    FileLock& operator=(FileLock&&) = delete;

    static Result<FileLock> take(const std::string& path);  // code: store_taken, no_store

  private:
    int file_ = -1;
};

// With the schema of this version, made if the file is new. Codes as open_sqlite_store.
Result<Database> open_database(const SqliteOptions& options);
// A second connection that reads what the first one commits.
Result<Database> open_reader(const SqliteOptions& options);

}  // namespace engawa::server
