#include "engine/core/tableau.h"

#include <gtest/gtest.h>

namespace engawa {
namespace {

const Tableau kTable{{{"hand.1", {{"katana", 2, {}}, {"?", 3, {}}}, {{"limit", 6}}},
                      {"e5", {}, {{"threat", 1}, {"threat", 2}}}},
                     {{"turn", 4}}};

TEST(Tableau, AReferenceNamesAPlaceOrAThingInIt) {
    EXPECT_TRUE(has_ref(kTable, "hand.1"));
    EXPECT_TRUE(has_ref(kTable, "hand.1/katana"));
    EXPECT_TRUE(has_ref(kTable, ref_to("hand.1", kUnknownThing)));
    EXPECT_FALSE(has_ref(kTable, "hand.2"));
    EXPECT_FALSE(has_ref(kTable, "e5/katana"));
    EXPECT_FALSE(has_ref(kTable, "hand.1/"));
}

TEST(Tableau, TheCommonPartIsWhatBothTell) {
    EXPECT_EQ(common_part(kTable, kTable), kTable);
    Tableau other = kTable;
    other.places[0].things[0].count = 1;
    other.places[1].facts = {{"threat", 2}, {"threat", 2}};
    other.facts[0].value = 5;
    const Tableau common = common_part(kTable, other);
    ASSERT_EQ(common.places.size(), 2u);
    ASSERT_EQ(common.places[0].things.size(), 1u);
    EXPECT_EQ(common.places[0].things[0].id, "?");
    EXPECT_EQ(common.places[1].facts, (std::vector<Fact>{{"threat", 2}}));
    EXPECT_TRUE(common.facts.empty());
}

}  // namespace
}  // namespace engawa
