#include <gtest/gtest.h>

#include "terminal/susanoo/drawings.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooDefaultCards, AreListedInATableForEachKind) {
    const std::vector<CardTable> tables = card_tables(Susanoo{});
    ASSERT_EQ(tables.size(), 6u);
    std::size_t cards = 0;
    for (const CardTable& table : tables) {
        cards += table.rows.size();
        for (const auto& row : table.rows) EXPECT_EQ(row.size(), table.heads.size()) << row[0];
    }
    EXPECT_EQ(cards, 150u);
    EXPECT_EQ(tables[2].name, "yokai");
    const std::string text =
        "If the main fighter has a helmet in use: it gets \u22122. Losing: discard 1 armor in "
        "play; "
        "discard 1 random hand card.";
    EXPECT_EQ(tables[2].rows[10],
              (std::vector<std::string>{"YO11", "Kappa", "water", "6", "1", "1", text}));
    EXPECT_EQ(tables[4].rows[0][3], "consumable");
    EXPECT_EQ(tables[4].rows[15][4], "-");
}

}  // namespace
}  // namespace engawa::susanoo
