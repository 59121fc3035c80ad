#include "engine/core/bag.h"

#include <gtest/gtest.h>

#include <type_traits>

namespace engawa {
namespace {

using Cards = Bag<4>;

TEST(Bag, StartsEmpty) {
    const Cards bag;
    EXPECT_TRUE(bag.empty());
    EXPECT_EQ(bag.size(), 0);
    for (int kind = 0; kind < Cards::kKinds; ++kind) EXPECT_EQ(bag.count(kind), 0);
}

TEST(Bag, CountsWhatIsPutInAndTakenOut) {
    Cards bag;
    bag.add(1, 3);
    bag.add(3);
    bag.take(1);
    EXPECT_EQ(bag.count(1), 2);
    EXPECT_EQ(bag.count(3), 1);
    EXPECT_EQ(bag.size(), 3);
    bag.clear();
    EXPECT_EQ(bag, Cards{});
}

TEST(Bag, KnowsTheCardAtEachPlace) {
    Cards bag;
    bag.add(0, 2);
    bag.add(2);
    bag.add(3, 2);
    const int expected[] = {0, 0, 2, 3, 3};
    for (int i = 0; i < 5; ++i) EXPECT_EQ(bag.kind_at(i), expected[i]);
}

TEST(Bag, TakesInAnother) {
    Cards bag, other;
    bag.add(0);
    other.add(0, 2);
    other.add(3);
    bag.add_all(other);
    EXPECT_EQ(bag.count(0), 3);
    EXPECT_EQ(bag.size(), 4);
    EXPECT_EQ(other.size(), 3);
}

TEST(Bag, HoldsUpTo255OfAKindAndMoreInAll) {
    Cards bag;
    for (int kind = 0; kind < Cards::kKinds; ++kind) bag.add(kind, 255);
    EXPECT_EQ(bag.size(), 1020);
    EXPECT_EQ(bag.kind_at(1019), 3);
}

// A state may hold one and still be compared by its bytes.
static_assert(std::has_unique_object_representations_v<Cards>);

}  // namespace
}  // namespace engawa
