#include "engine/core/result.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

namespace engawa {
namespace {

TEST(Result, HoldsAValue) {
    Result<std::string> result{std::string{"tile"}};
    ASSERT_TRUE(result.ok());
    EXPECT_TRUE(static_cast<bool>(result));
    EXPECT_EQ(*result, "tile");
    EXPECT_EQ(result->size(), 4u);
    result.value() += "s";
    EXPECT_EQ(*result, "tiles");
}

TEST(Result, OrAnErrorWithACodeAndASentence) {
    const Result<int> result{error("bad_move", "that is not a move")};
    ASSERT_FALSE(result.ok());
    EXPECT_EQ(result.error(), (Error{"bad_move", "that is not a move"}));
}

TEST(Result, GivesAwayWhatCannotBeCopied) {
    Result<std::unique_ptr<int>> result{std::make_unique<int>(5)};
    const std::unique_ptr<int> taken = std::move(result).value();
    EXPECT_EQ(*taken, 5);
}

TEST(Result, MayTellOnlyThatItWasDone) {
    const auto follow = [](bool good) -> Result<Done> {
        if (good) return kDone;
        return error("bad_line", "that is not a line");
    };
    EXPECT_TRUE(follow(true));
    EXPECT_EQ(follow(false).error().code, "bad_line");
}

}  // namespace
}  // namespace engawa
