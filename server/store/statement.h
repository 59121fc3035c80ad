// SQLite's statements with values in and values out. Only server/store includes this.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace engawa::server {

class Statement {
  public:
    Statement(sqlite3* database, const char* text) {
        sqlite3_prepare_v3(database, text, -1, SQLITE_PREPARE_PERSISTENT, &statement_, nullptr);
    }
    ~Statement() { sqlite3_finalize(statement_); }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    // Binds from the first on. Texts must live until it is done.
    template <class... Values>
    Statement& with(const Values&... values) {
        sqlite3_reset(statement_);
        int at = 0;
        (bind(++at, values), ...);
        return *this;
    }
    // SQLITE_ROW, SQLITE_DONE or what went wrong.
    int step() { return statement_ == nullptr ? SQLITE_ERROR : sqlite3_step(statement_); }
    // One that gives no rows.
    int run() {
        const int result = step();
        sqlite3_reset(statement_);
        return result;
    }
    void reset() { sqlite3_reset(statement_); }

    std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
    std::string text(int column) const {
        const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
        const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
        return bytes == nullptr ? std::string{} : std::string{bytes, size};
    }

  private:
    void bind(int at, std::int64_t number) { sqlite3_bind_int64(statement_, at, number); }
    void bind(int at, std::string_view text) {
        sqlite3_bind_text(statement_, at, text.data(), static_cast<int>(text.size()),
                          SQLITE_STATIC);
    }
    template <class Value>
    void bind(int at, const std::optional<Value>& value) {
        if (value) return bind(at, *value);
        sqlite3_bind_null(statement_, at);
    }
    void bind(int at, std::span<const std::uint8_t> bytes) {
        sqlite3_bind_blob(statement_, at, bytes.data(), static_cast<int>(bytes.size()),
                          SQLITE_STATIC);
    }

    sqlite3_stmt* statement_ = nullptr;
};

}  // namespace engawa::server
