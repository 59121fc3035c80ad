#include "bench/measure.h"

#include <algorithm>
#include <ctime>

#include "engine/core/rng.h"

namespace engawa::bench {

double cpu_seconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double reference_ns() {
    constexpr std::uint32_t kSteps = 20'000'000;
    return ns_for_one([] {
        Rng rng{1};
        std::uint64_t sum = 0;
        for (std::uint32_t i = 0; i < kSteps; ++i) sum += rng.next();
        keep(sum);
        return kSteps;
    });
}

double Samples::best() const { return *std::min_element(values_.begin(), values_.end()); }

double Samples::median() const {
    std::vector<double> sorted = values_;
    std::sort(sorted.begin(), sorted.end());
    return sorted[sorted.size() / 2];
}

}  // namespace engawa::bench
