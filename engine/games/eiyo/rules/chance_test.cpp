// Chapter 3 of the ledger: chance.
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

TEST(EiyoChance, ACardIsTakenByTheCopiesInTheDeck) {  // EIY-040
    Table t = Table::start("").settle(12);
    EXPECT_EQ(t.phase(), "hands");
    EXPECT_EQ(t.total_weight(), 32);
    EXPECT_EQ(t.weight("tanto_tl"), 3);
    EXPECT_EQ(t.weight("yari_rising"), 4);
    t.chance("yari_rising yari_rising tanto_tl");
    EXPECT_EQ(t.total_weight(), 29);
    EXPECT_EQ(t.weight("yari_rising"), 2);
    EXPECT_EQ(t.weight("tanto_tl"), 2);
    EXPECT_EQ(t.weight("katana_top"), 3);
}

TEST(EiyoChance, OnlyKindsInTheDeckCanCome) {  // EIY-040
    const Table t(Scene{.rows = std::string(kSoloRows),
                        .deck = 2,
                        .cards = "tanto_tl yari_rising",
                        .round = 2,
                        .phase = "draw.0"});
    EXPECT_EQ(t.moves(), words("tanto_tl yari_rising"));
    EXPECT_EQ(t.weight("tanto_tr"), 0);
}

// Draw step, cost, effect, damage and refill, also in the draft and together, where other moves
// stand beside every decision.
TEST(EiyoChance, NobodyDecidesBetweenTheCards) {  // EIY-041
    int between = 0;
    along_random_games("mode=coop edition=draft path=on", 12, 41,
                       [&](const Table& before, const std::string& move, const Table&) {
                           if (!move.starts_with("chance: ")) return;
                           ++between;
                           EXPECT_EQ(before.may_act(), "c");
                           EXPECT_TRUE(before.moves('A').empty());
                           EXPECT_TRUE(before.moves('B').empty());
                       });
    EXPECT_GT(between, 500);
}

TEST(EiyoChance, EachCardOfACostOrADamageIsAnEventOfItsOwn) {  // EIY-041
    Table t(Scene{.rows = std::string(kSoloRows), .hand = "tanto_tl", .deck = 28});
    t.play("attack tanto_tl BL +3");
    EXPECT_EQ(t.phase(), "fight.pay.3.1.attack:tanto_tl:BL:3");
    EXPECT_EQ(t.settle(1).phase(), "fight.pay.2.1.attack:tanto_tl:BL:3");
    EXPECT_EQ(t.settle(1).phase(), "fight.pay.1.1.attack:tanto_tl:BL:3");
    EXPECT_EQ(t.settle(1).phase(), "fight");
    EXPECT_EQ(t.deck(), 25);
    const int damage = t.damage();
    t.play("pass");
    for (int left = damage; left > 0; --left) {
        EXPECT_EQ(t.phase(), "damage." + std::to_string(left));
        t.settle(1);
    }
    EXPECT_EQ(t.phase(), "refill");
}

TEST(EiyoChance, TheEnemyBagIsWithoutReplacement) {  // EIY-042
    Table t = Table::start("");
    EXPECT_EQ(t.total_weight(), 36);
    EXPECT_EQ(t.weight("champion"), 3);
    EXPECT_EQ(t.weight("warlord"), 0);
    t.chance("champion champion champion");
    EXPECT_EQ(t.weight("champion"), 0);
    EXPECT_EQ(t.total_weight(), 33);
    Table path = Table::start("path=on");
    EXPECT_EQ(path.total_weight(), 40);
    EXPECT_EQ(path.weight("mist"), 1);
    path.chance("mist");
    EXPECT_EQ(path.weight("mist"), 0);
}

TEST(EiyoChance, OnThePathFourCardsAreLeftOver) {  // EIY-042 EIY-058 EIY-059
    for (const std::string mode : {"solo", "coop"}) {
        const bool coop = mode == "coop";
        const std::string rest = coop ? " + -.0 + -.0 + -.0" : " + -.0";
        Table t(Scene{.options = "path=on mode=" + mode,
                      .rows = "spearman|spearman.1 + -.0 + -.0" + rest,
                      .table = coop ? 4 : 2,
                      .unseen = "gate storm drum mist champion",
                      .phase = coop ? "fight.2.0.1" : "fight"});
        t.play("pass").settle(5);
        EXPECT_EQ(t.phase(), "refill");
        EXPECT_EQ(t.total_weight(), 5);  // the last card of the stack, and four that never come
        EXPECT_EQ(t.weight("champion"), 1);
        t.chance("mist");
        EXPECT_EQ(t.state().foes_left, 3);
        EXPECT_EQ(t.state().unseen.size(), coop ? 4 : 4 + 2);  // solo: and two bosses
    }
}

