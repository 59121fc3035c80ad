#include <gtest/gtest.h>

#include "engine/games/ishitori/ishitori.h"

namespace engawa::ishitori {
namespace {

const Ishitori kGame;
constexpr Seat kFirst{0};

TEST(IshitoriText, APositionIsTheStonesAndTheSeat) {  // N-01
    EXPECT_EQ(kGame.write({21, 0}), "21/1");
    EXPECT_EQ(*kGame.read({}, "7/2"), (State{7, 1}));
    for (const char* text : {"", "7", "7/0", "7/3", "22/1", "-1/1", "7/2/", "seven/1"}) {
        EXPECT_FALSE(kGame.read({}, text).ok()) << text;
    }
}

TEST(IshitoriText, AMoveIsANumberOfStones) {  // N-02
    EXPECT_EQ(kGame.write_move({7, 0}, kFirst, {2}), "2");
    EXPECT_EQ(*kGame.read_move({7, 0}, kFirst, "3"), Move{3});
    EXPECT_EQ(kGame.read_move({2, 0}, kFirst, "3").error().code, "illegal_move");
    for (const char* text : {"", "0", "4", "x", "1 "}) {
        EXPECT_EQ(kGame.read_move({7, 0}, kFirst, text).error().code, "bad_move") << text;
    }
}

TEST(IshitoriText, EventsTellTheStonesAndTheEnd) {
    State state{2, 0};
    EventList sink;
    kGame.apply(state, kFirst, {2}, sink);
    ASSERT_EQ(sink.events.size(), 2u);
    EXPECT_EQ(kGame.describe(sink.events[0]).key, "ishitori.event.took");
    EXPECT_EQ(kGame.describe(sink.events[0]).arguments[1].term, Term::number(2));
    EXPECT_EQ(kGame.describe(sink.events[1]).key, "ishitori.event.ended");
}

}  // namespace
}  // namespace engawa::ishitori
