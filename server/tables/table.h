// Table: a Host with people, bots, clocks and a store around it.
//
// Lives on the thread of its Loop; every function is called there. A command changes the host, what
// changed is committed, and only then does anybody see it, the one who asked included. Until the
// commit is back, what else comes waits in a queue: one change of a table is under way at a time.
// If the store refuses, the host is made anew from what is stored: nothing was played.
//
// Before the game begins there is no host.
#pragma once

#include <cassert>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/host/host.h"
#include "engine/wire/wire_served.h"
#include "server/fair/ceremony.h"
#include "server/store/key_filter.h"
#include "server/store/store.h"
#include "server/tables/command.h"
#include "server/tables/edited.h"
#include "server/tables/listener.h"
#include "server/tables/loop.h"
#include "server/tables/settings.h"
#include "server/tables/thinkers.h"

namespace engawa::server {

// What all tables share.
struct House {
    using Committed = std::function<void(const Result<Done>&)>;
    using Commit = std::function<void(Change&&, Committed)>;
    using Opened = std::function<void(const Result<std::string>&)>;

    Loop& loop;
    Store& store;  // for reading
    Thinking& thinking;
    Commit commit;
    std::function<ChanceKey()> random_key;  // 256 bits that nobody knows
    // A table for those who play again; gives its id.
    std::function<void(const Settings&, const std::vector<std::int64_t>& guests, Opened)>
        open_again;
};

// How long things take. Public facts decide, so that nothing is told by speed.
struct Tempo {
    // Beats of windows, as the page burns its wick; the second: something has happened in it.
    struct Length {
        Millis first = 0;
        Millis again = 0;
    };
    Length quiet{2'000, 2'000};
    Length battle{3'000, 3'000};
    Length close{8'000, 6'000};
    Length head{12'000, 8'000};
    Millis bot = 900;          // until a bot answers whose time could tell something
    Millis aside = 250;        // the same, beside the decision that comes
    Millis think = 1'000;      // that a bot may think at most
    Millis ceremony = 20'000;  // that each step towards a fair key is waited for
    Millis grace = 60'000;     // until a bot may sit down for somebody who is away
    Millis sleep = 10'000;     // between two looks for tables that nobody looks at
};

// What can be told of a table without waking it.
ServedTable served_of(const TableRow& row, const Settings& settings);

class Table : public std::enable_shared_from_this<Table> {
  public:
    using Then = std::function<void(const Result<Done>&)>;
    using Joined = std::function<void(const Result<int>&)>;
    using Shown = std::function<void(const Result<Wire>&)>;

    // As it is stored. `resume` follows before anything else.
    Table(House& house, const Tempo& tempo, std::shared_ptr<const AnyGame> game,
          const StoredTable& stored, Settings settings);
    ~Table();
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    // Goes on where the record stands. A table that cannot is frozen, and says so.
    void resume(const StoredTable& stored);
    void wake();  // does what is due
    // It was opened just now: the store has no key of it that was not given here.
    void knows_all_keys() { knows_all_keys_ = true; }
    void let_go();  // of the house, which goes before the last commit is back

    const std::string& id() const { return row_.id; }
    const TableRow& row() const { return row_; }
    const Settings& settings() const { return *settings_; }
    const AnyGame& game() const { return *game_; }
    const Host* host() const { return host_ ? &*host_ : nullptr; }
    const std::string& frozen() const { return frozen_; }
    ServedTable served() const;
    int seat_of(std::int64_t guest) const;  // from 1 on; 0: none
    // Nobody looks, nothing is under way or due: the store has all of it.
    bool idle() const;

    // Everybody who looks: what was missed since `last` comes first, or all of it.
    void look(Listener& listener, std::optional<int> last);
    void look_away(Listener& listener);
    void show_again(Listener& listener);  // whose messages were dropped
    // The same message once, when nothing is under way.
    void show(Viewer viewer, const ViewWish& wish, Shown then);
    void show_log(Viewer viewer, int from, Shown then);  // all of it, however old
    void show_record(bool as_json, Shown then);          // codes: not_begun, game_running

    struct Joining {
        std::int64_t guest = 0;
        int seat = 0;  // from 1 on; 0: any that is open
        std::string name = {};
        bool program = false;
        std::optional<Digest> invitation = {};  // that is used up by it
        bool moves_in = false;  // it was the seat's own: the one there now is the same person
    };
    // Gives the seat. Codes: seat_taken, not_open, bad_seat.
    void join(const Joining& joining, Joined then);
    void begin_if_full(Then then);
    // By the one who sits there; 0: somebody who watches.
    void command(int seat, Command command, Reply reply);
    // That guest is no more.
    void revoke(std::int64_t guest);

  private:
    // What a seat has beside its Place.
    struct Sitting {
        std::int64_t guest = 0;
        Millis away_since = 0;  // -1: somebody looks from there
        Loop::Alarm grace = Loop::kNone;
        bool ready = false;  // to play again
        Millis holds_since = -1;
        Loop::Alarm hold = Loop::kNone;
        int decision = 0;  // that a clock runs for; 0: none
        Millis ends = 0;
        Loop::Alarm clock = Loop::kNone;
    };

    // The course of a change (table.cpp).
    template <class Work>
    void enqueue(Work work);
    void next();
    void run(const std::function<void()>& work);
    void keep(Change change, Then then);
    bool add_what_changed(Change& change);
    void forget();
    void go_back();
    void freeze(std::string_view code);
    void reply_after(Change change, Reply reply, ServedAnswer answer);
    Stage current_stage() const;
    bool something_due() const;

