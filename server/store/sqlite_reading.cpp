#include "server/store/sqlite_reading.h"

#include <algorithm>

#include "engine/core/text.h"

namespace engawa::server {
namespace {

constexpr const char* kRow =
    "SELECT id, game, cards, stage, listed, due, created, changed, settings, n, head FROM tables ";

Error failed() { return error("storage_failed", "the store cannot be read at the moment"); }

TableRow row_of(const Statement& found) {
    TableRow row;
    row.id = found.text(0);
    row.game = found.text(1);
    row.cards = found.text(2);
    row.stage = static_cast<Stage>(found.number(3));
    row.listed = found.number(4) != 0;
    row.due = found.number(5) != 0;
    row.created = found.number(6);
    row.changed = found.number(7);
    row.settings = found.text(8);
    return row;
}

Digest digest_of(const std::string& bytes) {
    Digest digest{};
    std::copy_n(bytes.begin(), std::min(bytes.size(), digest.size()), digest.begin());
    return digest;
}

GuestRow guest_of(const Statement& row) {
    return {row.number(0), digest_of(row.text(1)), row.number(2) != 0, row.number(3)};
}

void add_lines(std::vector<std::string>& lines, std::string_view text) {
    while (true) {
        const auto end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return;
        text.remove_prefix(end + 1);
    }
}

// One row, or none: `read` makes the value.
template <class Value, class Read>
Result<std::optional<Value>> one(Statement& statement, Read&& read) {
    const int result = statement.step();
    std::optional<Value> value;
    if (result == SQLITE_ROW) value = read(statement);
    statement.reset();
    if (result != SQLITE_ROW && result != SQLITE_DONE) return failed();
    return value;
}

std::string written(const TableQuery& query) {
    std::string text = kRow;
    text += "WHERE 1";
    if (query.listed) text += " AND listed = 1";
    if (query.due) text += " AND due = 1";
    if (query.stage) text += " AND stage = " + std::to_string(static_cast<int>(*query.stage));
    if (query.guest != 0) {
        text += " AND n IN (SELECT n FROM seats WHERE guest = " + std::to_string(query.guest) + ")";
    }
    if (query.changed_before != 0) {
        text += " AND changed < " + std::to_string(query.changed_before);
    }
    return text + " ORDER BY changed DESC LIMIT " + std::to_string(query.most);
}

}  // namespace

SqliteReading::SqliteReading(sqlite3* database)
    : database_(database),
      begin_(database, "BEGIN"),
      end_(database, "COMMIT"),
      row_(database, (std::string{kRow} + "WHERE id = ?").c_str()),
      state_(database, "SELECT beside, vault, clock FROM states WHERE n = ?"),
      recent_beside_(database,
                     "SELECT beside FROM recent WHERE n = ? AND beside IS NOT NULL "
                     "ORDER BY at DESC LIMIT 1"),
      recent_clock_(database,
                    "SELECT clock FROM recent WHERE n = ? AND clock IS NOT NULL "
                    "ORDER BY at DESC LIMIT 1"),
      lines_(database,
             "SELECT first, text FROM lines WHERE n = ?1 UNION ALL "
             "SELECT first, text FROM recent WHERE n = ?1 AND text IS NOT NULL ORDER BY first"),
      seats_(database, "SELECT seat, guest FROM seats WHERE n = ? ORDER BY seat"),
      key_(database,
           "SELECT seat, key, body, answer FROM keys WHERE n = (SELECT n FROM tables WHERE id = "
           "?1) AND seat = ?2 AND key = ?3 UNION ALL "
           "SELECT seat, key, body, answer FROM recent WHERE n = (SELECT n FROM tables WHERE id = "
           "?1) AND seat = ?2 AND key = ?3"),
      link_(database,
            "SELECT digest, id, kind, seat FROM links JOIN tables USING(n) WHERE digest = ?"),
      guest_(database, "SELECT id, digest, bot, created FROM guests WHERE digest = ?"),
      guest_by_id_(database, "SELECT id, digest, bot, created FROM guests WHERE id = ?"),
      last_guest_(database, "SELECT seq FROM sqlite_sequence WHERE name = 'guests'"),
      cards_(database, "SELECT digest, game, json FROM cards WHERE digest = ?") {}

Result<std::optional<StoredTable>> SqliteReading::table(std::string_view id) {
    begin_.run();  // all parts as of one commit
    std::int64_t n = 0;
    auto found = one<StoredTable>(row_.with(id), [&](const Statement& row) {
        StoredTable table;
        table.row = row_of(row);
        table.head = row.text(10);
        n = row.number(9);
        return table;
    });
    bool good = found.ok();
    if (good && *found) {
        StoredTable& table = *found.value();
        good = state_.with(n).step() == SQLITE_ROW;
        table.beside = Secret{state_.text(0)};
        table.vault = Secret{state_.text(1)};
        table.clock = state_.text(2);
        state_.reset();
        if (recent_beside_.with(n).step() == SQLITE_ROW) {
            table.beside = Secret{recent_beside_.text(0)};
        }
        recent_beside_.reset();
        if (recent_clock_.with(n).step() == SQLITE_ROW) table.clock = recent_clock_.text(0);
        recent_clock_.reset();
        lines_.with(n);
        while (lines_.step() == SQLITE_ROW) {
            good = good && lines_.number(0) == static_cast<std::int64_t>(table.lines.size());
            add_lines(table.lines, lines_.text(1));
        }
        lines_.reset();
        seats_.with(n);
        while (seats_.step() == SQLITE_ROW) {
            table.seats.push_back({static_cast<int>(seats_.number(0)), seats_.number(1)});
        }
        seats_.reset();
    }
    end_.run();
    if (!good) return failed();
    return found;
}

Result<std::vector<TableRow>> SqliteReading::tables(const TableQuery& query) {
    Statement all{database_, written(query).c_str()};
    std::vector<TableRow> rows;
    int result = all.step();
    for (; result == SQLITE_ROW; result = all.step()) rows.push_back(row_of(all));
    if (result != SQLITE_DONE) return failed();
    return rows;
}

Result<std::optional<KeyRow>> SqliteReading::key(std::string_view table, int seat,
                                                 std::string_view key) {
    return one<KeyRow>(key_.with(table, std::int64_t{seat}, key), [](const Statement& row) {
        return KeyRow{static_cast<int>(row.number(0)), row.text(1),
                      static_cast<std::uint64_t>(row.number(2)), row.text(3)};
    });
}

Result<std::optional<LinkRow>> SqliteReading::link(const Digest& digest) {
    return one<LinkRow>(link_.with(std::span{digest}), [](const Statement& row) {
        return LinkRow{digest_of(row.text(0)), row.text(1),
                       static_cast<LinkRow::Kind>(row.number(2)), static_cast<int>(row.number(3))};
    });
}

Result<std::optional<GuestRow>> SqliteReading::guest(const Digest& digest) {
    return one<GuestRow>(guest_.with(std::span{digest}), guest_of);
}

Result<std::optional<GuestRow>> SqliteReading::guest(std::int64_t id) {
    return one<GuestRow>(guest_by_id_.with(id), guest_of);
}

Result<std::int64_t> SqliteReading::last_guest() {
    const auto last =
        one<std::int64_t>(last_guest_, [](const Statement& row) { return row.number(0); });
    if (!last) return last.error();
    return last->value_or(0);
}

Result<std::optional<CardsRow>> SqliteReading::cards(std::string_view digest) {
    return one<CardsRow>(cards_.with(digest), [](const Statement& row) {
        return CardsRow{row.text(0), row.text(1), row.text(2)};
    });
}

}  // namespace engawa::server
