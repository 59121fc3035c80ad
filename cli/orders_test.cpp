#include "cli/orders.h"

#include <gtest/gtest.h>

namespace engawa::cli {
namespace {

Moment moment(Moment::Kind kind, bool able, bool alarm = false) {
    return {kind, able, alarm, 12, "pass"};
}
constexpr auto kBattle = Moment::Kind::Battle;
constexpr auto kQuiet = Moment::Kind::Quiet;

TEST(Orders, AskEveryTimeUnlessTold) {  // SUS-309
    for (const bool able : {false, true}) {
        EXPECT_FALSE(lets_pass(Orders{}, moment(kBattle, able)));
        EXPECT_FALSE(lets_pass(Orders{}, moment(kQuiet, able)));
    }
}

TEST(Orders, PassForEverybodyButInTheOwnMoment) {
    Orders orders;
    ASSERT_TRUE(give_order(orders, "battles pass", {}));
    EXPECT_TRUE(lets_pass(orders, moment(kBattle, true)));
    EXPECT_FALSE(lets_pass(orders, moment(kQuiet, true)));
    EXPECT_FALSE(lets_pass(orders, moment(Moment::Kind::Own, true)));
    EXPECT_FALSE(lets_pass(orders, Moment{}));
}

TEST(Orders, AHeadStopsThem) {
    Orders orders;
    ASSERT_TRUE(give_order(orders, "battles pass", {}));
    ASSERT_TRUE(give_order(orders, "Head Stop", {}));
    EXPECT_FALSE(lets_pass(orders, moment(kBattle, true, true)));
    EXPECT_TRUE(lets_pass(orders, moment(kBattle, true, false)));
    ASSERT_TRUE(give_order(orders, "head off", {}));
    EXPECT_TRUE(lets_pass(orders, moment(kBattle, true, true)));
}

TEST(Orders, AloneOneIsAskedWithSomethingToPlay) {
    Orders orders = Orders::alone();
    EXPECT_TRUE(lets_pass(orders, moment(kBattle, false)));
    EXPECT_FALSE(lets_pass(orders, moment(kBattle, true)));
    EXPECT_FALSE(lets_pass(orders, moment(kQuiet, true)));
    orders.passed_in = 12;  // not twice in the same quiet window
    EXPECT_TRUE(lets_pass(orders, moment(kQuiet, true)));
    EXPECT_FALSE(lets_pass(orders, moment(kBattle, true)));
}

TEST(Orders, WhatIsNotUnderstoodChangesNothing) {
    for (const char* text :
         {"", "pass", "battles", "battles never", "head pass", "quiet pass now"}) {
        Orders orders;
        EXPECT_FALSE(give_order(orders, text, {})) << text;
    }
}

}  // namespace
}  // namespace engawa::cli
