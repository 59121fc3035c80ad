#include "engine/core/json.h"

#include <gtest/gtest.h>

namespace engawa {
namespace {

TEST(Json, IsATreeInTheOrderOfTheText) {
    const auto json = Json::parse(R"({"b": [1, "two", {}], "a": {"deep": -3}})");
    ASSERT_TRUE(json.has_value());
    ASSERT_EQ(json->items().size(), 2u);
    EXPECT_EQ(json->items()[0].name, "b");
    EXPECT_EQ(json->items()[1].name, "a");
    const Json& list = (*json)["b"];
    ASSERT_TRUE(list.is_array());
    ASSERT_EQ(list.size(), 3u);
    EXPECT_EQ(list[0].number(), 1);
    EXPECT_EQ(list[1], "two");
    EXPECT_TRUE(list[2].is_object() && list[2].empty());
    EXPECT_EQ((*json)["a"]["deep"].number(), -3);
    EXPECT_EQ(json->find("c"), nullptr);
}

TEST(Json, OnlyWholeNumbersHaveAValue) {
    const auto json =
        Json::parse("[9223372036854775807, 9223372036854775808, 1.5, 2e3, true, null]");
    ASSERT_TRUE(json.has_value());
    EXPECT_EQ((*json)[0].number(), INT64_MAX);
    for (std::size_t i = 1; i < json->size(); ++i) {
        EXPECT_FALSE((*json)[i].is_whole_number()) << i;
        EXPECT_FALSE((*json)[i].is_string() || (*json)[i].is_array() || (*json)[i].is_object())
            << i;
    }
}

TEST(Json, KnowsTrueAndFalse) {
    const auto json = Json::parse("[true, false, null, 1]");
    ASSERT_TRUE(json.has_value());
    EXPECT_TRUE((*json)[0].is_boolean() && (*json)[0].boolean());
    EXPECT_TRUE((*json)[1].is_boolean() && !(*json)[1].boolean());
    EXPECT_FALSE((*json)[2].is_boolean() || (*json)[3].is_boolean());
}

TEST(Json, WhatIsNoJsonIsRefused) {
    for (const char* text :
         {"", "{", "[1,]", "{\"a\":1,\"a\":2}", "1 2", "nul", "{a:1}", "\"\n\""}) {
        EXPECT_FALSE(Json::parse(text).has_value()) << text;
    }
    EXPECT_FALSE(Json::parse(std::string(100000, '[')).has_value());
}

TEST(Json, HasABoundForEntries) {
    std::string list = "[0";
    std::string table = "{\"0\":0";
    for (int i = 1; i < 1000; ++i) {
        list += ",0";
        table += ",\"" + std::to_string(i) + "\":0";
    }
    EXPECT_TRUE(Json::parse(list + "]"));
    EXPECT_TRUE(Json::parse(table + "}"));
    EXPECT_FALSE(Json::parse(list + ",0]"));
    EXPECT_FALSE(Json::parse(table + ",\"x\":0}"));
}

}  // namespace
}  // namespace engawa
