#include "lab/statistics.h"

#include <gtest/gtest.h>

#include <vector>

namespace engawa::lab {
namespace {

// Values from Wilson's formula worked out by hand for 50 of 100 and the two extremes.
TEST(Wilson, GivesTheKnownIntervals) {
    EXPECT_NEAR(wilson(50, 100).low, 0.4038, 0.0001);
    EXPECT_NEAR(wilson(50, 100).high, 0.5962, 0.0001);
    EXPECT_NEAR(wilson(100, 100).low, 0.9630, 0.0001);
    EXPECT_DOUBLE_EQ(wilson(100, 100).high, 1.0);
    EXPECT_DOUBLE_EQ(wilson(0, 100).low, 0.0);
    EXPECT_NEAR(wilson(0, 100).high, 0.0370, 0.0001);
}

TEST(Wilson, KnowsNothingWithoutTrials) {
    EXPECT_EQ(wilson(0, 0).low, 0.0);
    EXPECT_EQ(wilson(0, 0).high, 1.0);
}

TEST(Spread, TakesPercentilesByNearestRank) {
    const std::vector<int> values = {15, 20, 35, 40, 50};
    const Spread all = spread(values);
    EXPECT_DOUBLE_EQ(all.mean, 32.0);
    EXPECT_EQ(all.p10, 15);
    EXPECT_EQ(all.p50, 35);
    EXPECT_EQ(all.p90, 50);
}

TEST(MeanOf, HasAnIntervalOf95Percent) {
    const std::vector<int> values = {6, 6, 6, 2};  // variance 4, standard error 1
    EXPECT_DOUBLE_EQ(mean_of(values).mean, 5.0);
    EXPECT_NEAR(mean_of(values).interval.low, 5 - 1.96, 0.001);
    EXPECT_NEAR(mean_of(values).interval.high, 5 + 1.96, 0.001);
    EXPECT_EQ(mean_of({}).mean, 0.0);
}

TEST(Spread, IsZeroForNothing) {
    const Spread none = spread({});
    EXPECT_EQ(none.p50, 0);
    EXPECT_EQ(none.mean, 0.0);
}

}  // namespace
}  // namespace engawa::lab
