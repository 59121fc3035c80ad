// How often somebody may do something: a bucket for each of them that fills with time.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "server/tables/loop.h"

namespace engawa::server {

struct Rate {
    int burst = 1;       // at once
    int per_minute = 1;  // and then
};

// One bucket.
class Bucket {
  public:
    // Milliseconds to wait before the next one; 0: welcome.
    int take(const Rate& rate, Millis now);
    bool full(const Rate& rate, Millis now) const;

  private:
    double filled(const Rate& rate, Millis now) const;

    double left_ = -1;  // -1: never used
    Millis last_ = 0;
};

// One for each address. Full ones are forgotten.
class Buckets {
  public:
    explicit Buckets(const Rate& rate) : rate_(rate) {}
    int take(std::string_view who, Millis now);
    std::size_t size() const { return buckets_.size(); }

  private:
    static constexpr std::size_t kSweepAt = 1'024;

    Rate rate_;
    std::map<std::string, Bucket, std::less<>> buckets_;
    std::size_t sweep_at_ = kSweepAt;
};

}  // namespace engawa::server
