#include "engine/core/hash.h"

#include <gtest/gtest.h>

#include <string_view>

namespace engawa {
namespace {

std::uint64_t fnv1a(std::string_view text) {
    Fnv1a hash;
    hash.add(text);
    return hash.value();
}

// From the authors' list of test vectors.
TEST(Fnv1a, GivesThePublishedNumbers) {
    EXPECT_EQ(fnv1a(""), 0xcbf29ce484222325u);
    EXPECT_EQ(fnv1a("a"), 0xaf63dc4c8601ec8cu);
    EXPECT_EQ(fnv1a("b"), 0xaf63df4c8601f1a5u);
    EXPECT_EQ(fnv1a("foobar"), 0x85944171f73967e8u);
    EXPECT_EQ(fnv1a("chongo was here!\n"), 0x46810940eff5f915u);
}

TEST(Fnv1a, TakesTextInPieces) {
    Fnv1a hash;
    hash.add("foo");
    hash.add("");
    hash.add("bar");
    EXPECT_EQ(hash.value(), fnv1a("foobar"));
}

TEST(Fnv1a, TakesBytesAboveAsciiAsUnsigned) { EXPECT_EQ(fnv1a("\xff"), 0xaf64724c8602eb6eu); }

TEST(InHex, HasSixteenDigits) {
    EXPECT_EQ(in_hex(0), "0000000000000000");
    EXPECT_EQ(in_hex(0xaf63dc4c8601ec8cu), "af63dc4c8601ec8c");
}

TEST(Mix, IsTheFirstNumberOfSplitMix) {
    EXPECT_EQ(mix(0), 0xe220a8397b1dcdafu);
    EXPECT_EQ(mix(1234567), 6457827717110365317u);
}

TEST(Combine, DependsOnTheOrder) {
    EXPECT_NE(combine(combine(0, 1), 2), combine(combine(0, 2), 1));
    EXPECT_NE(combine(0, 1), combine(1, 0));
}

}  // namespace
}  // namespace engawa
