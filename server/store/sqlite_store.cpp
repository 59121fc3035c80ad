#include "server/store/sqlite_store.h"

#include <algorithm>
#include <utility>

#include "server/store/sqlite_file.h"
#include "server/store/sqlite_reading.h"
#include "server/store/sqlite_writing.h"

namespace engawa::server {
namespace {

class SqliteStore final : public Store {
  public:
    SqliteStore(FileLock lock, Database writer, Database reader, int recent_rows)
        : recent_rows_(recent_rows),
          lock_(std::move(lock)),
          writer_(std::move(writer)),
          reader_(std::move(reader)),
          writing_(writer_.get()),
          reading_(reader_.get()) {}

    Result<Done> commit(std::span<const Change> changes) override {
        return writing_.commit(changes);
    }
    void put_away() override { writing_.put_away(recent_rows_); }
    Result<std::optional<StoredTable>> table(std::string_view id) override {
        return reading_.table(id);
    }
    Result<std::vector<TableRow>> tables(const TableQuery& query) override {
        return reading_.tables(query);
    }
    Result<std::optional<KeyRow>> key(std::string_view table, int seat,
                                      std::string_view key) override {
        return reading_.key(table, seat, key);
    }
    Result<std::optional<LinkRow>> link(const Digest& digest) override {
        return reading_.link(digest);
    }
    Result<std::optional<GuestRow>> guest(const Digest& digest) override {
        return reading_.guest(digest);
    }
    Result<std::optional<GuestRow>> guest(std::int64_t id) override { return reading_.guest(id); }
    Result<std::int64_t> last_guest() override { return reading_.last_guest(); }
    Result<std::optional<CardsRow>> cards(std::string_view digest) override {
        return reading_.cards(digest);
    }

    void put_all_away() { writing_.put_away(1); }

  private:
    int recent_rows_;
    FileLock lock_;
    Database writer_;
    Database reader_;
    SqliteWriting writing_;
    SqliteReading reading_;
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite_store(const SqliteOptions& options) {
    FileLock none;
    auto lock = options.serves ? FileLock::take(options.path) : Result<FileLock>{std::move(none)};
    if (!lock) return lock.error();
    auto writer = open_database(options);
    if (!writer) return writer.error();
    auto reader = open_reader(options);
    if (!reader) return reader.error();
    auto store = std::make_unique<SqliteStore>(std::move(lock).value(), std::move(writer).value(),
                                               std::move(reader).value(), options.recent_rows);
    if (options.serves) store->put_all_away();
    return std::unique_ptr<Store>{std::move(store)};
}

}  // namespace engawa::server
