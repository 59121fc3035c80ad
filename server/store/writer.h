// The one thread that commits. Whatever tables want kept while it is busy goes into the next commit
// together: one sync for all of them.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/store/store.h"

namespace engawa::server {

// Where `done` is called: on the thread of the tables. Never at once.
using Post = std::function<void(std::function<void()>)>;

class Writer {
  public:
    using Done = std::function<void(const Result<engawa::Done>&)>;

    // A store that needs no disk is written where its tables are: to change threads and back would
    // take longer than to commit.
    enum class Where : std::uint8_t { OwnThread, Here };

    // Store and what `post` posts to must live as long.
    Writer(Store& store, Post post, Where where = Where::OwnThread);
    // After everything that waits is committed.
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    // If one of a group is refused, each is tried alone, so that nobody suffers for another.
    void commit(Change change, Done done);

    struct Figures {
        std::int64_t commits = 0;
        std::int64_t changes = 0;
        std::int64_t refused = 0;
        std::int64_t waiting = 0;
        bool refuses = false;           // the last commit was refused
        std::int64_t busy_seconds = 0;  // that the commit which is under way has taken so far
    };
    Figures figures() const;

  private:
    struct Job {
        Change change;
        Done done;
    };
    void run();
    void write(std::vector<Job> jobs);
    void write_here(const Change& change, Done done);

    Store& store_;
    Post post_;
    mutable std::mutex mutex_;
    std::condition_variable woken_;
    std::vector<Job> waiting_;
    Figures figures_;
    std::chrono::steady_clock::time_point began_;  // the commit under way; the epoch: none
    bool ending_ = false;
    std::thread thread_;  // last: it begins when all else is there; none if it is written here
};

}  // namespace engawa::server
