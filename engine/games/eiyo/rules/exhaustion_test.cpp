// Chapter 15 of the ledger: out of weapons.
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

const std::string kQuiet = "champion.0 + -.0 + -.0 + -.0";  // 6 damage, no refill

Scene solo(int deck, int table, const std::string& options = "") {
    return {.options = options,
            .rows = kQuiet,
            .hand = "tanto_tr,tanto_tr,tanto_br,tanto_br",
            .deck = deck,
            .table = table,
            .round = 2};
}

TEST(EiyoExhaustion, ItHappensWhenACardIsNeeded) {  // EIY-230
    Table t(solo(6, 2));
    t.play("pass").settle(6);
    EXPECT_EQ(t.phase(), "draw.0");  // the next card is needed in the draw step
    EXPECT_EQ(t.exhaustions(), 1);
    Scene full = solo(6, 2);
    full.hand = "tanto_tr,tanto_tr,tanto_br,tanto_br,tanto_bl,tanto_bl";
    Table none(full);
    none.play("pass").settle();
    EXPECT_EQ(none.deck(), 0);  // emptied exactly, and nobody needs a card
    EXPECT_EQ(none.exhaustions(), 0);
    EXPECT_EQ(none.phase(), "fight");
    EXPECT_TRUE(none.has("attack tanto_tr TL +3"));
    none.play("attack tanto_tr TL +3");
    EXPECT_EQ(none.exhaustions(), 1);
}

TEST(EiyoExhaustion, TheDiscardsBecomeTheDeckAndEachSeatTakesASpecialWeapon) {  // EIY-231 EIY-232
    for (const int table : {2, 1}) {
        Table t(solo(0, table));
        t.play("pass");
        EXPECT_TRUE(t.heard(table == 2 ? "exhausted first" : "exhausted second"));
        EXPECT_EQ(t.deck(), 28);
        EXPECT_EQ(t.discards(), 0);
        EXPECT_EQ(t.table(), table - 1);
        EXPECT_EQ(t.exhaustions(), 3 - table);
        EXPECT_EQ(t.hand(), 5);
        t.settle(1);
        EXPECT_EQ(t.deck(), 27);  // then the card that was needed
    }
    for (const int table : {4, 2}) {
        Table t(Scene{.options = "mode=coop",
                      .rows = std::string(kCoopRows),
                      .hand = "tanto_tl",
                      .deck = 0,
                      .table = table});
        EXPECT_EQ(t.exhaustions(), (4 - table) / 2);
        t.play("move").settle();
        EXPECT_EQ(t.table(), table - 2);
        EXPECT_EQ(t.exhaustions(), (4 - table) / 2 + 1);
        EXPECT_EQ(t.hand_cards('A'), "tanto_tl special");
        EXPECT_EQ(t.hand_cards('B'), "special");
    }
}

TEST(EiyoExhaustion, TheThirdLosesTheGame) {  // EIY-233 EIY-235
    Table t(solo(5, 0));
    t.play("pass").settle(5);
    EXPECT_EQ(t.phase(), "overrun");
    EXPECT_EQ(t.deck(), 0);
    EXPECT_EQ(t.discards(), 28);  // cards taken before stay where they went
    EXPECT_EQ(t.exhaustions(), 3);
    EXPECT_EQ(t.who(), "");
    EXPECT_EQ(t.extra("exhaustions"), 3);
    Table coop(Scene{.options = "mode=coop",
                     .rows = "-.0 + -.0 + -.0 + -.0 + -.0 + scout.0",
                     .deck = 3,
                     .table = 0,
                     .phase = "fight.2.0.1"});
    coop.play("pass").settle();
    EXPECT_EQ(coop.phase(), "overrun");
    EXPECT_TRUE(coop.report().winners.empty());
}

TEST(EiyoExhaustion, EnemiesInStacksCountToo) {  // EIY-233
    // No enemy is face up but that one, which is deflected: only a reveal needs cards.
    Table t(
        Scene{.rows = "-.4 + scout.0.t + -.0 + -.0", .deck = 1, .table = 0, .unseen = "ambusher"});
    t.play("pass").chance("ambusher");
    EXPECT_EQ(t.phase(), "refill.2");
    t.settle();
    EXPECT_EQ(t.phase(), "overrun");
    EXPECT_EQ(t.extra("left"), 4);
}

TEST(EiyoExhaustion, DiscardsFirstThenSpecialWeaponsThenTheCard) {  // EIY-234
    Scene scene = solo(0, 2, "special_after_use=discard");
    Table t(scene);
    t.play("pass");
    EXPECT_EQ(t.heard(), list("passed 1; struck 6 TL 6; exhausted first; took 1 special"));
    EXPECT_EQ(t.in_deck("special"), 0);  // it was on the table when the discards were taken up
    EXPECT_EQ(t.hand_cards(), "tanto_tr tanto_tr tanto_br tanto_br special");
}

