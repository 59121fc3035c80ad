// Chapter 4 of the ledger: setup.
#include <set>

#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

Table dealt(const std::string& options) { return Table::start(options).settle(); }

TEST(EiyoSetup, TheSeatsSitOppositeEachOther) {  // EIY-050
    const Table t(Scene{.options = "mode=coop",
                        .rows = std::string(kCoopRows),
                        .hand = "tanto_tl",
                        .hand_b = "tanto_br",
                        .spots = "LL"});
    Table a = t;  // F0 is A's far left and B's near right
    EXPECT_EQ(a.play("attack tanto_tl TL +0").row(0), "blade|war_archer");
    Table b = t;
    EXPECT_EQ(b.play("pass; attack tanto_br BR +0").row(0), "blade|war_archer");
}

TEST(EiyoSetup, SpecialWeaponsAreAsideAndOneDeckIsShared) {  // EIY-051
    Table t = Table::start("mode=coop").settle(18);
    EXPECT_EQ(t.phase(), "hands");
    EXPECT_EQ(t.total_weight(), 32);
    EXPECT_EQ(t.weight("special"), 0);
    t.chance("tanto_tl tanto_tl tanto_tl katana_top");
    EXPECT_EQ(t.weight("tanto_tl"), 0);  // A has them all, so B cannot get one
    EXPECT_EQ(t.total_weight(), 28);
}

TEST(EiyoSetup, SoloHasFourStacksOfTen) {  // EIY-052 EIY-055 EIY-056
    const Table t = Table::start("");
    EXPECT_EQ(t.state().row_count(), 4);
    for (int row = 0; row < 4; ++row) EXPECT_EQ(t.stack(row), 10);  // nine enemies and a boss
    EXPECT_EQ(t.state().rows[4], Row{});
    const Table after = dealt("");
    for (int row = 0; row < 4; ++row) EXPECT_EQ(after.stack(row), 7);
}

TEST(EiyoSetup, CoopHasSixStacksOfSeven) {  // EIY-053 EIY-054
    const Table t = Table::start("mode=coop");
    EXPECT_EQ(t.state().row_count(), 6);
    for (int row = 0; row < 6; ++row) EXPECT_EQ(t.stack(row), 7);
}

// Walks down one stack and says what each card is: e for an enemy, B for a boss.
std::string stack_of(const std::string& options) {
    const bool coop = options.find("coop") != std::string::npos;
    const int size = coop ? 7 : 10;
    std::string kinds;
    for (int n = size; n > 0; --n) {
        const std::string full = "scout|blade|archer." + std::string(coop ? "4" : "7");
        std::string rows = "-." + std::to_string(n);
        for (int i = 1; i < (coop ? 6 : 4); ++i) rows += " + " + full;
        if (coop)
            rows = "-." + std::to_string(n) +
                   " + scout|blade|archer.4 + scout|blade|archer.4 + scout|blade|archer.4 + "
                   "spearman|spearman|spearman.4 + sergeant|sergeant|sergeant.4";
        const Table t(Scene{.options = options, .rows = rows, .phase = "refill"});
        kinds += t.weight("warlord") > 0 ? 'B' : 'e';
    }
    return kinds;
}

TEST(EiyoSetup, ThreeCardsLieBelowTheBoss) {  // EIY-054 EIY-055
    EXPECT_EQ(stack_of("mode=coop"), "eeeBeee");
    EXPECT_EQ(stack_of("mode=solo"), "eeeeeeBeee");
}

TEST(EiyoSetup, EveryBossMayLieInEveryStackAndNobodyKnows) {  // EIY-057
    for (int row = 0; row < 6; ++row) {
        Table t = dealt("mode=coop mulligan=off").play("stand L; agree; first 1; agree");
        t.play("pass; pass");
        EXPECT_EQ(t.state().unseen.size(), 18 + 6);
        for (const char viewer : {'A', 'B', 'w'}) {
            EXPECT_EQ(t.view(viewer).state().unseen, t.state().unseen);
        }
        std::string rows;
        for (int i = 0; i < 6; ++i) {
            rows += std::string(i == 0 ? "" : " + ") +
                    (i == row     ? "scout|blade.4"
                     : i % 2 == 0 ? "archer|spearman|sergeant.4"
                                  : "veteran_archer|conscript|war_archer.4");
        }
        const Table refill(Scene{.options = "mode=coop", .rows = rows, .phase = "refill"});
        EXPECT_EQ(refill.total_weight(), 6);
        EXPECT_EQ(refill.moves().size(), 6u);
    }
}

