#include "terminal/percent.h"

#include <gtest/gtest.h>

namespace engawa {
namespace {

TEST(Percent, IsRoundedOnce) {
    EXPECT_EQ(percent(5.0 / 11), "45 %");  // 45.45: by way of 45.5 it would be 46
    EXPECT_EQ(percent(0.0995), "10 %");
    EXPECT_EQ(percent(0.0994), "9.9 %");
    EXPECT_EQ(percent(0.555), "56 %");
}

TEST(Percent, CallsNothingThatIsPossible0Or100) {
    EXPECT_EQ(percent(0), "never");
    EXPECT_EQ(percent(0.0004), "<0.1 %");
    EXPECT_EQ(percent(0.0005), "0.1 %");
    EXPECT_EQ(percent(0.9999), "99 %");
    EXPECT_EQ(percent(1), "certain");
}

}  // namespace
}  // namespace engawa
