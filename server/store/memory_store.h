// A Store that forgets everything with the process: for tests, and for measuring what keeping
// costs.
#pragma once

#include <map>
#include <mutex>
#include <string>

#include "server/store/store.h"

namespace engawa::server {

class MemoryStore : public Store {
  public:
    Result<Done> commit(std::span<const Change> changes) override;

    Result<std::optional<StoredTable>> table(std::string_view id) override;
    Result<std::vector<TableRow>> tables(const TableQuery& query) override;
    Result<std::optional<KeyRow>> key(std::string_view table, int seat,
                                      std::string_view key) override;
    Result<std::optional<LinkRow>> link(const Digest& digest) override;
    Result<std::optional<GuestRow>> guest(const Digest& digest) override;
    Result<std::optional<GuestRow>> guest(std::int64_t id) override;
    Result<std::int64_t> last_guest() override;
    Result<std::optional<CardsRow>> cards(std::string_view digest) override;

    // From now on every commit fails with that error; nothing: they work again.
    void break_down(std::optional<Error> error);

  private:
    struct Held {
        StoredTable table;
        std::map<std::pair<int, std::string>, KeyRow> keys;
    };
    bool fits(const Change& change, bool anew) const;
    void take(const Change& change);
    void take_table(const Change& change);
    // Whoever has the seat from now on made none of them.
    void end_own_links(const std::string& table, int seat);

    std::mutex mutex_;
    std::optional<Error> broken_;
    std::map<std::string, Held, std::less<>> tables_;
    std::map<Digest, LinkRow> links_;
    std::map<Digest, GuestRow> guests_;
    std::map<std::string, CardsRow, std::less<>> cards_;
    std::int64_t last_guest_ = 0;
};

}  // namespace engawa::server
