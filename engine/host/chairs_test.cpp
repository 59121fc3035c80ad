#include "engine/host/chairs.h"

#include <gtest/gtest.h>

namespace engawa {
namespace {

TEST(Chairs, AreWrittenAsARecordHasThem) {
    for (const char* text :
         {"human", "human Ada Lovelace", "nobody", "adept", "master:nodes=200"}) {
        const auto chair = read_chair(text);
        ASSERT_TRUE(chair) << text;
        EXPECT_EQ(write_chair(*chair), text);
    }
}

TEST(Chairs, RefuseWhoCannotSitDown) {
    for (const char* text : {"", "human ", "human   ", "human \u202eadA", "human \u200b",
                             "somebody", "master:nodes=0"}) {
        EXPECT_EQ(read_chair(text).error().code, "bad_seat") << text;
    }
}

}  // namespace
}  // namespace engawa
