// Store: where tables, seats, links, guests and cards are kept. One contract (contract_test.h) that
// every implementation passes.
//
// `commit` takes the changes of any number of tables and is all or nothing: when it returns, what
// it took survives the loss of power. It is called by one thread (store/writer.h); everything else
// reads what was committed, and is called by another one.
//
// Secrets: tokens and links are here as digests alone. `beside` and `vault` are what only the
// keeper of a table may know, and leave the store as Secret.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/secret.h"

namespace engawa::server {

using Digest = std::array<std::uint8_t, 32>;  // of a token or a link

enum class Stage : std::uint8_t { Open, Playing, Over, Closed };

// What a list of tables needs, and what wakes one.
struct TableRow {
    std::string id;
    std::string game;
    std::string cards;  // digest of a set of one's own; empty: the usual cards
    Stage stage = Stage::Open;
    bool listed = false;
    bool due = false;  // something is to be done there although nobody looks: a bot, a clock
    std::int64_t created = 0;  // seconds since 1970
    std::int64_t changed = 0;
    std::string settings;  // as tables/settings.h writes them
};

struct SeatRow {
    int seat = 0;            // from 1 on
    std::int64_t guest = 0;  // 0: nobody's
};

struct LinkRow {
    enum class Kind : std::uint8_t {
        Invite,  // to a seat, once
        Watch,
        Party,  // to any free seat, until the game begins; then to watch
        Code,   // the same in a few words to say aloud: it ends when the game begins
        Own,    // moves a seat to another device of its owner, once
    };
    Digest digest{};
    std::string table;
    Kind kind = Kind::Invite;
    int seat = 0;  // to that one; 0: to any that is free
};

// What was answered to a command with a key, so that a repeat is answered alike and plays nothing.
struct KeyRow {
    int seat = 0;
    std::string key;
    std::uint64_t body = 0;  // digest of the command
    std::string answer;
};

struct GuestRow {
    std::int64_t id = 0;
    Digest digest{};
    bool bot = false;
    std::int64_t created = 0;
};

struct CardsRow {
    std::string digest;
    std::string game;
    std::string json;
};

// One table's part of a commit, or a guest's. What is not set stays as it is.
struct Change {
    std::string table;
    std::optional<TableRow> row;      // makes the table if there is none
    std::optional<std::string> head;  // of its record: tags, without lines
    std::size_t first_line = 0;       // the number of lines before these
    std::vector<std::string> lines;
    std::optional<Secret<std::string>> beside;
    std::optional<Secret<std::string>> vault;  // of chance: seed and contributions
    std::optional<std::string> clock;
    std::vector<KeyRow> keys;
    std::vector<SeatRow> seats;
    std::vector<LinkRow> links;
    std::vector<Digest> ended_links;
    std::optional<GuestRow> guest;     // made or changed
    std::optional<Digest> gone_guest;  // revoked: its seats stay, nobody's
    std::optional<CardsRow> cards;
    bool gone = false;  // the table with all that belongs to it
};

struct StoredTable {
    TableRow row;
    std::string head;
    std::vector<std::string> lines;
    Secret<std::string> beside{std::string{}};
    Secret<std::string> vault{std::string{}};
    std::string clock;
    std::vector<SeatRow> seats;
};

// Which tables to list. All that is set must hold.
struct TableQuery {
    bool listed = false;
    bool due = false;
    std::optional<Stage> stage = {};
    std::int64_t guest = 0;           // who sits there
    std::int64_t changed_before = 0;  // 0: whenever
    int most = 100;
};

class Store {
  public:
    virtual ~Store() = default;

    // Codes: storage_full, storage_failed. Nothing of it is there then.
    virtual Result<Done> commit(std::span<const Change> changes) = 0;
    // What need not be waited for, after those are told who wait for a commit.
    virtual void put_away() {}

    // Code of all: storage_failed.
    virtual Result<std::optional<StoredTable>> table(std::string_view id) = 0;
    virtual Result<std::vector<TableRow>> tables(const TableQuery& query) = 0;
    virtual Result<std::optional<KeyRow>> key(std::string_view table, int seat,
                                              std::string_view key) = 0;
    virtual Result<std::optional<LinkRow>> link(const Digest& digest) = 0;
    virtual Result<std::optional<GuestRow>> guest(const Digest& digest) = 0;
    virtual Result<std::optional<GuestRow>> guest(std::int64_t id) = 0;
    virtual Result<std::int64_t> last_guest() = 0;  // the largest id there was
    virtual Result<std::optional<CardsRow>> cards(std::string_view digest) = 0;
};

}  // namespace engawa::server
