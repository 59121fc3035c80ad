// The notation of the ledger: positions as text.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

// White's tiles on the board and everything else in the reserves.
std::string with(const std::string& tiles, const std::string& tail = "/w/t") {
    return tiles + "/-/00000000.rest.00000000/00000000.rest.00000000" + tail;
}

testing::AssertionResult refused(const std::string& position) {
    const Result<State> read = Paiko{}.read(options_with_cap(0), position);
    if (read.ok()) return testing::AssertionFailure() << "accepted: " << position;
    if (read.error().code != "bad_position") {
        return testing::AssertionFailure() << "code " << read.error().code << ": " << position;
    }
    if (read.error().text.empty()) return testing::AssertionFailure() << "no reason: " << position;
    return testing::AssertionSuccess();
}

TEST(PaikoNotation, ASquareIsALowerCaseLetterAndANumberWithoutLeadingZero) {  // N-01
    EXPECT_TRUE(readable(with("Sw@a7")));
    EXPECT_TRUE(readable(with("Sw@g14")));
    for (const char* bad : {"Sw@A7", "Sw@a07", "Sw@g014", "Sw@7a", "Sw@a", "Sw@7", "Sw@ a7"}) {
        EXPECT_TRUE(refused(with(bad))) << bad;
    }
    const Table t(Setting{.white = "Sw@e5", .hand = "01000000"});
    EXPECT_TRUE(t.legal("Sw@d5 e5-e6"));
    for (const char* bad : {"Sw@D5", "Sw@d05", "E5-e6", "e5-E6", "e05-e6", "e5-e06"}) {
        EXPECT_EQ(t.canonical(bad), "") << bad;
    }
}

TEST(PaikoNotation, ATypeIsItsCodeInExactlyThatCase) {  // N-02
    for (const char* good :
         {"Sa@e5n", "Sw@e5", "Bw@e5n", "Lo@e5", "Ai@e5", "Fi@e5n", "Er@e5", "Wa@e5"}) {
        EXPECT_TRUE(readable(with(good))) << good;
    }
    for (const char* bad : {"sw@e5", "SW@e5", "sW@e5", "S@e5", "Swo@e5", "Xx@e5", "Ea@e5"}) {
        EXPECT_TRUE(refused(with(bad))) << bad;
    }
    const Table t(Setting{.hand = "01000000"});
    for (const char* bad : {"sw@e5", "SW@e5", "+sw", "+SW"}) EXPECT_EQ(t.canonical(bad), "") << bad;
}

TEST(PaikoNotation, SaiBowAndFireMustHaveAFacingAndTheOthersMustNot) {  // N-03
    for (const std::string& code : words("Sa Bw Fi")) {
        for (const std::string& facing : words("n e s w")) {
            EXPECT_TRUE(readable(with(code + "@e5" + facing)));
        }
        for (const std::string& bad : {"", "N", "ne", "x", " n"}) {
            EXPECT_TRUE(refused(with(code + "@e5" + std::string(bad)))) << code << bad;
        }
    }
    for (const std::string& code : words("Sw Lo Ai Er Wa")) {
        EXPECT_TRUE(refused(with(code + "@e5n"))) << code;
    }
    const Table t(Setting{.white = "Bw@e5n,Sw@d5", .hand = "01100000"});
    for (const char* bad : {"Bw@c5", "Sw@c5n", "e5-e6", "d5-d6n"}) {
        EXPECT_EQ(t.canonical(bad), "") << bad;
    }
}

TEST(PaikoNotation, ATileIsItsCodeSquareAndFacing) {  // N-04
    const Table t(Setting{.white = "Sw@g5,Fi@g3n"});
    EXPECT_EQ(t.field(1), "Sw@g5,Fi@g3n");
    for (const char* bad : {"Swg5", "Sw-g5", "g5Sw", "Sw@@g5", "Sw@g5@"}) {
        EXPECT_TRUE(refused(with(bad))) << bad;
    }
}

