#include "server/net/crowd.h"

#include <gtest/gtest.h>

#include "server/net/limits.h"
#include "server/net/log.h"

namespace engawa::server {
namespace {

TEST(Crowd, TurnsAwayWhoeverHasTooManyAndThenEverybody) {
    using Verdict = Crowd::Verdict;
    Crowd crowd{3, 2};
    const Household one{1};
    const Household two{2};
    EXPECT_EQ(crowd.enter(one), Verdict::Welcome);
    EXPECT_EQ(crowd.enter(one), Verdict::Welcome);
    EXPECT_EQ(crowd.enter(one), Verdict::TooManyOfThem);
    EXPECT_EQ(crowd.enter(two), Verdict::Welcome);
    EXPECT_EQ(crowd.enter(two), Verdict::Full);
    crowd.leave(one);
    EXPECT_EQ(crowd.size(), 2);
    EXPECT_EQ(crowd.enter(two), Verdict::Welcome);
}

TEST(Limits, AreSetByTheirNames) {
    Limits limits;
    ASSERT_TRUE(set_limit(limits, "head_seconds=1"));
    EXPECT_EQ(limits.head_seconds, 1);
    for (const char* text :
         {"", "head_seconds", "head_seconds=", "head_seconds=0", "head_seconds=-1",
          "head_seconds=1s", "head_seconds=1000000000", "tail_seconds=1", "=1"}) {
        const auto set = set_limit(limits, text);
        ASSERT_FALSE(set) << text;
        EXPECT_EQ(set.error().code, "bad_limit");
    }
}

// S-32
TEST(Log, ATextIsOnePrintableLine) {
    EXPECT_EQ(json_text("/a\"b\\c"), "\"/a\\\"b\\\\c\"");
    EXPECT_EQ(json_text("a\nb\x1b[2J\x80"), "\"a?b?[2J?\"");
}

}  // namespace
}  // namespace engawa::server
