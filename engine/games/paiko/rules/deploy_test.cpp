// Section 6 of the ledger: deploying.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

TEST(PaikoDeploy, PutsATileFromTheHandOnAnEmptySquare) {  // PAI-085
    const Table t(Setting{.white = "Er@g5", .black = "Lo@d4", .hand = "02000000"});
    const Table next = t.then("Sw@e5");
    EXPECT_EQ(next.field(1), "Sw@e5,Er@g5");
    EXPECT_EQ(next.field(3), "01000000.31333323.00000000");
    EXPECT_TRUE(t.illegal("Sw@g5 Sw@d4"));
    EXPECT_TRUE(t.breaks("Sw@g5", "PAI-085"));
}

TEST(PaikoDeploy, NoTileButALotusGoesUnderEnemyThreat) {  // PAI-086
    // Home, own cover and own threat do not help: the Sword on h5 threatens g4, g5 and g6.
    const Table t(Setting{.white = "Lo@f5,Er@e5", .black = "Sw@h5", .hand = "11111111"});
    EXPECT_EQ(t.at("g5"), "1 1 1 0");
    EXPECT_TRUE(t.illegal("Sw@g5 Ai@g5 Er@g5 Wa@g5 Sa@g5n Bw@g5n Fi@g5w Sw@g4 Sw@g6"));
    EXPECT_TRUE(t.breaks("Sw@g5", "PAI-086"));
    EXPECT_TRUE(t.legal("Lo@g5 Lo@g4 Sw@f6 Sw@g3"));
    // Nor on a black square, threatened or not.
    EXPECT_TRUE(t.illegal("Sw@g7 Sw@f9 Sw@i6 Sw@h8"));
    EXPECT_TRUE(t.breaks("Sw@g7", "PAI-009 PAI-086"));
}

TEST(PaikoDeploy, OutsideTheHomegroundItNeedsOwnThreat) {  // PAI-087
    const Table t(Setting{.white = "Er@g5", .black = "Lo@l9", .hand = "01000000"});
    std::set<std::string> allowed = set_of("h5 i5");
    for (const std::string& square : squares()) {
        if (in_white_home(square) && square != "g7" && square != "g5") allowed.insert(square);
    }
    EXPECT_EQ(t.after("Sw@"), allowed);
    EXPECT_TRUE(t.breaks("Sw@h4", "PAI-087"));
    // Deep in the enemy's homeground as well.
    EXPECT_TRUE(Table(Setting{.white = "Sw@k9", .hand = "00000010"}).legal("Er@k10 Er@j8"));
}

TEST(PaikoDeploy, ALotusGoesOnAnyEmptySquare) {  // PAI-088
    const Table t(Setting{.white = "Sw@e5", .black = "Sw@k9", .hand = "00010000"});
    EXPECT_EQ(t.after("Lo@"),
              squares_where([](const std::string& s) { return s != "e5" && s != "k9"; }));
    EXPECT_TRUE(t.illegal("Lo@k9"));
}

TEST(PaikoDeploy, ALotusNeedsAtMostTwoThreat) {  // PAI-089
    const Table t(Setting{.black = "Sw@j5,Er@i7,Ai@g6", .hand = "00010000"});
    EXPECT_EQ(t.at("i5"), "0 3 0 0");
    EXPECT_EQ(t.at("i6"), "0 2 0 0");
    EXPECT_TRUE(t.illegal("Lo@i5"));
    EXPECT_TRUE(t.breaks("Lo@i5", "PAI-089"));
    EXPECT_TRUE(t.legal("Lo@i6 Lo@i4"));
}

TEST(PaikoDeploy, OwnFiresCountInTheLimitOfALotus) {  // PAI-090
    const Table without(Setting{.black = "Er@i4,Sw@h5", .hand = "00010000"});
    EXPECT_EQ(without.at("g4"), "0 2 1 0");
    EXPECT_TRUE(without.legal("Lo@g4"));
    const Table with(Setting{.white = "Fi@e4e", .black = "Er@i4,Sw@h5", .hand = "00010000"});
    EXPECT_EQ(with.at("g4"), "1 3 1 0");
    EXPECT_TRUE(with.illegal("Lo@g4"));
    EXPECT_TRUE(with.breaks("Lo@g4", "PAI-089 PAI-090"));
    EXPECT_TRUE(with.legal("Lo@g5"));  // one enemy and the Fire
}

