#include "server/tables/loop.h"

namespace engawa::server {

Loop::Alarm Loop::at(Millis when, Work work) {
    const Alarm alarm{when, ++last_};
    const auto place = alarms_.emplace(alarm, std::move(work)).first;
    if (place == alarms_.begin()) wake_at(when);
    return alarm;
}

void Loop::cancel(Alarm& alarm) { alarms_.erase(std::exchange(alarm, kNone)); }

Millis Loop::run_alarms() {
    while (!alarms_.empty() && alarms_.begin()->first.first <= now()) {
        auto due = alarms_.extract(alarms_.begin());
        due.mapped()();
    }
    return alarms_.empty() ? -1 : alarms_.begin()->first.first;
}

}  // namespace engawa::server
