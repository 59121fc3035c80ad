// Section 15 of the ledger: score and end of the game.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

// White has nine points and a Bow at home that can walk out.
constexpr std::string_view kNinePoints =
    "Sw@i10,Er@j12,Ai@k9,Sa@l10n,Sw@g8,Bw@e7n/Lo@n7/00000000.rest.00000000/"
    "00000000.rest.00000000/w/t";
// White has lost 13 tiles, Black 12, and White can take the Sword on i5.
constexpr std::string_view kNearTie =
    "Ai@d11,Sa@c10n,Bw@b9n,Sw@a8,Er@g5,Er@h1/Er@j11,Sw@i5/00001000.01010101.21221212/"
    "00000000.20212111.rest/w/t";
// Neither side can do anything.
constexpr std::string_view kStuck =
    "Ai@l8,Lo@l7/Ai@c5,Ai@e3,Ai@e5/00000000.00000000.rest/00000000.00000000.rest/w/t";

std::string points(const std::string& white, const std::string& black) {
    const Table t(Setting{.white = white, .black = black});
    return std::to_string(t.points('w')) + " " + std::to_string(t.points('b'));
}

TEST(PaikoEnd, TilesScoreTwoOneOrNothing) {  // PAI-180 PAI-181 PAI-182
    EXPECT_EQ(points("Sw@k9", "-"), "2 0");
    EXPECT_EQ(points("Sw@j4", "-"), "1 0");
    EXPECT_EQ(points("Sw@d10", "-"), "1 0");
    EXPECT_EQ(points("Sw@e5", "-"), "0 0");
    EXPECT_EQ(points("-", "Sw@e5"), "0 2");
    EXPECT_EQ(points("-", "Sw@j4,Er@d10"), "0 2");
    EXPECT_EQ(points("-", "Sw@k9"), "0 0");
    EXPECT_EQ(points("Sa@k9n,Fi@j4s,Bw@e5n", "Ai@b7,Wa@l9"), "3 2");
}

TEST(PaikoEnd, TheScoreIsWorkedOutAfresh) {  // PAI-183
    Table t(Setting{.white = "Sw@e7", .black = "Ai@l9"});
    EXPECT_EQ(t.play("e7-e8").points('w'), 1);
    EXPECT_EQ(t.play("+Sa e8-e9").points('w'), 1);
    EXPECT_EQ(t.play("+Sa e9-e8 +Sa +Sa +Sw e8-e7").points('w'), 0);
    Table captured(Setting{.white = "Er@g5", .black = "Sw@i5", .hand = "00001000"});
    EXPECT_EQ(captured.points('b'), 1);
    EXPECT_EQ(captured.play("Ai@g4").points('b'), 0);
}

TEST(PaikoEnd, ALotusScoresNothing) {  // PAI-184
    EXPECT_EQ(points("Lo@k9,Lo@j4,Lo@e5", "Lo@d4,Lo@d10"), "0 0");
}

TEST(PaikoEnd, TenPointsWinAtOnce) {  // PAI-185 PAI-186
    const Table t(kNinePoints);
    EXPECT_EQ(t.points('w'), 9);
    EXPECT_EQ(t.then("e7-e6n").phase(), "t");
    const Table won = t.then("e7-e8n");
    EXPECT_EQ(won.points('w'), 10);
    EXPECT_EQ(won.seat() + won.phase(), "-xw");
    EXPECT_EQ(won.moves(), Words{});
    // More than ten win as well.
    const Table eleven(
        "Sw@i10,Er@j12,Ai@k9,Sa@l10n,Sa@h7n/Lo@n7/10000000.rest.00000000/00000000.rest.00000000/"
        "w/t");
    EXPECT_EQ(eleven.points('w'), 9);
    const Table more = eleven.then("Sa@h9n");
    EXPECT_EQ(more.points('w'), 11);
    EXPECT_EQ(more.phase(), "xw");
}

TEST(PaikoEnd, TheScoreIsTestedAfterTheCapturesAndBeforeTheRewards) {  // PAI-186
    const Table t(
        "Er@i12,Bw@g11w,Sw@i10,Wa@k10,Sa@l9n,Sw@e6/Sw@g12,Ai@m8/00011000.10000010.rest/"
        "10000000.01000010.rest/w/t");
    const Table won = t.then("Ai@e11");
    EXPECT_EQ(won.field(2), "Ai@m8");            // captured
    EXPECT_EQ(won.seat() + won.phase(), "-xw");  // and won, without a pick
}

TEST(PaikoEnd, TheVictimsScoreNeverRises) {  // PAI-187
    along_random_games(6, 187, true,
                       [&](const Table& before, const std::string& move, const Table& after) {
                           if (before.phase() != "t") return;
                           const char victim = before.seat() == "w" ? 'b' : 'w';
                           EXPECT_LE(after.points(victim), before.points(victim)) << move;
                           EXPECT_LT(after.points(victim), 10) << move;
                       });
}

