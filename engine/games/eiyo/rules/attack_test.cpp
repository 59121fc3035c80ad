// Chapter 10 of the ledger: attack.
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

// F1 and N2 have a red front. A on L reaches F1 with TR, B on R with BR.
Scene coop(const std::string& options = "") {
    return {.options = "mode=coop " + options,
            .rows = std::string(kCoopRows),
            .hand = "tanto_tr,tanto_tr,tanto_tl",
            .hand_b = "tanto_br,yari_falling,tanto_tl",
            .deck = 20};
}

TEST(EiyoAttack, AnAttackDefeatsTheFront) {  // EIY-145 EIY-146
    Table t(Scene{.rows = std::string(kSoloRows), .hand = "tanto_tr,tanto_br", .deck = 20});
    const int discards = t.discards();
    t.play("attack tanto_tr TR +0");
    EXPECT_EQ(t.row(1), "blade|war_archer");
    EXPECT_EQ(t.discards(), discards + 1);
    EXPECT_EQ(t.hand_cards(), "tanto_br");
    EXPECT_EQ(t.in_honor("scout"), 1);
    EXPECT_EQ(t.honor(), 1);
    EXPECT_EQ(t.removed(), 0);
    t.play("attack tanto_br BR +0");
    EXPECT_EQ(t.honor(), 1 + 1);
}

TEST(EiyoAttack, BothSeatsShareOneHonorStack) {  // EIY-146
    Table t(coop());
    t.play("attack tanto_tl TL +0; done; attack yari_falling TL +0; done; attack tanto_tr TR +0");
    EXPECT_EQ(t.honor(), 1);  // the scout; the others are red and wait
    Table both(Scene{.options = "mode=coop",
                     .rows = "blade.4 + scout.4 + war_archer.4 + blade.4 + scout.4 + scout.4",
                     .hand = "tanto_tl",
                     .hand_b = "tanto_bl"});
    both.play("attack tanto_tl TL +0; done; attack tanto_bl BL +0");
    EXPECT_EQ(both.honor(), 2 + 2);
    EXPECT_EQ(both.in_honor("blade") + both.in_honor("war_archer"), 2);
}

TEST(EiyoAttack, InSoloRedIsLikeTheOthers) {  // EIY-147
    Table t(Scene{.rows = std::string(kSoloRows), .hand = "tanto_tl"});
    t.play("attack tanto_tl TL +0");
    EXPECT_EQ(t.in_honor("champion"), 1);
    EXPECT_EQ(t.honor(), 4);
    EXPECT_EQ(t.active(0), "");
}

TEST(EiyoAttack, TheWeaponIsDiscardedBeforeADefeatEffect) {  // EIY-148
    Table t(Scene{.rows = "executioner|scout.3 + scout.7 + blade.7 + blade.7",
                  .hand = "tanto_tl",
                  .deck = 0});
    t.play("attack tanto_tl TL +0");
    EXPECT_EQ(t.honor(), 4);
    EXPECT_EQ(t.row(0), "scout");
    EXPECT_EQ(t.phase(), "fight.effect.2");
    EXPECT_EQ(t.deck(), 32);  // the new deck has the weapon of the attack too
    EXPECT_EQ(t.in_deck("tanto_tl"), 3);
    EXPECT_EQ(t.settle().discards(), 2);
}

TEST(EiyoAttack, BothWeaponsAreDiscardedBeforeADefeatEffect) {  // EIY-148 EIY-152
    CardSet cards = default_cards();
    cards.enemy_sets[0].enemies[2].effects.defeat_discard = 1;  // the champion
    cards.enemy_sets[0].enemies[2].text = "When defeated: discard 1 card from the weapon deck.";
    Scene scene = coop();
    scene.rows.insert(scene.rows.find("conscript") + 9, ".4.1=tanto_tr");
    scene.hand = "-";
    scene.deck = 0;
    Table t(scene, Eiyo(cards));
    t.play("pass; attack tanto_br BR +0");
    EXPECT_EQ(t.in_deck("tanto_tr"), 3);
    EXPECT_EQ(t.in_deck("tanto_br"), 3);
    EXPECT_EQ(t.honor(), 4);
}

TEST(EiyoAttack, OneAttackDefeatsBossesAndYamabushiInCoop) {  // EIY-149
    Table t(Scene{.options = "mode=coop path=on",
                  .rows = "warlord.3 + drum.4 + scout.4 + blade.4 + blade.4 + blade.4",
                  .hand = "tanto_tl,tanto_tr"});
    t.play("attack tanto_tl TL +0; attack tanto_tr TR +0");
    EXPECT_EQ(t.in_honor("warlord"), 1);
    EXPECT_EQ(t.in_honor("drum"), 1);
    EXPECT_EQ(t.honor(), 4 + 1);
}

