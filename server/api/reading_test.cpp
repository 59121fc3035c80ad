#include "server/api/reading.h"

#include <gtest/gtest.h>

#include "server/api/rates.h"
#include "server/store/memory_store.h"

namespace engawa::server {
namespace {

std::string code_of(std::string_view text) {
    const auto command = read_command(text);
    return command ? "" : command.error().code;
}

TEST(ReadCommand, TakesWhatIsDescribed) {
    constexpr std::string_view kText =
        R"({"do":"play","key":"0123456789abcdef","decision":7,"moves":["a","b"]})";
    const auto play = read_command(kText);
    ASSERT_TRUE(play);
    EXPECT_EQ(play->deed, Deed::Play);
    EXPECT_EQ(play->decision, 7);
    EXPECT_EQ(play->texts, (std::vector<std::string>{"a", "b"}));
}

TEST(ReadCommand, KnowsARepeatByAllButItsKey) {  // S-20
    const auto digest = [](std::string_view text) { return read_command(text)->digest; };
    EXPECT_EQ(digest(R"({"do":"say","text":"x","key":"0123456789abcdef"})"),
              digest(R"({"key":"fedcba9876543210","text":"x","do":"say"})"));
    EXPECT_NE(digest(R"({"do":"say","text":"x"})"), digest(R"({"do":"say","text":"y"})"));
}

TEST(ReadCommand, RefusesByCode) {  // S-15
    EXPECT_EQ(code_of("{"), "bad_json");
    EXPECT_EQ(code_of("[]"), "bad_json");
    EXPECT_EQ(code_of(R"({"do":"say","do":"say"})"), "name_twice");
    EXPECT_EQ(code_of(std::string(4096, '[')), "too_deep");
    EXPECT_EQ(code_of(R"({"do":"dance"})"), "unknown_command");
    EXPECT_EQ(code_of(R"({"do":"play","key":"short","moves":["a"]})"), "bad_key");
    EXPECT_EQ(code_of(R"({"do":"play","moves":[]})"), "bad_member");
    EXPECT_EQ(code_of(R"({"do":"play","moves":[1]})"), "bad_member");
    EXPECT_EQ(code_of(R"({"do":"undo","decision":-1})"), "bad_member");
    EXPECT_EQ(code_of(R"({"do":"undo","decision":18446744073709551615})"), "bad_member");
    EXPECT_EQ(code_of("{\"do\":\"say\",\"text\":\"a\\u0007b\"}"), "bad_words");
}

TEST(Names, ArePlainText) {  // S-23
    EXPECT_TRUE(read_name("Ada"));
    EXPECT_TRUE(read_name("花子"));
    EXPECT_TRUE(read_name(""));
    for (const char* bad : {"a\nb", "a\x7f", "\xff", "\xc0\x80", "\xed\xa0\x80", "a\xe2\x80\xae",
                            "\xef\xbb\xbf", " a", "a "}) {
        EXPECT_FALSE(read_name(bad)) << bad;
    }
    EXPECT_FALSE(read_name(std::string(41, 'x')));
}

TEST(ReadOpening, SaysWhatIsWrongWithIt) {
    MemoryStore store;
    Games games{store};
    const auto code = [&](const char* text) {
        const auto opening = read_opening(text, 1, games);
        return opening ? "" : opening.error().code;
    };
    EXPECT_EQ(code(R"({"game":"paiko"})"), "");
    EXPECT_EQ(code(R"({"game":"chess"})"), "unknown_game");
    EXPECT_EQ(code(R"({"game":"paiko","seats":["me"]})"), "wrong_seats");
    EXPECT_EQ(code(R"({"game":"paiko","seats":["me","me"]})"), "bad_seat");
    EXPECT_EQ(code(R"({"game":"paiko","seats":["me","king"]})"), "bad_bot");
    EXPECT_EQ(code(R"({"game":"paiko","seats":["me","master:nodes=9"]})"), "bad_bot");
    EXPECT_EQ(code(R"({"game":"paiko","chance":"lucky"})"), "bad_chance");
    EXPECT_EQ(code(R"({"game":"paiko","chance":"seeded"})"), "bad_chance");
    EXPECT_EQ(code(R"({"game":"paiko","cards":"none"})"), "unknown_cards");
    EXPECT_EQ(code(R"({"game":"paiko","clock":{"seconds":-1}})"), "bad_member");
    const auto opening =
        read_opening(R"({"game":"susanoo","options":{"seats":3},"name":"Ada"})", 9, games);
    ASSERT_TRUE(opening);
    EXPECT_EQ(opening->guests, (std::vector<std::int64_t>{9, 0, 0}));
    EXPECT_EQ(opening->settings.places.at(0).name, "Ada");
}

TEST(Rates, FillWithTime) {
    const Rate rate{2, 60};
    Bucket bucket;
    EXPECT_EQ(bucket.take(rate, 0), 0);
    EXPECT_EQ(bucket.take(rate, 0), 0);
    EXPECT_EQ(bucket.take(rate, 0), 1'000);
    EXPECT_EQ(bucket.take(rate, 500), 500);
    EXPECT_EQ(bucket.take(rate, 1'000), 0);
    EXPECT_GT(bucket.take(rate, 1'000), 0);
}

TEST(Rates, ForgetWhoHasBeenQuiet) {
    Buckets buckets{{1, 60}};
    for (int i = 0; i < 5'000; ++i) buckets.take(std::to_string(i), i * 100);
    EXPECT_LT(buckets.size(), 2'100u);
}

}  // namespace
}  // namespace engawa::server
