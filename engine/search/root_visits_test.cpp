#include "engine/search/root_visits.h"

#include <gtest/gtest.h>

#include <vector>

namespace engawa {
namespace {

struct RootMove {
    std::uint32_t visits = 0;
};

TEST(RootVisits, ALeadIsKeptAgainstAsManyVisitsAsItIsLong) {
    const std::vector<RootMove> moves = {{3}, {10}, {4}};
    EXPECT_TRUE(keeps_its_lead(moves, 0));
    EXPECT_TRUE(keeps_its_lead(moves, 6));
    EXPECT_FALSE(keeps_its_lead(moves, 7));
    EXPECT_FALSE(keeps_its_lead(std::vector<RootMove>{{5}, {5}}, 1));
    EXPECT_TRUE(keeps_its_lead(std::vector<RootMove>{{8}}, 8));  // nothing else was thought of
}

}  // namespace
}  // namespace engawa
