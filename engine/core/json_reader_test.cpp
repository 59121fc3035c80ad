#include "engine/core/json_reader.h"

#include <gtest/gtest.h>

namespace engawa {
namespace {

std::string string_of(std::string_view json) {
    JsonReader reader{json};
    std::string value;
    return reader.string(value) && reader.done() ? value : "refused";
}

bool skips(std::string_view json) {
    JsonReader reader{json};
    return reader.skip() && reader.done();
}

bool is_number(std::string_view json, int expected) {
    JsonReader reader{json};
    int value = -1;
    return reader.whole_number(value, 1000) && reader.done() && value == expected;
}

TEST(JsonReader, StringsComeOutWithoutTheirEscapes) {
    EXPECT_EQ(string_of(R"( "a\"b\\c\/d" )"), "a\"b\\c/d");
    EXPECT_EQ(string_of(R"("\b\f\n\r\t")"), "\b\f\n\r\t");
    EXPECT_EQ(string_of(R"("\u0041\u00e9\u7e01\ud83c\udfb4")"), "A\u00e9\u7e01\U0001f3b4");
    EXPECT_EQ(string_of("\"縁側\""), "縁側");
}

TEST(JsonReader, BrokenStringsAreRefused) {
    for (const std::string_view json :
         {"", "\"", "\"a", "a", "'a'", R"("\)", R"("\x")", R"("\u12")", R"("\u12g4")", "\"\n\"",
          R"("\ud83c")", R"("\udfb4")", R"("\ud83cA")", R"("\ud83c\n")", R"("\ud83c\ud83c")"}) {
        EXPECT_EQ(string_of(json), "refused") << json;
    }
}

TEST(JsonReader, WholeNumbersHaveNoSignPointOrExponent) {
    EXPECT_TRUE(is_number(" 0 ", 0));
    EXPECT_TRUE(is_number("1000", 1000));
    for (const std::string_view json : {"", "-1", "01", "1.0", "1e2", "1001", "99999999999", "x"}) {
        EXPECT_FALSE(is_number(json, 1)) << json;
    }
}

TEST(JsonReader, MembersAndElementsComeInOrder) {
    JsonReader reader{R"({"a": [1, 2], "b": true, "c": []})"};
    std::string seen;
    const bool read = reader.members([&](const std::string& name) {
        seen += name;
        if (name == "b") {
            bool value = false;
            return reader.boolean(value) && value;
        }
        return reader.elements([&] {
            int value = 0;
            const bool is = reader.whole_number(value, 9);
            seen += std::to_string(value);
            return is;
        });
    });
    EXPECT_TRUE(read && reader.done());
    EXPECT_EQ(seen, "a12bc");
}

TEST(JsonReader, AnyValueCanBeSkipped) {
    for (const std::string_view json :
         {"null", "true", "false", "-0.5e+10", "0", "12", "1E9", R"("x")", "[]", "{}",
          R"([1, [2, {"a": null}], "b"])", " { \"a\" : [ ] } "}) {
        EXPECT_TRUE(skips(json)) << json;
    }
    for (const std::string_view json : {"", "nul", "+1", "01", "1.", ".5", "1e", "[1,]", "[1 2]",
                                        "{\"a\"}", "{a:1}", "{\"a\":1,}", "[", "]", "[1]]"}) {
        EXPECT_FALSE(skips(json)) << json;
    }
}

TEST(JsonReader, WhatNestsTooDeepIsRefused) {
    EXPECT_TRUE(skips(std::string(30, '[') + std::string(30, ']')));
    EXPECT_FALSE(skips(std::string(100000, '[')));
    EXPECT_FALSE(skips(std::string(1000, '[') + std::string(1000, ']')));
}

}  // namespace
}  // namespace engawa
