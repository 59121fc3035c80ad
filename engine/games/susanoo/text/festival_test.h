// Two moments of one game of five, the one that the pages' drawings show, for tests of what is told
// about a table.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {

inline State scene(std::string_view short_form, std::string_view options = "") {
    const std::string text = position_of(short_form);
    const auto s = the_game().read(options_of(options, text[0] - '0'), text);
    EXPECT_TRUE(s.ok()) << s.error().text << '\n' << text;
    return s.ok() ? *s : State{};
}

inline Viewer viewer_of(int seat) {  // 0 is a watcher
    return seat == 0 ? Viewer::watcher() : Viewer{Seat{seat - 1}};
}

// Karasu-tengu, made eight stronger by seat 2.
inline State against_tengu() {
    return scene(
        "fight turn=30 pool=TR07,TR08,TR19 rewards=CO06 events=EV01,YO23,EV02 "
        "battle=1.0.YO21:+4:0.-.-.-.TR12:1:-:5:0:0:0,EV21:2:-:0:8:0:0.-.-"
        " | HB01 4 hand:OR04,EV26,CO04,CO05,CO09 items:EQ08+,EQ31+,EQ26+,EQ09,EQ15,EQ17 "
        "forms:TR11,TR12+ sake:YO10 heads:OR05"
        " | HB05 3 hand:YO01,CO08=w items:EQ01+,EQ03+,EQ33+,EQ34 sake:YO02"
        " | HB02 3 hand:CO07,CO12=w,EV25=w items:EQ30+,EQ32+,EQ05+,EQ11,EQ20,EQ21,EQ29 "
        "sake:YO03,YO04,YO05 passed"
        " | HB08 7 hand:CO01=w,CO02=w,CO03,CO13,EV24=w items:EQ22+,EQ10+,EQ13+,EQ06,EQ07,EQ12,EQ14 "
        "forms:TR03+ sake:YO06,YO07,YO08,YO09,YO11,YO12,YO13,YO14 heads:OR03"
        " | HB10 7 hand:YO18,YO19,YO20,CO10 items:EQ02+,EQ25+,EQ27+,EQ04,EQ16,EQ18,EQ19,EQ23,EQ35 "
        "forms:TR01+ sake:YO15,YO16,YO17,YO22 heads:OR08");
}

// A head, with one cup poured on it and two on the main fighter.
inline State against_a_head() {
    return scene(
        "fight turn=30 battle=1.0.OR04:-5:0.-.-.-.TR12:1:-:5:0:0:0,CO04:1:f:5:0:0:0.-."
        "YO10:3,YO06:0,YO03:0"
        " | HB01 4 hand:EV26,CO05,CO09 items:EQ08+,EQ31+,EQ26+ forms:TR11,TR12+ heads:OR05 "
        "lasting:EV29"
        " | HB05 3 hand:CO08=w,EV21=w sake:YO02 passed"
        " | HB02 3 hand:CO12=w,EV25=w,CO07 sake:YO04,YO05"
        " | HB08 7 hand:CO01=w,CO02=w,EV24=w sake:YO07,YO08 heads:OR03"
        " | HB10 7 hand:YO18 sake:YO15 heads:OR08 passed");
}

}  // namespace engawa::susanoo
