// The little statistics that a tournament needs.
#pragma once

#include <span>

namespace engawa::lab {

struct Interval {
    double low = 0;
    double high = 1;
};

// Wilson's 95 % interval for a share; `successes` may be a fraction, since draws count half. No
// trials say nothing: 0 to 1.
Interval wilson(double successes, double trials);

struct Mean {
    double mean = 0;
    Interval interval{0, 0};  // of 95 %, by the normal approximation
};

Mean mean_of(std::span<const int> values);  // all zero if there are none

struct Spread {
    double mean = 0;
    int p10 = 0;
    int p50 = 0;
    int p90 = 0;
};

// Percentiles by the nearest rank: always a value that occurred. All zero if there are none.
Spread spread(std::span<const int> values);

}  // namespace engawa::lab
