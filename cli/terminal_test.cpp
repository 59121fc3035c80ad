#include "cli/terminal.h"

#include <gtest/gtest.h>

namespace engawa::cli {
namespace {

Terminal with(Colours colours, Ground ground = Ground::Unknown) {
    Terminal terminal;
    terminal.colours = colours;
    terminal.ground = ground;
    return terminal;
}

TEST(Painted, LeavesTextAloneWithoutColours) {
    EXPECT_EQ(painted(with(Colours::None), "Sa", Ink::First, true), "Sa");
}

TEST(Painted, UsesTheColoursThatAreThere) {
    EXPECT_EQ(painted(with(Colours::Few), "Sa", Ink::First), "\x1b[34mSa\x1b[0m");
    EXPECT_EQ(painted(with(Colours::Many), "Sa", Ink::First), "\x1b[38;5;67mSa\x1b[0m");
    EXPECT_EQ(painted(with(Colours::True, Ground::Dark), "Sa", Ink::First),
              "\x1b[38;2;141;184;224mSa\x1b[0m");
    EXPECT_EQ(painted(with(Colours::True, Ground::Light), "Sa", Ink::First, true),
              "\x1b[1;38;2;31;78;121mSa\x1b[0m");
}

TEST(Painted, NeedsNoCodesForPlainInk) {
    EXPECT_EQ(painted(with(Colours::True), "text", Ink::Plain), "text");
    EXPECT_EQ(painted(with(Colours::True), "text", Ink::Plain, true), "\x1b[1mtext\x1b[0m");
}

}  // namespace
}  // namespace engawa::cli
