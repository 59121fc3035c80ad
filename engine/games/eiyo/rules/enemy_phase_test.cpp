// Chapter 14 of the ledger: enemy phase.
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

TEST(EiyoEnemyPhase, EveryFaceUpCardAttacksUnlessItsRowCarriesAToken) {  // EIY-215
    const Table t(Scene{.options = "path=on",
                        .rows = "champion|archer|conscript.7.t + warlord|scout.3 + drum.7 + "
                                "sergeant|blade|war_archer.7"});
    EXPECT_EQ(t.damage(0), 0);
    EXPECT_EQ(t.damage(1), 4 + 2);
    EXPECT_EQ(t.damage(2), 4);
    EXPECT_EQ(t.damage(3), 4 + 3 + 5);
    EXPECT_EQ(t.then("pass").phase(), "damage.22");
}

TEST(EiyoEnemyPhase, TheDamageIsTheNumberOfThePlace) {  // EIY-216
    for (const FoeCard& card : default_cards().enemy_sets[0].enemies) {
        const std::string name = short_name(card.id);
        const Table t(Scene{.rows = name + "|" + name + "|" + name + ".7 + -.7 + -.7 + -.7"});
        EXPECT_EQ(t.damage(), card.damage[0] + card.damage[1] + card.damage[2]) << name;
    }
    const Table mixed(Scene{.rows = "archer|champion|war_archer.7 + -.7 + -.7 + -.7"});
    EXPECT_EQ(mixed.damage(), 2 + 4 + 5);
}

TEST(EiyoEnemyPhase, ShortRowsHaveAFrontAndAMiddle) {  // EIY-217
    const Table t(Scene{.rows = "archer|war_archer.7 + veteran_archer.7 + -.7 + -.0"});
    EXPECT_EQ(t.damage(0), 2 + 4);
    EXPECT_EQ(t.damage(1), 3);
    EXPECT_EQ(t.damage(2) + t.damage(3), 0);
}

TEST(EiyoEnemyPhase, PlacesAreReadAfterTheFight) {  // EIY-217
    Table t(Scene{.rows = "champion|archer|conscript.7 + -.7 + -.7 + -.7", .hand = "tanto_tl"});
    t.play("attack tanto_tl TL +0; pass");
    EXPECT_EQ(t.phase(), "damage.3");  // 2 + 1, where it was 3 + 1 behind the champion
}

TEST(EiyoEnemyPhase, TheDamageIsDiscardedOneByOne) {  // EIY-218
    Table t(Scene{.rows = "champion.7 + -.7 + -.7 + -.7", .deck = 20});
    const int discards = t.discards();
    t.play("pass");
    EXPECT_TRUE(t.heard("struck 6 TL 6"));
    for (int card = 1; card <= 6; ++card) {
        EXPECT_EQ(t.phase(), "damage." + std::to_string(7 - card));
        t.settle(1);
        EXPECT_EQ(t.deck(), 20 - card);
        EXPECT_EQ(t.discards(), discards + card);
        EXPECT_TRUE(t.heard()[0].starts_with("discarded ") && t.heard()[0].ends_with(" damage"));
    }
    EXPECT_EQ(t.phase(), "refill");
}

TEST(EiyoEnemyPhase, TheRestIsTakenFromTheNewDeck) {  // EIY-219
    Table t(Scene{.rows = "champion.7 + -.7 + -.7 + -.7", .deck = 2, .cards = "tanto_tl tanto_tl"});
    t.play("pass").chance("tanto_tl tanto_tl");
    EXPECT_EQ(t.phase(), "damage.4");
    EXPECT_EQ(t.deck(), 32);
    EXPECT_EQ(t.weight("tanto_tl"), 3);  // with what was discarded in this very step
    t.settle(4);
    EXPECT_EQ(t.deck(), 28);
    EXPECT_EQ(t.discards(), 4);
    EXPECT_EQ(t.hand_cards(), "special");
}

