// The first lines of the first check game of the ledger.
#include "engine/games/susanoo/proofs/walk_test.h"

namespace engawa::susanoo {
namespace {

Options seats(int n) { return options_of("", n); }

TEST(SusanooCheckGames, TheFirstFortyLinesOfTheFirstGame) {  // SUS-403 SUS-405
    Words found;
    walk(seats(3), 1, false, [&](const Played& step) {
        const std::string who =
            step.seat == kChance ? "*" : std::to_string(step.seat.number()) + ":";
        if (found.size() < 40) found.push_back(who + step.move);
    });
    EXPECT_EQ(joined(found),
              "*first:3 *deal:YO06 *deal:YO27 *deal:YO05 *deal:EQ20 *deal:CO02 *deal:EQ13 "
              "*deal:EV30 *deal:EV22 *deal:YO18 *deal:CO13 *deal:CO10 *deal:EQ01 *deal:OR05 "
              "*deal:YO19 *deal:EV21 *deal:CO08 *deal:EQ10 *deal:EQ15 *deal:TR06 *deal:TR05 "
              "*deal:TR16 2:being:HB01 1:being:HB04 3:being:HB02 1:pass 3:pass 2:pass *deal:EV02 "
              "3:fight:YO06 *die:5 2:play:CO08 3:play:CO02 3:pick:EQ13 1:play:EV30 1:pick:1 "
              "3:flee 3:roll *die:3 3:suffer");
}

}  // namespace
}  // namespace engawa::susanoo
