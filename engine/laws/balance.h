// Sums that a right program keeps near zero.
//
// If each difference is as likely as its opposite, then given their sizes the signs are fair coins,
// and the sum exceeds x times the root of the sum of squares with a chance below exp(-x*x/2)
// (Hoeffding).
#pragma once

#include <cstdint>

namespace engawa::laws {

class Balance {
  public:
    void add(std::int64_t difference) {
        sum_ += difference;
        squares_ += difference * difference;
    }
    std::int64_t sum() const { return sum_; }
    std::int64_t squares() const { return squares_; }

    // A right program fails once in 10^9 (2 ln 10^9 = 41.5).
    bool too_high() const { return sum_ > 0 && beyond(41.5); }
    // On either side, for one of at most 400,000 sums that are looked at together.
    bool one_of_many_off() const { return beyond(68.7); }

  private:
    bool beyond(double limit) const {
        return static_cast<double>(sum_) * static_cast<double>(sum_) >
               limit * static_cast<double>(squares_);
    }

    std::int64_t sum_ = 0;
    std::int64_t squares_ = 0;
};

}  // namespace engawa::laws
