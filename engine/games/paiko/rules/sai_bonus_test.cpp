// Section 9 of the ledger: the bonus shift of a Sai.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

std::set<std::string> bonuses(const Table& t) {
    std::set<std::string> found;
    for (const std::string& move : t.moves()) {
        if (t.kind(move) == "sai-bonus") found.insert(move);
    }
    return found;
}

TEST(PaikoSaiBonus, ADeployedSaiMayShiftBeforeTheCaptures) {  // PAI-116
    Table t(Setting{.white = "Er@f5", .black = "Ai@h5", .hand = "10000000"});
    t.play("Sa@g6-h6s");
    EXPECT_EQ(t.captured(), words("Ai@h5"));
    EXPECT_EQ(t.field(1), "Sa@h6s,Er@f5");
    EXPECT_EQ(t.field(3).substr(0, 8), "00000000");
    EXPECT_EQ(t.field(9), "1");  // one turn
}

TEST(PaikoSaiBonus, FollowsTheRulesOfShiftingFromALegalDeployment) {  // PAI-117
    const Table t(Setting{.white = "Lo@e7", .black = "Bw@g10s", .hand = "10000000"});
    EXPECT_EQ(t.at("g6"), "0 1 1 0");
    EXPECT_TRUE(t.illegal("Sa@g6n Sa@g6-h6n"));  // no deployment under threat
    EXPECT_TRUE(t.breaks("Sa@g6-h6n", "PAI-086 PAI-117"));
    EXPECT_EQ(t.canonical("Sa@g5-g6n"), "Sa@f6-g6n");  // but a shift may end there
    EXPECT_TRUE(t.illegal("Sa@h5-h6n"));               // neither home nor threatened
    EXPECT_TRUE(t.breaks("Sa@h5-h6n", "PAI-087 PAI-117"));
    EXPECT_TRUE(t.illegal("Sa@e6-e7n Sa@e6-e8n"));  // the Lotus stands in the way
    EXPECT_TRUE(t.illegal("Sa@e5-e8n Sa@g5-i6n"));  // three steps; a black square
    EXPECT_TRUE(t.breaks("Sa@e5-e8n", "PAI-105 PAI-106 PAI-117"));
    const Table guarded(Setting{.black = "Sw@f10,Er@e10", .hand = "10000000"});
    EXPECT_EQ(guarded.at("e9"), "0 2 0 0");
    EXPECT_TRUE(guarded.illegal("Sa@e7-e9n"));  // capturable on e9
    EXPECT_TRUE(guarded.breaks("Sa@e7-e9n", "PAI-107 PAI-117"));
}

TEST(PaikoSaiBonus, OnlyTheEndOfTheActionCounts) {  // PAI-118
    // From g5 facing east the Sai would have threatened the Air on h5; it has moved on.
    Table t(Setting{.white = "Er@f5", .black = "Ai@h5", .hand = "10000000"});
    EXPECT_EQ(t.then("Sa@g5-g6e").captured(), words(""));
    EXPECT_EQ(t.then("Sa@g5e").captured(), words("Ai@h5"));
}

TEST(PaikoSaiBonus, MustLeaveTheSquareOfDeployment) {  // PAI-119
    const Table t(Setting{.hand = "10000000"});
    EXPECT_TRUE(t.illegal("Sa@e5-e5n Sa@e5-e5e"));
    EXPECT_TRUE(t.breaks("Sa@e5-e5e", "PAI-119"));
    // a7 is reached from other squares only, and with every facing.
    EXPECT_TRUE(t.legal("Sa@b7-a7n Sa@b7-a7e Sa@b7-a7s Sa@b7-a7w"));
}

TEST(PaikoSaiBonus, IsOneMoveForEachEndAndFacing) {  // PAI-120
    const Table t(Setting{.hand = "10000000"});
    const std::set<std::string> found = bonuses(t);
    std::set<std::string> ends;
    for (const std::string& move : found) ends.insert(move.substr(move.find('-') + 1));
    EXPECT_EQ(ends.size(), found.size());
    // The homeground with its rim of two steps, without g7: 27 and 22 squares.
    std::set<std::string> reachable;
    for (const std::string& end : ends) reachable.insert(end.substr(0, end.size() - 1));
    EXPECT_EQ(reachable.size(), 49u);
    EXPECT_EQ(found.size(), 4u * 49u);
    // Whatever the square of deployment that is named, the result is the same.
    const Table next = t.then("Sa@e7-e8n");
    EXPECT_EQ(t.then("Sa@e6-e8n").text(), next.text());
    EXPECT_EQ(t.then("Sa@d7-e8n").text(), next.text());
}

TEST(PaikoSaiBonus, AndAPlainDeployToTheSameSquareAreTwoMoves) {  // PAI-121
    const Table t(Setting{.hand = "10000000"});
    EXPECT_TRUE(t.legal("Sa@e5n Sa@e6-e5n"));
    const Table plain = t.then("Sa@e5n");
    const Table bonus = t.then("Sa@e6-e5n");
    EXPECT_EQ(plain.field(1), bonus.field(1));
    EXPECT_EQ(plain.runs(), "-.-");
    EXPECT_EQ(bonus.runs(), "e5:1.-");
}

TEST(PaikoSaiBonus, IsOnlyForASaiOfTheHandInItsFirstTurn) {  // PAI-122
    const Table on_board(Setting{.white = "Sa@e5n"});
    EXPECT_EQ(bonuses(on_board), set_of(""));
    EXPECT_TRUE(on_board.illegal("Sa@e5-e6n"));
    EXPECT_TRUE(on_board.legal("e5-e7n"));
    EXPECT_TRUE(on_board.illegal("e5-e8n"));
    const Table other_types(Setting{.hand = "01100111"});
    EXPECT_EQ(bonuses(other_types), set_of(""));
    EXPECT_EQ(other_types.canonical("Sw@e5-e6") + other_types.canonical("Bw@e5-e6n"), "");
}

}  // namespace
}  // namespace engawa::paiko
