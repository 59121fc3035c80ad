#include "engine/core/rng.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <vector>

namespace engawa {
namespace {

// Vectors of the reference implementation by Sebastiano Vigna, as other libraries test them.
TEST(Rng, SplitMixGivesTheReferenceNumbers) {
    std::uint64_t state = 1234567;
    for (const std::uint64_t expected :
         {6457827717110365317u, 3203168211198807973u, 9817491932198370423u, 4593380528125082431u,
          16408922859458223821u}) {
        EXPECT_EQ(splitmix64(state), expected);
    }
}

TEST(Rng, XoshiroSeededWithZeroGivesTheReferenceNumbers) {
    Rng rng{0};
    for (const std::uint64_t expected :
         {5987356902031041503u, 7051070477665621255u, 6633766593972829180u, 211316841551650330u,
          9136120204379184874u, 379361710973160858u, 15813423377499357806u, 15596884590815070553u,
          5439680534584881407u, 1369371744833522710u}) {
        EXPECT_EQ(rng.next(), expected);
    }
}

TEST(Rng, BoundedNumbersStayBelowTheBound) {
    Rng rng{1};
    for (const std::uint32_t bound : {1u, 2u, 3u, 7u, 1000u, 0x80000000u, 0xffffffffu}) {
        for (int i = 0; i < 1000; ++i) EXPECT_LT(rng.below(bound), bound);
    }
}

// Multiplying 32 bits by 3 * 2^30 without rejection would give every third number twice as often.
TEST(Rng, BoundedNumbersHaveNoBias) {
    Rng rng{2};
    std::array<int, 3> counts{};
    for (int i = 0; i < 30000; ++i) ++counts[rng.below(0xc0000000u) % 3];
    for (const int count : counts) EXPECT_NEAR(count, 10000, 500);  // six standard deviations
}

TEST(Rng, SmallBoundsAreUniform) {
    Rng rng{3};
    std::array<int, 7> counts{};
    for (int i = 0; i < 70000; ++i) ++counts[rng.below(7)];
    for (const int count : counts) EXPECT_NEAR(count, 10000, 560);
}

TEST(Rng, IsReproducibleAndDependsOnTheSeed) {
    Rng a{5}, b{5}, c{6};
    EXPECT_EQ(a.next(), b.next());
    EXPECT_NE(a.next(), c.next());
}

TEST(Rng, StreamsOfOneSeedDiffer) {
    std::vector<std::uint64_t> firsts;
    for (std::uint64_t i = 0; i < 100; ++i) firsts.push_back(Rng::stream(9, i).next());
    for (std::size_t i = 0; i < firsts.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) EXPECT_NE(firsts[i], firsts[j]);
    }
    EXPECT_EQ(Rng::stream(9, 4).next(), firsts[4]);
}

static_assert(Rng{0}.below(1u) == 0);  // usable when the program is compiled

}  // namespace
}  // namespace engawa
