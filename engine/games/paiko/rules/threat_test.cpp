// Section 3 of the ledger: threat and cover. A position is readable only if no tile in it is
// capturable (N-10 g), which is how these tests ask whether one is.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

bool at_rest(const std::string& white, const std::string& black) {
    return readable(Setting{.white = white, .black = black}.text());
}

TEST(PaikoThreat, ThreatOfSeveralTilesAddsUp) {  // PAI-050
    const Table t(Setting{.white = "Sw@d9,Sw@f10,Er@e8,Ai@g11"});
    EXPECT_EQ(t.threat('w', "e10"), 4);  // both Swords, the Earth and the Air
    EXPECT_EQ(t.threat('w', "e9"), 3);   // not the Air
    EXPECT_EQ(t.threat('w', "c10"), 1);  // one Sword
    EXPECT_EQ(t.threat('b', "e10"), 0);
}

TEST(PaikoThreat, AFireThreatensForBothPlayersAlike) {  // PAI-051
    const Table t(Setting{.white = "Fi@e10e", .black = "Fi@k5w,Sw@h11"});
    EXPECT_EQ(t.at("e10"), "1 1 0 0");
    EXPECT_EQ(t.at("f10"), "1 1 0 0");
    EXPECT_EQ(t.at("g10"), "1 2 0 0");  // White's Fire for both, Black's Sword for Black
    EXPECT_EQ(t.at("k5"), "1 1 0 0");
    EXPECT_EQ(t.at("i7"), "1 1 0 0");
}

TEST(PaikoThreat, OccupiedAndEmptySquaresAndAllDistancesCountAlike) {  // PAI-052
    const Table empty(Setting{.white = "Bw@d8e,Er@g6"});
    const Table full(Setting{.white = "Bw@d8e,Er@g6,Lo@g8", .black = "Lo@h8"});
    EXPECT_EQ(empty.threat('w', "f8"), 1);
    EXPECT_EQ(empty.threat('w', "g8"), 2);
    EXPECT_EQ(empty.threat('w', "h8"), 1);
    for (const std::string& square : squares()) {
        EXPECT_EQ(full.threat('w', square), empty.threat('w', square)) << square;
        EXPECT_EQ(full.threat('b', square), 0) << square;
    }
}

TEST(PaikoThreat, TheHomegroundCoversItsOwnersTiles) {  // PAI-053 PAI-056
    const Table t(Setting{});
    EXPECT_EQ(t.at("e5"), "0 0 1 0");
    EXPECT_EQ(t.at("k9"), "0 0 0 1");
    EXPECT_EQ(t.at("e9"), "0 0 0 0");
    // In White's homeground two threat are enough against a guest only.
    EXPECT_TRUE(at_rest("Sw@g5", "Er@e5,Er@g3"));
    EXPECT_FALSE(at_rest("Er@e5,Er@g3", "Sw@g5"));
}

TEST(PaikoThreat, ATileCoversTheSquaresOfItsCoverStamp) {  // PAI-054
    EXPECT_FALSE(at_rest("Sw@e10", "Er@e12,Sw@f11"));
    EXPECT_TRUE(at_rest("Sw@e10,Sa@d10n", "Er@e12,Sw@f11"));
    EXPECT_TRUE(at_rest("Sw@e10,Lo@d9", "Er@e12,Sw@f11"));
    EXPECT_TRUE(at_rest("Sw@e10,Wa@e9", "Er@e12,Sw@f11"));
    EXPECT_FALSE(at_rest("Sw@e10,Sa@d10e", "Er@e12,Sw@f11"));  // turned away
    EXPECT_FALSE(at_rest("Sw@e10,Sw@d9", "Er@e12,Sw@f11"));    // a Sword covers nothing
}

TEST(PaikoThreat, CoverNeverAddsUp) {  // PAI-055
    const std::string covered = "Sw@e10,Lo@d9,Wa@e9,Sa@d10n";
    EXPECT_EQ(Table(Setting{.white = covered, .black = "Er@e12,Sw@f11"}).at("e10"), "0 2 1 0");
    EXPECT_FALSE(at_rest(covered, "Er@e12,Sw@f11,Ai@g11"));
    EXPECT_EQ(Table(Setting{.white = "Lo@e5,Wa@e4"}).at("e5"), "0 0 1 0");  // and the homeground
    EXPECT_EQ(Table(Setting{}).at("f10"), "0 0 0 0");
}

TEST(PaikoThreat, CoverHelpsOnlyTilesOfItsOwner) {  // PAI-056
    EXPECT_FALSE(at_rest("Er@e12,Sw@f11,Lo@d9", "Sw@e10"));
    EXPECT_TRUE(at_rest("Er@e12,Sw@f11", "Sw@e10,Lo@d9"));
}

TEST(PaikoThreat, TwoThreatCaptureOrThreeInCover) {  // PAI-057
    const std::string enemies[] = {"-", "Er@e12", "Er@e12,Sw@f11", "Er@e12,Sw@f11,Ai@g11"};
    for (int threat = 0; threat <= 3; ++threat) {
        EXPECT_EQ(at_rest("Sw@e10", enemies[threat]), threat < 2) << threat;
        EXPECT_EQ(at_rest("Sw@e10,Lo@d9", enemies[threat]), threat < 3) << threat;
    }
}

TEST(PaikoThreat, AFireSuppliesOneOfTheThreatsAgainstItself) {  // PAI-058
    EXPECT_TRUE(at_rest("Fi@e10w", "-"));
    EXPECT_FALSE(at_rest("Fi@e10w", "Er@e12"));
    EXPECT_TRUE(at_rest("Fi@e10w,Lo@d9", "Er@e12"));
    EXPECT_FALSE(at_rest("Fi@e10w,Lo@d9", "Er@e12,Sw@f11"));
}

TEST(PaikoThreat, OwnFiresCountAgainstOwnTiles) {  // PAI-059
    EXPECT_TRUE(at_rest("Sw@e10", "Er@e12"));
    EXPECT_FALSE(at_rest("Sw@e10,Fi@e8n", "Er@e12"));
    EXPECT_FALSE(at_rest("Sw@e10,Fi@e8n,Fi@g8n", "-"));  // two own Fires need no enemy
}

TEST(PaikoThreat, ALotusIsInItsOwnCoverEverywhere) {  // PAI-060
    for (const char* lotus : {"Lo@e10", "Lo@f9", "Lo@k9", "Lo@e5"}) {
        EXPECT_EQ(Table(Setting{.white = lotus}).cover('w', std::string(lotus).substr(3)), 1);
    }
    EXPECT_TRUE(at_rest("Lo@e10", "Er@e12,Sw@f11"));
    EXPECT_FALSE(at_rest("Lo@e10", "Er@e12,Sw@f11,Ai@g11"));
}

}  // namespace
}  // namespace engawa::paiko