TEST(EiyoExhaustion, DrawsDamageAndEffectsAreForced) {  // EIY-235
    Table damage(solo(5, 0));
    EXPECT_EQ(damage.play("pass").settle().phase(), "overrun");
    Table draw(solo(6, 0));  // four cards in hand: it must draw
    EXPECT_EQ(draw.play("pass").settle().phase(), "overrun");
    Table defeat(Scene{.rows = "executioner|scout.3 + -.0 + -.0 + -.0",
                       .hand = "tanto_tl",
                       .deck = 1,
                       .table = 0});
    defeat.play("attack tanto_tl TL +0").settle();
    EXPECT_EQ(defeat.phase(), "overrun");
    EXPECT_EQ(defeat.row(0), "scout");
    Table reveal(Scene{.options = "path=on",
                       .rows = "scout.7 + -.0 + -.0 + -.0",
                       .deck = 2,
                       .table = 0,
                       .unseen = "storm",
                       .phase = "refill"});
    reveal.chance("storm").settle();
    EXPECT_EQ(reveal.phase(), "overrun");
    EXPECT_EQ(reveal.row(0), "scout|storm");  // nothing of the step follows
}

TEST(EiyoExhaustion, ChosenCostsNeverLoseTheGame) {  // EIY-236
    int chosen = 0;
    for (const std::string exhaustion : {"needed", "emptied"}) {
        along_random_games("mode=coop path=on exhaustion=" + exhaustion, 40, 236,
                           [&](const Table& before, const std::string&, const Table& after) {
                               if (before.phase().find(".pay.") == std::string::npos) return;
                               ++chosen;
                               EXPECT_NE(after.phase(), "overrun");
                           });
    }
    EXPECT_GT(chosen, 200);
}

TEST(EiyoExhaustion, TheSmallestNewDecks) {  // EIY-237
    Table solo_deck(Scene{.rows = kQuiet,
                          .hand = "tanto_tl,tanto_tl,tanto_tr,tanto_tr,tanto_br,tanto_br",
                          .deck = 0});
    EXPECT_EQ(solo_deck.play("pass").deck(), 26);
    // Twelve cards in hands, an active weapon at every row.
    Table coop(Scene{.options = "mode=coop",
                     .rows = "champion.4.1=tanto_bl + champion.4.1=tanto_bl + "
                             "retainer.4.2=tanto_bl + retainer.4.2=katana_bottom + "
                             "swordmaster.4.1=katana_bottom + swordmaster.4.1=katana_bottom",
                     .hand = "tanto_tl,tanto_tl,tanto_tr,tanto_tr,tanto_br,tanto_br",
                     .hand_b = "katana_top,katana_top,katana_left,katana_left,katana_right,"
                               "katana_right",
                     .deck = 0});
    EXPECT_EQ(coop.play("move").deck(), 14);
    EXPECT_EQ(coop.in_deck("tanto_bl") + coop.in_deck("katana_bottom"), 0);
}

// All 32 weapons in one hand: nothing is left to shuffle, so a draw or damage goes through all
// exhaustions at once, and nothing that costs a card is offered.
TEST(EiyoExhaustion, HandsWithoutALimitCanHoldTheWholeDeck) {  // EIY-030 EIY-138 EIY-237
    const std::string all =
        "tanto_tl,tanto_tl,tanto_tl,tanto_tr,tanto_tr,tanto_tr,tanto_br,tanto_br,tanto_br,tanto_bl,"
        "tanto_bl,tanto_bl,katana_top,katana_top,katana_top,katana_right,katana_right,katana_right,"
        "katana_bottom,katana_bottom,katana_bottom,katana_left,katana_left,katana_left,"
        "yari_falling,yari_falling,yari_falling,yari_falling,yari_rising,yari_rising,yari_rising,"
        "yari_rising";
    Table t(Scene{.options = "hand_limit=none",
                  .rows = "champion.0 + scout.0 + -.0 + -.0",
                  .hand = all,
                  .deck = 0});
    for (const std::string& move : t.moves('A')) {
        EXPECT_TRUE(move == "pass" || move.ends_with("+0")) << move;
    }
    EXPECT_EQ(t.moves('A').size(), 1u + 2 * (4 + 4));
    EXPECT_EQ(t.then("pass").settle().phase(), "overrun");
    t.play("attack tanto_tl TL +0");  // the one card to be shuffled pays twice
    const auto offers = [](const Table& at, const std::string& move) {
        const Words moves = at.moves('A');
        return std::count(moves.begin(), moves.end(), move) == 1;
    };
    EXPECT_TRUE(offers(t, "attack tanto_tl TR +1"));
    EXPECT_TRUE(offers(t, "attack katana_bottom TR +2"));
    EXPECT_FALSE(offers(t, "attack tanto_bl TR +3") || offers(t, "attack tanto_br TR +3"));
    // As soon as it is empty: one card in the deck pays for nothing in the end.
    Table emptied(Scene{.options = "hand_limit=none exhaustion=emptied",
                        .rows = "champion.0 + scout.0 + -.0 + -.0",
                        .hand = all.substr(all.find(',') + 1),
                        .deck = 1});
    EXPECT_TRUE(offers(emptied, "attack tanto_tl TR +1"));
    EXPECT_TRUE(offers(emptied, "attack katana_bottom TR +2"));
    EXPECT_FALSE(offers(emptied, "attack tanto_br TR +3"));
    emptied.play("pass").settle();
    EXPECT_EQ(emptied.phase(), "overrun");
}

