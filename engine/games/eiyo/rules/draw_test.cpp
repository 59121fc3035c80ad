// Chapter 6 of the ledger: draw step.
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

const std::string kSeven = "tanto_tl,tanto_tl,tanto_tr,tanto_tr,tanto_br,tanto_br,special";

std::string hand_of(int size) {
    std::string text;
    const Words cards = parts(kSeven, ',');
    for (int i = 0; i < size; ++i) text += (i == 0 ? "" : ",") + cards[i];
    return size == 0 ? "-" : text;
}

Table solo_draw(int hand, int deck, int table = 2) {
    return Table(Scene{.rows = std::string(kSoloRows),
                       .hand = hand_of(hand),
                       .deck = deck,
                       .table = hand == 7 ? std::min(table, 1) : table,
                       .round = 2,
                       .phase = "draw.0"});
}

// The draw step of round 3 from its beginning; a whole enemy phase comes before it.
Table solo_round(int hand, int deck, int table) {
    Table t(Scene{.rows = "-.0 + -.0 + scout.0 + -.0",
                  .hand = hand_of(hand),
                  .deck = deck + 4,
                  .table = table,
                  .round = 2});
    t.play("pass").settle(4);
    return t;
}

TEST(EiyoDraw, FourCardsFromTheSecondRoundOn) {  // EIY-090
    Table t = solo_draw(0, 20).settle();
    EXPECT_EQ(t.hand(), 4);
    EXPECT_EQ(t.deck(), 16);
    EXPECT_EQ(t.phase(), "fight");
}

TEST(EiyoDraw, NobodyDrawsInTheFirstRound) {  // EIY-091
    Table t = Table::start("mode=coop mulligan=off").settle();
    t.play("stand L; agree; first 1; agree");
    EXPECT_EQ(t.phase(), "fight.1.0.-");
    EXPECT_EQ(t.deck(), 24);
    EXPECT_EQ(Table::start("").settle().play("keep").deck(), 28);
}

TEST(EiyoDraw, AHandOfSixDrawsNoFurtherCard) {  // EIY-092 EIY-093 EIY-094
    for (int hand = 0; hand <= 7; ++hand) {
        Table t = solo_round(hand, 20, hand == 7 ? 1 : 2).settle();
        const int drawn = hand >= 6 ? 0 : std::min(4, 6 - hand);
        EXPECT_EQ(t.hand(), hand + drawn) << hand;
        EXPECT_EQ(t.deck(), 20 - drawn) << hand;  // the rest stays in the deck
        EXPECT_EQ(t.phase(), "fight");
    }
}

TEST(EiyoDraw, WithoutALimitEverybodyDrawsFour) {  // EIY-030 EIY-090
    for (int hand = 0; hand <= 7; ++hand) {
        Table t(Scene{.options = "hand_limit=none",
                      .rows = std::string(kSoloRows),
                      .hand = hand_of(hand),
                      .deck = 20,
                      .table = hand == 7 ? 1 : 2,
                      .round = 2,
                      .phase = "draw.0"});
        t.settle();
        EXPECT_EQ(t.hand(), hand + 4) << hand;
        EXPECT_EQ(t.deck(), 16) << hand;
        EXPECT_EQ(t.phase(), "fight");
    }
}

TEST(EiyoDraw, DrawingIsNoChoice) {  // EIY-094
    const Table t = solo_draw(3, 20);
    EXPECT_EQ(t.may_act(), "c");
    EXPECT_TRUE(t.moves('A').empty());
}

TEST(EiyoDraw, TheSeatsDrawInTurnFirstPlayerFirst) {  // EIY-095
    Table t(Scene{.options = "mode=coop",
                  .rows = std::string(kCoopRows),
                  .hand = "tanto_tl,tanto_tl,tanto_tr,tanto_tr",
                  .hand_b = "-",
                  .deck = 20,
                  .round = 2,
                  .phase = "first"});
    t.play("first 2; agree");
    std::string order;
    while (t.who() == "chance") {
        order += t.phase() + " ";
        t.settle(1);
    }
    // A is finished after two cards, B goes on.
    EXPECT_EQ(order, "draw.2.00 draw.1.01 draw.2.11 draw.1.12 draw.2.22 draw.2.23 ");
    EXPECT_EQ(t.hand('A'), 6);
    EXPECT_EQ(t.hand('B'), 4);
    EXPECT_EQ(t.phase(), "fight.2.0.-");
}

