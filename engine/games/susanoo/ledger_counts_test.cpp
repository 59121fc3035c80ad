// The perft table of the ledger, and the first lines of its first check game.
#include "engine/games/susanoo/walk_test.h"

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

// Every pair of a seat and one of its moves counts, an outcome once.
std::int64_t perft(const State& state, int depth) {
    if (depth == 0) return 1;
    std::int64_t count = 0;
    for (const Seat seat : the_game().to_act(state)) {
        MoveRoom<Susanoo> room;
        the_game().legal(state, seat, room.list);
        if (depth == 1) {
            count += room.list.size();
            continue;
        }
        for (const Move move : room.list) {
            State next = state;
            NoEvents silent;
            the_game().apply(next, seat, move, silent);
            count += perft(next, depth - 1);
        }
    }
    return count;
}

struct Counts {
    std::string name;
    std::string position;
    std::vector<std::int64_t> counts;
};

TEST(SusanooPerft, CountsOfTheLedger) {
    // WE-09 WE-13 WE-15 WE-18 WE-28 WE-30 WE-40
    const std::vector<Counts> all = {
        {"start",
         "3.0.0.0.0.0.-/-.-.-.-/-.1.-.-.-.-.-.-.-/-.1.-.-.-.-.-.-.-/-.1.-.-.-.-.-.-.-/-/first",
         {3, 210, 14490}},
        {"WE-09",
         position_of("prep | HB03 3 hand:CO06,EQ05,EQ07,EV19 items:EQ26+ | "
                     "HB04 1 hand:CO05,EV02,YO03 items:EQ09+ | HB08 2 hand:EV10,EV28"),
         {12, 125, 2654, 95644}},
        {"WE-13",
         position_of("choice | HB01 3 hand:YO30 items:EQ22+,EQ26+ sake:YO01 | "
                     "HB04 5 items:EQ33+ | HB08 6 | HB09 2"),
         {2, 77, 469, 1890}},
        {"WE-15",
         position_of("choice | HB05 8 hand:YO22 forms:TR04+ | HB04 1 hand:EV19,YO03,YO25 | "
                     "HB08 1 hand:EV18"),
         {2, 71, 251, 945}},
        {"WE-18",
         position_of("choice | HB07 3 hand:CO03,CO05,EV20,YO31 items:EQ25+,EQ26+ | "
                     "HB04 1 hand:EV18,YO13 | HB08"),
         {2, 79, 368, 1502}},
        {"WE-28",
         position_of("prep | HB01 2 hand:CO01,EV12 | HB04 1 hand:CO06=w,EV10=w,YO11 | "
                     "HB08 1 hand:EV22 | HB09"),
         {7, 77, 2538}},
        {"WE-30",
         position_of("prep | HB01 3 items:EQ05+,EQ07 | HB04 1 items:EQ10+,EQ12+ | HB08"),
         {6, 21, 47, 529}},
        {"WE-40",
         position_of("choice | HB01 4 hand:CO05,EV20,EV22,YO02,YO21 items:EQ02+,EQ34+ "
                     "forms:TR03+ sake:YO01 | HB04 | HB08"),
         {3, 85, 465, 2225}},
    };
    for (const Counts& wanted : all) {
        const auto state = the_game().read(seats(wanted.position[0] - '0'), wanted.position);
        ASSERT_TRUE(state.ok()) << wanted.name << ": " << state.error().text;
        for (std::size_t depth = 1; depth <= wanted.counts.size(); ++depth) {
            EXPECT_EQ(perft(*state, static_cast<int>(depth)), wanted.counts[depth - 1])
                << wanted.name << " depth " << depth;
        }
    }
}

}  // namespace
}  // namespace engawa::susanoo
