// Chapter 18 of the ledger: end of the game.
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

// The last enemy, worth 1 honor, in front of A's tanto_tl.
Scene last_enemy(int honor, const std::string& mode = "solo") {
    const bool coop = mode == "coop";
    return {
        .options = "mode=" + mode,
        .rows = coop ? "spearman.0 + -.0 + -.0 + -.0 + -.0 + -.0" : "spearman.0 + -.0 + -.0 + -.0",
        .hand = "tanto_tl",
        .deck = 20,
        .honor = honor,
        .round = 4};
}

Table ended(int honor, const std::string& mode = "solo") {
    return Table(last_enemy(honor - 1, mode)).play("attack tanto_tl TL +0");
}

TEST(EiyoEnd, TheGameIsOverAtOnceWhenNoEnemyIsLeft) {  // EIY-270 EIY-271
    Table t = ended(45);
    EXPECT_EQ(t.phase(), "victory");  // no pass, no enemy phase
    EXPECT_EQ(t.deck(), 20);
    Table deflected(last_enemy(45));
    deflected.play("deflect tanto_tl TL +0; pass");
    EXPECT_EQ(deflected.phase(), "victory");
    EXPECT_EQ(deflected.honor(), 45);
    Scene more = last_enemy(44);
    more.rows = "spearman.1 + -.0 + -.0 + -.0";  // a stack still has a card
    EXPECT_EQ(Table(more).play("attack tanto_tl TL +0").phase(), "fight");
}

TEST(EiyoEnd, TheEndCheckComesBeforeDefeatEffects) {  // EIY-271
    Scene scene = last_enemy(40);
    scene.rows = "executioner.0 + -.0 + -.0 + -.0";
    scene.deck = 0;
    scene.table = 0;
    Table t(scene);
    t.play("attack tanto_tl TL +0");
    EXPECT_EQ(t.phase(), "victory");
    EXPECT_EQ(t.exhaustions(), 2);
}

TEST(EiyoEnd, ADeflectedEnemyIsStillThere) {  // EIY-272
    Table t(last_enemy(45));
    t.play("deflect tanto_tl TL +0");
    EXPECT_EQ(t.phase(), "fight");
    EXPECT_EQ(t.extra("left"), 1);
}

TEST(EiyoEnd, VictoryNeedsFortyHonor) {  // EIY-273 EIY-274 EIY-275 EIY-276
    for (const std::string mode : {"solo", "coop"}) {
        const int seats = mode == "solo" ? 1 : 2;
        const Table won = ended(40, mode), lost = ended(39, mode);
        EXPECT_EQ(won.report().reason, "victory");
        EXPECT_EQ(won.report().winners, SeatSet::first_seats(seats));
        EXPECT_EQ(lost.report().reason, "cleared_without_honor");  // apart from `overrun`
        EXPECT_TRUE(lost.report().winners.empty());
        EXPECT_EQ(lost.extra("won"), 0);
    }
}

std::string rank(int honor, const std::string& mode) {
    const Table t = ended(honor, mode);
    return std::string(t.game().rank(t.state()));
}

TEST(EiyoEnd, Ranks) {  // EIY-277 EIY-278
    const std::string coop[] = {"Apprentices", "Warriors", "Samurai", "Heroes of the Empire"};
    const std::string solo[] = {"Apprentice", "Warrior", "Samurai", "Hero of the Empire"};
    for (int honor = 39; honor <= 66; ++honor) {
        const int step = honor < 40 ? -1 : std::min(3, (honor - 40) / 5);
        EXPECT_EQ(rank(honor, "coop"), step < 0 ? "" : coop[step]) << honor;
        EXPECT_EQ(rank(honor, "solo"), step < 0 ? "" : solo[step]) << honor;
        EXPECT_EQ(ended(honor).extra("rank"), step + 1);
    }
}

TEST(EiyoEnd, TheReport) {  // EIY-279 EIY-280
    const Table t = ended(46, "coop");
    EXPECT_EQ(t.report().reason, "victory");
    EXPECT_EQ(t.extra("won"), 1);
    EXPECT_EQ(t.extra("honor"), 46);
    EXPECT_EQ(t.extra("rank"), 2);
    EXPECT_EQ(t.extra("round"), 4);
    EXPECT_EQ(t.extra("defeated") + t.extra("deflected"), 42);
    EXPECT_EQ(t.extra("deflected"), t.removed());
    EXPECT_EQ(t.extra("left"), 0);
    EXPECT_EQ(t.extra("exhaustions"), 0);
    EXPECT_EQ(t.report().utility[0], 1);
    EXPECT_EQ(t.report().utility[1], 1);
    Scene scene = last_enemy(60, "coop");
    scene.deck = 1;
    scene.table = 0;
    scene.phase = "fight.2.0.1";
    Table lost(scene);
    lost.play("pass").settle();
    EXPECT_EQ(lost.report().reason, "overrun");
    EXPECT_EQ(lost.extra("honor"), 60);  // in every case
    EXPECT_EQ(lost.extra("rank"), 0);
    EXPECT_EQ(lost.extra("won"), 0);
    EXPECT_EQ(lost.extra("left"), 1);
    EXPECT_EQ(lost.extra("exhaustions"), 3);
    EXPECT_EQ(lost.report().utility[0], 0);
    EXPECT_EQ(lost.report().utility[1], 0);
}

TEST(EiyoEnd, ThreeExhaustionsExactlyWithOverrun) {  // EIY-279 EIY-280
    for (const std::string options : {"mode=solo", "mode=coop", "mode=coop exhaustion=emptied"}) {
        along_random_games(
            options, 10, 279, [](const Table&, const std::string&, const Table& after) {
                EXPECT_EQ(after.extra("exhaustions") == 3, after.phase() == "overrun");
                EXPECT_EQ(after.report().utility[0], after.extra("won"));
            });
    }
}

TEST(EiyoEnd, AfterTheEndNobodyActs) {  // EIY-281
    const Table t = ended(45, "coop");
    EXPECT_EQ(t.who(), "");
    EXPECT_EQ(t.may_act(), "");
    for (const char seat : {'A', 'B'}) {
        EXPECT_TRUE(t.moves(seat).empty());
        EXPECT_EQ(t.why("pass", seat), "EIY-281");
    }
}

}  // namespace
}  // namespace engawa::eiyo
