#include "engine/host/orders.h"

#include <gtest/gtest.h>

namespace engawa {
namespace {

Moment moment(Moment::Kind kind, bool able, bool alarm = false) {
    Moment moment;
    moment.kind = kind;
    moment.able = able;
    moment.alarm = alarm;
    moment.window = 12;
    moment.pass = "pass";
    if (kind == Moment::Kind::Battle) moment.gap = 20;
    return moment;
}
constexpr auto kBattle = Moment::Kind::Battle;
constexpr auto kQuiet = Moment::Kind::Quiet;

Orders given(std::string_view text, const Orders& over = {}) {
    const auto orders = read_orders(text, over);
    EXPECT_TRUE(orders) << text;
    return *orders;
}

TEST(Orders, AskEveryTimeUnlessTold) {  // SUS-309
    for (const bool able : {false, true}) {
        EXPECT_FALSE(lets_pass(Orders{}, moment(kBattle, able), false));
        EXPECT_FALSE(lets_pass(Orders{}, moment(kQuiet, able), false));
    }
}

TEST(Orders, PassForEverybodyButInTheOwnMoment) {
    const Orders orders = given("battles=none heads=as_above");
    EXPECT_TRUE(lets_pass(orders, moment(kBattle, true), false));
    EXPECT_FALSE(lets_pass(orders, moment(kQuiet, true), false));
    EXPECT_FALSE(lets_pass(orders, moment(Moment::Kind::Own, true), false));
    EXPECT_FALSE(lets_pass(orders, Moment{}, false));
    EXPECT_TRUE(lets_pass(given("quiet=pass"), moment(kQuiet, true), false));
}

TEST(Orders, AskInCloseBattles) {
    Moment battle = moment(kBattle, true);
    for (const int close : {5, 10, 15}) {
        const Orders orders = given("battles=close close=" + std::to_string(close));
        battle.gap = close;
        EXPECT_FALSE(lets_pass(orders, battle, false));
        battle.gap = close + 1;
        EXPECT_TRUE(lets_pass(orders, battle, false));
    }
}

TEST(Orders, AHeadStopsThem) {
    const Orders orders = given("battles=none heads=ask");
    EXPECT_FALSE(lets_pass(orders, moment(kBattle, true, true), false));
    EXPECT_TRUE(lets_pass(orders, moment(kBattle, true, false), false));
    EXPECT_TRUE(lets_pass(given("heads=as_above", orders), moment(kBattle, true, true), false));
}

TEST(Orders, AloneOneIsAskedWithSomethingToPlay) {
    const Orders orders = Orders::alone();
    EXPECT_TRUE(lets_pass(orders, moment(kBattle, false), false));
    EXPECT_FALSE(lets_pass(orders, moment(kBattle, true), false));
    EXPECT_FALSE(lets_pass(orders, moment(kQuiet, true), false));
    EXPECT_TRUE(lets_pass(orders, moment(kQuiet, true), true));  // not twice in the same window
    EXPECT_FALSE(lets_pass(orders, moment(kBattle, true), true));
}

TEST(Orders, AmongPeopleNoneLooksAtTheHand) {  // SUS-309
    EXPECT_TRUE(Orders::alone().looks_at_cards());
    EXPECT_FALSE(Orders::usual().looks_at_cards());
    EXPECT_FALSE(Orders::alone().blind().looks_at_cards());
    for (const bool able : {false, true}) {
        EXPECT_FALSE(lets_pass(Orders::alone().blind(), moment(kBattle, able), false));
        EXPECT_FALSE(lets_pass(Orders::alone().blind(), moment(kQuiet, able), false));
    }
}

// Alone among bots, with a few cards or with none.
std::string alone(const Orders& orders, const Moment& moment, bool again = false) {
    return unasked(orders, moment, {true, again, again, {}, false});
}

Moment own(bool able, bool calm) {
    Moment own = moment(Moment::Kind::Own, able);
    own.calm = calm;
    return own;
}

TEST(Orders, OffAsksEveryTimeEvenWithNothingToPlay) {  // SUS-309
    for (const bool able : {false, true}) {
        EXPECT_EQ(alone(Orders{}, moment(kBattle, able)), "");
        EXPECT_EQ(alone(Orders{}, moment(kQuiet, able)), "");
        EXPECT_EQ(alone(Orders{}, own(able, true), true), "");
    }
    EXPECT_EQ(unasked(Orders{}, Moment{}, {true, false, false, "roll", true}), "");
}

TEST(Orders, AHeadStopsThemWhateverOneHolds) {
    const Orders orders = Orders::alone();
    EXPECT_EQ(alone(orders, moment(kBattle, false, true)), "");
    EXPECT_EQ(alone(orders, moment(kBattle, false, false)), "pass");
    const Orders off = given("heads=as_above", orders);
    EXPECT_EQ(alone(off, moment(kBattle, true, true)), "");
    EXPECT_EQ(alone(off, moment(kBattle, false, true)), "pass");
}

TEST(Orders, AnOwnBattleIsShownBeforeItIsDecided) {
    EXPECT_EQ(alone(Orders::alone(), own(false, false)), "");
    EXPECT_EQ(unasked(Orders::alone(), own(false, false), {true, false, false, {"pass"}, true}),
              "");
}

TEST(Orders, InTheOwnTurnOneIsAskedOnceWithSomethingToPlay) {
    EXPECT_EQ(alone(Orders::alone(), own(false, true)), "pass");
    EXPECT_EQ(alone(Orders::alone(), own(true, true)), "");
    EXPECT_EQ(alone(Orders::alone(), own(true, true), true), "pass");
}

TEST(Orders, TheOnlyMoveIsMadeForOneWhoIsAlone) {
    const Orders orders = Orders::alone();
    EXPECT_EQ(unasked(orders, Moment{}, {true, false, false, "roll", false}), "roll");
    EXPECT_EQ(unasked(orders, Moment{}, {true, false, false, {}, false}), "");
    EXPECT_EQ(unasked(given("forced=off", orders), Moment{}, {true, false, false, "roll", false}),
              "");
}

TEST(Orders, AmongPeopleOnlyWhatEverybodyKnowsIsMade) {
    const Orders orders = Orders::usual();
    EXPECT_EQ(unasked(orders, Moment{}, {false, false, false, "roll", false}), "");
    EXPECT_EQ(unasked(orders, Moment{}, {false, false, false, "roll", true}), "roll");
    for (const bool able : {false, true}) {
        EXPECT_EQ(unasked(Orders{}, own(able, true), {false, true, true, {}, false}), "");
        EXPECT_EQ(unasked(Orders{}, moment(kBattle, able), {false, false, false, {}, false}), "");
    }
}

TEST(Orders, RefuseHelp) {
    Moment asked;
    asked.refuse = "no";
    EXPECT_EQ(unasked(given("help=no"), asked, {}), "no");
    EXPECT_EQ(unasked(given("help=ask"), asked, {}), "");
    EXPECT_EQ(unasked(given("help=no"), Moment{}, {}), "");
}

TEST(Orders, AreReadAsTheyAreWritten) {
    EXPECT_EQ(write_orders(Orders{}),
              "quiet=ask battles=all close=10 heads=ask help=ask forced=off");
    EXPECT_EQ(write_orders(Orders::usual()),
              "quiet=pass battles=close close=10 heads=ask help=ask forced=on");
    for (const Orders& orders : {Orders{}, Orders::usual(), Orders::alone()}) {
        EXPECT_EQ(given(write_orders(orders)), orders);
    }
    EXPECT_EQ(given("close=15", Orders::usual()).quiet, Orders::Quiet::Pass);
}

TEST(Orders, WhatIsNotUnderstoodIsRefused) {
    for (const char* text : {"", "pass", "battles", "battles=never", "heads=pass", "quiet=pass now",
                             "close=7", "quiet=pass  close=5"}) {
        EXPECT_EQ(read_orders(text, {}).error().code, "bad_order") << text;
    }
    EXPECT_EQ(read_until("dawn").error().code, "bad_order");
    for (const char* text : {"off", "battle", "card", "head", "turn"}) {
        EXPECT_EQ(write_until(*read_until(text)), text);
    }
}

}  // namespace
}  // namespace engawa
