#include "cli/input.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace engawa::cli {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(ReadLine, GivesLinesWithoutTheirEnds) {
    std::istringstream in("one\r\n\ntwo");
    std::string line;
    EXPECT_EQ(read_line(in, line), LineRead::Line);
    EXPECT_EQ(line, "one");
    EXPECT_EQ(read_line(in, line), LineRead::Line);
    EXPECT_EQ(line, "");
    EXPECT_EQ(read_line(in, line), LineRead::Line);
    EXPECT_EQ(line, "two");
    EXPECT_EQ(read_line(in, line), LineRead::End);
}

TEST(ReadLine, SkipsLinesThatAreTooLong) {
    std::istringstream in(std::string(kLongestLine + 1, 'x') + "\nshort\n");
    std::string line;
    EXPECT_EQ(read_line(in, line), LineRead::TooLong);
    EXPECT_EQ(read_line(in, line), LineRead::Line);
    EXPECT_EQ(line, "short");
}

TEST(Nearest, FindsWhatWasMeant) {
    const std::vector<std::string> names = {"moves", "undo", "hint", "help"};
    EXPECT_THAT(nearest("hnit", names, 3), ElementsAre("hint"));
    EXPECT_THAT(nearest("UNDO", names, 3), ElementsAre("undo"));
    EXPECT_THAT(nearest("something else", names, 3), IsEmpty());
}

TEST(NumberOf, RefusesWhatIsNoNumber) {
    EXPECT_EQ(number_of("12"), 12);
    EXPECT_EQ(number_of(""), -1);
    EXPECT_EQ(number_of("-1"), -1);
    EXPECT_EQ(number_of("1e3"), -1);
    EXPECT_EQ(number_of("99999999999999999999"), -1);
}

}  // namespace
}  // namespace engawa::cli