TEST(EiyoExhaustion, WeaponsOutOfTheGameStayOut) {          // EIY-237
    Table t(Scene{.rows = kQuiet, .deck = 0, .table = 1});  // the first special weapon is used
    EXPECT_EQ(t.gone(), 1);
    EXPECT_EQ(t.play("pass").deck(), 32);
    EXPECT_EQ(t.in_deck("special"), 0);
    EXPECT_EQ(t.gone(), 1);
}

TEST(EiyoExhaustion, OneDamageStepCanCauseSeveral) {  // EIY-238
    Table t(Scene{.rows = "champion|warlord|war_archer.0 + champion|illusionist|war_archer.0 + "
                          "champion|gatekeeper|war_archer.0 + swordmaster|executioner|archer.0",
                  .deck = 3});
    const int damage = t.damage();  // 54
    ASSERT_GT(damage, 3 + 32);
    t.play("pass").settle(damage);
    EXPECT_EQ(t.table(), 0);
    EXPECT_EQ(t.exhaustions(), 2);
    EXPECT_EQ(t.deck(), 32 - (damage - 3 - 32));
    EXPECT_EQ(t.hand_cards(), "special special");
    Table lost(Scene{.rows = "champion|warlord|war_archer.0 + champion|illusionist|war_archer.0 + "
                             "champion|gatekeeper|war_archer.0 + swordmaster|executioner|archer.0",
                     .deck = 3,
                     .table = 1});
    lost.play("pass").settle();
    EXPECT_EQ(lost.phase(), "overrun");
    EXPECT_EQ(lost.discards(), 32);
}

TEST(EiyoExhaustion, EmptiedMeansAsSoonAsTheLastCardIsInItsPlace) {  // EIY-028 EIY-239
    Table damage(solo(6, 2, "exhaustion=emptied"));
    damage.play("pass").settle(5);
    EXPECT_EQ(damage.deck(), 1);
    damage.settle(1);
    EXPECT_EQ(damage.deck(), 28);  // with the last card itself
    EXPECT_EQ(damage.exhaustions(), 1);
    EXPECT_EQ(damage.hand(), 5);
    Scene scene = solo(1, 2, "exhaustion=emptied");
    scene.hand = "tanto_tr,tanto_tr,tanto_br";
    scene.phase = "draw.0";
    Table draw(scene);
    draw.settle(1);
    EXPECT_EQ(draw.hand(), 5);  // the drawn card and the special weapon
    EXPECT_EQ(draw.deck(), 28);
    draw.settle();
    EXPECT_EQ(draw.hand(), 6);
    EXPECT_EQ(draw.phase(), "fight");
}

TEST(EiyoExhaustion, EmptiedByADrawOrAnEffectOrACost) {  // EIY-239
    Scene scene = solo(1, 2, "exhaustion=emptied");
    scene.hand = "tanto_tr,tanto_tr,tanto_br,tanto_br,tanto_bl";
    scene.phase = "draw.0";
    Table last(scene);
    last.settle();
    EXPECT_EQ(last.hand(), 7);  // six and the special weapon, though no card is needed
    EXPECT_EQ(last.deck(), 26);
    Table cost(solo(3, 2, "exhaustion=emptied"));
    cost.play("attack tanto_tr TL +3").settle();
    EXPECT_EQ(cost.exhaustions(), 1);
    Scene effect = solo(2, 2, "exhaustion=emptied");
    effect.rows = "executioner|scout.0 + -.0 + -.0 + -.0";
    effect.hand = "tanto_tl";
    Table defeat(effect);
    defeat.play("attack tanto_tl TL +0").settle();
    EXPECT_EQ(defeat.exhaustions(), 1);
    EXPECT_EQ(defeat.deck(), 32);
    EXPECT_EQ(defeat.hand_cards(), "special");
}

TEST(EiyoExhaustion, EmptiedForTheThirdTimeLosesAtOnce) {  // EIY-239
    Table t(solo(6, 0, "exhaustion=emptied"));
    t.play("pass").settle();
    EXPECT_EQ(t.phase(), "overrun");
    Scene scene = solo(1, 0, "exhaustion=emptied");
    scene.phase = "draw.0";
    Table draw(scene);
    draw.settle(1);
    EXPECT_EQ(draw.phase(), "overrun");
    EXPECT_EQ(draw.hand(), 5);  // the last card has reached the hand
}

TEST(EiyoExhaustion, EmptiedInTheMiddleOfADamage) {  // EIY-219 EIY-239
    Table t(solo(2, 2, "exhaustion=emptied"));
    t.play("pass").settle(6);
    EXPECT_EQ(t.exhaustions(), 1);
    EXPECT_EQ(t.deck(), 28 - 4);
    EXPECT_EQ(t.discards(), 4);
}

}  // namespace
}  // namespace engawa::eiyo