TEST(EiyoEnemyPhase, DeflectedFrontsLeaveInRowOrderWithoutAnyEffect) {  // EIY-220
    Table t(Scene{.rows = "executioner|scout.3.t + champion.0 + archer|blade|conscript.7.t + "
                          "ambusher.3.t",
                  .deck = 20});
    EXPECT_EQ(t.supply(), 1);
    t.play("pass").chance("yari_rising").settle(4);
    EXPECT_EQ(t.supply(), 1);
    EXPECT_EQ(t.phase(), "damage.1");
    t.chance("katana_top");
    EXPECT_EQ(t.heard(),
              list("discarded katana_top damage; removed executioner TL; removed archer BR; "
                   "removed ambusher BL"));
    EXPECT_EQ(t.deck(), 14);  // the Executioner was not defeated: nothing more is discarded
    EXPECT_EQ(t.supply(), 4);
    EXPECT_EQ(t.row(0), "scout");
    EXPECT_EQ(t.row(2), "blade|conscript");
    EXPECT_EQ(t.row(3), "");
    EXPECT_EQ(t.honor(), 0);
}

TEST(EiyoEnemyPhase, ThenComesTheEndCheck) {  // EIY-221 EIY-270
    Table t(Scene{.rows = "spearman.0.t + -.0 + -.0 + -.0", .honor = 45, .round = 5});
    t.play("pass");
    EXPECT_EQ(t.phase(), "victory");
    EXPECT_EQ(t.removed() > 0, true);
    EXPECT_EQ(t.supply(), 4);
}

TEST(EiyoEnemyPhase, RowsAreRefilledThenAndAtNoOtherTime) {  // EIY-222
    Table t(Scene{.rows = "champion|archer.7 + scout.7 + -.7 + sergeant.7",
                  .hand = "tanto_tl,tanto_tr"});
    t.play("attack tanto_tl TL +0; attack tanto_tr TR +0");
    EXPECT_EQ(t.row(0), "archer");
    EXPECT_EQ(t.row(1), "");
    EXPECT_EQ(t.phase(), "fight");
    EXPECT_EQ(t.damage(), 2 + 4);  // an emptied row is quiet
    t.play("pass").settle(6);
    EXPECT_EQ(t.phase(), "refill");
    t.settle(2 + 3 + 3 + 2);
    EXPECT_EQ(t.phase().substr(0, 4), "draw");
}

TEST(EiyoEnemyPhase, RowsInOrderEachUntilItHasThreeOrItsStackIsEmpty) {  // EIY-223 EIY-226
    Table t(Scene{.rows = "scout|blade.7 + -.2 + spearman.1 + -.0",
                  .unseen = "champion champion champion swordmaster",
                  .phase = "refill"});
    t.chance("champion");
    EXPECT_EQ(t.row(0), "scout|blade|champion");
    t.chance("champion champion");
    EXPECT_EQ(t.row(1), "champion|champion");
    EXPECT_EQ(t.stack(1), 0);
    t.chance("swordmaster");
    EXPECT_EQ(t.row(2), "spearman|swordmaster");  // stays short
    EXPECT_EQ(t.row(3), "");                      // stays empty
    EXPECT_EQ(t.damage(3), 0);
    EXPECT_EQ(t.stack(0), 6);
    EXPECT_EQ(t.phase(), "draw.0");
}

TEST(EiyoEnemyPhase, ARevealEffectComesBeforeTheNextCard) {  // EIY-223 EIY-250
    Table t(Scene{.rows = "scout.4 + blade|blade.7 + -.0 + -.0",
                  .deck = 10,
                  .unseen = "ambusher champion champion",
                  .phase = "refill"});
    t.chance("ambusher");
    EXPECT_EQ(t.phase(), "refill.2");
    EXPECT_EQ(t.row(0), "scout|ambusher");
    t.settle(2);
    EXPECT_EQ(t.deck(), 8);
    EXPECT_EQ(t.phase(), "refill");
    t.chance("champion");
    EXPECT_EQ(t.row(0), "scout|ambusher|champion");
}

TEST(EiyoEnemyPhase, NewCardsJoinAtTheChosenSide) {  // EIY-224 EIY-225
    for (const std::string side : {"back", "front"}) {
        Table t(Scene{.options = "refill_side=" + side,
                      .rows = "archer|spearman.7 + sergeant.7 + -.7 + -.0",
                      .phase = "refill"});
        t.chance("champion blade scout retainer swordmaster champion");
        const bool back = side == "back";
        EXPECT_EQ(t.row(0), back ? "archer|spearman|champion" : "champion|archer|spearman");
        EXPECT_EQ(t.row(1), back ? "sergeant|blade|scout" : "scout|blade|sergeant");
        EXPECT_EQ(t.row(2),
                  back ? "retainer|swordmaster|champion" : "champion|swordmaster|retainer");
    }
}

}  // namespace
}  // namespace engawa::eiyo
