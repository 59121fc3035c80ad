// The tables of the database, and the version of them that this program writes.
#pragma once

namespace engawa::server {

inline constexpr int kSchemaVersion = 2;

// What comes with a move stands in `recent`, a row behind the other, so that the moves of many
// tables share a few pages and a commit writes no others. From time to time all of it is put away:
// a row of `lines` is then what came of a table since the last time, and `states` what stands.
inline constexpr const char* kSchema = R"sql(
CREATE TABLE tables(
    n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, cards TEXT NOT NULL,
    stage INTEGER NOT NULL, listed INTEGER NOT NULL, due INTEGER NOT NULL,
    created INTEGER NOT NULL, changed INTEGER NOT NULL, settings TEXT NOT NULL, head TEXT NOT NULL DEFAULT '');
CREATE INDEX tables_due ON tables(due) WHERE due = 1;
CREATE INDEX tables_listed ON tables(changed) WHERE listed = 1;
CREATE TABLE states(n INTEGER PRIMARY KEY, beside TEXT NOT NULL DEFAULT '', vault TEXT NOT NULL DEFAULT '', clock TEXT NOT NULL DEFAULT '');
CREATE TABLE lines(n INTEGER NOT NULL, first INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY(n, first)) WITHOUT ROWID;
CREATE TABLE keys(n INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT NOT NULL, body INTEGER NOT NULL, answer TEXT NOT NULL,
    PRIMARY KEY(n, seat, key)) WITHOUT ROWID;
CREATE TABLE seats(n INTEGER NOT NULL, seat INTEGER NOT NULL, guest INTEGER NOT NULL, PRIMARY KEY(n, seat)) WITHOUT ROWID;
CREATE INDEX seats_guest ON seats(guest);
CREATE TABLE links(digest BLOB PRIMARY KEY, n INTEGER NOT NULL, kind INTEGER NOT NULL, seat INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX links_table ON links(n);
CREATE TABLE guests(id INTEGER PRIMARY KEY AUTOINCREMENT, digest BLOB NOT NULL UNIQUE, bot INTEGER NOT NULL, created INTEGER NOT NULL);
CREATE TABLE cards(digest TEXT PRIMARY KEY, game TEXT NOT NULL, json TEXT NOT NULL) WITHOUT ROWID;
)sql";

inline constexpr const char* kRecentSchema = R"sql(
CREATE TABLE recent(
    at INTEGER PRIMARY KEY, n INTEGER NOT NULL, first INTEGER, text TEXT, beside TEXT, clock TEXT,
    seat INTEGER, key TEXT, body INTEGER, answer TEXT);
CREATE INDEX recent_table ON recent(n);
)sql";

}  // namespace engawa::server