TEST(EiyoAttack, ARedFrontNeedsBothSeats) {  // EIY-150 EIY-151
    Table t(coop());
    const int discards = t.discards();
    t.play("attack tanto_tr TR +0");
    EXPECT_EQ(t.active(1), "A tanto_tr");
    EXPECT_EQ(t.row(1), "champion|archer|conscript");
    EXPECT_EQ(t.honor(), 0);
    EXPECT_EQ(t.discards(), discards);
    EXPECT_EQ(t.hand_cards('A'), "tanto_tl tanto_tr");
    EXPECT_EQ(t.phase(), "fight.1.1.-");  // it counts as a card played
    for (const char viewer : {'A', 'B', 'w'}) {
        EXPECT_NE(
            t.view_text(viewer).find("red_champion,blue_archer,yellow_conscript.4.1=tanto_tr"),
            std::string::npos);
    }
}

TEST(EiyoAttack, ThePartnersAttackDefeatsIt) {  // EIY-152 EIY-158
    Table t(coop());
    const int discards = t.discards();
    t.play("attack tanto_tr TR +0; done; attack yari_falling BR +0");
    EXPECT_EQ(t.active(1), "");
    EXPECT_EQ(t.row(1), "archer|conscript");
    EXPECT_EQ(t.honor(), 4);
    EXPECT_EQ(t.discards(), discards + 2);
    // Another kind, another corner, B first, with rotations.
    Table other(coop());
    other.play("pass; attack tanto_tl BR +2").settle();
    EXPECT_EQ(other.active(1), "B tanto_tl");
}

TEST(EiyoAttack, TheSecondAttackMustBeThePartners) {  // EIY-153
    Table t(coop());
    t.play("attack tanto_tr TR +0");
    EXPECT_TRUE(t.lacks("attack tanto_tr TR +0; attack tanto_tl TR +1"));
    EXPECT_EQ(t.why("attack tanto_tr TR +0"), "EIY-153");
    EXPECT_TRUE(t.has("deflect tanto_tr TR +0"));
    EXPECT_TRUE(t.then("done").has("attack tanto_br BR +0"));
    // From the other spot it is the same row.
    Table moved = t;
    moved.play("move").settle();
    EXPECT_TRUE(moved.lacks("attack tanto_tl TL +0"));
    EXPECT_EQ(moved.why("attack tanto_tl TL +0"), "EIY-153");
}

TEST(EiyoAttack, AnActiveWeaponWaitsOverTurnsAndRounds) {  // EIY-154 EIY-155
    Table t(Scene{.options = "mode=coop",
                  .rows = "-.0 + champion.0 + -.0 + -.0 + -.0 + -.0",
                  .hand = "tanto_tr,tanto_tr,tanto_tl",
                  .hand_b = "tanto_br,yari_falling,tanto_tl",
                  .deck = 25});
    t.play("attack tanto_tr TR +0; done; pass; pass");
    EXPECT_EQ(t.phase(), "damage.6");  // its full damage
    for (int round = 2; round <= 3; ++round) {
        t.settle();
        EXPECT_EQ(t.round(), round);
        EXPECT_EQ(t.active(1), "A tanto_tr");
        if (round == 3) break;
        t.play("first 1; agree").settle().play("pass; pass");
        EXPECT_EQ(t.phase(), "damage.6");
    }
    t.play("first 2; agree").settle();
    t.play("attack tanto_br BR +0");
    EXPECT_EQ(t.in_honor("champion"), 1);
    EXPECT_EQ(t.phase(), "cleared_without_honor");
}

TEST(EiyoAttack, OneActiveWeaponForEachRow) {  // EIY-156
    Table t(Scene{.options = "mode=coop",
                  .rows = "champion.4 + champion.4 + retainer.4 + retainer.4 + swordmaster.4 + "
                          "swordmaster.4",
                  .hand = "tanto_tl,tanto_tr",
                  .hand_b = "tanto_tl,tanto_bl"});
    t.play(
        "attack tanto_tl TL +0; attack tanto_tr TR +0; done; attack tanto_tl TL +0; "
        "attack tanto_bl BL +0");
    EXPECT_EQ(t.active(0), "A tanto_tl");
    EXPECT_EQ(t.active(1), "A tanto_tr");
    EXPECT_EQ(t.active(5), "B tanto_tl");
    EXPECT_EQ(t.active(2), "B tanto_bl");
    along_random_games("mode=coop refill_side=front", 6, 156,
                       [](const Table& before, const std::string& move, const Table& after) {
                           if (move.find("attack") == std::string::npos || after.deck() == 0)
                               return;
                           int here = 0, there = 0;
                           for (int row = 0; row < 6; ++row) {
                               here += before.active(row).empty() ? 0 : 1;
                               there += after.active(row).empty() ? 0 : 1;
                           }
                           EXPECT_LE(std::abs(here - there), 1);
                       });
}

