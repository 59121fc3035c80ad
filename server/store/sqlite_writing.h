// Commits changes to the database. Only server/store includes this.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>

#include "server/store/key_filter.h"
#include "server/store/statement.h"
#include "server/store/store.h"

namespace engawa::server {

class SqliteWriting {
  public:
    explicit SqliteWriting(sqlite3* database);

    Result<Done> commit(std::span<const Change> changes);
    // What came with moves goes to where it is kept for good, if there is that much of it. If that
    // fails it stays where it is.
    void put_away(std::int64_t least);

  private:
    // What a table's rows are found by, and where its lines go on. Nobody else writes, so it is
    // read once; whatever goes wrong, it is read again.
    struct Known {
        std::int64_t n = 0;
        std::int64_t lines = -1;             // -1: not counted yet
        std::optional<KeyFilter> keys = {};  // if they were looked at
    };

    bool write(const Change& change);
    bool write_table(const Change& change);
    bool write_state(const Change& change, Known& table);
    bool write_recent(const Change& change, Known& table);
    bool has_key(Known& table, const KeyRow& key);
    bool put_lines_away();
    bool write_people(const Change& change, std::int64_t n);
    bool write_guest(const Change& change);
    bool remove(std::int64_t n);
    Known* known(const std::string& table);  // null: there is none
    std::int64_t lines_of(Known& table);
    Error trouble() const;

    static constexpr std::size_t kMostKnown = 4096;

    sqlite3* database_;
    std::unordered_map<std::string, Known> known_;
    std::int64_t recent_ = 0;  // rows, more or less
    Statement begin_;
    Statement end_;
    Statement back_;
    Statement find_;
    Statement put_row_;
    Statement make_state_;
    Statement put_head_;
    Statement put_vault_;
    Statement last_line_;
    Statement put_recent_;
    Statement count_recent_;
    Statement all_keys_;
    Statement find_key_;
    Statement recent_lines_;
    Statement put_lines_;
    Statement put_keys_;
    Statement put_besides_;
    Statement put_clocks_;
    Statement empty_recent_;
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
