// Who crossed whom last: what players remember of each other, with no effect on any rule.
#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooCrossed, WhoHindersAFighterIsRemembered) {  // SUS-523
    play(R"(
        t fight battle=1.0.OR07:0:0.-.-.-.-.-.- | HB10 5 | HB04 sake:YO01 hand:EV24 | HB08 hand:OR05,EV20,EV23
        2 pour
        1.flags 2
        3 head:OR05
        * die:1
        1.flags 3
        2 play:EV24
        1.flags 2
        3 play:EV20
        1.flags 3
        v0 1.flags 3

        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 5 | HB04 hand:EV19,YO03 | HB08 hand:EV23
        3 play:EV23
        3 pick:foes
        1.flags 3
        * die:1
        2 play:EV19
        2 pick:YO03
        1.flags 2
    )");
}

TEST(SusanooCrossed, HelpAndWhatAFighterDoesAreNot) {  // SUS-523
    play(R"(
        t fight battle=1.0.OR07:0:0.-.-.-.-.-.- | HB10 5 hand:OR02,EV24 sake:YO01 | HB04 hand:EV22 | HB08 hand:EV23
        1 head:OR02
        1 play:EV24
        1 pour
        2 play:EV22
        3 play:EV23
        3 pick:fighters
        1.flags -
    )");
}

TEST(SusanooCrossed, SoIsWhoStealsInflictsOrNamesATarget) {  // SUS-523
    play(R"(
        t prep | HB10 5 | HB04 hand:EV02,EV28,EV01 | HB08 hand:EV16,YO01,EV17 | HB09 sake:YO05
        2 play:EV02
        2 pick:1
        1.flags 2
        2 play:EV28
        2 pick:4
        4.flags 2
        3 play:EV16
        3 pick:YO01
        3 pick:1
        1.flags 3
        3 play:EV17
        3 pick:4
        4.flags 3
        # a gift, and what one does to oneself, is no crossing
        2 play:EV01
        2 pick:3
        3.flags -
    )");
}

TEST(SusanooCrossed, WhoPaysItBackIsEvenAndAHelperForgiven) {  // SUS-523
    play(R"(
        t prep | HB10 5 hand:EV02 crossed:2 | HB04 | HB08
        1 play:EV02
        1 pick:2
        1.flags -
        2.flags -

        t answer:2+fight+judge+over+end+surplus+next battle=1.0.YO20:0:0.2.-.0:0:0.-.-.- | HB10 5 crossed:2 | HB04 crossed:1 | HB08 crossed:2
        2 yes
        1.flags -
        2.flags 1
        3.flags 2
    )");
}

TEST(SusanooCrossed, ItIsPartOfThePosition) {  // SUS-523 SUS-531 SUS-532
    const auto read = [](const std::string& flags) {
        std::string text = position_of("prep | HB10 5 passed | HB04 | HB08");
        text.replace(text.find(".p."), 3, "." + flags + ".");
        return the_game().read(options_of("", 3), text).ok();
    };
    for (const char* good : {"p", "p2", "p3", "2", "-"}) EXPECT_TRUE(read(good)) << good;
    for (const char* bad : {"p1", "1", "p4", "2p", "p0", "p22", "-2", "xp2", ""}) {
        EXPECT_FALSE(read(bad)) << bad;
    }
}

}  // namespace
}  // namespace engawa::susanoo
