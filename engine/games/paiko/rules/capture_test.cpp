// Section 13 of the ledger: the capture phase.
#include "engine/games/paiko/proofs/table_test.h"
#include "tests/reference/slow_paiko.h"

namespace engawa::paiko {
namespace {

TEST(PaikoCapture, TheMoverCapturesOnlyTheVictimsTiles) {  // PAI-150
    Table t(Setting{.white = "Er@g5,Lo@h7", .black = "Sw@i5,Sw@g8", .hand = "00001000"});
    EXPECT_EQ(t.at("h7"), "0 1 1 0");
    t.play("Ai@g4");
    EXPECT_EQ(t.captured(), words("Sw@i5"));
    EXPECT_EQ(t.field(1), "Lo@h7,Er@g5,Ai@g4");
    EXPECT_EQ(t.field(3).substr(18), "00000000");
    // On Black's turn it is White who loses.
    Table black(
        Setting{.white = "Sw@g10", .black = "Er@i10", .black_hand = "00001000", .seat = "b"});
    EXPECT_EQ(black.play("Ai@h12").captured(), words("Sw@g10"));
}

TEST(PaikoCapture, IsCompulsoryAndNoDecision) {  // PAI-151
    const Table t(Setting{.white = "Er@g5", .black = "Sw@i5", .hand = "00001000"});
    EXPECT_EQ(t.after("Ai@g4"), std::set<std::string>{""});  // one text, no way not to capture
    EXPECT_EQ(t.then("Ai@g4").field(2), "-");
}

TEST(PaikoCapture, RoundOneTakesEveryTileButFires) {  // PAI-152
    // The Air on g6 puts both Swords in two threat.
    Table t(Setting{.white = "Er@g5,Er@i9", .black = "Sw@i5,Sw@i7,Lo@l9", .hand = "00001000"});
    EXPECT_EQ(t.at("i5") + " " + t.at("i7"), "1 0 0 0 1 0 0 0");
    EXPECT_EQ(t.play("Ai@g6").captured(), words("Sw@i5 Sw@i7"));
    EXPECT_EQ(t.phase(), "r2Sa");
}

TEST(PaikoCapture, RoundOneIsRepeatedWithTheCoverThatIsLeft) {  // PAI-153 PAI-161
    // The Water on i4 falls first; the Bow on i5, to which the action added no threat, loses its
    // cover and follows.
    Table t(Setting{.white = "Bw@e5e,Er@g5,Ai@g3", .black = "Bw@i5n,Wa@i4", .hand = "00100000"});
    EXPECT_EQ(t.at("i4"), "1 0 0 0");
    EXPECT_EQ(t.at("i5"), "2 0 0 1");
    EXPECT_EQ(t.play("Bw@e4e").captured(), words("Bw@i5 Wa@i4"));
    EXPECT_EQ(t.threat('w', "i5"), 2);
    // With the cover of a Lotus that stays, only the Water falls.
    Table lotus(
        Setting{.white = "Bw@e5e,Er@g5,Ai@g3", .black = "Bw@i5n,Wa@i4,Lo@j6", .hand = "00100000"});
    EXPECT_EQ(lotus.play("Bw@e4e").captured(), words("Wa@i4"));
}

TEST(PaikoCapture, FireIsCapturedLast) {  // PAI-154 PAI-155
    // The Sword on i7 is taken by the Air and its own side's Fire, which is taken after it.
    const Table t(Setting{.black = "Sw@i7,Fi@i5n", .hand = "00001010"});
    EXPECT_EQ(t.then("Ai@g6").captured(), words("Fi@i5 Sw@i7"));
    // Without threat on the Sword only the Fire falls, however early it was capturable.
    EXPECT_EQ(t.then("Er@g5").captured(), words("Fi@i5"));
}

TEST(PaikoCapture, AFireThatIsDoomedThreatensWhileOtherTilesFall) {  // PAI-154
    // The Air threatens the Fire on h2 and the Sai on h4. The Sword on i4 falls when the Sai no
    // longer covers it, but only because the Fire on h2 is still there.
    Table t(Setting{.white = "Er@d6", .black = "Fi@j5s,Sa@h4n,Sw@i4,Fi@h2n", .hand = "00001000"});
    EXPECT_EQ(t.at("i4"), "2 2 0 1");
    EXPECT_EQ(t.play("Ai@f3").captured(), words("Fi@h2 Sa@h4 Sw@i4"));
    EXPECT_EQ(t.field(2), "Fi@j5s");
}

TEST(PaikoCapture, FiresAreCapturedTogether) {  // PAI-155
    // Each Fire is in three threat only as long as the other stands.
    Table t(Setting{.white = "Sw@j7", .black = "Fi@j10e,Fi@k10w", .hand = "00001000"});
    EXPECT_EQ(t.at("j10") + " " + t.at("k10"), "2 2 0 1 2 2 0 1");
    EXPECT_EQ(t.play("j7-j9").captured(), words("Fi@j10 Fi@k10"));
}

TEST(PaikoCapture, NothingIsLeftToCaptureAfterTheFires) {  // PAI-156 PAI-160
    int fires = 0;
    int captures = 0;
    along_random_games(8, 156, true,
                       [&](const Table&, const std::string& move, const Table& after) {
                           for (const std::string& tile : after.captured()) {
                               ++captures;
                               fires += tile.starts_with("Fi") ? 1 : 0;
                           }
                           const auto slow = slow_paiko::read(after.text());
                           ASSERT_TRUE(slow.has_value()) << move;
                           ASSERT_TRUE(slow_paiko::at_rest(*slow)) << move << " " << after.text();
                       });
    EXPECT_GT(captures, 40);
    EXPECT_GT(fires, 5);
}

TEST(PaikoCapture, TheWholeBoardIsTested) {  // PAI-157
    // The two Bows meet on g8, three and four squares away.
    Table t(Setting{.white = "Bw@b8e,Bw@k8w", .black = "Ai@g8"});
    EXPECT_EQ(t.play("b8-d8e").captured(), words("Ai@g8"));
    // The Bow on i5 lies far from the tile that was deployed, and not even in its threat.
    Table far(Setting{.white = "Bw@e5e,Er@g5,Ai@g3", .black = "Bw@i5n,Wa@i4", .hand = "00100000"});
    EXPECT_EQ(far.play("Bw@e4e").captured(), words("Bw@i5 Wa@i4"));
}

TEST(PaikoCapture, CapturedTilesGoToTheirOwnersDiscard) {  // PAI-158
    Table t(Setting{.white = "Er@g5", .black = "Sw@i5", .hand = "00001000"});
    t.play("Ai@g4");
    EXPECT_EQ(t.field(4), "00000000.32333333.01000000");
    EXPECT_EQ(t.field(3), "00000000.33332323.00000000");
}

// The board after removing the victim's tiles one by one in random order, Fires last and together.
slow_paiko::Position capture_in_random_order(slow_paiko::Position p, int victim, Rng& rng) {
    auto& board = p.side[victim].board;
    const auto doomed = [&](bool fires) {
        std::vector<int> list;
        for (const auto& [square, tile] : board) {
            if ((tile.type == slow_paiko::Fire) == fires &&
                slow_paiko::threat(p, 1 - victim, square) >=
                    2 + slow_paiko::cover(p, victim, square)) {
                list.push_back(square);
            }
        }
        return list;
    };
    for (auto list = doomed(false); !list.empty(); list = doomed(false)) {
        board.erase(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    for (const int square : doomed(true)) board.erase(square);
    return p;
}

TEST(PaikoCapture, TheOrderOfRemovalDoesNotMatter) {  // PAI-159 PAI-216
    Rng rng{159};
    int several = 0;
    along_random_games(
        40, 16, true, [&](const Table& before, const std::string& move, const Table& after) {
            if (after.captured().size() < 2) return;
            ++several;
            const int victim = before.seat() == "w" ? 1 : 0;
            auto full = *slow_paiko::read(after.text());
            const auto result = full.side[victim].board;
            full.side[victim].board = slow_paiko::read(before.text())->side[victim].board;
            for (int order = 0; order < 5; ++order) {
                const auto random = capture_in_random_order(full, victim, rng);
                EXPECT_EQ(random.side[victim].board, result) << move;
            }
        });
    EXPECT_GT(several, 5);
}

}  // namespace
}  // namespace engawa::paiko