TEST(EiyoAttack, AnActiveWeaponIsInNoPile) {  // EIY-157
    Table t(coop());
    t.play("attack tanto_tr TR +0");
    EXPECT_EQ(t.hand('A'), 2);
    EXPECT_EQ(t.in_discards("tanto_tr"), Table(coop()).in_discards("tanto_tr"));
    t.play("move").settle();  // the owner moves,
    EXPECT_EQ(t.active(1), "A tanto_tr");
    t.play("done; pass; pass");  // and passes
    EXPECT_EQ(t.active(1), "A tanto_tr");
    for (const std::string& move : t.moves('A')) ADD_FAILURE() << move;  // nothing takes it back
    Scene scene = coop();
    scene.deck = 0;
    Table shuffled(scene);
    shuffled.play("attack tanto_tr TR +0; move");
    EXPECT_EQ(shuffled.deck(), 32 - 6);  // five in hands, one active
    EXPECT_EQ(shuffled.in_deck("tanto_tr"), 1);
    EXPECT_EQ(shuffled.settle().active(1), "A tanto_tr");
}

TEST(EiyoAttack, AnActiveWeaponCountsTowardsNoHand) {  // EIY-157
    Table t(Scene{.options = "mode=coop",
                  .rows = "-.0 + champion.0.1=tanto_tr + -.0 + -.0 + -.0 + -.0",
                  .hand = "tanto_tl,tanto_tl,tanto_bl",
                  .hand_b = "tanto_br",
                  .deck = 20,
                  .round = 2,
                  .phase = "first"});
    t.play("first 1; agree").settle();
    EXPECT_EQ(t.hand('A'), 6);  // three drawn, not two
}

TEST(EiyoAttack, ANewFrontMayCoverTheWaitingRed) {  // EIY-159
    const Scene scene{.options = "mode=coop refill_side=front",
                      .rows =
                          "scout.4 + champion|archer.4.1=tanto_tr + scout.4 + scout.4 + "
                          "blade.4 + blade.4",
                      .hand = "tanto_tr,katana_top",
                      .hand_b = "tanto_br,katana_right,yari_falling",
                      .phase = "refill"};
    Table t(scene);
    t.chance("warlord champion ambusher");  // F0, then the boss of F1
    t.settle();
    EXPECT_EQ(t.row(1), "ambusher|champion|archer");
    EXPECT_EQ(t.active(1), "A tanto_tr");
    Table covered(Scene{.options = "mode=coop refill_side=front",
                        .rows = "scout.4 + ambusher|champion|swordmaster.3.1=tanto_tr + scout.4 + "
                                "scout.4 + blade.4 + blade.4",
                        .hand = "tanto_tr,katana_top",
                        .hand_b = "tanto_br,katana_right,yari_falling"});
    covered.play("attack tanto_tr TR +0");  // not red: A may, and the weapon stays
    EXPECT_EQ(covered.in_honor("ambusher"), 1);
    EXPECT_EQ(covered.active(1), "A tanto_tr");
    EXPECT_TRUE(covered.lacks("attack katana_top TR +0"));  // red again
    covered.play("done; attack tanto_br BR +0");
    EXPECT_EQ(covered.in_honor("champion"), 1);
    EXPECT_EQ(covered.active(1), "");
    covered.play("attack katana_right BR +0");  // the next red needs both again
    EXPECT_EQ(covered.active(1), "B katana_right");
    EXPECT_EQ(covered.row(1), "swordmaster");
}

TEST(EiyoAttack, WhicheverRedIsInFrontIsDefeated) {  // EIY-159
    Table t(Scene{.options = "mode=coop refill_side=front",
                  .rows = "scout.4 + retainer|champion.4.1=tanto_tr + scout.4 + scout.4 + "
                          "blade.4 + blade.4",
                  .hand = "tanto_tr",
                  .hand_b = "tanto_br"});
    EXPECT_TRUE(t.lacks("attack tanto_tr TR +0"));
    t.play("pass; attack tanto_br BR +0");
    EXPECT_EQ(t.in_honor("retainer"), 1);
    EXPECT_EQ(t.row(1), "champion");
    EXPECT_EQ(t.active(1), "");
}

TEST(EiyoAttack, WithRefillAtTheBackTheFrontStays) {  // EIY-159 EIY-224
    Table t(Scene{.options = "mode=coop",
                  .rows = "-.0 + champion.4.1=tanto_tr + -.0 + -.0 + -.0 + -.0",
                  .unseen = "warlord retainer",
                  .round = 2,
                  .phase = "refill"});
    t.chance("warlord retainer");
    EXPECT_EQ(t.row(1), "champion|warlord|retainer");
    EXPECT_EQ(t.active(1), "A tanto_tr");
}

}  // namespace
}  // namespace engawa::eiyo
