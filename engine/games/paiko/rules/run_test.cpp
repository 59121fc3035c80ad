// Section 11 of the ledger: the four-turn rule.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

TEST(PaikoRun, ATileIsNotShiftedOnFourTurnsInARow) {  // PAI-133
    Table t(Setting{.white = "Sw@e5,Bw@d5e", .black = "Sa@k9s"});
    t.play("e5-e6 +Sa e6-e5 +Sa e5-e6 +Sw");
    EXPECT_TRUE(t.illegal("e6-e5 e6-e7 e6-f6"));
    EXPECT_TRUE(t.breaks("e6-e5", "PAI-114 PAI-133"));
    // After a turn without it the tile is free again.
    EXPECT_TRUE(t.then("d5-d5n +Sw").legal("e6-e5"));
}

TEST(PaikoRun, IsTheSquareOfTheTileShiftedLastWithANumber) {  // PAI-134 PAI-135
    Table t(Setting{.white = "Sw@e5", .black = "Sa@k9s"});
    EXPECT_EQ(t.runs(), "-.-");
    EXPECT_EQ(t.play("e5-e6").runs(), "e6:1.-");
    EXPECT_EQ(t.play("k9-k10s").runs(), "e6:1.k10:1");
    EXPECT_EQ(t.play("e6-f6").runs(), "f6:2.k10:1");
    EXPECT_EQ(t.play("k10-k10n").runs(), "f6:2.k10:2");
    EXPECT_EQ(t.play("f6-f7").runs(), "f7:3.k10:2");
    EXPECT_EQ(t.play("k10-j10n").runs(), "f7:3.j10:3");
    // The position alone carries the rule.
    EXPECT_EQ(Table(t.text()).moves(), t.moves());
    EXPECT_TRUE(Table(t.text()).illegal("f7-f6"));
}

TEST(PaikoRun, ShiftingAnotherTileStartsAtOne) {  // PAI-136
    const Table t(Setting{.white = "Sw@e5,Sw@d4", .black = "Sw@k9", .runs = "e5:2.-"});
    EXPECT_EQ(t.then("d4-d5").runs(), "d5:1.-");
    EXPECT_EQ(t.then("e5-e6").runs(), "e6:3.-");
}

TEST(PaikoRun, ATurnOnTheSpotCountsAndKeepsTheSquare) {  // PAI-137
    const Table t(Setting{.white = "Bw@e5n", .black = "Sw@k9", .runs = "e5:2.-"});
    EXPECT_EQ(t.then("e5-e5s").runs(), "e5:3.-");
    EXPECT_TRUE(t.then("e5-e5s +Sa").illegal("e5-e5n e5-e6s"));
}

TEST(PaikoRun, TheBonusOfASaiStartsARun) {  // PAI-138
    const Table t(Setting{.white = "Sw@e5", .hand = "10000000", .runs = "e5:2.-"});
    EXPECT_EQ(t.then("Sa@b7-b8n").runs(), "b8:1.-");
    Table run = t.then("Sa@b7-b8n +Sa b8-b8e +Sa b8-b9e +Sa");
    EXPECT_EQ(run.runs(), "b9:3.-");
    EXPECT_EQ(run.after("b9-"), set_of(""));
}

TEST(PaikoRun, EveryOtherActionAndAForcedPassEmptyIt) {  // PAI-139
    const Table t(Setting{.white = "Sw@e5", .hand = "11000000", .runs = "e5:2.-"});
    EXPECT_EQ(t.then("Sw@d5").runs(), "-.-");
    EXPECT_EQ(t.then("Sa@d5n").runs(), "-.-");
    EXPECT_EQ(t.then("+Wa").runs(), "-.-");
    const Table stuck("Sw@e5/Er@k9/00000000.00000000.rest/00000000.rest.00000000/w/t/e5:3.-");
    EXPECT_EQ(stuck.then("pass").runs(), "-.-");
}

TEST(PaikoRun, TheEnemysTurnOnlyEmptiesItByCapturing) {  // PAI-140
    const Table t(Setting{
        .white = "Er@g5,Sw@e5", .black = "Sw@i5,Sw@k9", .hand = "00001000", .runs = "-.i5:2"});
    EXPECT_EQ(t.then("e5-e6").runs(), "e6:1.i5:2");
    EXPECT_EQ(t.then("+Sa").runs(), "-.i5:2");
    const Table captured = t.then("Ai@g4");
    EXPECT_EQ(captured.captured(), words("Sw@i5"));
    EXPECT_EQ(captured.runs(), "-.-");
    // A run of another tile is left alone by the same capture.
    const Table other(Setting{
        .white = "Er@g5,Sw@e5", .black = "Sw@i5,Sw@k9", .hand = "00001000", .runs = "-.k9:2"});
    EXPECT_EQ(other.then("Ai@g4").runs(), "-.k9:2");
}

TEST(PaikoRun, PicksLeaveBothRunsAlone) {  // PAI-141
    Table t(
        "Er@g5,Ai@g4,Sw@e5/Ai@k10,Sw@l9/00000000.10200011.rest/00000000.rest.01000001/b/r2Sa/"
        "e5:2.l9:1");
    EXPECT_EQ(t.play(":Sa").runs(), "e5:2.l9:1");
    EXPECT_EQ(t.play(":Er").runs(), "e5:2.l9:1");
    EXPECT_EQ(t.phase(), "t");
    Table set_up(kStartText);
    EXPECT_EQ(set_up.play("+Sa +Sa").runs(), "-.-");
}

}  // namespace
}  // namespace engawa::paiko