    // Commands (table_commands.cpp).
    void obey(int seat, const Command& command, const Reply& reply);
    void play(int seat, const Command& command, const Reply& reply);
    Result<Host::Texts> act(Seat seat, const Command& command);
    bool running() const { return host_ && !host_->match().over(); }
    void remark(int seat, const Command& command, const Reply& reply);
    void point(int seat, const Command& command, const Reply& reply);
    Result<std::optional<KeyRow>> known_key(int seat, const std::string& key) const;
    void answer_again(const KeyRow& row, const Command& command, const Reply& reply) const;

    // Who sits where (table_seats.cpp).
    const Place& place(int seat) const {
        return settings_->places[static_cast<unsigned>(seat - 1)];
    }
    Place& edit_place(int seat) { return settings_.edit().places[static_cast<unsigned>(seat - 1)]; }
    Sitting& sitting(int seat) { return sittings_[static_cast<unsigned>(seat - 1)]; }
    int seats() const { return static_cast<int>(settings_->places.size()); }
    Result<int> seat_for(const Joining& joining) const;
    void move_in(const Joining& joining, const Joined& then);
    Result<Done> begin(Change& change);
    Result<Done> begin_ceremony(SeatSet bots, Change& change);
    Result<Done> open_host(Change& change);
    Result<Done> contribute(int seat, const Command& command, Change& change);
    Result<Done> go_on_with_ceremony(Change& change);
    void watch_ceremony();
    std::string written_head() const;
    bool full() const;
    void manage(int seat, const Command& command, const Reply& reply);
    Result<Done> leave(int seat, Change& change);
    Result<Done> come_back(int seat);
    Result<Done> substitute(int seat, const Command& command);
    Result<Done> remove(int seat, const Command& command, Change& change);
    Result<Done> close(int seat);
    void rematch(int seat, const Command& command, const Reply& reply);
    bool away_for_long(int seat) const;
    void presence(int seat);
    Result<Done> lend(int seat, const BotSpec& bot);
    void lend_and_keep(int seat);

    // What happens by itself (table_time.cpp).
    void arrange();
    void ask_bot(const Due& due);
    void answer_bot(const Due& asked, std::uint64_t question, const std::string& text);
    void watch_beat(const Due& due);
    void wind_clocks();  // before it is told what has changed: the time that runs now belongs to it
    void watch_clock(const Due& due);
    void time_out(int seat, int decision);
    void watch_holds();
    void end_hold(int seat);
    void stop_alarms();
    std::string written_clock() const;
    Millis left_when_stored(int seat, int decision) const;
    std::vector<ServedTime> times(Viewer viewer) const;

    // What is told (table_news.cpp).
    // All that what is told about the table itself depends on, once the game has begun.
    struct AboutStamp {
        std::uint32_t edits = 0;  // of the settings
        int watchers = 0;
        SeatSet away, ready, left;
        Stage stage = Stage::Open;
        bool frozen = false;

        friend bool operator==(const AboutStamp&, const AboutStamp&) = default;
    };
    AboutStamp about_stamp() const;
    std::size_t about_digest();
    void publish();
    void add_about(ServedNews& news, Viewer viewer) const;
    void add_standing(ServedNews& news, Viewer viewer, const ViewWish& wish) const;
    // What was written in this moment, and for whom.
    struct Message {
        Viewer viewer;
        ViewWish wish;
        int from = 0;  // entries of the log that were told before
        bool whole = false;
        bool about = false;  // the table too
        std::optional<WrittenNews> news;
    };
    struct Messages {
        explicit Messages(const Host* host)
            : alike(host == nullptr || host->match().has_secrets()) {}

        std::vector<Message> all;
        AlikeNews alike;
        std::optional<std::size_t> about;  // digest of what is told about the table
    };
    const WrittenNews& message_for(const Listener& listener, bool whole, bool about,
                                   Messages& made) const;
    void tell(Listener& listener, bool whole, Messages& made);
    Result<Host> stored_host() const;

    House& house_;
    Tempo tempo_;
    std::shared_ptr<const AnyGame> game_;
    TableRow row_;
    Edited<Settings> settings_;
    std::uint32_t written_edits_ = 0;  // of the settings as they are in the row
    Secret<std::string> vault_;
    std::optional<Ceremony> ceremony_;  // of a fair table, from when it is about to begin
    Loop::Alarm patience_ = Loop::kNone;
    std::string clock_;  // as it was stored
    std::vector<Sitting> sittings_;
    std::optional<Host> host_;
    std::size_t stored_lines_ = 0;
    std::size_t stored_beside_ = 0;  // its digest
    std::size_t kept_beside_ = 0;    // the same, of the change that is under way
    KeyFilter keys_;
    bool knows_all_keys_ = false;
    std::string frozen_;  // the code of the reason
    bool stale_ = false;  // a commit was refused, and the store could not be read since
    bool busy_ = false;
    bool alone_ = false;                      // there is no house any more
    std::list<std::function<void()>> queue_;  // mostly empty, and then without memory
    std::list<Listener*> listeners_;
    std::optional<AboutStamp> told_stamp_;  // what told_digest_ belongs to
    std::size_t told_digest_ = 0;
    Loop::Alarm beat_ = Loop::kNone;
    int beat_window_ = -1;
    std::uint64_t question_ = 0;  // that a bot thinks about; 0: none
};

// One at a time, in the order in which they came.
template <class Work>
void Table::enqueue(Work work) {
    assert(house_.loop.here());
    if (busy_ || !queue_.empty()) {
        queue_.push_back(std::move(work));
        if (!busy_) next();
        return;
    }
    const auto self = shared_from_this();  // the last one may let go of it
    run(std::ref(work));
    next();
}

}  // namespace engawa::server
