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

// Alone among bots, with a few cards or with none.
std::string alone(const Orders& orders, const Moment& moment, bool again = false) {
    return unasked(orders, moment, {true, again, {"pass", "renew"}});
}

Moment own(bool able, bool calm) {
    Moment moment{Moment::Kind::Own, able, false, 12, "pass"};
    moment.calm = calm;
    return moment;
}

TEST(Orders, OffAsksEveryTimeEvenWithNothingToPlay) {  // SUS-309
    Orders orders = Orders::alone();
    ASSERT_TRUE(give_order(orders, "off", Orders::alone()));
    for (const bool able : {false, true}) {
        EXPECT_EQ(alone(orders, moment(kBattle, able)), "");
        EXPECT_EQ(alone(orders, moment(kQuiet, able)), "");
        EXPECT_EQ(alone(orders, own(able, true), true), "");
    }
    EXPECT_EQ(unasked(orders, Moment{}, {true, false, {"roll"}}), "");
}

TEST(Orders, AHeadStopsThemWhateverOneHolds) {
    Orders orders = Orders::alone();
    EXPECT_EQ(alone(orders, moment(kBattle, false, true)), "");
    EXPECT_EQ(alone(orders, moment(kBattle, false, false)), "pass");
    ASSERT_TRUE(give_order(orders, "head off", {}));
    EXPECT_EQ(alone(orders, moment(kBattle, true, true)), "");
    EXPECT_EQ(alone(orders, moment(kBattle, false, true)), "pass");
}

TEST(Orders, AnOwnBattleIsShownBeforeItIsDecided) {
    EXPECT_EQ(alone(Orders::alone(), own(false, false)), "");
    EXPECT_EQ(unasked(Orders::alone(), own(false, false), {true, false, {"pass"}}), "");
}

TEST(Orders, InTheOwnTurnOneIsAskedOnceWithSomethingToPlay) {
    EXPECT_EQ(alone(Orders::alone(), own(false, true)), "pass");
    EXPECT_EQ(alone(Orders::alone(), own(true, true)), "");
    EXPECT_EQ(alone(Orders::alone(), own(true, true), true), "pass");
}

TEST(Orders, TheOnlyMoveIsMadeForOneWhoIsAlone) {
    Orders orders = Orders::alone();
    EXPECT_EQ(unasked(orders, Moment{}, {true, false, {"roll"}}), "roll");
    EXPECT_EQ(unasked(orders, Moment{}, {true, false, {"roll", "skip"}}), "");
    EXPECT_EQ(unasked(orders, Moment{}, {false, false, {"roll"}}), "");
    ASSERT_TRUE(give_order(orders, "forced ask", {}));
    EXPECT_EQ(unasked(orders, Moment{}, {true, false, {"roll"}}), "");
}

TEST(Orders, AmongSeveralPeopleNobodyIsSparedByWhatTheyHold) {  // SUS-309
    for (const bool able : {false, true}) {
        EXPECT_EQ(unasked(Orders{}, own(able, true), {false, true, {}}), "");
        EXPECT_EQ(unasked(Orders{}, moment(kBattle, able), {false, false, {}}), "");
    }
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
