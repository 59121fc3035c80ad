#include "engine/core/card_info.h"

#include <gtest/gtest.h>

namespace engawa {
namespace {

TEST(ShortName, IsTheNameWhereItFits) {
    EXPECT_EQ(short_name_of("Azukiarai"), "Azukiarai");
    EXPECT_EQ(short_name_of("Katana (far side"), "Katana (far side");
}

TEST(ShortName, IsWholeWordsOtherwise) {
    EXPECT_EQ(short_name_of("Kusanagi-no-Tsurugi"), "Kusanagi");
    EXPECT_EQ(short_name_of("Stone of Ōyamatsumi of Old"), "Stone");
    EXPECT_EQ(short_name_of("Veteran Archer of the Guard"), "Veteran Archer");
    EXPECT_EQ(short_name_of("Nothingtobreakithereatall"), "Nothingtobreakithereatall");
}

TEST(ShortName, CountsLettersAndNotBytes) {
    EXPECT_EQ(short_name_of("Ōyamatsumi Ōyama"), "Ōyamatsumi Ōyama");
}

}  // namespace
}  // namespace engawa