TEST(EiyoSetup, ThePathAddsFourAndRemovesFourUnseen) {  // EIY-058 EIY-059
    for (const std::string mode : {"mode=solo", "mode=coop"}) {
        const Table start = Table::start(mode + " path=on");
        EXPECT_EQ(start.total_weight(), 40);
        EXPECT_EQ(start.state().foes_left, mode == "mode=solo" ? 40 : 42);  // as without the path
        EXPECT_EQ(start.stack(0), mode == "mode=solo" ? 10 : 7);
        EXPECT_EQ(start.removed(), 0);
        // None and all of the Yamabushi may take part.
        Table all = start;
        all.chance("gate storm drum mist");
        EXPECT_EQ(all.total_weight(), 36);
    }
}

TEST(EiyoSetup, TheFirstThreeCardsOfEachStackAreARowThatAllSee) {  // EIY-060
    for (const std::string mode : {"mode=solo", "mode=coop"}) {
        const Table t = dealt(mode);
        for (int row = 0; row < t.state().row_count(); ++row) {
            EXPECT_EQ(t.state().rows[row].size(), 3);
        }
        for (const char viewer : {'A', 'w'}) EXPECT_EQ(t.view(viewer).state().rows, t.state().rows);
    }
}

TEST(EiyoSetup, LaterCardsCoverEarlierOnesRowByRow) {  // EIY-061
    for (const std::string options : {"", "refill_side=front", "mode=coop"}) {
        Table t = Table::start(options);
        t.chance("conscript archer champion war_archer");
        EXPECT_EQ(t.row(0), "champion|archer|conscript");  // the third is the front
        EXPECT_EQ(t.row(1), "war_archer");
        t.chance("blade scout spearman");
        EXPECT_EQ(t.row(1), "scout|blade|war_archer");
        EXPECT_EQ(t.row(2), "spearman");
    }
}

TEST(EiyoSetup, TheNextCardOfEachCoopStackIsItsBoss) {  // EIY-062 EIY-044
    const Table t = dealt("mode=coop mulligan=off");
    for (int row = 0; row < 6; ++row) EXPECT_EQ(t.stack(row), 4);
    Table fight(Scene{.options = "mode=coop", .rows = std::string(kCoopRows), .hand = "tanto_tl"});
    fight.play("attack tanto_tl TL +0; done; pass; pass");
    fight.settle(fight.damage());
    EXPECT_EQ(fight.phase(), "refill");
    EXPECT_EQ(fight.moves(),
              words("warlord ambusher gatekeeper illusionist standard_bearer executioner"));
}

TEST(EiyoSetup, WhatLiesWhereBeforeTheHands) {  // EIY-063
    for (const std::string mode : {"mode=solo", "mode=coop"}) {
        const Table t = dealt(mode);
        EXPECT_EQ(t.supply(), 4);
        EXPECT_EQ(t.table(), mode == "mode=solo" ? 2 : 4);
        EXPECT_EQ(t.honor(), 0);
        EXPECT_EQ(t.removed(), 0);
        EXPECT_EQ(t.discards(), 0);
        EXPECT_EQ(t.exhaustions(), 0);
    }
}

TEST(EiyoSetup, EachSeatStartsWithFourCards) {  // EIY-064
    EXPECT_EQ(dealt("").hand(), 4);
    EXPECT_EQ(dealt("").deck(), 28);
    const Table coop = dealt("mode=coop");
    EXPECT_EQ(coop.hand('A'), 4);
    EXPECT_EQ(coop.hand('B'), 4);
    EXPECT_EQ(coop.deck(), 24);
}

TEST(EiyoSetup, FourCardsForAThenFourForBAfterTheRows) {  // EIY-065
    Table t = Table::start("mode=coop");
    EXPECT_EQ(t.phase(), "rows");
    t.settle(18);
    EXPECT_EQ(t.phase(), "hands");
    t.chance(
        "tanto_tl tanto_tr tanto_br tanto_bl katana_top katana_right katana_bottom katana_left");
    EXPECT_EQ(t.hand_cards('A'), "tanto_tl tanto_tr tanto_br tanto_bl");
    EXPECT_EQ(t.hand_cards('B'), "katana_top katana_right katana_bottom katana_left");
    EXPECT_EQ(t.phase(), "mulligan.1");
}

