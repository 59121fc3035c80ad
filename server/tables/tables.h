// All tables: those that are awake, and the way to wake the others. A table that nobody looks at
// and where nothing is due is its record alone, in the store.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/store/writer.h"
#include "server/tables/games.h"
#include "server/tables/table.h"
#include "server/tables/tokens.h"

namespace engawa::server {

class Tables {
  public:
    using Commit = House::Commit;
    using Found = Result<std::shared_ptr<Table>>;

    Tables(Loop& loop, Store& store, Thinking& thinking, Commit commit, const Tempo& tempo);
    ~Tables();
    Tables(const Tables&) = delete;
    Tables& operator=(const Tables&) = delete;

    // A table that is awake, or is woken. Codes: unknown_table, storage_failed, unknown_cards.
    Found find(std::string_view id);

    struct Opening {
        Settings settings;
        std::vector<std::int64_t> guests;  // of each seat; 0: nobody's
    };
    struct OpenedTable {
        std::string id;
        std::vector<std::string> invites;  // one for each open seat; stored as digests alone
        std::string watch;
        std::string party = {};  // one for all open seats, and the same to say aloud
        std::string code = {};
    };
    // Begins at once if nobody is waited for. Codes: those of Host::open, and of the store.
    void open(const Opening& opening, std::function<void(const Result<OpenedTable>&)> then);

    // Those that everybody may see, the latest first.
    Result<std::vector<ServedTable>> listed(int most);
    // Wakes those where something is due; called once, at the start.
    Result<int> wake_due();

    Games& games() { return games_; }
    Store& store() { return house_.store; }
    Loop& loop() { return house_.loop; }
    const Commit& commit() const { return house_.commit; }
    void revoke(std::int64_t guest);

    struct Figures {
        int awake = 0;
        int frozen = 0;
        std::int64_t opened = 0;
        std::int64_t slept = 0;
    };
    Figures figures() const;

  private:
    void sweep();

    House house_;
    Tempo tempo_;
    Games games_;
    std::map<std::string, std::shared_ptr<Table>, std::less<>> awake_;
    std::map<std::string, Millis> idle_since_;  // at the last look
    Loop::Alarm sweep_ = Loop::kNone;
    Figures figures_;
};

}  // namespace engawa::server