TEST(PaikoDeploy, NoTileButALotusGoesIntoTheThreatOfAnyFire) {  // PAI-091 PAI-098
    const Table own(Setting{.white = "Fi@e4e", .hand = "11111111"});
    EXPECT_TRUE(own.illegal("Sw@f4 Ai@g3 Er@g6 Wa@f5 Sa@f3n Bw@g2e Fi@g4w"));
    EXPECT_TRUE(own.breaks("Sw@f4", "PAI-086 PAI-091"));
    EXPECT_TRUE(own.legal("Lo@f4 Lo@g3 Sw@e5"));
    const Table enemy(Setting{.black = "Fi@d9s", .hand = "11111111"});
    EXPECT_TRUE(enemy.illegal("Sw@d7 Sw@b7 Fi@f7n"));
    EXPECT_TRUE(enemy.legal("Lo@d7 Lo@d8 Sw@d6"));
}

TEST(PaikoDeploy, IsJudgedBeforeTheTileLiesThere) {  // PAI-092
    const Table t(Setting{.white = "Er@g5", .hand = "01000100"});
    EXPECT_TRUE(t.legal("Fi@e5n Fi@h5s"));   // although it will threaten itself
    EXPECT_TRUE(t.illegal("Sw@h4 Fi@h4n"));  // although a Sword there would threaten around itself
    EXPECT_TRUE(t.breaks("Fi@h4n", "PAI-087"));
}

TEST(PaikoDeploy, OwnCoverMakesNoSquareFit) {  // PAI-093
    const Table t(Setting{.white = "Lo@g4,Wa@j4", .hand = "01000000"});
    EXPECT_EQ(t.at("h4"), "0 0 1 0");
    EXPECT_EQ(t.at("k4"), "0 0 1 0");
    EXPECT_TRUE(t.illegal("Sw@h4 Sw@h3 Sw@k4"));
    EXPECT_TRUE(t.breaks("Sw@h4", "PAI-087 PAI-093"));
    EXPECT_TRUE(t.legal("Sw@i5"));  // threatened by the Water
}

TEST(PaikoDeploy, AFacingTileTakesAnyFacing) {  // PAI-094
    const Table t(Setting{.hand = "10100100"});
    EXPECT_TRUE(t.legal("Sa@e5n Sa@e5e Sa@e5s Sa@e5w Bw@e5n Bw@e5e Bw@e5s Bw@e5w"));
    EXPECT_TRUE(t.legal("Fi@e5n Fi@e5e Fi@e5s Fi@e5w"));
    EXPECT_EQ(t.after("Bw@").size(), 4u * 27u);
    EXPECT_EQ(t.then("Bw@e5w").field(1), "Bw@e5w");
}

TEST(PaikoDeploy, CopiesOfATypeAreNotToldApart) {  // PAI-095
    const Words one = Table("-/-/01100000.00000001.rest/00000000.rest.00000000/w/t").moves();
    EXPECT_EQ(Table("-/-/03200000.00000001.rest/00000000.rest.00000000/w/t").moves(), one);
    EXPECT_EQ(one.size(), 27u + 4u * 27u + 1u);
    EXPECT_EQ(set_of(one).size(), one.size());
}

TEST(PaikoDeploy, AFireMustNotEndangerOwnTiles) {  // PAI-096
    const Table t(Setting{.white = "Sw@e9", .black = "Er@e11", .hand = "01010100"});
    EXPECT_TRUE(t.illegal("Fi@e7n"));
    EXPECT_TRUE(t.breaks("Fi@e7n", "PAI-096 PAI-145"));
    EXPECT_TRUE(t.legal("Fi@e7s Fi@e7e Fi@e7w Sw@e7 Lo@e7"));
}

TEST(PaikoDeploy, OnlyTilesOfTheHandAreDeployed) {  // PAI-097
    const Table t(Setting{.white = "Er@e5", .hand = "00000001", .black_hand = "01000000"});
    EXPECT_TRUE(t.illegal("Sw@f5 Er@f5 Sa@f5n"));
    EXPECT_TRUE(t.breaks("Sw@f5", "PAI-097 PAI-085"));
    EXPECT_TRUE(t.then("+Sw +Sa").legal("Sw@f5"));  // drawn on an earlier turn
}

}  // namespace
}  // namespace engawa::paiko
