// The notation of the ledger: moves as text.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

TEST(PaikoMoveText, EveryMoveHasExactlyOneCanonicalText) {  // N-11
    const Paiko game;
    Rng rng{11};
    std::set<std::string> kinds;
    along_random_games(3, 11, true, [&](const Table& t, const std::string& move, const Table&) {
        kinds.insert(t.kind(move));
        if (t.phase() == "t" && rng.below(10) != 0) return;
        MoveBuffer<Paiko> buffer;
        const Seat seat{t.state().seat};
        game.legal(t.state(), seat, buffer.list);
        std::set<std::string> texts;
        for (const Move listed : buffer.list) {
            const std::string text = game.write_move(t.state(), seat, listed);
            ASSERT_TRUE(texts.insert(text).second) << text;
            const Result<Move> read = game.read_move(t.state(), seat, text);
            ASSERT_TRUE(read.ok()) << text;
            ASSERT_TRUE(*read == listed) << text;
        }
    });
    EXPECT_GE(kinds.size(), 8u);
}

TEST(PaikoMoveText, ASaiWithBonusNamesTheNearestAndThenTheFirstSquare) {  // N-12
    const Table t(Setting{.hand = "10000000"});
    EXPECT_TRUE(t.legal("Sa@e7-e8n"));  // one step from e7, the only such square
    EXPECT_EQ(t.canonical("Sa@e6-e8n"), "Sa@e7-e8n");
    EXPECT_EQ(t.canonical("Sa@d7-e8n"), "Sa@e7-e8n");
    EXPECT_TRUE(t.legal("Sa@e6-e5w"));  // e6 comes before d5, f5 and e4
    for (const std::string& from : words("d5 f5 e4 e7 c5 d6 f4 e3")) {
        EXPECT_EQ(t.canonical("Sa@" + from + "-e5w"), "Sa@e6-e5w") << from;
    }
    EXPECT_TRUE(t.legal("Sa@b7-b9n"));  // two steps, and no square is nearer
    EXPECT_TRUE(t.illegal("Sa@e5-e8n Sa@e8-e9n Sa@d8-e8n"));
    EXPECT_EQ(t.canonical("Sa@e7-e8"), "");
}

TEST(PaikoMoveText, AWaterIsWrittenWithADashWhereStepsReach) {  // N-13
    const Table t(Setting{.white = "Lo@h5,Wa@i5", .black = "Ai@l5"});
    EXPECT_TRUE(t.legal("i5-h4 i5=c5 i5=h6 i5-j4"));
    EXPECT_EQ(t.canonical("i5=h4"), "i5-h4");
    EXPECT_EQ(t.canonical("i5-c5"), "");  // out of reach by steps
    EXPECT_EQ(t.canonical("i5-h6"), "");
    EXPECT_EQ(t.canonical("i5=j4"), "");  // in reach, but no target for a redeploy
    EXPECT_EQ(t.after("i5=").count("h4"), 0u);
}

TEST(PaikoMoveText, DrawnCodesAreReadInAnyOrder) {  // N-14
    const Table t(Setting{});
    for (const std::string& text : words("+SwSaFi +FiSaSw +FiSwSa +SaFiSw")) {
        EXPECT_EQ(t.canonical(text), "+SaSwFi") << text;
    }
    EXPECT_EQ(t.canonical("+WaWaSa"), "+SaWaWa");
    EXPECT_EQ(t.after("+").count("SwSa"), 0u);
}

TEST(PaikoMoveText, OneTextMayStandForSeveralPicks) {  // N-15
    const Paiko game;
    const Table start(kStartText);
    EXPECT_EQ(game.spell_out(start.state(), "+SwSaSw"), words("+Sa +Sw +Sw"));
    EXPECT_EQ(game.spell_out(start.state(), "+Fi"), words("+Fi"));
    const Table reward("Er@g5,Ai@g4/Ai@k10/00000000.10200011.rest/00000000.rest.01000001/b/r2Sa");
    EXPECT_EQ(game.spell_out(reward.state(), ":WaBw"), words(":Bw :Wa"));
    // A draw is one decision, and so is any other text.
    const Table turn(Setting{.white = "Sw@e5"});
    EXPECT_EQ(game.spell_out(turn.state(), "+SwSaSw"), words("+SwSaSw"));
    EXPECT_EQ(game.spell_out(turn.state(), "e5-e6"), words("e5-e6"));
}

TEST(PaikoMoveText, MoveListsAreSortedByBytes) {  // N-16
    const Table t(Setting{.white = "Wa@b7,Sa@g1n", .hand = "11000000"});
    const Words moves = t.moves();
    const auto place = [&](const std::string& move) {
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (moves[i] == move) return i;
        }
        ADD_FAILURE() << move;
        return moves.size();
    };
    const Words ascending = words(
        "+Ai +AiAi +AiAiAi +Sa +Sw +SwSw Sa@e3n Sa@e5-e4n Sa@e5n Sw@e5 b7-b6 "
        "b7-b8 b7=e5 g1-f2e g1-g1e g1-g1s");
    for (std::size_t i = 0; i + 1 < ascending.size(); ++i) {
        EXPECT_LT(place(ascending[i]), place(ascending[i + 1])) << ascending[i];
    }
}

TEST(PaikoMoveText, MovesAreCountedByKind) {  // N-17
    const Table t(Setting{.white = "Wa@b7,Sa@g3n", .hand = "11000000"});
    EXPECT_EQ(t.kind("Sw@e5"), "deploy");
    EXPECT_EQ(t.kind("Sa@e5n"), "deploy");
    EXPECT_EQ(t.kind("Sa@e6-e5n"), "sai-bonus");
    EXPECT_EQ(t.kind("b7-b6"), "shift");
    EXPECT_EQ(t.kind("b7=b6"), "shift");
    EXPECT_EQ(t.kind("g3-f3w"), "shift");
    EXPECT_EQ(t.kind("g3-g3e"), "turn");
    EXPECT_EQ(t.kind("b7=g1"), "redeploy");
    EXPECT_EQ(t.kind("+SaSw"), "draw");
    EXPECT_EQ(
        Table("Sw@e5/Er@k9/00000000.00000000.rest/00000000.rest.00000000/w/t/e5:3.-").kind("pass"),
        "pass");
    EXPECT_EQ(Table(kStartText).kind("+Sa"), "pick");
    EXPECT_EQ(Table("Er@g5,Ai@g4/Ai@k10/00000000.10200011.rest/00000000.rest.01000001/b/r2Sa")
                  .kind(":Sa"),
              "reward");
}

}  // namespace
}  // namespace engawa::paiko
