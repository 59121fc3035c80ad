#include "cli/orders.h"

#include <gtest/gtest.h>

namespace engawa::cli {
namespace {

Orders given(const std::string& text, const Orders& before = {}, const Orders& usual = {}) {
    const auto meant = order_meant(text, usual);
    EXPECT_TRUE(meant) << text;
    const auto orders = read_orders(meant.value_or(""), before);
    EXPECT_TRUE(orders) << text;
    return orders ? *orders : Orders{};
}

TEST(TypedOrders, MeanWhatTheHostDoes) {
    EXPECT_EQ(given("battles pass").battles, Orders::Battles::None);
    EXPECT_EQ(given("battle ask").battles, Orders::Battles::All);
    EXPECT_EQ(given("battles close").battles, Orders::Battles::Close);
    EXPECT_EQ(given("battles cards").battles, Orders::Battles::Cards);
    EXPECT_EQ(given("Quiet Pass").quiet, Orders::Quiet::Pass);
    EXPECT_EQ(given("close 15").close, 15);
    EXPECT_TRUE(given("help no").refuse_help);
    EXPECT_TRUE(given("forced play").forced);
    EXPECT_FALSE(given("forced ask", Orders::alone()).forced);
}

TEST(TypedOrders, AHeadStopsThem) {
    EXPECT_TRUE(given("Head Stop").ask_at_heads);
    EXPECT_FALSE(given("head off").ask_at_heads);
    EXPECT_FALSE(given("heads off").ask_at_heads);
}

TEST(TypedOrders, OffAndUsualReplaceThem) {
    EXPECT_EQ(given("off", Orders::alone(), Orders::alone()), Orders{});
    EXPECT_EQ(given("usual", Orders{}, Orders::alone()), Orders::alone());
}

TEST(TypedOrders, WhatIsNotUnderstoodChangesNothing) {
    for (const char* text :
         {"", "pass", "battles", "battles never", "head pass", "quiet pass now", "close 7"}) {
        EXPECT_FALSE(order_meant(text, {})) << text;
    }
}

}  // namespace
}  // namespace engawa::cli