TEST(PaikoEnd, ThirteenLossesEachAndAtMostFivePointsTie) {  // PAI-188 PAI-189
    const Table t(kNearTie);
    const Table tied = t.then("Ai@g4");
    EXPECT_EQ(tied.seat() + tied.phase(), "-xt");
    EXPECT_EQ(tied.points('w'), 5);
    EXPECT_EQ(t.then("Ai@h3").phase(), "r1Sa");  // a sixth point: no tie
    EXPECT_EQ(t.then("+Sw").phase(), "t");       // 13 and 12 losses: no tie
    // Tiles lost are tiles in the discard: 13 and 12 are no tie, 13 and 13 are.
    EXPECT_TRUE(readable("Sw@e5/Sw@k9/00000000.12331000.rest/00000000.32312000.rest/w/t"));
    EXPECT_FALSE(readable("Sw@e5/Sw@k9/00000000.12331000.rest/00000000.32311000.rest/w/t"));
}

TEST(PaikoEnd, TheTieIsTestedAfterEveryCapturePhase) {  // PAI-190
    const Table t(
        "Sw@a8,Bw@b9n,Sa@c10n,Ai@d11,Er@h1,Er@g8/Ai@k9/00000000.01010101.rest/"
        "00000000.20212011.rest/w/t");
    EXPECT_EQ(t.points('w'), 6);
    EXPECT_EQ(t.then("g8-f8").phase(), "t");
    EXPECT_EQ(t.then("a8-a7").phase(), "xt");  // nothing captured, five points left
}

TEST(PaikoEnd, AWinGoesBeforeATie) {  // PAI-190 PAI-199
    // Both have lost 13 or more and the cap is one turn away.
    const Table t(
        "Sw@i10,Er@j12,Ai@k9,Sa@l10n,Sw@g8,Bw@e7n/Ai@m8/00000000.00010000.rest/"
        "00000000.00210000.rest/w/t/-.-/0/399",
        400);
    EXPECT_EQ(t.points('w'), 9);
    const Table won = t.then("e7-e8n");
    EXPECT_EQ(won.phase(), "xw");
    EXPECT_EQ(won.field(9), "400");  // the cap is reached too, but the win goes first
    EXPECT_EQ(t.then("e7-e6n").phase(), "xt");
}

TEST(PaikoEnd, AForcedPassIsTheOnlyMoveOfAPlayerWithoutAction) {  // PAI-191
    EXPECT_EQ(Table(kStuck).moves(), words("pass"));
    EXPECT_TRUE(Table(kStuck).legal("pass"));
    const Table free(Setting{.white = "Sw@e5", .black = "Ai@k9"});
    EXPECT_TRUE(free.illegal("pass"));
    EXPECT_TRUE(free.breaks("pass", "PAI-191 PAI-082"));
    // One tile in the reserve is an action already.
    const Table draw(
        "Ai@l8,Lo@l7/Ai@c5,Ai@e3,Ai@e5/00000000.10000000.rest/00000000.00000000.rest/w/t");
    EXPECT_EQ(draw.moves(), words("+Sa"));
}

TEST(PaikoEnd, AForcedPassChangesNothingButTheRunAndCountsAsATurn) {  // PAI-192
    const Table t("Sw@e5/Er@k9/00000000.00000000.rest/00000000.rest.00000000/w/t/e5:3.-/0/7");
    EXPECT_EQ(t.then("pass").text(),
              "Sw@e5/Er@k9/00000000.00000000.32333333/00000000.33333323.00000000/b/t/-.-/1/8");
}

TEST(PaikoEnd, TwoForcedPassesInARowTie) {  // PAI-193
    Table t(kStuck);
    t.play("pass");
    EXPECT_EQ(t.seat() + t.phase() + t.field(8), "bt1");
    t.play("pass");
    EXPECT_EQ(t.seat() + t.phase() + t.field(8), "-xt2");
}

TEST(PaikoEnd, EveryActionResetsTheCountOfPassesAndPicksLeaveIt) {  // PAI-194
    Table t("Sw@e5/Er@k9/00000000.00000000.rest/00000000.rest.00000000/w/t/e5:3.-");
    EXPECT_EQ(t.then("pass").field(8), "1");
    EXPECT_EQ(t.then("pass +Sa").field(8), "0");
    EXPECT_EQ(t.then("pass k9-k10").field(8), "0");
    Table pick("Er@g5,Ai@g4/Ai@k10/00000000.10200011.rest/00000000.rest.01000001/b/r2Sa/-.-/1/9");
    EXPECT_EQ(pick.play(":Sa").field(8), "1");
}