TEST(PaikoNotation, AStockIsEightDigitsInTypeOrder) {  // N-05
    const Table t("-/-/12000001.rest.00000000/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.field(3), "12000001.21333332.00000000");
    std::set<std::string> deployable;
    for (const std::string& move : t.moves()) {
        if (move[2] == '@') deployable.insert(move.substr(0, 2));
    }
    EXPECT_EQ(deployable, set_of("Sa Sw Wa"));
    for (const char* bad : {"1200000", "120000010", "42000001", "1200000x", "", "-"}) {
        EXPECT_TRUE(
            refused("-/-/" + std::string(bad) + ".rest.00000000/00000000.rest.00000000/w/t"))
            << bad;
    }
}

TEST(PaikoNotation, APositionIsNineFields) {  // N-06
    EXPECT_EQ(Table(kStartText).text(),
              "-/-/00000000.33333333.00000000/00000000.33333333.00000000/w/s/-.-/0/0");
    const std::string full =
        "Wa@e9,Sw@a8,Sa@c8e/Lo@h10,Fi@i10n/01000000.21333331.00000001/"
        "00000000.33323233.00000000/b/t/a8:2.i10:1/0/171";
    EXPECT_EQ(Table(full).text(), full);
    EXPECT_EQ(Table("-/-/11111111.22222222.00000000/12111111.21222222.00000000/w/t/-.-/0/0").text(),
              "-/-/11111111.22222222.00000000/12111111.21222222.00000000/w/t/-.-/0/0");
    EXPECT_EQ(
        Table("Sw@h6,Fi@g4w/Ai@j7/00000100.11000000.rest/00000000.rest.00000000/w/t").text(),
        "Sw@h6,Fi@g4w/Ai@j7/00000100.11000000.21333133/00000000.33332333.00000000/w/t/-.-/0/0");
    const Table over = Table(Setting{.white = "Sw@e5"}.text(), 1).then("e5-e6");
    EXPECT_EQ(over.seat() + " " + over.phase(), "- xt");
    EXPECT_EQ(Table(over.text(), 1).text(), over.text());
}

TEST(PaikoNotation, InARewardPhaseTheSeatIsTheVictim) {  // N-07
    Table t("Bw@e5e,Er@g5,Ai@g3/Bw@i5n,Wa@i4/00100000.01000100.rest/00000000.rest.00000000/w/t");
    t.play("Bw@e4e");
    EXPECT_EQ(t.seat() + " " + t.phase(), "b r2Sa");  // the lowest type is Sai at first
    t.play(":Sw");
    EXPECT_EQ(t.seat() + " " + t.phase(), "b r1Sw");   // and then the type picked last
    EXPECT_EQ(Table(t.text()).moves(), words(":Fi"));  // from White's reserve
}

TEST(PaikoNotation, TheStocksCarryTheStageOfTheSetUp) {  // N-08
    Table t(kStartText);
    for (const std::string& move : words("+Sa +Sa +Lo +Lo +Fi +Er +Wa +Sw +Bw")) {
        t.play(move);
        EXPECT_EQ(t.phase(), "s");
        EXPECT_EQ(Table(t.text()).moves(), t.moves());
        EXPECT_TRUE(Table(t.text()).state() == t.state());
    }
    EXPECT_EQ(t.seat(), "b");
}

TEST(PaikoNotation, ReadingIsMoreLenientThanWriting) {  // N-09
    // Tiles in any order.
    EXPECT_EQ(Table(with("Sw@e5,Lo@g14,Er@a7")).field(1), "Lo@g14,Er@a7,Sw@e5");
    // Fields 7, 8 and 9 left off from the right.
    const std::string full = Table(with("Sw@e5", "/w/t/-.-/0/0")).text();
    EXPECT_EQ(Table(with("Sw@e5", "/w/t/-.-/0")).text(), full);
    EXPECT_EQ(Table(with("Sw@e5", "/w/t/-.-")).text(), full);
    EXPECT_EQ(Table(with("Sw@e5", "/w/t")).text(), full);
    EXPECT_TRUE(refused(with("Sw@e5", "/w")));
    // One of a player's stocks may be `rest`, whichever it is.
    const std::string black = "/00000000.rest.00000000/w/t";
    EXPECT_EQ(Table("Sw@e5/-/rest.30000000.02000000" + black).field(3),
              "00333333.30000000.02000000");
    EXPECT_EQ(Table("Sw@e5/-/10000000.rest.01000000" + black).field(3),
              "10000000.21333333.01000000");
    EXPECT_EQ(Table("Sw@e5/-/10000000.22000000.rest" + black).field(3),
              "10000000.22000000.00333333");
    EXPECT_EQ(Table("Sw@e5/-/00000000.32333333.00000000" + black).text(), full);
}

TEST(PaikoNotation, RefusesFieldsThatAreMissingMalformedOrTooMany) {  // N-10 (a)
    EXPECT_TRUE(readable(with("Sw@e5", "/w/t/-.-/0/0")));
    for (const char* tail : {"",
                             "/w",
                             "/w/t/-.-/0/0/0",
                             "/x/t",
                             "/W/t",
                             "//t",
                             "/w/",
                             "/w/q",
                             "/w/T",
                             "/w/tt",
                             "/-/x",
                             "/-/xx",
                             "/w/t/-",
                             "/w/t/-.-.-",
                             "/w/t/",
                             "/w/t/e5.-",
                             "/w/t/e5:.-",
                             "/w/t/e5:1",
                             "/w/t/e5:1:1.-",
                             "/w/t/-.-/",
                             "/w/t/-.-/x",
                             "/w/t/-.-/-1",
                             "/w/t/-.-/0/",
                             "/w/t/-.-/0/x",
                             "/w/t/-.-/0/-1",
                             "/w/t/-.-/0/1e3",
                             "/w/t/-.-/0/99999999999999999999"}) {
        EXPECT_TRUE(refused(with("Sw@e5", tail))) << tail;
    }
    for (const char* phase : {"r", "r1", "rSa", "r0Sa", "r1Xx", "r-1Sa", "r1SaSa", "r1sa"}) {
        EXPECT_TRUE(refused(
            std::string("Sw@e5/-/00000000.10000000.rest/00000000.rest.03000000/b/") + phase))
            << phase;
    }
    for (const char* tiles : {"", ",", "Sw@e5,", ",Sw@e5", "-,Sw@e5", "Sw@e5;Er@e6", "--"}) {
        EXPECT_TRUE(refused(with(tiles))) << tiles;
    }
    for (const char* stocks : {"rest", "00000000.rest", "00000000.rest.00000000.00000000",
                               "00000000.Rest.00000000", "00000000..00000000"}) {
        EXPECT_TRUE(refused(std::string("-/-/") + stocks + "/00000000.rest.00000000/w/t"))
            << stocks;
    }
    EXPECT_TRUE(refused(""));
    EXPECT_TRUE(refused("/"));
}

TEST(PaikoNotation, RefusesSquaresThatDoNotExistOrAreUsedTwice) {  // N-10 (b)
    EXPECT_TRUE(refused(with("Sw@a1")));
    EXPECT_TRUE(refused(with("Sw@o8")));
    EXPECT_TRUE(refused(with("Sw@g15")));
    EXPECT_TRUE(refused(with("Sw@e5,Er@e5")));
    EXPECT_TRUE(refused(Setting{.white = "Sw@e5", .black = "Sw@e5"}.text()));
    EXPECT_TRUE(refused(with("Sw@e5", "/w/t/a1:1.-")));
}

TEST(PaikoNotation, RefusesATileOtherThanALotusOnABlackSquare) {  // N-10 (c)
    for (const std::string& square : words("f9 i6 g7 h8")) {
        EXPECT_TRUE(readable(with("Lo@" + square)));
        EXPECT_TRUE(refused(with("Sw@" + square)));
        EXPECT_TRUE(refused(with("Fi@" + square + "n")));
    }
}

TEST(PaikoNotation, RefusesAMissingOrSuperfluousFacing) {  // N-10 (d)
    EXPECT_TRUE(refused(with("Fi@e5")));
    EXPECT_TRUE(refused(with("Sa@e5")));
    EXPECT_TRUE(refused(with("Sw@e5n")));
    EXPECT_TRUE(refused(with("Lo@e5w")));
}

TEST(PaikoNotation, RefusesTilesThatDoNotAddUpToThree) {  // N-10 (e)
    const std::string black = "/00000000.rest.00000000/w/t";
    EXPECT_TRUE(refused("Sw@e5/-/03000000.rest.00000000" + black));
    EXPECT_TRUE(refused("Sw@e5/-/00000000.33333333.00000000" + black));
    EXPECT_TRUE(refused("Sw@e5/-/00000000.31333333.00000000" + black));
    EXPECT_TRUE(refused("Sw@e5,Sw@d5,Sw@c5,Sw@f5/-/00000000.rest.00000000" + black));
    EXPECT_TRUE(refused("Sw@e5/-/rest.rest.00000000" + black));
    EXPECT_TRUE(refused("Sw@e5/-/00000000.rest.00000000/rest.00000000.rest/w/t"));
    EXPECT_TRUE(readable("Sw@e5/-/00000000.32333333.00000000" + black));
}

TEST(PaikoNotation, RefusesARunWithoutATileThatCanShift) {  // N-10 (f)
    const auto tail = [](const std::string& run) { return "/w/t/" + run; };
    for (const char* run : {"e5:1.-", "e5:2.-", "e5:3.-"}) {
        EXPECT_TRUE(readable(with("Sw@e5", tail(run)))) << run;
    }
    for (const char* run : {"e6:1.-", "-.e5:1", "e5:0.-", "e5:4.-", "e5:-1.-", "e5:10.-"}) {
        EXPECT_TRUE(refused(with("Sw@e5", tail(run)))) << run;
    }
    EXPECT_TRUE(refused(with("Ai@e5", tail("e5:1.-"))));
    EXPECT_TRUE(refused(with("Lo@e5", tail("e5:1.-"))));
    EXPECT_TRUE(readable(with("Er@e5", tail("e5:1.-"))));
}

TEST(PaikoNotation, RefusesABoardThatIsNotAtRest) {  // N-10 (g)
    EXPECT_TRUE(refused(Setting{.white = "Sw@h5,Er@g4", .black = "Sw@i4"}.text()));
    EXPECT_TRUE(refused(Setting{.white = "Sw@i4", .black = "Sw@h5,Er@g4"}.text()));
    EXPECT_TRUE(refused(Setting{.white = "Fi@e10w", .black = "Er@e12", .seat = "b"}.text()));
    EXPECT_TRUE(refused("Sw@h5,Er@g4/Sw@i4/00000000.rest.00000000/00000000.rest.00000000/-/xt"));
    EXPECT_TRUE(readable(Setting{.white = "Sw@h5", .black = "Sw@i4"}.text()));
}

constexpr std::string_view kWhiteAtTen = "Sw@i10,Er@j12,Ai@k9,Sa@l10n,Bw@h13n/-/";
constexpr std::string_view kBlackAtTen = "-/Sw@f5,Er@e3,Ai@d6,Sa@c5s,Bw@g2s/";
constexpr std::string_view kReserves = "00000000.rest.00000000/00000000.rest.00000000";

TEST(PaikoNotation, RefusesAGameThatShouldBeOver) {  // N-10 (h)
    for (const std::string_view ten : {kWhiteAtTen, kBlackAtTen}) {
        for (const char* tail : {"/w/t", "/b/t"}) {
            EXPECT_TRUE(refused(std::string(ten) + std::string(kReserves) + tail)) << ten << tail;
        }
    }
    EXPECT_TRUE(
        refused(std::string(kWhiteAtTen) + "00000000.rest.00000000/00000000.rest.01000000/b/r1Sa"));
    // The tie of PAI-188: 13 losses each and at most five points.
    EXPECT_TRUE(refused("Sw@e5/Sw@k9/00000000.12331000.rest/00000000.32311000.rest/w/t"));
    EXPECT_TRUE(refused("Sw@e5/Sw@k9/00000000.12331000.rest/00000000.32311000.rest/b/r1Sa"));
    EXPECT_TRUE(readable("Sw@e5/Sw@k9/00000000.12331000.rest/00000000.32312000.rest/w/t"));
    EXPECT_TRUE(readable("Sw@e5/Sw@k9/00000000.12331000.rest/00000000.32311000.rest/-/xt"));
}

TEST(PaikoNotation, RefusesAnEndThatThePointsContradict) {  // N-10 (i)
    const std::string white = std::string(kWhiteAtTen) + std::string(kReserves);
    const std::string black = std::string(kBlackAtTen) + std::string(kReserves);
    EXPECT_TRUE(readable(white + "/-/xw"));
    EXPECT_TRUE(readable(black + "/-/xb"));
    EXPECT_TRUE(refused(white + "/-/xb"));
    EXPECT_TRUE(refused(black + "/-/xw"));
    EXPECT_TRUE(refused(white + "/-/xt"));
    EXPECT_TRUE(refused(black + "/-/xt"));
    EXPECT_TRUE(refused(with("Sw@e5", "/-/xw")));
    EXPECT_TRUE(refused(with("Sw@e5", "/-/xb")));
    EXPECT_TRUE(readable(with("Sw@e5", "/-/xt")));
}

TEST(PaikoNotation, RefusesRewardPicksThatCannotBe) {  // N-10 (j)
    const auto reward = [](const std::string& reserve, const std::string& lost,
                           const std::string& phase) {
        return "Sw@e5/-/00000000." + reserve + ".rest/00000000.rest." + lost + "/b/" + phase;
    };
    EXPECT_TRUE(readable(reward("10000000", "03000000", "r1Sa")));
    EXPECT_TRUE(refused(reward("10000000", "03000000", "r2Sa")));  // one tile for two picks
    EXPECT_TRUE(refused(reward("10000000", "03000000", "r1Sw")));  // no tile of an allowed type
    EXPECT_TRUE(readable(reward("10000010", "03000000", "r1Sw")));
    EXPECT_TRUE(readable(reward("22000000", "03000000", "r3Sa")));
    EXPECT_TRUE(refused(reward("22000000", "03000000", "r4Sa")));  // Black has lost three
    EXPECT_TRUE(refused(reward("22000000", "00000000", "r1Sa")));
}

TEST(PaikoNotation, RefusesASetUpThatCannotBe) {  // N-10 (k)
    EXPECT_TRUE(refused(with("Sw@e5", "/w/s")));
    EXPECT_TRUE(refused("-/-/00000000.rest.01000000/00000000.rest.00000000/w/s"));
    EXPECT_TRUE(refused("-/-/00000000.rest.00000000/00000000.rest.00000000/b/s"));
    EXPECT_TRUE(refused("-/-/11111110.rest.00000000/00000000.rest.00000000/w/s"));
    EXPECT_TRUE(refused("-/-/11111110.rest.00000000/33300000.rest.00000000/b/s"));
    EXPECT_TRUE(refused("-/-/11111111.rest.00000000/33300000.rest.00000000/w/s"));
    EXPECT_TRUE(refused("-/-/11111111.rest.00000000/33300000.rest.00000000/b/s"));
    EXPECT_TRUE(refused("-/-/11111110.rest.00000000/33310000.rest.00000000/w/s"));
    EXPECT_TRUE(readable("-/-/11111110.rest.00000000/33300000.rest.00000000/w/s"));
}

TEST(PaikoNotation, RefusesASeatThatDoesNotFitThePhase) {  // N-10 (l)
    EXPECT_TRUE(refused(with("Sw@e5", "/-/t")));
    EXPECT_TRUE(refused("-/-/00000000.rest.00000000/00000000.rest.00000000/-/s"));
    EXPECT_TRUE(refused("Sw@e5/-/00000000.10000000.rest/00000000.rest.03000000/-/r1Sa"));
    EXPECT_TRUE(refused(with("Sw@e5", "/w/xt")));
    EXPECT_TRUE(refused(with("Sw@e5", "/b/xt")));
}

TEST(PaikoNotation, RefusesTwoPassesInAGameThatGoesOn) {  // N-10 (m)
    EXPECT_TRUE(readable(with("Sw@e5", "/w/t/-.-/1/5")));
    EXPECT_TRUE(refused(with("Sw@e5", "/w/t/-.-/2/5")));
    EXPECT_TRUE(readable(with("Sw@e5", "/-/xt/-.-/2/5")));
    EXPECT_TRUE(refused(with("Sw@e5", "/-/xt/-.-/3/5")));
    EXPECT_TRUE(refused(std::string(kWhiteAtTen) + std::string(kReserves) + "/-/xw/-.-/2/5"));
}

}  // namespace
}  // namespace engawa::paiko
