#include "engine/core/by_seat.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <type_traits>

namespace engawa {
namespace {

using ::testing::ElementsAre;

static_assert(std::is_trivially_copyable_v<BySeat<int>>);
static_assert(std::is_aggregate_v<BySeat<int>>);
static_assert(std::has_unique_object_representations_v<BySeat<std::uint8_t, 3>>);
static_assert(sizeof(BySeat<std::uint16_t>) == kMaxSeats * sizeof(std::uint16_t));
static_assert(sizeof(BySeat<std::uint8_t, 2>) == 2);

TEST(BySeat, IsIndexedByASeatOrByItsNumber) {
    BySeat<int> points{};
    points[Seat{0}] = 3;
    points[4] = 5;
    EXPECT_THAT(points, ElementsAre(3, 0, 0, 0, 5));
    EXPECT_EQ(points[0], 3);
    EXPECT_EQ(points[Seat{4}], 5);
}

TEST(BySeat, CanBeReadWhenItIsConstant) {
    constexpr BySeat<int, 2> kMarks{4, 7};
    static_assert(kMarks[Seat{1}] == 7 && kMarks[0] == 4);
    EXPECT_EQ(kMarks.size(), 2u);
}

TEST(BySeat, ComparesSeatBySeat) {
    const BySeat<int, 3> one{1, 2, 3};
    BySeat<int, 3> other = one;
    EXPECT_EQ(one, other);
    ++other[Seat{2}];
    EXPECT_NE(one, other);
}

}  // namespace
}  // namespace engawa
