#include "lab/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace engawa::lab {
namespace {

constexpr double kZ = 1.959963984540054;  // the 97.5 % point of the normal distribution

int nearest_rank(const std::vector<int>& sorted, int percent) {
    const auto count = static_cast<long long>(sorted.size());
    const long long rank = std::max(1LL, (count * percent + 99) / 100);
    return sorted[rank - 1];
}

}  // namespace

Interval wilson(double successes, double trials) {
    if (trials <= 0) return {};
    const double share = successes / trials;
    const double z2 = kZ * kZ;
    const double centre = share + z2 / (2 * trials);
    const double reach = kZ * std::sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials));
    const double scale = 1 + z2 / trials;
    // At the ends the formula gives 0 and 1, but for rounding.
    return {successes <= 0 ? 0.0 : (centre - reach) / scale,
            successes >= trials ? 1.0 : (centre + reach) / scale};
}

Mean mean_of(std::span<const int> values) {
    if (values.empty()) return {};
    const auto count = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    double squares = 0;
    for (const int value : values) squares += (value - mean) * (value - mean);
    const double reach = count < 2 ? 0 : kZ * std::sqrt(squares / (count - 1) / count);
    return {mean, {mean - reach, mean + reach}};
}

Spread spread(std::span<const int> values) {
    if (values.empty()) return {};
    std::vector<int> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    const double sum = std::accumulate(sorted.begin(), sorted.end(), 0.0);
    return {sum / static_cast<double>(sorted.size()), nearest_rank(sorted, 10),
            nearest_rank(sorted, 50), nearest_rank(sorted, 90)};
}

}  // namespace engawa::lab
