// Section 5 of the ledger: turns.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

TEST(PaikoTurns, WhiteAndBlackTakeTurnsOfOneActionEach) {  // PAI-080 PAI-081
    int turns = 0;
    along_random_games(
        3, 5, true, [&](const Table& before, const std::string& move, const Table& after) {
            if (before.phase() != "t") return;
            ++turns;
            EXPECT_EQ(std::stoi(after.field(9)), std::stoi(before.field(9)) + 1) << move;
            if (!after.over()) {
                EXPECT_EQ(after.seat(), before.seat() == "w" ? "b" : "w") << move;
            }
        });
    EXPECT_GT(turns, 100);
}

TEST(PaikoTurns, ATurnIsAnActionAndThenTheCapturePhase) {  // PAI-081
    // Deploy, draw, shift, turn on the spot and redeploy each hand the turn over.
    const Table t(Setting{.white = "Wa@e5,Bw@d5e", .black = "Sw@k9", .hand = "01000000"});
    for (const std::string& move : words("Sw@f5 +Sa e5-e6 d5-d5n e5=g1")) {
        EXPECT_EQ(t.then(move).seat() + t.then(move).phase(), "bt") << move;
    }
    Table capturing(Setting{.white = "Er@g5", .black = "Sw@i5", .hand = "00001000"});
    EXPECT_EQ(capturing.play("Ai@g4").captured(), words("Sw@i5"));
}

TEST(PaikoTurns, NobodyPassesAndNothingIsNoAction) {  // PAI-082
    const Table t(Setting{.white = "Wa@e5,Bw@d5e", .black = "Sw@k9"});
    EXPECT_TRUE(t.illegal("pass e5-e5 e5=e5 d5-d5e"));
    EXPECT_TRUE(t.breaks("pass", "PAI-082 PAI-191"));
    EXPECT_TRUE(t.breaks("d5-d5e", "PAI-082 PAI-111"));
    EXPECT_EQ(t.canonical("+"), "");
}

TEST(PaikoTurns, RewardsComeAfterTheEndOfGameTestsAndBeforeTheVictimsTurn) {  // PAI-083
    // The same capture: once it wins and nothing is picked, once the victim picks and moves.
    const Table t(
        "Er@i12,Bw@g11w,Sw@i10,Wa@k10,Sa@l9n,Sw@e6/Sw@g12,Ai@m8/00011000.10000010.rest/"
        "10000000.01000010.rest/w/t");
    Table won = t.then("Ai@e11");
    EXPECT_EQ(won.captured(), words("Sw@g12"));
    EXPECT_EQ(won.seat() + won.phase(), "-xw");
    Table open = t.then("g11-g10n");
    EXPECT_EQ(open.captured(), words("Sw@g12"));
    EXPECT_EQ(open.seat() + open.phase(), "br1Sa");
    open.play(":Er");
    EXPECT_EQ(open.seat() + open.phase(), "bt");
}

}  // namespace
}  // namespace engawa::paiko
