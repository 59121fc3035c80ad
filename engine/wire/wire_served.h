// Messages of a table that is served to several people at once: who sits there, what is new, what
// came of a command. They are put together from what everybody at the table may know, and from
// messages that were made for the one who gets them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "engine/host/host.h"
#include "engine/wire/wire.h"

namespace engawa {

struct ServedSeat {
    std::string who;       // "open", "person", "bot", "nobody"
    std::string name;      // of a person
    std::string level;     // of a bot
    bool away = false;     // a person who is not connected
    bool program = false;  // plays by the API, not by hand
    bool lent = false;     // a bot sits there until the person is back
    bool ready = false;    // wants to play again
};

struct ServedClock {
    int seconds = 0;  // 0: off
    std::string end;  // what happens then: "idle", "bot"
};

// What a table is, for everybody who may know that it is there.
struct ServedTable {
    std::string id;
    std::string game;
    Given options;
    std::string cards;
    std::string stage;  // "open", "playing", "over", "closed"
    bool listed = false;
    bool practice = false;
    std::string chance;  // "plain", "fair", "seeded"
    std::optional<std::uint64_t> seed;
    ServedClock clock;
    std::vector<ServedSeat> seats;
    int watchers = 0;
    std::int64_t created = 0;  // seconds since 1970
    std::string next;          // the table that this one's people have gone on to
    std::string frozen;        // it cannot go on: the code of the reason
};

// How long those have whom the table waits for.
struct ServedTime {
    int seat = 0;
    std::int64_t left = 0;  // milliseconds
};

// What was written in one moment of one table and is the same for others who look at it: everything
// about the position if the game has no secrets, what is public of a window, orders that are alike.
class AlikeNews {
  public:
    explicit AlikeNews(bool has_secrets) : open_(!has_secrets) {}

  private:
    friend class NewsMaker;
    bool open_;  // the game has no secrets
    std::string head_, sight_, standing_, window_, log_, orders_;
    int log_from_ = -1;
    Orders orders_of_;
};

// For one viewer.
struct ServedNews {
    bool whole = false;  // a fresh start: the client forgets what it had
    int sequence = 0;
    std::optional<Wire> table = {};
    std::optional<Wire> fair = {};  // how far a fair table is on the way to its key
    // Entries of the log that were told before: the rest goes with it, or all anew if those that
    // come next are forgotten.
    std::optional<int> log_from = {};
    // Once the game has begun: whose view and notice go with it.
    const Host* host = nullptr;
    const AnyGame* game = nullptr;
    Viewer viewer = kWatcher;
    ViewWish wish = {};
    std::vector<ServedTime> times = {};
};

struct WrittenNews {
    Wire message;
    std::uint64_t standing = 0;  // digest of view and notice: whether they tell anything new
};

// What came of a command.
struct ServedAnswer {
    std::string key;
    int sequence = 0;
    std::vector<std::string> played;
    std::string table;  // of a rematch
};

// A new table, or a seat at one, for the one who asked. The links open it, so they go to nobody
// else.
struct ServedSeatGiven {
    std::string table;
    int seat = 0;  // 0: none
    std::vector<std::string> invites;
    std::string watch;
    std::string party = {};  // one link for all open seats
    std::string code = {};   // the same to say aloud
};

// A table of one's own: where one sits, and whom it waits for.
struct ServedOwn {
    ServedTable table;
    int you = 0;
    std::vector<int> awaited;
};

// Words that are not kept: of somebody who watches, or beside the game. `ref` points at a place.
struct ServedRemark {
    int seat = 0;  // 0: somebody who watches
    std::string name;
    std::string text = {};
    std::string ref = {};
};

Wire wire_of_table(const ServedTable& table, int you);  // `you`: the seat of the one who asks, or 0
Wire wire_of_tables(const std::vector<ServedTable>& tables);
Wire wire_of_own_tables(const std::vector<ServedOwn>& tables);
WrittenNews wire_of_news(const ServedNews& news, AlikeNews& alike);
Wire wire_of_answer(const ServedAnswer& answer);
Wire wire_of_given(const ServedSeatGiven& given);
Wire wire_of_link(std::string_view table, std::string_view link);  // for who asked for it
Wire wire_of_remark(const ServedRemark& remark);
Wire wire_of_token(std::string_view token);  // for its owner; empty: it went into a cookie
Wire wire_of_digest(std::string_view digest);
Wire wire_of_house(const std::vector<std::string>& addresses);  // by which others reach it
// An error in a conversation: to a command with that key; `wait`: milliseconds until the next try.
Wire wire_of_refusal(const Error& error, std::string_view key, int wait = 0);
Wire wire_of_keep_alive();

}  // namespace engawa
