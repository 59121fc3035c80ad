#include "engine/games/susanoo/text/attempts.h"

#include <gtest/gtest.h>

#include "engine/core/attempt_test.h"
#include "engine/games/susanoo/hooks.h"

namespace engawa::susanoo {
namespace {

constexpr std::string_view kPrep =
    "3.1.1.10.0.0.trade/TR04,TR08,TR14.-.-.-/"
    "HB03.2.-.CO02,CO05,CO15,EQ01,YO03.EQ07,EQ26+.-.-.-.-/HB04.1.-.EQ02,OR01.EQ09+.-.-.-.-/"
    "HB08.1.x.-.-.-.-.-.-/-/prep+draw+end+surplus+next";
constexpr std::string_view kFight =
    "4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.4.-.EQ05.EQ22+.TR03+.-.-.-/HB04.5.p.-.-.-.YO01.-.-/"
    "HB08.6.x.-.-.-.-.-.-/HB09.2.-.OR01.-.-.YO02.-.-/1.0.YO30:0:0.2.-.-.-.TR03.-/"
    "fight+judge+over+end+surplus+next";

std::string why(std::string_view position, int seat, std::string_view line) {
    const Susanoo game;
    Options options;
    options.seats = static_cast<std::uint8_t>(position[0] - '0');
    const auto s = game.read(options, position);
    EXPECT_TRUE(s.ok());
    return why_not_told(game, kHooks, *s, Seat{seat - 1}, line);
}

TEST(SusanooAttempt, ACardAnswersWhyItIsNotPlayed) {
    EXPECT_EQ(why(kPrep, 1, "equip card:hand.1/EQ01"), "ok");
    EXPECT_EQ(why(kPrep, 1, "play card:hand.1/YO03"), "SUS-302 hand.1/YO03");
    EXPECT_EQ(why(kPrep, 1, "play card:hand.1/CO05"), "SUS-419 hand.1/CO05");
    EXPECT_EQ(why(kPrep, 1, "play card:hand.2/EQ02"), "SUS-025 hand.1");
    EXPECT_EQ(why(kPrep, 1, "use card:items.1/EQ26"), "SUS-426 items.1/EQ26");
    EXPECT_EQ(why(kPrep, 1, "play card:hand.1/EQ02"), "nothing");  // it is not there
}

TEST(SusanooAttempt, AHelperAndADrinkHaveTheirCauses) {
    EXPECT_EQ(why(kFight, 1, "ask seat:seat.4"), "ok");
    EXPECT_EQ(why(kFight, 1, "ask seat:seat.3"), "SUS-240 seat.3");
    EXPECT_EQ(why(kFight, 1, "ask seat:seat.2"), "SUS-218 seat.2");
    EXPECT_EQ(why(kFight, 1, "ask"), "ok");  // somebody can be asked
    EXPECT_EQ(why(kFight, 4, "pour sake:sake.4"), "SUS-225 foes");
    EXPECT_EQ(why(kFight, 2, "pass"), "SUS-411 seat.1");  // whom the table waits for
}

}  // namespace
}  // namespace engawa::susanoo
