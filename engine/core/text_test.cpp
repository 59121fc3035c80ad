#include "engine/core/text.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace engawa {
namespace {

TEST(ReadNumber, TakesPlainDecimalDigitsUpToALimit) {
    EXPECT_EQ(read_number("0", 9), 0);
    EXPECT_EQ(read_number("400", 400), 400);
    EXPECT_EQ(read_number("2147483647", 2147483647), 2147483647);
    for (const char* bad : {"", "-1", "+1", " 1", "1 ", "01", "00", "1a", "401", "4294967296",
                            "9999999999", "99999999999999999999"}) {
        EXPECT_FALSE(read_number(bad, 400)) << bad;
    }
}

using Parts = std::vector<std::string_view>;

TEST(Split, KeepsEmptyParts) {
    EXPECT_EQ(split("a/b/c", '/'), (Parts{"a", "b", "c"}));
    EXPECT_EQ(split("", '/'), (Parts{""}));
    EXPECT_EQ(split("/", '/'), (Parts{"", ""}));
    EXPECT_EQ(split("a//", '/'), (Parts{"a", "", ""}));
}

TEST(Split, StopsAfterSoManyParts) {
    EXPECT_EQ(split("a/b/c/d", '/', 2), (Parts{"a", "b/c/d"}));
    EXPECT_EQ(split("a/b", '/', 1), (Parts{"a/b"}));
    EXPECT_EQ(split(std::string(1000, '/'), '/').size(), 64u);
}

TEST(Quoted, CutsShortAndHidesControlCharacters) {
    EXPECT_EQ(quoted("a1"), "'a1'");
    EXPECT_EQ(quoted("a\n\x1b[31m\x7f"), "'a??[31m?'");
    EXPECT_EQ(quoted("Paik\xc5\x8d"), "'Paik\xc5\x8d'");
    EXPECT_EQ(engawa::quoted(std::string(100, 'x')), "'" + std::string(60, 'x') + "...'");
    EXPECT_EQ(engawa::quoted(std::string(60, 'x')), "'" + std::string(60, 'x') + "'");
}

TEST(Quoted, CutsBetweenCharacters) {
    const std::string sword = "\xf0\x9f\x97\xa1";
    for (const std::string character : {"\xc5\x8d", "\xe4\xbe\x8d", sword.c_str()}) {
        for (std::size_t before = 56; before <= 60; ++before) {
            const std::string text = std::string(before, 'x') + character + character + character;
            const std::string shown = engawa::quoted(text);
            EXPECT_TRUE(is_utf8(shown)) << before << " and " << character;
            EXPECT_GE(shown.size(), 60u) << before << " and " << character;
        }
    }
    EXPECT_EQ(engawa::quoted(std::string(100, '\x80')).size(), 65u);  // no UTF-8 at all
}

}  // namespace
}  // namespace engawa