TEST(PaikoEnd, TheTurnCounterCountsActionsAndPassesOnly) {  // PAI-195
    EXPECT_EQ(Table(kStuck).then("pass").field(9), "1");
    Table t("Er@g5/Sw@i5/00001000.11100000.rest/00000000.rest.00000000/w/t");
    EXPECT_EQ(t.field(9), "0");
    EXPECT_EQ(t.play("Ai@g4").field(9), "1");
    EXPECT_EQ(t.play(":Sa").field(9), "1");
    EXPECT_EQ(t.play("+Sa").field(9), "2");
    Table set_up(kStartText);
    EXPECT_EQ(set_up.play("+Sa +Sa").field(9), "0");
    // It never wraps round.
    Table late(Setting{.white = "Sw@e5", .black = "Sw@k9"}.text() + "/0/65535");
    EXPECT_EQ(late.play("+Sa").field(9), "65536");
    EXPECT_EQ(Table(late.text()).text(), late.text());
}

TEST(PaikoEnd, TheTurnCapEndsTheGameAsATie) {  // PAI-196
    const std::string position = Setting{.white = "Sw@e5", .black = "Sw@k9"}.text();
    EXPECT_EQ(Table(position, 3).then("+Sa +Sa").phase(), "t");
    const Table capped = Table(position, 3).then("+Sa +Sa +Sa");
    EXPECT_EQ(capped.seat() + capped.phase() + capped.field(9), "-xt3");
    // The counter may be beyond the cap already.
    EXPECT_EQ(Table(position + "/0/500", 400).then("+Sa").phase(), "xt");
    EXPECT_EQ(Table(position + "/0/500", 0).then("+Sa").phase(), "t");
    EXPECT_EQ(Paiko{}.options({})->turn_cap, 400);
    EXPECT_EQ(Paiko{}.options({{"turn_cap", "0"}})->turn_cap, 0);
}

TEST(PaikoEnd, AWinIsPlusOneAndATieNothing) {  // PAI-197
    const Report won = Table(kNinePoints).then("e7-e8n").report();
    EXPECT_EQ(won.winners, SeatSet{Seat{0}});
    EXPECT_EQ(won.utility[0], 1);
    EXPECT_EQ(won.utility[1], -1);
    const Report lost = Table(
                            "-/Sw@e5,Er@d4,Ai@b7,Sa@f3n,Sw@d10,Bw@j8s/00000000.rest.00000000/"
                            "00000000.rest.00000000/b/t")
                            .then("j8-j7s")
                            .report();
    EXPECT_EQ(lost.winners, SeatSet{Seat{1}});
    EXPECT_EQ(lost.utility[0], -1);
    EXPECT_EQ(lost.utility[1], 1);
    const Report losses = Table(kNearTie).then("Ai@g4").report();
    const Report passes = Table(kStuck).then("pass pass").report();
    const Report cap =
        Table(Setting{.white = "Sw@k9", .black = "Ai@l9"}.text(), 1).then("k9-k10").report();
    for (const Report& tie : {losses, passes, cap}) {
        EXPECT_TRUE(tie.over());
        EXPECT_TRUE(tie.winners.empty());
        EXPECT_EQ(tie.utility[0], 0);
        EXPECT_EQ(tie.utility[1], 0);
    }
    EXPECT_EQ(passes.points[0], 2);  // whatever the points are
    EXPECT_EQ(passes.points[1], 6);
    EXPECT_EQ(
        (std::set<std::string_view>{won.reason, losses.reason, passes.reason, cap.reason}).size(),
        4u);
}

TEST(PaikoEnd, ThereIsNoRepetitionRuleNoResignationAndNoOffer) {  // PAI-198
    Table t(Setting{.white = "Sw@e5,Sw@b7", .black = "Sw@k9,Sw@m8"});
    std::set<std::string> boards;
    for (int i = 0; i < 6; ++i) {
        t.play("e5-e6 k9-k10 e6-e5 k10-k9 b7-b6 m8-m9 b6-b7 m9-m8");
        boards.insert(t.field(1) + t.field(2) + t.runs());
    }
    EXPECT_EQ(boards.size(), 1u);
    EXPECT_EQ(t.seat() + t.phase(), "wt");
    for (const char* text : {"resign", "draw", "offer", "@resign", ""}) {
        EXPECT_EQ(t.canonical(text), "") << text;
    }
}

TEST(PaikoEnd, TestsComeInAFixedOrder) {  // PAI-199
    // Losses before the cap.
    const Report losses = Table(kNearTie).then("Ai@g4").report();
    EXPECT_EQ(Table(kNearTie, 1).then("Ai@g4").report().reason, losses.reason);
    // Passes before the cap.
    const Report passes = Table(kStuck).then("pass pass").report();
    EXPECT_EQ(Table(kStuck, 2).then("pass pass").report().reason, passes.reason);
    // The cap before reward picks.
    const Table capped =
        Table("Er@g5/Sw@i5/00001000.11100000.rest/00000000.rest.00000000/w/t/-.-/0/399", 400)
            .then("Ai@g4");
    EXPECT_EQ(capped.seat() + capped.phase(), "-xt");
}

}  // namespace
}  // namespace engawa::paiko
