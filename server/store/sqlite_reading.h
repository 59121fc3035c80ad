// Reads what was committed. Only server/store includes this.
#pragma once

#include "server/store/statement.h"
#include "server/store/store.h"

namespace engawa::server {

class SqliteReading {
  public:
    explicit SqliteReading(sqlite3* database);

    Result<std::optional<StoredTable>> table(std::string_view id);
    Result<std::vector<TableRow>> tables(const TableQuery& query);
    Result<std::optional<KeyRow>> key(std::string_view table, int seat, std::string_view key);
    Result<std::optional<LinkRow>> link(const Digest& digest);
    Result<std::optional<GuestRow>> guest(const Digest& digest);
    Result<std::optional<GuestRow>> guest(std::int64_t id);
    Result<std::int64_t> last_guest();
    Result<std::optional<CardsRow>> cards(std::string_view digest);

  private:
    sqlite3* database_;
    Statement begin_;
    Statement end_;
    Statement row_;
    Statement state_;
    Statement recent_beside_;
    Statement recent_clock_;
    Statement lines_;
    Statement seats_;
    Statement key_;
    Statement link_;
    Statement guest_;
    Statement guest_by_id_;
    Statement last_guest_;
    Statement cards_;
};

}  // namespace engawa::server
