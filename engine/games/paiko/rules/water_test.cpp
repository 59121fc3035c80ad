// Section 10 of the ledger: redeploying a Water.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

TEST(PaikoWater, MayMoveAsIfDeployedFromTheHand) {  // PAI-125
    Table t(Setting{.white = "Wa@j4,Sw@e5", .black = "Lo@l9"});
    t.play("j4=a7");
    EXPECT_EQ(t.field(1), "Wa@a7,Sw@e5");
    EXPECT_EQ(t.seat(), "b");
    // Only an own Water on the board can do it.
    const Table others(Setting{.white = "Sw@e5", .black = "Wa@k9", .hand = "00000001"});
    EXPECT_TRUE(others.illegal("e5=a7 k9=a7"));
    EXPECT_TRUE(others.breaks("e5=a7", "PAI-125"));
}

TEST(PaikoWater, TheTargetIsJudgedLikeADeployment) {  // PAI-126
    const Table t(Setting{.white = "Wa@j4,Er@e9,Lo@d9", .black = "Sw@g10"});
    EXPECT_TRUE(t.legal("j4=e8 j4=c9 j4=e11"));  // own threat, no enemy threat
    EXPECT_TRUE(t.illegal("j4=f9 j4=g9 j4=d9 j4=e9 j4=h6"));
    EXPECT_TRUE(t.breaks("j4=g9", "PAI-126 PAI-086"));  // both threaten it
    EXPECT_EQ(t.at("g9"), "1 1 0 0");
    EXPECT_TRUE(t.breaks("j4=h6", "PAI-126 PAI-087"));  // nobody does
    EXPECT_TRUE(t.breaks("j4=d9", "PAI-126 PAI-085"));  // occupied
    EXPECT_TRUE(t.breaks("j4=f9", "PAI-126 PAI-086 PAI-009"));
    // At home too, enemy threat bars the square.
    const Table home(Setting{.white = "Wa@j4", .black = "Sw@g8"});
    EXPECT_TRUE(home.illegal("j4=f7 j4=g7"));
    EXPECT_TRUE(home.legal("j4=e7"));
}

TEST(PaikoWater, ItsOwnDiagonalsCountAsOwnThreat) {  // PAI-127
    // i4 and j5 are occupied, so that i5 cannot be reached by steps.
    const Table t(Setting{.white = "Lo@i4,Lo@j5,Wa@j4"});
    EXPECT_TRUE(t.legal("j4=i5"));
    EXPECT_TRUE(t.illegal("j4=i6 j4=j6"));
}

TEST(PaikoWater, ItsOwnSquareIsNoTarget) {  // PAI-128
    const Table t(Setting{.white = "Wa@e5"});
    EXPECT_TRUE(t.illegal("e5=e5 e5-e5"));
    EXPECT_TRUE(t.breaks("e5=e5", "PAI-128"));
}

TEST(PaikoWater, AfterTheMoveTheOldStampsAreGone) {  // PAI-129
    // Threatened by the Bow and, before and after the move, by the Water: still two threats at
    // no moment.
    Table t(Setting{.white = "Wa@e10,Bw@g6n", .black = "Ai@f11"});
    EXPECT_EQ(t.at("f11"), "1 0 0 0");
    t.play("e10=g10");
    EXPECT_EQ(t.captured(), words(""));
    EXPECT_EQ(t.at("f11"), "1 0 0 0");
    EXPECT_EQ(t.at("d11"), "0 0 0 0");
    // The safety test too sees the new square only.
    const Table safety(Setting{.white = "Sw@e9,Wa@e8", .black = "Er@e11,Sw@f10"});
    EXPECT_TRUE(safety.illegal("e8=e5"));
    EXPECT_TRUE(safety.legal("e8-d9"));
}

TEST(PaikoWater, ARedeployCountsAsAShift) {  // PAI-130
    Table t(Setting{.white = "Wa@c6,Sw@e5", .black = "Sw@k9", .runs = "c6:2.-"});
    EXPECT_EQ(t.then("c6=g1").runs(), "g1:3.-");
    EXPECT_EQ(Table(Setting{.white = "Wa@c6,Sw@e5", .runs = "e5:2.-"}).then("c6=g1").runs(),
              "g1:1.-");
    const Table barred(Setting{.white = "Wa@c6,Sw@e5", .runs = "c6:3.-"});
    EXPECT_TRUE(barred.illegal("c6=g1 c6-c7"));
    EXPECT_TRUE(barred.breaks("c6=g1", "PAI-130 PAI-114 PAI-133"));
}

TEST(PaikoWater, ARedeployAndAShiftToOneSquareAreOneMove) {  // PAI-131
    const Table t("Wa@e5/-/00000000.00000000.rest/00000000.rest.00000000/w/t");
    const Words moves = t.moves();
    // 12 squares by steps, all of them home; the other squares of the homeground by redeploying.
    EXPECT_EQ(t.after("e5-").size(), 12u);
    EXPECT_EQ(moves.size(), 27u - 1u);
    EXPECT_EQ(t.canonical("e5=e6"), "e5-e6");
    EXPECT_EQ(t.then("e5=e6").text(), t.then("e5-e6").text());
}

TEST(PaikoWater, DistanceAndTilesBetweenDoNotMatter) {  // PAI-132
    const Table t(Setting{.white = "Wa@m8,Lo@l8,Lo@m7,Lo@m9", .black = "Lo@n8"});
    EXPECT_TRUE(t.legal("m8=a7 m8=g1 m8=l9"));
    EXPECT_EQ(t.after("m8-"), set_of(""));
}

}  // namespace
}  // namespace engawa::paiko
