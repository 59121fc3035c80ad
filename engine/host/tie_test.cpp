#include "engine/host/host.h"
#include "engine/host/table_test.h"

namespace engawa {
namespace {

TEST(HostTie, EverybodyWhoIsAskedMustAgree) {
    Host host = open_host("tictactoe", setup_of("pp"));
    EXPECT_EQ(host.answer_tie(kTwo, true).error().code, "nothing_asked");
    ASSERT_TRUE(host.ask_tie(kOne));
    EXPECT_EQ(host.notice(kTwo).tie->by, kOne);
    EXPECT_EQ(host.answer_tie(kOne, true).error().code, "nothing_asked");
    ASSERT_TRUE(host.answer_tie(kTwo, false));
    EXPECT_FALSE(host.notice(kTwo).tie);
    EXPECT_FALSE(host.match().over());
    ASSERT_TRUE(host.ask_tie(kOne));
    ASSERT_TRUE(host.answer_tie(kTwo, true));
    EXPECT_TRUE(host.match().over());
    EXPECT_EQ(host.match().report().reason, "agreed");
    EXPECT_EQ(lines_of(host).back(), "@end agreed");
    EXPECT_EQ(host.ask_tie(kTwo).error().code, "game_over");
}

TEST(HostTie, WhoAsksForWhatWasAskedAgrees) {
    Host host = open_host("tictactoe", setup_of("pp"));
    ASSERT_TRUE(host.ask_tie(kOne));
    ASSERT_TRUE(host.ask_tie(kTwo));
    EXPECT_TRUE(host.match().over());
}

TEST(HostTie, AMoveOfOneWhoWasAskedIsANo) {
    Host host = open_host("tictactoe", setup_of("pp"));
    ASSERT_TRUE(host.ask_tie(kOne));
    ASSERT_TRUE(host.play(kOne, "b2"));
    EXPECT_TRUE(host.notice(kTwo).tie);
    ASSERT_TRUE(host.play(kTwo, "a1"));
    EXPECT_FALSE(host.notice(kTwo).tie);
}

TEST(HostTie, IsForPeopleWhoPlayAgainstEachOther) {
    EXPECT_EQ(open_host("tictactoe", setup_of("pr")).ask_tie(kOne).error().code, "no_tie");
    HostSetup together = setup_of("pp", {{"mode", "coop"}});
    EXPECT_EQ(open_host("eiyo", together).ask_tie(kOne).error().code, "no_tie");
}

}  // namespace
}  // namespace engawa
