// The check games, sums and perft table of the ledger.
#include "engine/games/susanoo/walk_test.h"

namespace engawa::susanoo {
namespace {

struct Game {
    bool eager;
    int seats;
    std::uint64_t x0;
    int steps;
    int turns;
    std::string reason;
    std::vector<int> scores;
    std::uint64_t moves;
    std::uint64_t end;
};

const std::vector<Game> kGames = {
    {false, 3, 1, 3235, 168, "events", {10, 8, 8}, 0x5857e3c0f790c558u, 0x166ef22a733c550bu},
    {false, 3, 2, 3126, 145, "events", {12, 11, 21}, 0x81ee3b393d382507u, 0x7b6fce5de502231fu},
    {false, 4, 1, 3531, 142, "events", {2, 30, 5, 7}, 0x4a3540f8455e435au, 0xc8294ba8cbb27b9bu},
    {false, 4, 2, 3377, 141, "events", {18, 17, 11, 6}, 0xc9be500c34bb7205u, 0x79ccd1c7d9af82ceu},
    {false,
     5,
     1,
     4289,
     144,
     "events",
     {14, 5, 12, 11, 3},
     0xd6e705837fcf68b9u,
     0xc5f4a91ba5e1a8ddu},
    {false,
     5,
     2,
     3928,
     130,
     "events",
     {5, 19, 9, 12, 14},
     0x8622cb22e043c7afu,
     0xa1e37781c53a4f8cu},
    {true, 3, 1, 1559, 73, "heads", {47, 89, 86}, 0xfaa8348fd7a7b17bu, 0x76484fa3bea81b9eu},
    {true, 3, 2, 2730, 131, "heads", {75, 85, 80}, 0x47fbe3a7a36e51a4u, 0x6cb4e977c1e66c42u},
    {true, 4, 1, 3518, 140, "events", {53, 91, 66, 48}, 0xa6dd0864e0c20731u, 0x0670c03228cb2658u},
    {true, 4, 2, 3157, 130, "heads", {69, 89, 60, 56}, 0xd687ac94bdcd8e3au, 0xd089d8cad08e5752u},
    {true,
     5,
     1,
     3769,
     141,
     "events",
     {31, 48, 32, 74, 88},
     0xb3503fc84c46ace8u,
     0x3a6c74f67ae91444u},
    {true,
     5,
     2,
     3214,
     113,
     "heads",
     {44, 55, 55, 50, 64},
     0xfffc721a154b5b96u,
     0xf8b33a7fe68ce9f2u},
};

Options seats(int n) { return options_of("", n); }

TEST(SusanooCheckGames, TwelveGamesGoAsTheLedgerSays) {  // SUS-402 SUS-501 SUS-503 SUS-533
    for (const Game& wanted : kGames) {
        SCOPED_TRACE(testing::Message() << (wanted.eager ? "eager " : "plain ") << wanted.seats
                                        << " seats, x0 = " << wanted.x0);
        const Walk found = walk(seats(wanted.seats), wanted.x0, wanted.eager);
        EXPECT_EQ(found.steps, wanted.steps);
        EXPECT_EQ(field(the_game().write(found.end), "head.turn"), std::to_string(wanted.turns));
        const Report report = the_game().report(found.end);
        EXPECT_EQ(report.reason, wanted.reason);
        for (std::size_t seat = 0; seat < wanted.scores.size(); ++seat) {
            EXPECT_EQ(report.points[seat], wanted.scores[seat]) << "seat " << seat + 1;
        }
        EXPECT_EQ(found.moves_digest, wanted.moves);
        EXPECT_EQ(found.end_digest, wanted.end) << the_game().write(found.end);
    }
}

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

struct Sum {
    bool eager;
    int seats;
    int steps;
    int events;
    int heads;
};

TEST(SusanooCheckGamesSlow, SumsOfFiftyGames) {  // SUS-522
    for (const Sum& wanted : {Sum{false, 3, 156825, 50, 0}, Sum{false, 4, 184215, 50, 0},
                              Sum{false, 5, 212965, 50, 0}, Sum{true, 3, 105972, 10, 40},
                              Sum{true, 4, 134233, 25, 25}, Sum{true, 5, 163227, 31, 19}}) {
        Sum found{wanted.eager, wanted.seats, 0, 0, 0};
        for (std::uint64_t x0 = 1; x0 <= 50; ++x0) {
            const Walk game = walk(seats(wanted.seats), x0, wanted.eager);
            found.steps += game.steps;
            found.events += the_game().report(game.end).reason == "events";
            found.heads += the_game().report(game.end).reason == "heads";
        }
        EXPECT_EQ(found.steps, wanted.steps) << wanted.eager << wanted.seats;
        EXPECT_EQ(found.events, wanted.events);
        EXPECT_EQ(found.heads, wanted.heads);
    }
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
