// A Store that forgets everything with the process: for tests, and for measuring what keeping
// costs.
#pragma once

#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <utility>

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
    struct BySeatAndKey {
        using is_transparent = void;
        using Name = std::pair<int, std::string_view>;
        static Name name(const KeyRow& row) { return {row.seat, row.key}; }
        static Name name(const Name& name) { return name; }
        template <class One, class Other>
        bool operator()(const One& one, const Other& other) const {
            return name(one) < name(other);
        }
    };
    struct Held {
        StoredTable table;
        std::set<KeyRow, BySeatAndKey> keys;
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
