// Section 8 of the ledger: shifting.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

TEST(PaikoShift, StepsCombineAndAFacingTileEndsAnyWay) {  // PAI-105
    const Table t(Setting{.white = "Bw@e5e"});
    for (const std::string& square : words("e6 e7 d6 f6 g5 c5 e3 d4")) {
        EXPECT_TRUE(
            t.legal("e5-" + square + "n e5-" + square + "e e5-" + square + "s e5-" + square + "w"));
    }
    EXPECT_EQ(t.then("e5-f6w").field(1), "Bw@f6w");
    EXPECT_TRUE(t.illegal("e5-e8n e5-f7n e5-g6n"));  // three steps
    EXPECT_TRUE(t.breaks("e5-f7n", "PAI-105"));
}

TEST(PaikoShift, OnlyOwnTilesOfTheBoardAreShifted) {  // PAI-105
    const Table t(Setting{.white = "Sw@e5", .black = "Sw@k9"});
    EXPECT_TRUE(t.illegal("k9-k10 d5-d6"));
    EXPECT_EQ(t.after("k9-"), set_of(""));
    EXPECT_TRUE(t.breaks("k9-k10", "PAI-105"));
}

TEST(PaikoShift, EverySquareEnteredMustBeEmptyAndNotBlack) {  // PAI-106
    const Table t(Setting{.white = "Sw@e5,Lo@e6", .black = "Lo@d5"});
    EXPECT_TRUE(t.illegal("e5-e6 e5-e7 e5-d5 e5-c5 e5-d6"));  // own tile, enemy tile, behind them
    EXPECT_TRUE(t.legal("e5-f6 e5-d4 e5-g5 e5-e3"));
    EXPECT_TRUE(t.breaks("e5-e6", "PAI-106"));
    EXPECT_TRUE(t.breaks("e5-e7", "PAI-106"));
    const Table black_square(Setting{.white = "Sw@g6"});
    EXPECT_TRUE(black_square.illegal("g6-g7 g6-g8"));
    EXPECT_TRUE(black_square.breaks("g6-g7", "PAI-106 PAI-009"));
    const Table rim(Setting{.white = "Sw@g14"});
    EXPECT_EQ(rim.after("g14-"), set_of("h14 g13 f13 h13 g12"));
}

TEST(PaikoShift, ATileMustNotBeCapturableOnItsWay) {  // PAI-107
    const Table t(Setting{.white = "Sw@h4", .black = "Bw@l5w,Ai@j4"});
    EXPECT_EQ(t.at("h5"), "1 2 0 0");
    EXPECT_TRUE(t.illegal("h4-h5 h4-h6"));  // h6 itself is free of threat
    EXPECT_TRUE(t.breaks("h4-h5", "PAI-107"));
    EXPECT_TRUE(t.breaks("h4-h6", "PAI-107 PAI-105"));
    const Table covered(Setting{.white = "Sw@h4,Lo@g4", .black = "Bw@l5w,Ai@j4"});
    EXPECT_TRUE(covered.legal("h4-h5 h4-h6"));
}

TEST(PaikoShift, ThreatsAndCoverAreTakenWithTheTileLifted) {  // PAI-108
    // h5 is in two threat; the Water on h4 covers it for a Sword, but not for itself.
    const Table water(Setting{.white = "Sw@g5,Wa@h4", .black = "Bw@h9s,Ai@j6"});
    EXPECT_EQ(water.at("h5"), "1 2 1 0");
    EXPECT_TRUE(water.legal("g5-h5"));
    EXPECT_TRUE(water.illegal("h4-h5"));
    EXPECT_TRUE(water.breaks("h4-h5", "PAI-107"));
    // A Fire leaves its old stamp behind and counts once, for itself.
    const Table fire(Setting{.white = "Fi@h4n"});
    EXPECT_EQ(fire.at("h5"), "1 1 0 0");
    EXPECT_TRUE(fire.legal("h4-h5n h4-h6s h4-i5e"));
    const Table threatened(Setting{.white = "Fi@h4w", .black = "Er@h7"});
    EXPECT_EQ(threatened.at("h5"), "0 1 0 0");
    EXPECT_TRUE(threatened.illegal("h4-h5n"));
}

