#include "engine/core/seat.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/core/talk.h"

namespace engawa {
namespace {

TEST(Seat, IsCountedFromZeroInsideAndFromOneInText) {
    EXPECT_EQ(Seat{2}.index(), 2);
    EXPECT_EQ(Seat{2}.number(), 3);
    EXPECT_TRUE(Seat{kMaxSeats - 1}.is_player());
    EXPECT_FALSE(kChance.is_player());
}

TEST(SeatSet, KnowsItsMembers) {
    const SeatSet set = SeatSet{Seat{0}} | SeatSet{Seat{3}} | SeatSet{kChance};
    EXPECT_EQ(set.size(), 3);
    EXPECT_TRUE(set.contains(Seat{3}));
    EXPECT_TRUE(set.contains(kChance));
    EXPECT_FALSE(set.contains(Seat{1}));
    EXPECT_EQ(set.first(), Seat{0});
    EXPECT_TRUE(SeatSet{}.empty());
}

TEST(SeatSet, IsWalkedInAscendingOrder) {
    std::vector<int> seats;
    for (const Seat seat : SeatSet{kChance} | SeatSet{Seat{4}} | SeatSet{Seat{1}}) {
        seats.push_back(seat.index());
    }
    EXPECT_EQ(seats, (std::vector<int>{1, 4, 7}));
    for (const Seat seat : SeatSet{}) ADD_FAILURE() << seat.index();
}

TEST(SeatSet, HasTheAlgebraOfSets) {
    const SeatSet low = SeatSet::first_seats(3);
    const SeatSet odd = SeatSet{Seat{1}} | SeatSet{Seat{3}};
    EXPECT_EQ((low & odd), SeatSet{Seat{1}});
    EXPECT_EQ((low - odd), (SeatSet{Seat{0}} | SeatSet{Seat{2}}));
    EXPECT_EQ((low | odd), SeatSet::first_seats(4));
    EXPECT_EQ(SeatSet::from_bits(low.bits()), low);
    EXPECT_TRUE(SeatSet::first_seats(0).empty());
}

TEST(Viewer, IsASeatOrTheWatcher) {
    const Viewer viewer{Seat{1}};
    EXPECT_TRUE(viewer.is(Seat{1}));
    EXPECT_FALSE(viewer.is(Seat{0}));
    EXPECT_FALSE(viewer.is_watcher());
    EXPECT_TRUE(kWatcher.is_watcher());
    for (const Seat seat : SeatSet::first_seats(kMaxSeats)) EXPECT_FALSE(kWatcher.is(seat));
    EXPECT_FALSE(kWatcher.is(kChance));
}

TEST(Talk, OfEverybodyIsWithAllOthers) {
    const Talk talk = Talk::everybody(3);
    EXPECT_TRUE(talk.may(Seat{0}, Seat{2}));
    EXPECT_FALSE(talk.may(Seat{0}, Seat{0}));
    EXPECT_FALSE(talk.may(Seat{0}, Seat{3}));
    EXPECT_FALSE(talk.may(Seat{3}, Seat{0}));
    EXPECT_FALSE(Talk{}.may(Seat{0}, Seat{1}));
}

}  // namespace
}  // namespace engawa
