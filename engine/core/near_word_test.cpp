#include "engine/core/near_word.h"

#include <gtest/gtest.h>

namespace engawa {
namespace {

constexpr std::string_view kWords[] = {"", "power", "pour", "escape", "block_help", "level"};

TEST(NearWord, IsOneOrTwoSlipsAway) {
    EXPECT_EQ(near_word("powre", kWords), "power");
    EXPECT_EQ(near_word("Escape", kWords), "escape");
    EXPECT_EQ(near_word("blockhelp", kWords), "block_help");
    EXPECT_EQ(near_word("por", kWords), "pour");
    EXPECT_EQ(near_word("block", kWords), "block_help");
}

TEST(NearWord, IsNothingIfAllAreFar) {
    EXPECT_EQ(near_word("dance", kWords), "");
    EXPECT_EQ(near_word("", kWords), "");
    EXPECT_EQ(near_word("po", kWords), "");
    EXPECT_EQ(near_word(std::string(1000, 'p'), kWords), "");
    EXPECT_EQ(did_you_mean("dance", kWords), "");
    EXPECT_EQ(did_you_mean("lvel", kWords), "; did you mean 'level'?");
}

TEST(NearWord, CountsASwapAsOneSlip) {
    EXPECT_EQ(typing_distance("ab", "ba"), 1);
    EXPECT_EQ(typing_distance("kappa", "kapa"), 1);
    EXPECT_EQ(typing_distance("", "abc"), 3);
}

}  // namespace
}  // namespace engawa
