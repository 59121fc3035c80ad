#include "server/store/sqlite_writing.h"

#include <algorithm>
#include <array>

namespace engawa::server {
namespace {

constexpr auto kOwn = static_cast<std::int64_t>(LinkRow::Kind::Own);

bool done(int result) { return result == SQLITE_DONE; }

std::int64_t flag(bool value) { return value ? 1 : 0; }

std::string joined(const std::vector<std::string>& lines) {
    std::string all;
    for (const std::string& line : lines) {
        if (!all.empty()) all += '\n';
        all += line;
    }
    return all;
}

std::int64_t newlines(std::string_view text) { return std::count(text.begin(), text.end(), '\n'); }

}  // namespace

SqliteWriting::SqliteWriting(sqlite3* database)
    : database_(database),
      begin_(database, "BEGIN IMMEDIATE"),
      end_(database, "COMMIT"),
      back_(database, "ROLLBACK"),
      find_(database, "SELECT n FROM tables WHERE id = ?"),
      put_row_(
          database,
          "INSERT INTO tables(id, game, cards, stage, listed, due, created, changed, settings) "
          "VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT(id) DO UPDATE SET "
          "stage = excluded.stage, listed = excluded.listed, due = excluded.due, "
          "changed = excluded.changed, settings = excluded.settings"),
      make_state_(database, "INSERT INTO states(n) VALUES(?) ON CONFLICT(n) DO NOTHING"),
      put_head_(database, "UPDATE tables SET head = ? WHERE n = ?"),
      put_vault_(database, "UPDATE states SET vault = ? WHERE n = ?"),
      last_line_(database,
                 "SELECT first, text FROM lines WHERE n = ?1 UNION ALL "
                 "SELECT first, text FROM recent WHERE n = ?1 AND text IS NOT NULL "
                 "ORDER BY first DESC LIMIT 1"),
      put_recent_(database,
                  "INSERT INTO recent(n, first, text, beside, clock, seat, key, body, answer) "
                  "VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      count_recent_(database, "SELECT count(*) FROM recent"),
      all_keys_(database,
                "SELECT seat, key FROM keys WHERE n = ?1 UNION ALL "
                "SELECT seat, key FROM recent WHERE n = ?1 AND key IS NOT NULL"),
      find_key_(database,
                "SELECT 1 FROM keys WHERE n = ?1 AND seat = ?2 AND key = ?3 UNION ALL "
                "SELECT 1 FROM recent WHERE n = ?1 AND seat = ?2 AND key = ?3"),
      recent_lines_(database,
                    "SELECT n, first, text FROM recent WHERE text IS NOT NULL ORDER BY n, at"),
      put_lines_(database, "INSERT INTO lines(n, first, text) VALUES(?, ?, ?)"),
      put_keys_(database,
                "INSERT INTO keys(n, seat, key, body, answer) SELECT n, seat, key, body, answer "
                "FROM recent WHERE key IS NOT NULL ORDER BY n, seat, key"),
      put_besides_(database,
                   "UPDATE states SET beside = last.beside FROM (SELECT n, beside, max(at) FROM "
                   "recent WHERE beside IS NOT NULL GROUP BY n) AS last WHERE states.n = last.n"),
      put_clocks_(database,
                  "UPDATE states SET clock = last.clock FROM (SELECT n, clock, max(at) FROM "
                  "recent WHERE clock IS NOT NULL GROUP BY n) AS last WHERE states.n = last.n"),
      empty_recent_(database, "DELETE FROM recent"),
      put_seat_(database, "INSERT OR REPLACE INTO seats(n, seat, guest) VALUES(?, ?, ?)"),
      put_link_(database, "INSERT INTO links(digest, n, kind, seat) VALUES(?, ?, ?, ?)"),
      end_link_(database, "DELETE FROM links WHERE digest = ?"),
      end_own_links_(database, "DELETE FROM links WHERE n = ? AND seat = ? AND kind = ?"),
      end_links_of_guest_(database,
                          "DELETE FROM links WHERE kind = ? AND (n, seat) IN "
                          "(SELECT n, seat FROM seats WHERE guest = ?)"),
      put_guest_(database,
                 "INSERT INTO guests(id, digest, bot, created) VALUES(?, ?, ?, ?) "
                 "ON CONFLICT(id) DO UPDATE SET digest = excluded.digest, bot = excluded.bot"),
      find_guest_(database, "SELECT id FROM guests WHERE digest = ?"),
      leave_seats_(database, "UPDATE seats SET guest = 0 WHERE guest = ?"),
      end_guest_(database, "DELETE FROM guests WHERE id = ?"),
      put_cards_(database, "INSERT OR IGNORE INTO cards(digest, game, json) VALUES(?, ?, ?)") {
    if (count_recent_.step() == SQLITE_ROW) recent_ = count_recent_.number(0);
    count_recent_.reset();
}

Result<Done> SqliteWriting::commit(std::span<const Change> changes) {
    if (known_.size() > kMostKnown) known_.clear();
    bool good = done(begin_.run());
    for (const Change& change : changes) good = good && write(change);
    good = good && done(end_.run());
    if (good) return kDone;
    const Error why = trouble();
    known_.clear();
    back_.run();  // if SQLite has not done so itself
    return why;
}

Error SqliteWriting::trouble() const {
    if (sqlite3_errcode(database_) == SQLITE_FULL) {
        return error("storage_full", "the disk is full: nothing was kept, and nothing was played");
    }
    return error("storage_failed", "it could not be kept, and so it was not played");
}

SqliteWriting::Known* SqliteWriting::known(const std::string& table) {
    if (const auto found = known_.find(table); found != known_.end()) return &found->second;
    const std::int64_t n = find_.with(table).step() == SQLITE_ROW ? find_.number(0) : 0;
    find_.reset();
    return n == 0 ? nullptr : &known_.emplace(table, Known{n, -1}).first->second;
}

std::int64_t SqliteWriting::lines_of(Known& table) {
    if (table.lines >= 0) return table.lines;
    table.lines = 0;
    if (last_line_.with(table.n).step() == SQLITE_ROW) {
        table.lines = last_line_.number(0) + newlines(last_line_.text(1)) + 1;
    }
    last_line_.reset();
    return table.lines;
}

bool SqliteWriting::write(const Change& change) {
    if (!write_guest(change)) return false;
    if (change.cards &&
        !done(put_cards_.with(change.cards->digest, change.cards->game, change.cards->json).run()))
        return false;
    if (change.table.empty()) return true;
    return write_table(change);
}

bool SqliteWriting::write_table(const Change& change) {
    if (change.row) {
        const TableRow& row = *change.row;
        if (!done(put_row_
                      .with(row.id, row.game, row.cards, static_cast<std::int64_t>(row.stage),
                            flag(row.listed), flag(row.due), row.created, row.changed, row.settings)
                      .run()))
            return false;
    }
    Known* table = known(change.table);
    if (table == nullptr) return change.gone;
    const std::int64_t n = table->n;
    if (change.gone) {
        known_.erase(change.table);
        return remove(n);
    }
    return write_state(change, *table) && write_people(change, n);
}

bool SqliteWriting::write_state(const Change& change, Known& table) {
    const std::int64_t n = table.n;
    if (change.row && !done(make_state_.with(n).run())) return false;
    if (change.head && !done(put_head_.with(*change.head, n).run())) return false;
    if (change.vault && !done(put_vault_.with(change.vault->reveal(), n).run())) return false;
    return write_recent(change, table);
}

// A row for all that a move brings; what is not there is nothing.
bool SqliteWriting::write_recent(const Change& change, Known& table) {
    using Number = std::optional<std::int64_t>;
    using Text = std::optional<std::string_view>;
    Number first;
    std::string text;
    if (!change.lines.empty()) {
        first = static_cast<std::int64_t>(change.first_line);
        if (lines_of(table) != *first) return false;
        table.lines += static_cast<std::int64_t>(change.lines.size());
        text = joined(change.lines);
    }
    Text beside;
    if (change.beside) beside = change.beside->reveal();
    Text clock;
    if (change.clock) clock = *change.clock;
    if (!first && !beside && !clock && change.keys.empty()) return true;
    for (std::size_t i = 0; i < std::max<std::size_t>(1, change.keys.size()); ++i) {
        Number seat, body;
        Text key, answer;
        if (i < change.keys.size()) {
            const KeyRow& row = change.keys[i];
            if (has_key(table, row)) return false;
            seat = row.seat;
            key = row.key;
            body = static_cast<std::int64_t>(row.body);
            answer = row.answer;
        }
        const Text lines = first ? Text{text} : Text{};
        put_recent_.with(table.n, first, lines, beside, clock, seat, key, body, answer);
        if (!done(put_recent_.run())) return false;
        ++recent_;
        first.reset();
        beside.reset();
        clock.reset();
    }
    return true;
}

// Nobody asks with the key of another command: so most are known to be new without a look.
bool SqliteWriting::has_key(Known& table, const KeyRow& key) {
    if (!table.keys) {
        table.keys.emplace();
        all_keys_.with(table.n);
        while (all_keys_.step() == SQLITE_ROW) {
            table.keys->add(static_cast<int>(all_keys_.number(0)), all_keys_.text(1));
        }
        all_keys_.reset();
    }
    const bool may_be = table.keys->may_have(key.seat, key.key);
    table.keys->add(key.seat, key.key);
    if (!may_be) return false;
    const bool there =
        find_key_.with(table.n, std::int64_t{key.seat}, key.key).step() != SQLITE_DONE;
    find_key_.reset();
    return there;
}

void SqliteWriting::put_away(std::int64_t least) {
    if (recent_ < least) return;
    recent_ = 0;
    const bool good = done(begin_.run()) && put_lines_away() && done(put_keys_.run()) &&
                      done(put_besides_.run()) && done(put_clocks_.run()) &&
                      done(empty_recent_.run()) && done(end_.run());
    if (good) return;
    known_.clear();
    back_.run();  // if SQLite has not done so itself
}

// One row for all that came of a table.
bool SqliteWriting::put_lines_away() {
    std::int64_t n = 0;
    std::int64_t first = 0;
    std::string text;
    const auto put = [&] { return text.empty() || done(put_lines_.with(n, first, text).run()); };
    bool good = true;
    int found = recent_lines_.step();
    for (; good && found == SQLITE_ROW; found = recent_lines_.step()) {
        if (recent_lines_.number(0) != n) {
            good = put();
            n = recent_lines_.number(0);
            first = recent_lines_.number(1);
            text.clear();
        }
        if (!text.empty()) text += '\n';
        text += recent_lines_.text(2);
    }
    recent_lines_.reset();
    return good && found == SQLITE_DONE && put();
}

bool SqliteWriting::write_people(const Change& change, std::int64_t n) {
    for (const SeatRow& seat : change.seats) {
        const std::int64_t number = seat.seat;
        if (!done(put_seat_.with(n, number, seat.guest).run()) ||
            !done(end_own_links_.with(n, number, kOwn).run()))
            return false;
    }
    for (const Digest& digest : change.ended_links) {
        if (!done(end_link_.with(std::span{digest}).run())) return false;
    }
    for (const LinkRow& link : change.links) {
        if (!done(put_link_
                      .with(std::span{link.digest}, n, static_cast<std::int64_t>(link.kind),
                            std::int64_t{link.seat})
                      .run()))
            return false;
    }
    return true;
}

bool SqliteWriting::write_guest(const Change& change) {
    if (change.guest) {
        const GuestRow& guest = *change.guest;
        if (!done(put_guest_.with(guest.id, std::span{guest.digest}, flag(guest.bot), guest.created)
                      .run()))
            return false;
    }
    if (!change.gone_guest) return true;
    const bool known = find_guest_.with(std::span{*change.gone_guest}).step() == SQLITE_ROW;
    const std::int64_t id = known ? find_guest_.number(0) : 0;
    find_guest_.reset();
    return !known || (done(end_links_of_guest_.with(kOwn, id).run()) &&
                      done(leave_seats_.with(id).run()) && done(end_guest_.with(id).run()));
}

bool SqliteWriting::remove(std::int64_t n) {
    constexpr std::array kFrom{"tables", "states", "lines", "keys", "seats", "links", "recent"};
    return std::all_of(kFrom.begin(), kFrom.end(), [&](const char* from) {
        Statement all{database_, (std::string{"DELETE FROM "} + from + " WHERE n = ?").c_str()};
        return done(all.with(n).run());
    });
}

}  // namespace engawa::server
