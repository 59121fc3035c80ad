// Positions and moves as text: what is refused, what reads back.
#include "engine/games/susanoo/proofs/walk_test.h"

namespace engawa::susanoo {
namespace {

const std::string kBase =
    "3.1.1.10.0.0.-/TR04,TR08,TR14.EQ01,EQ02.YO05,OR02.-/"
    "HB03.3.-.CO06,EQ05,EV19.EQ07+,EQ26.TR01+,TR02"
    ".YO01,YO02.OR01.EV28/HB04.1.-.CO05,EV02,YO03.EQ09+.-.-.-.-/HB08.2.-.EV10.-.-.-.-.-/-/"
    "prep+draw+end+surplus+next";

Result<State> read(const std::string& text) { return the_game().read(options_of("", 3), text); }

// The base with one change must be refused, with a code and a reason.
void refused(const std::string& from, const std::string& to) {
    std::string text = kBase;
    const auto at = text.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    const auto state = read(text);
    ASSERT_FALSE(state.ok()) << text;
    EXPECT_FALSE(state.error().code.empty()) << text;
    EXPECT_FALSE(state.error().text.empty()) << text;
}

TEST(SusanooNotation, ThePositionOfTheTestsIsFine) {  // SUS-531
    const auto state = read(kBase);
    ASSERT_TRUE(state.ok()) << state.error().text;
    EXPECT_EQ(the_game().write(*state), kBase);
}

TEST(SusanooNotation, EveryPositionHasOneText) {  // SUS-531
    along_games(1, [](const Played& played) {
        const std::string text = the_game().write(played.after);
        const auto again = the_game().read(options_of("", played.after.players), text);
        ASSERT_TRUE(again.ok()) << again.error().text << ": " << text;
        EXPECT_TRUE(*again == played.after) << text;
        EXPECT_EQ(the_game().write(*again), text);
    });
}

TEST(SusanooNotation, MissingOrMalformedFieldsAreRefused) {  // SUS-532
    refused("/prep+draw+end+surplus+next", "");
    refused("/-/prep", "/prep");
    refused("/-/prep", "/-/-/prep");
    refused("3.1.1.10.0.0.-/", "3.1.1.10.0.0/");
    refused("3.1.1.10.0.0.-/", "3.1.1.10.0.0.-.-/");
    refused("3.1.1.10", "3.1.1.ten");
    refused("3.1.1.10", "3.1.1.010");
    refused("3.1.1.10", "3.1.1.");
    refused("3.1.1.10", "3.4.1.10");
    refused("3.1.1.10", "4.1.1.10");
    refused("HB03.3.-.", "HB03.3.q.");
    refused("HB03.3.-.", "HB03.3.px.");
    refused("HB03.3.-.", "HB03.3..");
    refused(".EV28/", "/");
    refused("CO06,EQ05", "CO06,,EQ05");
    refused("CO06,EQ05", "CO06=5,EQ05");
    refused("CO06,EQ05", "CO06=32,EQ05");
    refused("CO06,EQ05", "CO06=1,EQ05");
    refused("CO06,EQ05", "co06,EQ05");
}

TEST(SusanooNotation, CardsThatDoNotExistOrLieTwiceAreRefused) {  // SUS-532 SUS-264
    refused("YO03", "YO33");
    refused("YO03", "YO00");
    refused("EV10", "EV31");
    refused("EQ09+", "EQ36+");
    refused("HB08", "HB11");
    refused("HB08", "HB04");
    refused("YO03", "YO02");
    refused("CO05", "CO06");
    refused("EQ09+", "EQ07+");
    refused("TR04,TR08", "TR01,TR08");
    refused("YO05,OR02", "YO05,YO05");
    refused("YO05,OR02", "YO05,OR01");
}

TEST(SusanooNotation, CardsInAZoneThatCannotHoldThemAreRefused) {  // SUS-532 SUS-037
    refused("EQ09+", "CO07+");
    refused("EQ09+", "YO09");
    refused("YO01,YO02", "OR05,YO02");
    refused("YO01,YO02", "EV01,YO02");
    refused(".OR01.", ".YO09.");
    refused(".EV28/", ".EV20/");
    refused("TR01+", "EV01+");
    refused("EV10", "TR10");
    refused("EV10", "HB10");
    refused("TR04,TR08", "EQ04,TR08");
    refused("EQ01,EQ02.", "EQ01,YO09.");
    refused(".YO05,OR02.", ".YO05,EQ03.");
}

TEST(SusanooNotation, ListsOutOfOrderAreRefused) {  // SUS-532 SUS-531
    refused("CO06,EQ05,EV19", "EQ05,CO06,EV19");
    refused("TR04,TR08", "TR08,TR04");
    refused("EQ07+,EQ26", "EQ26,EQ07+");
    refused("YO01,YO02", "YO02,YO01");
    refused("EQ01,EQ02.", "EQ02,EQ01.");
    // The Event discards keep their order.
    std::string text = kBase;
    text.replace(text.find("YO05,OR02"), 9, "OR02,YO05");
    EXPECT_TRUE(read(text).ok());
}

TEST(SusanooNotation, LevelsAndMarksHaveTheirLimits) {  // SUS-532 SUS-119 SUS-230
    refused("HB03.3.", "HB03.0.");
    refused("HB03.3.", "HB03.13.");
    refused("EQ07+,EQ26", "EQ07+,EQ26+");
    refused("TR01+,TR02", "TR01+,TR02+");
    std::string text = kBase;
    text.replace(text.find("HB03.3."), 7, "HB03.12.");
    EXPECT_TRUE(read(text).ok());
}

TEST(SusanooNotation, AnAgendaBeginsWithADecisionAChanceEventOrTheEnd) {  // SUS-532 SUS-402
    refused("/prep+draw+end+surplus+next", "/draw+end+surplus+next");
    refused("/prep+draw+end+surplus+next", "/next");
    refused("/prep+draw+end+surplus+next", "/turn");
    refused("/prep+draw+end+surplus+next", "/-");
    refused("/prep+draw+end+surplus+next", "/");
    refused("/prep+draw", "/prop+draw");
    refused("/prep+draw", "/prep:1+draw");
    refused("/prep+draw", "/deal:R:1+deal:R:1+prep+draw");
    refused("/prep+draw", "/1xdeal:R:1+prep+draw");
    refused("/prep+draw", "/deal:R:9+prep+draw");
    refused("/prep+draw+end+surplus+next", "/over:weather");
    refused("/prep+draw+end+surplus+next", "/over:heads+next");
}

TEST(SusanooNotation, UnknownCardsBelongToViewsOnly) {  // SUS-532 SUS-534
    refused("EV10", "?e");
    const std::string seen =
        "3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.2.-.EV10=w,?e,?r.-.-.-.-.-/"
        "HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/end+surplus+next";
    const auto view = the_game().read_view(options_of("", 3), Seat{1}, seen);
    ASSERT_TRUE(view.ok()) << view.error().text;
    EXPECT_EQ(the_game().write_view(*view), seen);
    for (const auto& [from, to] :
         {std::pair<std::string, std::string>{"EV10=w,?e,?r", "?e,EV10=w,?r"},
          {"EV10=w,?e,?r", "EV10=w,?r,?e"},
          {"EV10=w,?e,?r", "EV10=w,?x"},
          {"EV10=w,?e,?r", "EV10=3,?e,?r"}}) {
        std::string text = seen;
        text.replace(text.find(from), from.size(), to);
        EXPECT_FALSE(the_game().read_view(options_of("", 3), Seat{1}, text).ok()) << text;
    }
}

TEST(SusanooNotation, AfterTheEndAViewIsTheFullPosition) {  // SUS-534 SUS-504
    Table table;
    table.play("t over:events | HB10 hand:EV01,EV02=2 | HB04 hand:CO01 | HB08");
    for (int viewer = 0; viewer <= 3; ++viewer) EXPECT_EQ(table.view(viewer), table.text());
}

TEST(SusanooNotation, ATextIsAMoveOnlyIfTheListHasIt) {  // SUS-533 SUS-405
    Table table;
    table.play("t prep | HB10 hand:EV02 | HB04 | HB08");
    for (const char* text : {"play:EV01", "play:ev02", "play", "play:EV02 ", " pass", "pass:1",
                             "Pass", "", "1:pass", "play:EV02:1", "pick:1", "die:1"}) {
        const auto move = the_game().read_move(table.state(), Seat{0}, text);
        EXPECT_FALSE(move.ok()) << text;
    }
    EXPECT_TRUE(the_game().read_move(table.state(), Seat{0}, "play:EV02").ok());
    EXPECT_FALSE(the_game().read_move(table.state(), Seat{1}, "play:EV02").ok());
    EXPECT_FALSE(the_game().read_move(table.state(), kChance, "pass").ok());
}

}  // namespace
}  // namespace engawa::susanoo
