#include "server/store/memory_store.h"

#include <algorithm>
#include <set>
#include <utility>

namespace engawa::server {
namespace {

Error failed() { return error("storage_failed", "it could not be kept, and so it was not played"); }

template <class Map, class Key>
auto copy_of(const Map& map, const Key& key) -> std::optional<typename Map::mapped_type> {
    const auto found = map.find(key);
    if (found == map.end()) return {};
    return found->second;
}

void put_seat(std::vector<SeatRow>& seats, const SeatRow& seat) {
    const auto found = std::find_if(seats.begin(), seats.end(),
                                    [&](const SeatRow& each) { return each.seat >= seat.seat; });
    if (found != seats.end() && found->seat == seat.seat) {
        *found = seat;
    } else {
        seats.insert(found, seat);
    }
}

bool sits(const StoredTable& table, std::int64_t guest) {
    return std::any_of(table.seats.begin(), table.seats.end(),
                       [guest](const SeatRow& seat) { return seat.guest == guest; });
}

bool matches(const StoredTable& table, const TableQuery& query) {
    const TableRow& row = table.row;
    return (!query.listed || row.listed) && (!query.due || row.due) &&
           (!query.stage || row.stage == *query.stage) &&
           (query.guest == 0 || sits(table, query.guest)) &&
           (query.changed_before == 0 || row.changed < query.changed_before);
}

}  // namespace

// All or nothing: what would fail is found before anything is taken. Keys and links are made of
// random bytes, so none is there twice unless somebody repeats it.
bool MemoryStore::fits(const Change& change, bool anew) const {
    if (change.table.empty() || change.gone) return true;
    const auto held = tables_.find(change.table);
    if (anew || held == tables_.end()) return change.row.has_value() && change.first_line == 0;
    const bool lines_follow =
        change.lines.empty() || change.first_line == held->second.table.lines.size();
    return lines_follow &&
           std::none_of(change.keys.begin(), change.keys.end(),
                        [&](const KeyRow& key) { return held->second.keys.contains(key); });
}

Result<Done> MemoryStore::commit(std::span<const Change> changes) {
    const std::lock_guard lock{mutex_};
    if (broken_) return *broken_;
    std::set<std::string_view> gone;  // by this very commit
    for (const Change& change : changes) {
        if (!fits(change, gone.contains(change.table))) return failed();
        if (change.gone) gone.insert(change.table);
    }
    for (const Change& change : changes) take(change);
    return kDone;
}

void MemoryStore::take(const Change& change) {
    if (change.guest) {
        const std::int64_t id = change.guest->id;
        std::erase_if(guests_, [id](const auto& each) { return each.second.id == id; });
        guests_[change.guest->digest] = *change.guest;
        last_guest_ = std::max(last_guest_, change.guest->id);
    }
    if (change.gone_guest) {
        if (const auto guest = copy_of(guests_, *change.gone_guest)) {
            for (auto& [id, held] : tables_) {
                for (SeatRow& seat : held.table.seats) {
                    if (seat.guest != guest->id) continue;
                    seat.guest = 0;
                    end_own_links(id, seat.seat);
                }
            }
            guests_.erase(*change.gone_guest);
        }
    }
    if (change.cards) cards_.emplace(change.cards->digest, *change.cards);
    if (!change.table.empty()) take_table(change);
}

void MemoryStore::end_own_links(const std::string& table, int seat) {
    std::erase_if(links_, [&](const auto& each) {
        const LinkRow& link = each.second;
        return link.kind == LinkRow::Kind::Own && link.table == table && link.seat == seat;
    });
}

void MemoryStore::take_table(const Change& change) {
    if (change.gone) {
        tables_.erase(change.table);
        std::erase_if(links_, [&](const auto& each) { return each.second.table == change.table; });
        return;
    }
    Held& held = tables_[change.table];
    StoredTable& table = held.table;
    if (change.row) table.row = *change.row;
    if (change.head) table.head = *change.head;
    table.lines.insert(table.lines.end(), change.lines.begin(), change.lines.end());
    if (change.beside) table.beside = *change.beside;
    if (change.vault) table.vault = *change.vault;
    if (change.clock) table.clock = *change.clock;
    held.keys.insert(change.keys.begin(), change.keys.end());
    for (const SeatRow& seat : change.seats) {
        put_seat(table.seats, seat);
        end_own_links(change.table, seat.seat);
    }
    for (const Digest& digest : change.ended_links) links_.erase(digest);
    for (const LinkRow& link : change.links) links_[link.digest] = link;
}

Result<std::optional<StoredTable>> MemoryStore::table(std::string_view id) {
    const std::lock_guard lock{mutex_};
    const auto found = tables_.find(id);
    if (found == tables_.end()) return std::optional<StoredTable>{};
    return std::optional{found->second.table};
}

Result<std::vector<TableRow>> MemoryStore::tables(const TableQuery& query) {
    const std::lock_guard lock{mutex_};
    std::vector<TableRow> rows;
    for (const auto& [id, held] : tables_) {
        if (matches(held.table, query)) rows.push_back(held.table.row);
    }
    std::sort(rows.begin(), rows.end(), [](const TableRow& one, const TableRow& other) {
        return one.changed != other.changed ? one.changed > other.changed : one.id < other.id;
    });
    if (static_cast<int>(rows.size()) > query.most) rows.resize(static_cast<unsigned>(query.most));
    return rows;
}

Result<std::optional<KeyRow>> MemoryStore::key(std::string_view table, int seat,
                                               std::string_view key) {
    const std::lock_guard lock{mutex_};
    const auto found = tables_.find(table);
    if (found == tables_.end()) return std::optional<KeyRow>{};
    const auto row = found->second.keys.find(std::pair{seat, key});
    return row == found->second.keys.end() ? std::optional<KeyRow>{} : *row;
}

Result<std::optional<LinkRow>> MemoryStore::link(const Digest& digest) {
    const std::lock_guard lock{mutex_};
    return copy_of(links_, digest);
}

Result<std::optional<GuestRow>> MemoryStore::guest(const Digest& digest) {
    const std::lock_guard lock{mutex_};
    return copy_of(guests_, digest);
}

Result<std::optional<GuestRow>> MemoryStore::guest(std::int64_t id) {
    const std::lock_guard lock{mutex_};
    for (const auto& [digest, guest] : guests_) {
        if (guest.id == id) return std::optional{guest};
    }
    return std::optional<GuestRow>{};
}

Result<std::int64_t> MemoryStore::last_guest() {
    const std::lock_guard lock{mutex_};
    return last_guest_;
}

Result<std::optional<CardsRow>> MemoryStore::cards(std::string_view digest) {
    const std::lock_guard lock{mutex_};
    return copy_of(cards_, digest);
}

void MemoryStore::break_down(std::optional<Error> error) {
    const std::lock_guard lock{mutex_};
    broken_ = std::move(error);
}

}  // namespace engawa::server
