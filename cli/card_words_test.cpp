#include "cli/card_words.h"

#include <gmock/gmock.h>

namespace engawa::cli {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::vector<CardTable> kTables = {
    {"special",
     {"id", "name", "guard", "source", "effect"},
     {{"A7", "Zanshin", "3", "own", "Look at the next card."},
      {"A11", "Stone cutter", "0", "own", "-"},
      {"A12", "River cutter", "1", "known", "-"}}},
    {"injury",
     {"id", "name", "source", "Wound 1", "Wound 2"},
     {{"I1", "Cut", "seed", "-1 Life.", "-2 Life."}}},
};

TEST(CardWords, ACardIsCalledByItsIdOrName) {
    EXPECT_THAT(cards_called("a7", kTables),
                ElementsAre("A7 Zanshin (reconstructed): guard 3. Look at the next card."));
    EXPECT_THAT(cards_called("zanshin", kTables),
                ElementsAre("A7 Zanshin (reconstructed): guard 3. Look at the next card."));
    EXPECT_THAT(cards_called("a1", kTables), IsEmpty());
    EXPECT_THAT(cards_called("", kTables), IsEmpty());
}

TEST(CardWords, TheBeginningOfAWordIsEnoughAndAWholeNameIsBetter) {
    EXPECT_THAT(cards_called("cut", kTables),
                ElementsAre("I1 Cut (from the rulebook): Wound 1: -1 Life. Wound 2: -2 Life."));
    EXPECT_THAT(cards_called("cutt", kTables),
                ElementsAre("A11 Stone cutter (reconstructed): guard 0.",
                            "A12 River cutter (from another source): guard 1."));
    EXPECT_THAT(cards_called("utter", kTables), IsEmpty());
}

}  // namespace
}  // namespace engawa::cli
