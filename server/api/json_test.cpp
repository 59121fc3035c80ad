#include "server/api/json.h"

#include <gtest/gtest.h>

namespace engawa::server {
namespace {

std::string code_of(std::string_view text) {
    const auto object = read_object(text);
    return object ? "" : object.error().code;
}

TEST(ReadObject, KnowsWhatIsJson) {  // S-15
    for (const char* good : {"{}", " { } ", R"({"a":[1,-2.5e3,true,false,null,"x",{"b":[]}]})",
                             R"({"a":"\u00e9\ud83d\ude00\n"})", R"({"":0})"}) {
        EXPECT_EQ(code_of(good), "") << good;
    }
    for (const char* bad :
         {"", "{", "}", "[]", "1", R"({"a")", R"({"a":})", R"({"a":1,})", R"({a:1})", R"({"a":01})",
          R"({"a":1}x)", R"({"a":"\x"})", R"({"a":"\ud83d"})", "{\"a\":\"\n\"}", "{\"a\":\"\xff\"}",
          "{\"a\":\"\xed\xa0\x80\"}", R"({"a":tru})", R"({"a":+1})"}) {
        EXPECT_EQ(code_of(bad), "bad_json") << bad;
    }
}

TEST(ReadObject, LetsNoNameStandTwiceHoweverItIsWritten) {  // S-15
    EXPECT_EQ(code_of(R"({"a":1,"b":2,"a":3})"), "name_twice");
    EXPECT_EQ(code_of(R"({"a":1,"\u0061":2})"), "name_twice");
    EXPECT_EQ(code_of(R"({"a":{"b":1,"c":2,"b":3}})"), "name_twice");
    EXPECT_EQ(code_of(R"({"a":[{"b":1},{"b":1}],"b":{"a":1}})"), "");
}

TEST(ReadObject, IsNoDeeperThanItNeedsToBe) {  // S-15
    const auto nested = [](int depth) {
        return R"({"a":)" + std::string(depth, '[') + std::string(depth, ']') + "}";
    };
    EXPECT_EQ(code_of(nested(31)), "");
    EXPECT_EQ(code_of(nested(32)), "too_deep");
    EXPECT_EQ(code_of(std::string(4096, '[')), "too_deep");
}

TEST(Members, AreAskedForByTheirType) {
    const std::string text =
        R"({"t":"a\"b","n":7,"f":true,"l":["x","y"],"o":{"p":"q"},"z":null,"big":1e3})";
    const auto object = read_object(text).value();
    Members members{object};
    EXPECT_EQ(members.text("t"), "a\"b");
    EXPECT_EQ(members.number("n", 0, 9), 7);
    EXPECT_TRUE(members.flag("f"));
    EXPECT_EQ(members.texts("l", 2), (std::vector<std::string>{"x", "y"}));
    EXPECT_EQ(members.object_text("o"), R"({"p":"q"})");
    EXPECT_EQ(text_of(members.object("o")->find("p")->value), "q");
    EXPECT_FALSE(members.has("z"));
    EXPECT_EQ(members.text("left out"), "");
    EXPECT_TRUE(members.good());
    const auto refused = [&](auto&& ask) {
        Members asked{object};
        ask(asked);
        return !asked.good() && asked.error().code == "bad_member";
    };
    EXPECT_TRUE(refused([](Members& asked) { asked.text("n"); }));
    EXPECT_TRUE(refused([](Members& asked) { asked.text("t", 2); }));
    EXPECT_TRUE(refused([](Members& asked) { asked.number("n", 8, 9); }));
    EXPECT_TRUE(refused([](Members& asked) { asked.number("big", 0, 9'999); }));
    EXPECT_TRUE(refused([](Members& asked) { asked.flag("t"); }));
    EXPECT_TRUE(refused([](Members& asked) { asked.texts("l", 1); }));
    EXPECT_TRUE(refused([](Members& asked) { asked.texts("t", 1); }));
    EXPECT_TRUE(refused([](Members& asked) { asked.object("l"); }));
}

}  // namespace
}  // namespace engawa::server
