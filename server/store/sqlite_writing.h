// Commits changes to the database. Only server/store includes this.
#pragma once

#include <span>
#include <string>
#include <unordered_map>

#include "server/store/statement.h"
#include "server/store/store.h"

namespace engawa::server {

class SqliteWriting {
  public:
    explicit SqliteWriting(sqlite3* database);

    Result<Done> commit(std::span<const Change> changes);

  private:
    // What a table's rows are found by, and where its lines go on. Nobody else writes, so it is
    // read once; whatever goes wrong, it is read again.
    struct Known {
        std::int64_t n = 0;
        std::int64_t lines = -1;  // -1: not counted yet
    };

    bool write(const Change& change);
    bool write_table(const Change& change);
    bool write_state(const Change& change, Known& table);
    bool write_people(const Change& change, std::int64_t n);
    bool write_guest(const Change& change);
    bool remove(std::int64_t n);
    Known* known(const std::string& table);  // null: there is none
    std::int64_t lines_of(Known& table);
    Error trouble() const;

    static constexpr std::size_t kMostKnown = 4096;

    sqlite3* database_;
    std::unordered_map<std::string, Known> known_;
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
    Statement end_own_links_;
    Statement end_links_of_guest_;
    Statement put_guest_;
    Statement find_guest_;
    Statement leave_seats_;
    Statement end_guest_;
    Statement put_cards_;
};

}  // namespace engawa::server
