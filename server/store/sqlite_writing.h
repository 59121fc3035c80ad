// Commits changes to the database. Only server/store includes this.
#pragma once

#include <span>

#include "server/store/statement.h"
#include "server/store/store.h"

namespace engawa::server {

class SqliteWriting {
  public:
    explicit SqliteWriting(sqlite3* database);

    Result<Done> commit(std::span<const Change> changes);

  private:
    bool write(const Change& change);
    bool write_table(const Change& change);
    bool write_state(const Change& change, std::int64_t n);
    bool write_people(const Change& change, std::int64_t n);
    bool write_guest(const Change& change);
    bool remove(std::int64_t n);
    std::int64_t number_of(const std::string& table);  // 0: there is none
    Error trouble() const;

    sqlite3* database_;
    Statement begin_;
    Statement end_;
    Statement back_;
    Statement find_;
    Statement put_row_;
    Statement make_state_;
    Statement put_head_;
    Statement put_beside_;
    Statement put_vault_;
    Statement put_clock_;
    Statement last_line_;
    Statement put_lines_;
    Statement put_key_;
    Statement put_seat_;
    Statement put_link_;
    Statement end_link_;
    Statement put_guest_;
    Statement find_guest_;
    Statement leave_seats_;
    Statement end_guest_;
    Statement put_cards_;
};

}  // namespace engawa::server
