#include "server/tables/housekeeping.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "engine/core/text.h"
#include "server/tables/settings.h"
#include "server/tables/stored_host.h"

namespace engawa::server {
namespace {

constexpr int kAtOnce = 500;
constexpr int kAll = std::numeric_limits<int>::max();

Result<StoredTable> find(Store& store, std::string_view id) {
    auto found = store.table(id);
    if (!found) return found.error();
    if (*found) return **found;
    return error("unknown_table", "there is no table " + quoted(id));
}

Change gone(const std::string& id) {
    Change change;
    change.table = id;
    change.gone = true;
    return change;
}

bool is_finished(const TableRow& row) {
    return row.stage == Stage::Over || row.stage == Stage::Closed;
}

bool is_of(const TableLine& line, int seat) {
    return line.rest.starts_with(std::to_string(seat) + ' ');
}

// "human Ada" is a person of that name.
bool names_a_person(std::string_view who) { return who.starts_with("human "); }

std::string without_words(const std::string& text, int seat) {
    if (!is_table_line(text)) return text;
    const TableLine line = read_table_line(text);
    if (!is_of(line, seat)) return text;
    const std::string number = std::to_string(seat);
    if (line.word == "say") return "@say " + number + " ...";
    const std::string_view who = std::string_view{line.rest}.substr(number.size() + 1);
    return line.word == "seat" && names_a_person(who) ? "@seat " + number + " human" : text;
}

// The same table without what the guest said and was called. It may have had several seats.
Result<std::vector<Change>> forgotten(const StoredTable& stored, std::int64_t guest) {
    auto settings = read_settings(stored.row.settings);
    if (!settings) return settings.error();
    if (settings->owner == guest) settings.value().owner = 0;
    auto record = read_record(stored.head);
    Change again;
    again.table = stored.row.id;
    again.row = stored.row;
    again.lines = stored.lines;
    for (const SeatRow& seat : stored.seats) {
        if (seat.guest != guest) continue;
        const auto index = static_cast<std::size_t>(seat.seat - 1);
        auto& places = settings.value().places;
        if (index < places.size()) places[index].name.clear();
        for (std::string& line : again.lines) line = without_words(line, seat.seat);
        if (!record || index >= record->seats.size()) continue;
        std::string& who = record.value().seats[index];
        if (names_a_person(who)) who = "human";
    }
    again.row->settings = write_settings(*settings);
    again.head = record ? write_record(*record) : stored.head;
    again.beside = stored.beside;
    again.vault = stored.vault;
    again.clock = stored.clock;
    again.seats = stored.seats;
    return std::vector{gone(stored.row.id), std::move(again)};
}

}  // namespace

Result<Done> close_table(Store& store, std::string_view id, std::int64_t now) {
    const auto stored = find(store, id);
    if (!stored) return stored.error();
    auto settings = read_settings(stored->row.settings);
    if (!settings) return settings.error();
    settings.value().closed = true;
    Change change;
    change.table = stored->row.id;
    change.row = stored->row;
    change.row->stage = Stage::Closed;
    change.row->due = false;
    change.row->changed = now;
    change.row->settings = write_settings(*settings);
    return store.commit({&change, 1});
}

Result<Done> delete_table(Store& store, std::string_view id) {
    const auto stored = find(store, id);
    if (!stored) return stored.error();
    const Change change = gone(stored->row.id);
    return store.commit({&change, 1});
}

Result<int> delete_finished(Store& store, std::int64_t before) {
    int count = 0;
    for (const Stage stage : {Stage::Over, Stage::Closed}) {
        while (true) {
            TableQuery query;
            query.stage = stage;
            query.changed_before = before;
            query.most = kAtOnce;
            const auto rows = store.tables(query);
            if (!rows) return rows.error();
            if (rows->empty()) break;
            std::vector<Change> changes;
            for (const TableRow& row : *rows) changes.push_back(gone(row.id));
            const auto done = store.commit(changes);
            if (!done) return done.error();
            count += static_cast<int>(rows->size());
        }
    }
    return count;
}

Result<std::vector<std::string>> forget_guest(Store& store, std::int64_t guest) {
    const auto known = store.guest(guest);
    if (!known) return known.error();
    if (!*known) return error("unknown_guest", "there is no guest " + std::to_string(guest));
    TableQuery query;
    query.guest = guest;
    query.most = kAll;
    const auto rows = store.tables(query);
    if (!rows) return rows.error();
    std::vector<Change> changes;
    std::vector<std::string> ids;
    std::string playing;
    for (const TableRow& row : *rows) {
        if (!is_finished(row)) playing += ' ' + row.id;
        ids.push_back(row.id);
        const auto stored = find(store, row.id);
        if (!stored) return stored.error();
        auto again = forgotten(*stored, guest);
        if (!again) return again.error();
        for (Change& change : again.value()) changes.push_back(std::move(change));
    }
    if (!playing.empty()) {
        return error("guest_playing",
                     "the guest still sits at tables: close or delete them first:" + playing);
    }
    Change last;
    last.gone_guest = (*known)->digest;
    changes.push_back(std::move(last));
    const auto done = store.commit(changes);
    if (!done) return done.error();
    return ids;
}

Result<Record> record_of(const StoredTable& stored, const AnyGame& game) {
    const auto host = host_of(stored, game, Luck::plain({}));
    if (!host) return host.error();
    return host->record();
}

}  // namespace engawa::server
