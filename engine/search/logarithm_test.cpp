#include "engine/search/logarithm.h"

#include <gtest/gtest.h>

#include <cmath>

namespace engawa {
namespace {

TEST(Logarithm, IsExactForPowersOfTwo) {
    for (std::uint32_t bit = 0; bit < 32; ++bit) EXPECT_EQ(log2_fixed(1u << bit), bit << 16);
}

TEST(Logarithm, IsNearTheRealOne) {
    for (std::uint32_t n = 1; n < 2048; ++n) {
        EXPECT_NEAR(log2_fixed(n) / 65536.0, std::log2(n), 2.0 / 65536) << n;
    }
    for (std::uint32_t n = 2048; n < 4'000'000'000u; n += n / 7) {
        EXPECT_NEAR(log2_fixed(n) / 65536.0, std::log2(n), 0.0015) << n;
    }
}

TEST(Logarithm, NeverFalls) {
    for (std::uint32_t n = 1; n < 100'000; ++n) ASSERT_LE(log2_fixed(n), log2_fixed(n + 1));
}

TEST(Logarithm, RootIsTheNaturalOne) {
    EXPECT_EQ(sqrt_log(1), 0.0f);
    EXPECT_NEAR(sqrt_log(1000), std::sqrt(std::log(1000.0)), 1e-4);
}

}  // namespace
}  // namespace engawa
