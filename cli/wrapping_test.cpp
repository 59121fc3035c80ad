#include "cli/wrapping.h"

#include <gtest/gtest.h>

namespace engawa::cli {
namespace {

TEST(Wrapped, BreaksAtBlanksAndIndents) {
    EXPECT_EQ(wrapped("one two three", 8, 2), "one two\n  three");
    EXPECT_EQ(wrapped("a_word_longer_than_the_line", 8, 2), "a_word_longer_than_the_line");
}

TEST(Columns, CountsCharactersNotBytes) { EXPECT_EQ(columns("Paikō ◇"), 7); }

}  // namespace
}  // namespace engawa::cli
