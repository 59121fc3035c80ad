#include "engine/games/susanoo/rules/moment.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <string_view>

namespace engawa::susanoo {
namespace {

State position(const Susanoo& game, std::string_view seats, std::string_view text) {
    const auto options = game.options({{"seats", std::string{seats}}});
    auto state = game.read(*options, text);
    EXPECT_TRUE(state) << state.error().text;
    return *state;
}

constexpr std::string_view kHelped =
    "4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ22+,EQ26+.-.YO01.-.-/"
    "HB04.5.-.-.EQ33+.-.-.-.-/HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/"
    "1.3.YO30:0:0.2,3.0:1:1.-.-.-.-/fight+judge+over+end+surplus+next";

TEST(SusanooMoment, TellsWhoseWindowItIs) {  // SUS-309
    const Susanoo game;
    const State s = position(game, "4", kHelped);
    EXPECT_EQ(moment_of(game, s, Seat{0}).kind, Moment::Kind::Own);
    EXPECT_EQ(moment_of(game, s, Seat{2}).kind, Moment::Kind::Own);  // the helper
    const Moment other = moment_of(game, s, Seat{3});
    EXPECT_EQ(other.kind, Moment::Kind::Battle);
    EXPECT_EQ(other.pass, "pass");
    EXPECT_FALSE(other.able);
    EXPECT_FALSE(other.alarm);
}

TEST(SusanooMoment, TellsEverybodyHowFarTheTotalsAreApart) {  // SUS-470
    const Susanoo game;
    const State s = position(game, "4", kHelped);
    const Totals totals = game.totals(s);
    for (const Seat seat : SeatSet::first_seats(4)) {
        EXPECT_EQ(moment_of(game, s, seat).gap, std::abs(totals.fighters - totals.foes));
        EXPECT_EQ(moment_of(game, s, seat).turn_of, s.at_turn);
    }
    const State begun = game.start(*game.options({{"seats", "4"}}));
    EXPECT_EQ(moment_of(game, begun, Seat{0}).gap, -1);
}

TEST(SusanooMoment, AHeadIsAnAlarmAndWorthANewHand) {  // SUS-309
    const Susanoo game;
    const std::string text =
        "3.1.2.11.0.0.-/TR04,TR08,TR14.-.-.-/HB03.3.-.-.EQ24+,EQ33+.-.-.-.-/"
        "HB04.1.-.-.EQ09+.-.-.-.-/HB08.2.-.-.-.-.-.-.-/2.0.OR01:0:0.-.-.-.-.-.-/"
        "fight+judge+over+end+surplus+next";
    const Moment head = moment_of(game, position(game, "3", text), Seat{0});
    EXPECT_EQ(head.kind, Moment::Kind::Battle);
    EXPECT_TRUE(head.alarm);
    EXPECT_TRUE(head.able);  // renew
    std::string yokai = text;
    yokai.replace(yokai.find("OR01"), 4, "YO30");
    const Moment small = moment_of(game, position(game, "3", yokai), Seat{0});
    EXPECT_FALSE(small.alarm);
    EXPECT_FALSE(small.able);
}

}  // namespace
}  // namespace engawa::susanoo
