// Section 14 of the ledger: reward picks.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

// Two captures by `Bw@e4e` and whatever reserve White is given.
std::string two_captures(const std::string& reserve) {
    return "Bw@e5e,Er@g5,Ai@g3/Bw@i5n,Wa@i4/00100000." + reserve +
           ".rest/00000000.rest.00000000/w/t";
}

TEST(PaikoReward, TheVictimChoosesFromTheCapturersReserve) {  // PAI-165 PAI-166
    Table t("Er@g5/Sw@i5/00001000.11100000.rest/00000000.rest.00000000/w/t");
    t.play("Ai@g4");
    EXPECT_EQ(t.seat() + t.phase(), "br1Sa");    // Black decides,
    EXPECT_EQ(t.moves(), words(":Bw :Sa :Sw"));  // about White's reserve
    t.play(":Bw");
    EXPECT_EQ(t.field(3), "00100000.11000000.22232323");
    EXPECT_EQ(t.field(4), "00000000.32333333.01000000");  // Black gets nothing
}

TEST(PaikoReward, AnEmptyReserveGivesNothingAndLeavesNoDebt) {  // PAI-167
    EXPECT_EQ(Table(two_captures("01000100")).then("Bw@e4e").phase(), "r2Sa");
    EXPECT_EQ(Table(two_captures("33032003")).then("Bw@e4e").phase(), "r2Sa");
    Table one = Table(two_captures("01000000")).then("Bw@e4e");
    EXPECT_EQ(one.phase(), "r1Sa");
    EXPECT_EQ(one.play(":Sw").phase(), "t");
    const Table none = Table(two_captures("00000000")).then("Bw@e4e");
    EXPECT_EQ(none.captured().size(), 2u);
    EXPECT_EQ(none.seat() + none.phase(), "bt");
}

TEST(PaikoReward, AllPicksComeTogetherAfterTheLastCapture) {  // PAI-168
    Table t = Table(two_captures("01000100")).then("Bw@e4e");
    EXPECT_EQ(t.field(2), "-");  // both tiles are gone before anything is picked
    EXPECT_EQ(t.phase(), "r2Sa");
    EXPECT_EQ(t.play(":Sw").phase(), "r1Sw");
    EXPECT_EQ(t.play(":Fi").phase(), "t");
}

TEST(PaikoReward, EachPickIsADecisionOfAtMostEightMoves) {  // PAI-169
    int picks = 0;
    along_random_games(6, 169, true,
                       [&](const Table& before, const std::string& move, const Table& after) {
                           if (!before.phase().starts_with("r")) return;
                           ++picks;
                           EXPECT_LE(before.moves().size(), 8u);
                           EXPECT_EQ(before.kind(move), "reward");
                           EXPECT_EQ(after.seat(), before.seat());  // the victim's seat
                       });
    EXPECT_GT(picks, 20);
}

TEST(PaikoReward, PicksOfOneTurnGoInTypeOrderAndNeverRunDry) {  // PAI-170
    const Table t("Er@g5,Ai@g4/Ai@k10/00000000.10200011.rest/00000000.rest.01000001/b/r2Sa");
    EXPECT_EQ(t.moves(), words(":Bw :Er :Sa"));
    EXPECT_TRUE(t.illegal(":Wa :Sw"));  // nothing would be left after the Water; no Sword is there
    EXPECT_TRUE(t.breaks(":Wa", "PAI-170"));
    EXPECT_TRUE(t.breaks(":Sw", "PAI-170"));
    const Table next = t.then(":Bw");
    EXPECT_EQ(next.phase(), "r1Bw");
    EXPECT_TRUE(next.illegal(":Sa"));
    EXPECT_TRUE(next.breaks(":Sa", "PAI-170"));
    EXPECT_EQ(next.moves(), words(":Bw :Er :Wa"));
}

TEST(PaikoReward, NoneWhenTheTurnEndedTheGame) {  // PAI-171
    const Table won =
        Table(
            "Er@i12,Bw@g11w,Sw@i10,Wa@k10,Sa@l9n,Sw@e6/Sw@g12,Ai@m8/00011000.10000010.rest/"
            "10000000.01000010.rest/w/t")
            .then("Ai@e11");
    EXPECT_EQ(won.captured(), words("Sw@g12"));
    EXPECT_EQ(won.phase(), "xw");
    const Table tied =
        Table(
            "Ai@d11,Sa@c10n,Bw@b9n,Sw@a8,Er@g5,Er@h1/Er@j11,Sw@i5/00001000.01010101.21221212/"
            "00000000.20212111.rest/w/t")
            .then("Ai@g4");
    EXPECT_EQ(tied.captured(), words("Sw@i5"));
    EXPECT_EQ(tied.phase(), "xt");
    const Table capped =
        Table("Er@g5/Sw@i5/00001000.11100000.rest/00000000.rest.00000000/w/t", 1).then("Ai@g4");
    EXPECT_EQ(capped.phase(), "xt");
    EXPECT_EQ(capped.field(3).substr(0, 8), "00000000");
}

TEST(PaikoReward, AfterTheLastPickTheVictimMoves) {  // PAI-172
    Table t("Sw@g10/Er@i10/00000000.rest.00000000/00001000.rest.00000000/b/t");
    t.play("Ai@h12");
    EXPECT_EQ(t.seat() + t.phase(), "wr1Sa");
    t.play(":Wa");
    EXPECT_EQ(t.seat() + t.phase(), "wt");
    EXPECT_EQ(t.field(9), "1");
}

}  // namespace
}  // namespace engawa::paiko