TEST(EiyoChance, ABossComesFromTheBossBag) {  // EIY-043 EIY-057
    Table t(Scene{.options = "mode=coop",
                  .rows = "scout|blade.4 + scout|blade.4 + archer|spearman|archer.4 + "
                          "archer|spearman|blade.4 + sergeant|sergeant|scout.4 + "
                          "conscript|conscript|conscript.4",
                  .phase = "refill"});
    EXPECT_EQ(t.total_weight(), 6);
    for (const std::string boss :
         {"warlord", "ambusher", "gatekeeper", "illusionist", "standard_bearer", "executioner"}) {
        EXPECT_EQ(t.weight(boss), 1) << boss;
    }
    t.chance("warlord");
    EXPECT_EQ(t.total_weight(), 5);
    EXPECT_EQ(t.weight("warlord"), 0);
}

TEST(EiyoChance, InSoloTwoBossesStayInTheBag) {  // EIY-043
    Table t(
        Scene{.rows = "scout|blade.4 + warlord.3 + ambusher.3 + gatekeeper.3", .phase = "refill"});
    EXPECT_EQ(t.total_weight(), 3);
    t.chance("illusionist");
    EXPECT_EQ(t.phase(), "refill");
    EXPECT_EQ(t.weight("standard_bearer") + t.weight("executioner"), 0);  // nobody asks for them
    EXPECT_EQ(t.state().unseen.size(), 9 + 3 + 2);
}

TEST(EiyoChance, OnlyTheFourthCardFromTheBottomIsABoss) {  // EIY-044
    for (int n = 1; n <= 7; ++n) {
        const Table t(Scene{.rows = "scout.7 + scout|blade|archer.7 + scout|blade|archer.7 + "
                                    "-." +
                                    std::to_string(n),
                            .phase = "refill"});
        EXPECT_EQ(t.stack(3), n);
        Table filled = t;
        filled.chance("champion champion");  // the first row
        EXPECT_EQ(filled.weight("retainer"), n == 4 ? 0 : 3);
        EXPECT_EQ(filled.weight("warlord") > 0, n == 4);
        filled.settle(1);
        EXPECT_EQ(filled.stack(3), n - 1);
    }
}

// Solo with two, coop with four different special weapons.
CardSet different_specials() {
    CardSet cards = default_cards();
    WeaponCard special = cards.specials[0];
    cards.specials.clear();
    for (const char* id : {"naginata", "kanabo", "nodachi", "kusarigama"}) {
        special.id = id;
        special.copies = 1;
        special.solo_copies = cards.specials.size() < 2 ? 1 : 0;
        cards.specials.push_back(special);
    }
    return cards;
}

TEST(EiyoChance, AlikeSpecialWeaponsAreNoEvent) {  // EIY-045 EIY-046
    Table t(Scene{.rows = std::string(kSoloRows), .hand = "tanto_tr", .deck = 0});
    t.play("attack tanto_tr BR +1");
    EXPECT_EQ(t.phase(), "fight.pay.1.1.attack:tanto_tr:BR:1");
    EXPECT_EQ(t.hand_cards(), "tanto_tr special");  // at once, without an event
    EXPECT_EQ(t.total_weight(), 31);                // the next event is the card itself
    EXPECT_EQ(t.weight("tanto_tl"), 3);
}

TEST(EiyoChance, DifferentSpecialWeaponsAreTakenByChanceSeatAFirst) {  // EIY-045
    const Eiyo game(different_specials());
    Table t(Scene{.options = "mode=coop", .rows = std::string(kCoopRows), .deck = 0}, game);
    t.play("move");
    EXPECT_EQ(t.moves(), words("naginata kanabo nodachi kusarigama"));
    EXPECT_EQ(t.total_weight(), 4);
    t.chance("nodachi");
    EXPECT_EQ(t.hand_cards('A'), "nodachi");
    EXPECT_EQ(t.hand_cards('B'), "");
    EXPECT_EQ(t.moves(), words("naginata kanabo kusarigama"));
    t.chance("naginata");
    EXPECT_EQ(t.hand_cards('B'), "naginata");
    EXPECT_EQ(t.total_weight(), 32);  // then the card that was needed
    t.settle();
    EXPECT_EQ(t.spots(), "RR");
    EXPECT_EQ(t.table(), 2);
}

TEST(EiyoChance, AReshuffleIsNoEvent) {  // EIY-046
    Table t(Scene{.rows = std::string(kSoloRows), .deck = 0, .round = 3, .phase = "fight"});
    const int damage = t.damage();
    t.play("pass");
    EXPECT_EQ(t.phase(), "damage." + std::to_string(damage));
    EXPECT_EQ(t.total_weight(), 32);  // all discards are the deck
    EXPECT_EQ(t.discards(), 0);
}

}  // namespace
}  // namespace engawa::eiyo