TEST(EiyoDraw, AFinishedFirstPlayerIsSkipped) {  // EIY-095 EIY-097
    Table t(Scene{.options = "mode=coop",
                  .rows = std::string(kCoopRows),
                  .hand = hand_of(6),
                  .hand_b = "katana_top",
                  .deck = 10,
                  .round = 2,
                  .phase = "first"});
    t.play("first 1; agree");
    EXPECT_EQ(t.phase(), "draw.2.00");
    t.settle();
    EXPECT_EQ(t.hand('A'), 6);
    EXPECT_EQ(t.hand('B'), 5);
    EXPECT_EQ(t.phase(), "fight.1.0.-");
}

TEST(EiyoDraw, ASpecialWeaponCountsAtOnce) {  // EIY-096
    Table five = solo_round(5, 0, 2);
    EXPECT_EQ(five.phase(), "fight");  // the special weapon is the sixth card: nothing is drawn
    EXPECT_EQ(five.hand(), 6);
    EXPECT_EQ(five.deck(), 27);
    EXPECT_EQ(five.table(), 1);
    Table four = solo_round(4, 0, 2);
    EXPECT_EQ(four.phase(), "draw.0");
    EXPECT_EQ(four.hand(), 5);
    four.settle();
    EXPECT_EQ(four.hand(), 6);
    EXPECT_EQ(four.deck(), 27);
}

TEST(EiyoDraw, TheDrawThatWaitsDependsOnTheDrawingHandOnly) {  // EIY-096
    // A has 3 and B 5: A's need brings both a special weapon, B is then finished and A draws two.
    Table t(Scene{.options = "mode=coop",
                  .rows = std::string(kCoopRows),
                  .hand = "tanto_tl,tanto_tl,tanto_tr",
                  .hand_b = "katana_top,katana_top,katana_left,yari_rising,yari_rising",
                  .deck = 0,
                  .round = 2,
                  .phase = "first"});
    t.play("first 1; agree").settle();
    EXPECT_EQ(t.hand('A'), 6);
    EXPECT_EQ(t.hand('B'), 6);
    EXPECT_EQ(t.deck(), 24 - 2);
    EXPECT_EQ(t.table(), 2);
}

TEST(EiyoDraw, AFullHandNeedsNoCardAndHarmsNobody) {  // EIY-097
    for (const int size : {6, 7}) {
        const Table t = solo_round(size, 0, 0);
        EXPECT_EQ(t.phase(), "fight");
        EXPECT_EQ(t.deck(), 0);
        EXPECT_EQ(t.hand(), size);
    }
    EXPECT_EQ(solo_round(5, 0, 0).phase(), "overrun");
    const Table spare = solo_round(6, 0, 2);
    EXPECT_EQ(spare.exhaustions(), 0);
    EXPECT_EQ(spare.table(), 2);
}

TEST(EiyoDraw, AHandCanReachEightAndNobodyDiscardsDown) {  // EIY-098
    // Six standard cards; two exhaustions in one damage step bring two special weapons.
    Table t(Scene{.rows = "champion|warlord|war_archer.0 + champion|illusionist|war_archer.0 + "
                          "champion|gatekeeper|war_archer.0 + swordmaster|executioner|archer.0",
                  .hand = hand_of(6),
                  .deck = 16,
                  .round = 2});
    EXPECT_GT(t.damage(), 16 + 26);
    t.play("pass").settle();
    EXPECT_EQ(t.hand(), 8);
    EXPECT_EQ(t.hand_cards(),
              "tanto_tl tanto_tl tanto_tr tanto_tr tanto_br tanto_br special special");
    EXPECT_EQ(t.phase(), "fight");
    EXPECT_EQ(t.table(), 0);
}

}  // namespace
}  // namespace engawa::eiyo