TEST(PaikoShift, TheStartCountsAsEmptyForItsOwnPath) {  // PAI-109
    // Shut in on all sides, a Bow still ends on its own square with another facing.
    const Table t(Setting{.white = "Bw@e5n,Lo@e6,Lo@d5,Lo@f5,Sw@e4"});
    EXPECT_EQ(t.after("e5-"), set_of("e5e e5s e5w"));
}

TEST(PaikoShift, TurningOnTheSpotIsAShift) {  // PAI-110
    Table t(Setting{.white = "Bw@e5n", .black = "Sw@k9"});
    EXPECT_EQ(t.kind("e5-e5s"), "turn");
    t.play("e5-e5s");
    EXPECT_EQ(t.field(1), "Bw@e5s");
    EXPECT_EQ(t.seat(), "b");
    EXPECT_EQ(t.runs(), "e5:1.-");
    // And it may capture like any action.
    Table capture(Setting{.white = "Sa@g5n,Er@f5", .black = "Ai@h5"});
    EXPECT_EQ(capture.play("g5-g5e").captured(), words("Ai@h5"));
}

TEST(PaikoShift, EndingWhereItBeganMustChangeTheFacing) {  // PAI-111
    const Table t(Setting{.white = "Bw@e5n,Sw@c5,Er@c6,Wa@f4"});
    EXPECT_TRUE(t.illegal("e5-e5n c5-c5 c6-c6 f4-f4"));
    EXPECT_TRUE(t.legal("e5-e5e e5-e5s e5-e5w"));
    for (const char* move : {"e5-e5n", "c5-c5", "f4-f4"}) {
        EXPECT_TRUE(t.breaks(move, "PAI-111 PAI-082")) << move;
    }
}

TEST(PaikoShift, PathsAreNotToldApart) {  // PAI-112
    const Words moves = Table("Sw@e5/-/00000000.00000000.rest/00000000.rest.00000000/w/t").moves();
    EXPECT_EQ(moves.size(), 12u);  // two ways lead to d6, f6, d4 and f4
    EXPECT_EQ(set_of(moves).size(), moves.size());
}

TEST(PaikoShift, NeedsNoOwnThreatAndMayEndUnderEnemyThreat) {  // PAI-113
    const Table t(Setting{.white = "Bw@i9n", .black = "Er@k10"});
    EXPECT_EQ(t.at("i10"), "0 1 0 1");
    EXPECT_EQ(t.at("h10"), "0 0 0 1");  // neither threatened by White nor home
    EXPECT_TRUE(t.legal("i9-i10n i9-h10s i9-i8e"));
}

TEST(PaikoShift, ATileShiftedThreeTimesInARowRests) {  // PAI-114
    const Table t(Setting{.white = "Sw@e5,Bw@d5e", .runs = "e5:3.-"});
    EXPECT_EQ(t.after("e5-"), set_of(""));
    EXPECT_TRUE(t.breaks("e5-e6", "PAI-114 PAI-133"));
    EXPECT_TRUE(t.legal("d5-d6e"));
    EXPECT_TRUE(Table(Setting{.white = "Sw@e5", .runs = "e5:2.-"}).legal("e5-e6"));
}

TEST(PaikoShift, MustNotEndangerOwnTiles) {  // PAI-115
    // The Sword on e9 stands in one threat, or two and in cover.
    const Table fire(Setting{.white = "Sw@e9,Fi@e7s", .black = "Er@e11"});
    EXPECT_TRUE(fire.illegal("e7-e7n"));
    EXPECT_TRUE(fire.legal("e7-e7w e7-e7e e7-f7e"));
    EXPECT_TRUE(fire.breaks("e7-e7n", "PAI-115 PAI-145"));
    const Table sai(Setting{.white = "Sw@e9,Sa@d9n", .black = "Er@e11,Sw@f10"});
    EXPECT_TRUE(sai.illegal("d9-d9e d9-d8n"));
    EXPECT_TRUE(sai.legal("d9-d9s"));
    const Table water(Setting{.white = "Sw@e9,Wa@e8", .black = "Er@e11,Sw@f10"});
    EXPECT_TRUE(water.illegal("e8-d8 e8=b6"));
    EXPECT_TRUE(water.legal("e8-d9"));
    // The Sword itself may leave.
    EXPECT_TRUE(water.legal("e9-d9 e9-d8"));
}

}  // namespace
}  // namespace engawa::paiko
