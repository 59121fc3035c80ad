#include "engine/core/report.h"

#include <gtest/gtest.h>

#include "engine/core/event.h"
#include "engine/core/rule_id.h"

namespace engawa {
namespace {

TEST(Report, IsOverWhenItHasAReason) {
    Report report;
    EXPECT_FALSE(report.over());
    report.reason = "points";
    EXPECT_TRUE(report.over());
}

TEST(Report, NamesItsExtras) {
    Report report;
    report.add_extra("turns", 12);
    report.add_extra("lost", 3);
    ASSERT_EQ(report.extra_count, 2);
    EXPECT_EQ(report.extras[1].name, "lost");
    EXPECT_EQ(report.extras[1].value, 3);
}

TEST(RuleId, IsNoneUnlessARuleIsBroken) {
    EXPECT_TRUE(RuleId{}.none());
    EXPECT_FALSE(RuleId{"BID-1"}.none());
    EXPECT_EQ(RuleId{"BID-1"}.text(), "BID-1");
    EXPECT_EQ(RuleId{"BID-1"}, RuleId{"BID-1"});
}

TEST(EventList, KeepsEventsInOrder) {
    EventList list;
    list.emit({1, 1, {4}});
    list.emit({2, 0, {}});
    ASSERT_EQ(list.events.size(), 2u);
    EXPECT_EQ(list.events[0], (Event{1, 1, {4}}));
    EXPECT_FALSE(list.events[0] == list.events[1]);
    static_assert(Sink<EventList> && Sink<NoEvents> && EventList::kWanted && !NoEvents::kWanted);
}

}  // namespace
}  // namespace engawa
