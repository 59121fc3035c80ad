#include "engine/core/options.h"

#include <gtest/gtest.h>

#include <string>

namespace engawa {
namespace {

constexpr std::string_view kColours[] = {"red", "blue"};
constexpr std::string_view kSizes[] = {"5", "9"};
constexpr OptionSpec kSchema[] = {
    {"colour", OptionKind::Choice, kColours, 0, 0, "blue", RuleId{}},
    {"size", OptionKind::Number, kSizes, 3, 12, "9", RuleId{}},
};

std::string code(const Given& given) {
    const auto chosen = choose(kSchema, given);
    return chosen.ok() ? "ok" : chosen.error().code;
}

TEST(Options, NotGivenIsTheDefaultAndSaysSo) {
    const auto chosen = choose(kSchema, {});
    ASSERT_TRUE(chosen.ok());
    ASSERT_EQ(chosen->size(), 2u);
    EXPECT_EQ((*chosen)[0].value, 1);  // the index of "blue"
    EXPECT_EQ((*chosen)[1].value, 9);
    EXPECT_FALSE((*chosen)[0].given || (*chosen)[1].given);
}

TEST(Options, GivenDefaultsAreKnownAsGiven) {
    const auto chosen = choose(kSchema, {{"size", "9"}});
    ASSERT_TRUE(chosen.ok());
    EXPECT_TRUE((*chosen)[1].given);
    EXPECT_FALSE((*chosen)[0].given);
}

TEST(Options, ComeInTheOrderOfTheSchema) {
    const auto chosen = choose(kSchema, {{"size", "4"}, {"colour", "red"}});
    ASSERT_TRUE(chosen.ok());
    EXPECT_EQ((*chosen)[0].value, 0);
    EXPECT_EQ((*chosen)[1].value, 4);
}

TEST(Options, NumbersNeedNotBeInTheMenuButInTheRange) {
    EXPECT_EQ(code({{"size", "3"}}), "ok");
    EXPECT_EQ(code({{"size", "12"}}), "ok");
    for (const char* bad :
         {"2", "13", "", "-5", "+5", " 5", "5 ", "05", "5.0", "five", "99999999999999999999"}) {
        EXPECT_EQ(code({{"size", bad}}), "bad_option_value") << bad;
    }
}

TEST(Options, ChoicesAreTakenByTheirExactName) {
    EXPECT_EQ(code({{"colour", "red"}}), "ok");
    for (const char* bad : {"", "Red", "re", "redd", "green"}) {
        EXPECT_EQ(code({{"colour", bad}}), "bad_option_value") << bad;
    }
}

TEST(Options, UnknownNamesAreRefused) {
    EXPECT_EQ(code({{"", "1"}}), "unknown_option");
    EXPECT_EQ(code({{"Size", "9"}}), "unknown_option");
    EXPECT_EQ(choose({}, {{"size", "9"}}).error().code, "unknown_option");
}

TEST(Options, NamesAreRefusedBeforeValues) {
    EXPECT_EQ(code({{"size", "bad"}, {"weight", "9"}}), "unknown_option");
    EXPECT_EQ(code({{"size", "bad"}, {"size", "9"}}), "repeated_option");
    EXPECT_EQ(code({{"size", "9"}, {"size", "9"}}), "repeated_option");
}

TEST(Options, RefusalsSayWhatWouldBeRight) {
    EXPECT_EQ(choose(kSchema, {{"colour", "green"}}).error().text,
              "option colour is one of red, blue, not 'green'");
    EXPECT_EQ(choose(kSchema, {{"size", "77"}}).error().text,
              "option size is a whole number from 3 to 12, not '77'");
    EXPECT_EQ(choose(kSchema, {{"weight", "1"}}).error().text,
              "there is no option 'weight'; the options are colour, size");
    EXPECT_EQ(choose({}, {{"weight", "1"}}).error().text,
              "there is no option 'weight'; this game has none");
}

}  // namespace
}  // namespace engawa
