// Table: a Host with people, bots, clocks and a store around it.
//
// Lives on the thread of its Loop; every function is called there. A command changes the host, what
// changed is committed, and only then does anybody see it, the one who asked included. Until the
// commit is back, what else comes waits in a queue: one change of a table is under way at a time.
// If the store refuses, the host is made anew from what is stored: nothing was played.
//
// Before the game begins there is no host; a table that is awake has one from then on.
#pragma once

#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/host/host.h"
#include "engine/wire/wire_served.h"
#include "server/store/store.h"
#include "server/tables/command.h"
#include "server/tables/listener.h"
#include "server/tables/loop.h"
#include "server/tables/settings.h"
#include "server/tables/thinkers.h"

namespace engawa::server {

// What all tables share.
struct House {
    Loop& loop;
    Store& store;  // for reading
    std::function<void(Change, std::function<void(const Result<Done>&)>)> commit;
    Thinking& thinking;
    // 256 bits that nobody knows.
    std::function<ChanceKey()> random_key;
    // A table for those who play again, with links of its own; gives its id.
    std::function<void(const Settings&, const std::vector<std::int64_t>& guests,
                       std::function<void(const Result<std::string>&)>)>
        open_rematch;
};

// Public facts decide these, so that they tell nothing (design: nothing is told by speed).
struct Tempo {
    Millis quiet = 3'000;
    Millis battle = 8'000;
    Millis close = 12'000;
    Millis head = 20'000;
    Millis bot = 900;       // until a bot answers whose time could tell something
    Millis think = 1'000;   // that a bot may think
    Millis grace = 60'000;  // until a bot may sit down for somebody who is away
    Millis sleep = 30'000;  // after which a table that nobody looks at sleeps
};

class Table : public std::enable_shared_from_this<Table> {
  public:
    // A new table, and one that was stored. `game` lives as long as the table.
    Table(House& house, const Tempo& tempo, std::shared_ptr<const AnyGame> game,
          const StoredTable& stored, Settings settings);
    ~Table();

    // Codes: those of Host::resume; the table is then frozen, and says so.
    void wake();

    const std::string& id() const { return row_.id; }
    const TableRow& row() const { return row_; }
    const Settings& settings() const { return settings_; }
    const AnyGame& game() const { return *game_; }
    const Host* host() const { return host_ ? &*host_ : nullptr; }
    ServedTable served() const;
    int seat_of(std::int64_t guest) const;  // from 1 on; 0: none

    // Everybody who looks. What the viewer missed since `last` comes first, or all of it.
    void look(Listener& listener, std::optional<int> last);
    void look_away(Listener& listener);
    // A fresh view for one whose messages were dropped.
    void show_again(Listener& listener);
    // Calls back with a view as soon as nothing is under way. Code: not_begun.
    void show(Viewer viewer, const ViewWish& wish, std::function<void(const Result<Wire>&)> then);

    // `invited`: came by an invitation. Codes: seat_taken, not_open, bad_seat.
    struct Joining {
        std::int64_t guest = 0;
        int seat = 0;  // 0: any
        std::string name;
        bool program = false;
        std::optional<Digest> invitation;  // that is used up by it
    };
    void join(const Joining& joining, std::function<void(const Result<int>&)> then);

    // The seat is that of the one who asks; 0: a watcher. `guest` owns the table if it made it.
    void command(int seat, const Command& command, Reply reply);
    // A guest is no more: seat and listeners of it.
    void revoke(std::int64_t guest);

    // Whether it may sleep: nobody looks, nothing is under way or due.
    bool idle() const;

  private:
    friend class TableTester;
    struct Sitting {
        std::int64_t guest = 0;
        Millis away_since = 0;  // -1: here
        bool ready = false;     // for a rematch
        Loop::Alarm grace = Loop::kNone;
        Millis holds_since = -1;
        Loop::Alarm hold = Loop::kNone;
    };
    // A decision that a clock runs for.
    struct Ticking {
        int decision = 0;
        Millis ends = 0;
        Loop::Alarm alarm = Loop::kNone;
    };
    // What one kind of viewer was shown last: nothing is sent that tells nothing new.
    struct Shown {
        std::size_t digest = 0;
        int sequence = 0;
    };
    using Then = std::function<void(const Result<Done>&)>;

    // The course of a change (table.cpp).
    void enqueue(std::function<void()> work);
    void next();
    void keep(Change change, Then then);
    Change change() const;
    void go_back();
    void freeze(const Error& error);

    // Commands (table_commands.cpp, table_seats.cpp).
    void obey(int seat, const Command& command, const Reply& reply);
    Result<Host::Texts> act(Seat seat, const Command& command);
    Result<Done> check(int seat, const Command& command) const;
    void begin(const Reply& reply);
    void close(const Reply& reply);
    void rematch(int seat, const Reply& reply);
    Result<Done> substitute(int seat, const Command& command);
    void sit_down_again(int seat);
    void presence(int seat);
    void lend_seat(int seat);

    // What happens by itself (table_time.cpp).
    void arrange();
    void draw_all();
    void ask_bot(const Due& due);
    void answer_bot(Seat seat, int decision, bool aside, const std::string& text);
    void watch_beat(const Due& due);
    void watch_clock(const Due& due);
    void watch_holds();
    void stop_alarms();
    std::string write_clock() const;
    std::vector<ServedTime> times(Viewer viewer) const;

    // What is told (table_news.cpp).
    void publish();
    void tell(Listener& listener, bool whole, int from);
    Wire view(Viewer viewer, const ViewWish& wish) const;
    std::size_t face(Viewer viewer) const;

    House& house_;
    Tempo tempo_;
    std::shared_ptr<const AnyGame> game_;
    TableRow row_;
    Settings settings_;
    Secret<std::string> vault_;
    std::string stored_clock_;
    std::vector<Sitting> sittings_;
    std::optional<Host> host_;
    std::size_t stored_lines_ = 0;
    std::string stored_beside_;
    std::string frozen_;
    bool busy_ = false;
    std::deque<std::function<void()>> queue_;
    std::list<Listener*> listeners_;

    // Alarms and questions that are out.
    Loop::Alarm beat_ = Loop::kNone;
    int beat_window_ = -1;
    BySeat<Ticking> ticking_{};
    std::uint64_t asked_ = 0;  // the question that a bot thinks about; 0: none
};

}  // namespace engawa::server
