// The thread on which all tables live, and its clock.
//
// Everything that touches a table runs here: each table has one writer because all have the same.
// Other threads (the store's writer, bots) come back by post(). Tests run it under a simulated
// clock (sim_loop_test.h); the server's is in net/ and sleeps between alarms.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <utility>

namespace engawa::server {

using Millis = std::int64_t;

class Loop {
  public:
    using Work = std::function<void()>;
    using Alarm = std::pair<Millis, std::uint64_t>;  // when, and a number of its own

    Loop() = default;
    virtual ~Loop() = default;
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    virtual Millis now() const = 0;            // steady: jumps of the wall clock do not show
    virtual std::int64_t seconds() const = 0;  // since 1970, for dates
    virtual void post(Work work) = 0;          // from any thread

    virtual bool here() const = 0;  // on the thread of the tables

    Alarm at(Millis when, Work work);
    Alarm after(Millis wait, Work work) { return at(now() + wait, std::move(work)); }
    void cancel(Alarm& alarm);  // nothing happens if it is over; makes it the empty one

    static constexpr Alarm kNone{-1, 0};

  protected:
    // Runs what is due; gives when the next one is, or -1.
    Millis run_alarms();
    virtual void wake_at(Millis when) = 0;

  private:
    std::map<Alarm, Work> alarms_;
    std::uint64_t last_ = 0;
};

}  // namespace engawa::server
