#include "server/api/rates.h"

#include <algorithm>
#include <cmath>

namespace engawa::server {
namespace {

constexpr double kMinute = 60'000;

}  // namespace

double Bucket::filled(const Rate& rate, Millis now) const {
    if (left_ < 0) return rate.burst;
    const double since = static_cast<double>(now - last_);
    return std::min<double>(rate.burst, left_ + since * rate.per_minute / kMinute);
}

int Bucket::take(const Rate& rate, Millis now) {
    const double filled = this->filled(rate, now);
    last_ = now;
    left_ = filled >= 1 ? filled - 1 : filled;
    if (filled >= 1) return 0;
    return static_cast<int>(std::ceil((1 - filled) * kMinute / rate.per_minute));
}

bool Bucket::full(const Rate& rate, Millis now) const { return filled(rate, now) >= rate.burst; }

int Buckets::take(std::string_view who, Millis now) {
    if (buckets_.size() >= sweep_at_) {
        std::erase_if(buckets_, [&](const auto& each) { return each.second.full(rate_, now); });
        sweep_at_ = std::max(kSweepAt, buckets_.size() * 2);
    }
    return buckets_[std::string{who}].take(rate_, now);
}

}  // namespace engawa::server