TEST(EiyoSetup, AMulliganIsAllFourCardsOnceAndOnlyNow) {  // EIY-066 EIY-068
    Table t = dealt("mode=coop");
    EXPECT_EQ(t.may_act(), "A");
    EXPECT_EQ(t.moves(), words("keep redraw"));
    t.play("redraw");
    EXPECT_EQ(t.hand('A'), 0);  // all four are back
    EXPECT_EQ(t.deck(), 28);
    t.settle();  // A's cards come before B is asked
    EXPECT_EQ(t.hand('A'), 4);
    EXPECT_EQ(t.phase(), "mulligan.2");
    EXPECT_EQ(t.may_act(), "B");
    EXPECT_EQ(t.moves(), words("keep redraw"));
    t.play("redraw").settle();
    EXPECT_EQ(t.hand('B'), 4);
    EXPECT_EQ(t.phase(), "stand.1");  // nobody is asked a second time
    for (const std::string move : {"keep", "redraw"}) EXPECT_TRUE(t.lacks(move));
    t.play("stand L; agree; first 1; agree");
    EXPECT_EQ(t.why("redraw"), "EIY-066");
}

TEST(EiyoSetup, TheSoloMulligan) {  // EIY-067
    Table t = dealt("");
    EXPECT_EQ(t.moves(), words("keep redraw"));
    EXPECT_EQ(t.then("keep").phase(), "fight");
    EXPECT_EQ(t.then("keep").hand_cards(), t.hand_cards());
    t.play("redraw").chance("katana_top katana_top katana_top yari_rising");
    EXPECT_EQ(t.hand_cards(), "katana_top katana_top katana_top yari_rising");
    EXPECT_EQ(t.phase(), "fight");
}

TEST(EiyoSetup, EachSeatSeesItsOwnHandAndWhetherTheOtherRedrew) {  // EIY-068
    Table t = dealt("mode=coop");
    t.play("redraw");
    EXPECT_TRUE(t.heard("redrew 1 4", 'B'));
    t.settle();
    const Words view = parts(t.view_text('B'), '/');
    EXPECT_EQ(parts(view[3], '+')[0], "?,?,?,?");
    EXPECT_EQ(parts(view[3], '+')[1], parts(parts(t.text(), '/')[3], '+')[1]);
    EXPECT_EQ(view[4], parts(t.text(), '/')[4]);
    EXPECT_TRUE(t.then("keep").heard("kept 2", 'A'));
}

TEST(EiyoSetup, WithoutMulliganNobodyIsAsked) {  // EIY-068
    EXPECT_EQ(dealt("mulligan=off").phase(), "fight");
    EXPECT_EQ(dealt("mode=coop mulligan=off").phase(), "stand.1");
}

TEST(EiyoSetup, ReturnedCardsCanComeAgain) {  // EIY-069
    Table solo = Table::start("").settle(12).chance("tanto_tl tanto_tl tanto_tl katana_top");
    solo.play("redraw");
    for (const int size : {32, 31, 30, 29}) {
        EXPECT_EQ(solo.total_weight(), size);
        EXPECT_GT(solo.weight("tanto_tl") + solo.weight("katana_top"), 0);
        solo.chance(size > 29 ? "tanto_tl" : "katana_top");
    }
    EXPECT_EQ(solo.hand_cards(), "tanto_tl tanto_tl tanto_tl katana_top");
    Table coop = dealt("mode=coop").play("redraw");
    for (const int size : {28, 27, 26, 25}) {
        EXPECT_EQ(coop.total_weight(), size);
        coop.settle(1);
    }
    EXPECT_EQ(coop.deck(), 24);
}

TEST(EiyoSetup, MeeplesAreProposedAndAgreedOrSwapped) {  // EIY-070 EIY-071
    const Table t = dealt("mode=coop mulligan=off");
    EXPECT_EQ(t.may_act(), "A");
    EXPECT_EQ(t.moves(), list("stand L; stand R"));
    const Table proposed = t.then("stand R");
    EXPECT_EQ(proposed.may_act(), "B");
    EXPECT_EQ(proposed.moves(), words("agree swap"));
    EXPECT_EQ(t.then("stand L; agree").spots(), "LR");
    EXPECT_EQ(t.then("stand L; swap").spots(), "RL");
    EXPECT_EQ(t.then("stand R; agree").spots(), "RL");
    EXPECT_EQ(t.then("stand R; swap").spots(), "LR");
    EXPECT_EQ(t.then("stand R; swap").phase(), "first");
}

TEST(EiyoSetup, NothingIsSaidDuringThePlacement) {  // EIY-072
    const Table t = dealt("mode=coop mulligan=off");
    EXPECT_FALSE(t.chat());
    EXPECT_FALSE(t.then("stand L").chat());
    EXPECT_TRUE(t.lacks("show; move", 'A'));
    EXPECT_TRUE(t.then("stand L").lacks("show; move", 'B'));
}

}  // namespace
}  // namespace engawa::eiyo
