#include "engine/core/plain_line.h"

#include <gtest/gtest.h>

namespace engawa {
namespace {

TEST(PlainLine, IsAnyTextThatCanBeShown) {
    for (const std::string_view text :
         {"", "Kappa", "Ōkami \u2212 \u4f8d", "\U0001f409", "\u00a0"}) {
        EXPECT_TRUE(is_plain_line(text, 40)) << text;
        EXPECT_EQ(made_plain(text), text);
    }
}

TEST(PlainLine, IsNotLongerThanItsBound) {
    EXPECT_TRUE(is_plain_line("12345", 5));
    EXPECT_FALSE(is_plain_line("123456", 5));
    EXPECT_FALSE(is_plain_line("1234\u4f8d", 5)) << "bytes count";
}

TEST(PlainLine, HasNoControlCharacters) {
    for (const std::string_view text : {"\x1b[31m", "a\nb", "a\rb", "a\tb", "\x7f", "\u0080",
                                        "\u009b31m", "\u009f", "\u2028", "\u2029"}) {
        EXPECT_FALSE(is_plain_line(text, 40));
    }
    EXPECT_FALSE(is_plain_line(std::string_view{"a\0b", 3}, 40));
    EXPECT_EQ(made_plain("\x1b[31mred\n"), "?[31mred?");
    EXPECT_EQ(made_plain("\u009b31m"), "??31m");
}

TEST(PlainLine, IsUtf8) {
    for (const std::string_view text : {"\xff", "\xc2", "\xc0\x80", "\xed\xa0\x80", "\xe4\xbe",
                                        "\xf8\x88\x80\x80\x80", "\x80", "\xf4\x90\x80\x80"}) {
        EXPECT_FALSE(is_plain_line(text, 40));
    }
    EXPECT_EQ(made_plain("a\xe4\xbe"), "a??") << "a character that was cut";
}

}  // namespace
}  // namespace engawa
