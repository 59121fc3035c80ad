// Chapter 5 of the ledger: round and first player.
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

// Coop, the end of a fight: both seats have cards, B is left to pass.
Scene last_turn(int round) {
    return {.options = "mode=coop",
            .rows = "scout.0 + -.0 + -.0 + -.0 + -.0 + -.0",
            .hand = "tanto_tl",
            .hand_b = "tanto_tl",
            .deck = 24,
            .round = round,
            .phase = "fight.2.0.1"};
}

TEST(EiyoRounds, SamuraiPhaseThenEnemyPhaseAgainAndAgain) {  // EIY-080 EIY-081
    Table t(Scene{.rows = "-.0 + -.0 + scout.0 + -.0", .hand = "tanto_tl", .deck = 28});
    for (int round = 1; round <= 4; ++round) {
        EXPECT_EQ(t.round(), round);
        EXPECT_EQ(t.phase(), "fight");
        t.play("pass");
        EXPECT_EQ(t.phase(), "damage.4");
        t.settle(4);
        EXPECT_EQ(t.phase(), round <= 2 ? "draw.0" : "fight");  // then the hand is full
        t.settle();
    }
}

TEST(EiyoRounds, TheNumberGoesUpWhenTheRefillIsComplete) {  // EIY-082
    Table t(Scene{.rows = "scout|blade.7 + archer.7 + spearman|spearman|blade.7 + sergeant.0",
                  .deck = 32,
                  .round = 3});
    t.play("pass").settle(t.damage());
    EXPECT_EQ(t.phase(), "refill");
    for (int card = 0; card < 3; ++card) {
        EXPECT_EQ(t.round(), 3);
        t.chance("champion");
    }
    EXPECT_EQ(t.round(), 4);
    EXPECT_EQ(t.phase(), "draw.0");
    EXPECT_EQ(Table::start("").round(), 1);
}

TEST(EiyoRounds, EveryRoundBeginsWithTheChoiceOfTheFirstPlayer) {  // EIY-085 EIY-087
    Table start = Table::start("mode=coop mulligan=off").settle();
    EXPECT_EQ(start.play("stand L; agree").phase(), "first");  // round 1, after the placement
    Table t(last_turn(1));
    t.play("pass").settle();
    EXPECT_EQ(t.round(), 2);
    EXPECT_EQ(t.phase(), "first");  // before the draw step
    EXPECT_EQ(t.hand('A') + t.hand('B'), 2);
    t.play("first 1; agree");
    EXPECT_EQ(t.phase(), "draw.1.00");
}

TEST(EiyoRounds, TheLastWordAlternates) {  // EIY-086
    for (const int round : {1, 2, 3, 4}) {
        const bool odd = round % 2 == 1;
        const Table before(Scene{.options = "mode=coop",
                                 .rows = std::string(kCoopRows),
                                 .round = round,
                                 .phase = "first"});
        EXPECT_EQ(before.who(), odd ? "A" : "B");
        EXPECT_EQ(before.may_act(), odd ? "A" : "B");
        EXPECT_EQ(before.moves(), list("first 1; first 2"));
        const Table answer = before.then("first 1");
        EXPECT_EQ(answer.who(), odd ? "B" : "A");
        EXPECT_EQ(answer.moves(), words("agree object"));
    }
}

TEST(EiyoRounds, AgreementTakesTheNamedSeatAnObjectionTheOther) {  // EIY-086
    const Table t(Scene{.options = "mode=coop", .rows = std::string(kCoopRows), .phase = "first"});
    EXPECT_EQ(t.then("first 1; agree").phase(), "fight.1.0.-");
    EXPECT_EQ(t.then("first 1; object").phase(), "fight.2.0.-");
    EXPECT_EQ(t.then("first 2; agree").phase(), "fight.2.0.-");
    EXPECT_EQ(t.then("first 2; object").phase(), "fight.1.0.-");
    EXPECT_EQ(parts(t.then("first 2; agree").text(), '/')[9], "2");
}

TEST(EiyoRounds, ProposalsAndAnswersAreAllowedWhileTalkIsClosed) {  // EIY-088
    Table t = Table::start("mode=coop mulligan=off").settle();
    for (const std::string move : {"stand R", "swap", "first 2", "object"}) {
        EXPECT_FALSE(t.chat());
        EXPECT_TRUE(t.has(move)) << move;
        t.play(move);
    }
}

TEST(EiyoRounds, SoloHasNoFirstPlayer) {  // EIY-089
    EXPECT_EQ(Table::start("mulligan=off").settle().phase(), "fight");
    Table t(Scene{.rows = std::string(kSoloRows), .hand = "tanto_tl"});
    t.play("pass").settle(t.damage());
    EXPECT_EQ(t.phase(), "draw.0");
    EXPECT_EQ(parts(t.text(), '/')[9], "-");
}

}  // namespace
}  // namespace engawa::eiyo
