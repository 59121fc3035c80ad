// Chapter 9 of the ledger: playing a card; concentration.
#include <set>

#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

const std::string kCorners[] = {"TL", "TR", "BR", "BL"};

Scene solo(const std::string& hand, int deck = 20, int table = 2) {
    return {.rows = std::string(kSoloRows), .hand = hand, .deck = deck, .table = table};
}

TEST(EiyoPlay, ACardPlayIsOneMove) {  // EIY-130
    const Table t(solo("tanto_tl,katana_right"));
    Table played = t;
    played.play("attack katana_right BR +0");
    EXPECT_EQ(played.phase(), "fight");
    EXPECT_EQ(played.hand_cards(), "tanto_tl");
    EXPECT_EQ(t.why("attack yari_rising TR +0"), "EIY-130");  // not in hand
    EXPECT_EQ(t.why("attack tanto_tl TR +0"), "EIY-132");     // not shown
    EXPECT_TRUE(t.lacks("attack yari_rising TR +0; attack tanto_tl TR +0"));
}

// EIY-132 in its other form: printed with corner (c - r) mod 4.
TEST(EiyoPlay, ATurnMovesEachPositionOneCornerOn) {  // EIY-131 EIY-132
    for (const WeaponCard& card : default_cards().weapons) {
        const Table t(solo(card.id));
        for (int r = 0; r < 4; ++r) {
            for (int c = 0; c < 4; ++c) {
                const bool printed = (card.corners >> (c - r + 4) % 4 & 1) != 0;
                const std::string play = card.id + " " + kCorners[c] + " +" + std::to_string(r);
                EXPECT_EQ(t.has("attack " + play), printed) << play;
                EXPECT_EQ(t.has("deflect " + play), printed) << play;
            }
        }
    }
}

TEST(EiyoPlay, ConcentrationIsUsedAsOftenAsWanted) {  // EIY-133
    Table t(solo("tanto_tl,tanto_tl,tanto_tr,tanto_br"));
    t.play("attack tanto_tl BL +3").settle().play("attack tanto_tl BR +2").settle();
    t.play("attack tanto_tr TL +3").settle().play("deflect tanto_br TR +3").settle();
    EXPECT_EQ(t.deck(), 20 - 3 - 2 - 3 - 3);
}

TEST(EiyoPlay, ThereIsNoFourthRotation) {  // EIY-134
    const Table t(solo("tanto_tl"));
    EXPECT_TRUE(t.has("attack tanto_tl BL +3"));
    EXPECT_TRUE(t.lacks("attack tanto_tl TL +4"));
    EXPECT_EQ(t.count("attack"), 4);
}

TEST(EiyoPlay, ThereIsNoConcentrationWithoutAPlay) {  // EIY-135
    Table t(solo("tanto_tl,tanto_tl"));
    for (const std::string& move : t.moves()) {
        EXPECT_TRUE(move.starts_with("attack ") || move.starts_with("deflect ") || move == "pass");
    }
    t.play("attack tanto_tl TR +1").settle();
    EXPECT_TRUE(t.lacks("attack tanto_tl TR +0"));  // the other copy is not turned
    EXPECT_TRUE(t.has("attack tanto_tl TL +0"));
}

TEST(EiyoPlay, EveryNumberOfRotationsThatWorksIsAMove) {  // EIY-136
    const Table t(solo("katana_top,special", 20, 1));
    EXPECT_TRUE(t.has("attack katana_top TL +0; attack katana_top TL +3"));
    for (const std::string& corner : kCorners) {
        for (int r = 0; r < 4; ++r) {
            EXPECT_TRUE(t.has("deflect special " + corner + " +" + std::to_string(r)));
        }
    }
    Table dear = t.then("attack katana_top TL +3").settle();
    EXPECT_EQ(dear.deck(), 17);
    EXPECT_EQ(dear.honor(), 4);
}

TEST(EiyoPlay, RotationsCostACardOfTheDeckEach) {  // EIY-137
    for (int r = 0; r < 4; ++r) {
        Table t(solo("special", 20, 1));
        const int before = t.discards();
        t.play("attack special TL +" + std::to_string(r)).settle();
        EXPECT_EQ(t.deck(), 20 - r);
        EXPECT_EQ(t.discards(), before + r);  // the special weapon leaves the game
    }
}

// The highest number of rotations that is offered for a special weapon at an ordinary front.
int most_rotations(const std::string& exhaustion, int deck, int table) {
    Scene scene = solo("tanto_tl,tanto_tr,tanto_br,tanto_bl", deck, table);
    scene.options = "exhaustion=" + exhaustion;
    const Table t(scene);
    int most = -1;
    for (int r = 0; r < 4; ++r) {
        const std::string card = "tanto_" + std::string(r == 0   ? "tl"
                                                        : r == 1 ? "bl"
                                                        : r == 2 ? "br"
                                                                 : "tr");
        const bool attack = t.has("attack " + card + " TL +" + std::to_string(r));
        EXPECT_EQ(attack, t.has("deflect " + card + " TL +" + std::to_string(r)));
        if (attack) most = r;
    }
    return most;
}

TEST(EiyoPlay, ACostThatWouldLoseTheGameCannotBePaid) {  // EIY-138 EIY-236
    for (int deck = 0; deck <= 5; ++deck) {
        EXPECT_EQ(most_rotations("needed", deck, 0), std::min(3, deck)) << deck;
        EXPECT_EQ(most_rotations("needed", deck, 1), 3) << deck;
        if (deck == 0) continue;  // with `emptied` a deck is never empty
        EXPECT_EQ(most_rotations("emptied", deck, 0), std::min(3, deck - 1)) << deck;
        EXPECT_EQ(most_rotations("emptied", deck, 1), 3) << deck;
    }
    EXPECT_EQ(Table(solo("tanto_tl", 0, 0)).why("attack tanto_tl TR +1"), "EIY-138");
}

TEST(EiyoPlay, TheCostOfAnAttackIsRotationsAndItsExtraCost) {  // EIY-138 EIY-254
    Scene scene{.options = "path=on",
                .rows = "mist|illusionist|scout.3 + scout.7 + scout.7 + blade.7",
                .hand = "tanto_tl,tanto_tr",
                .deck = 7,
                .table = 0};
    EXPECT_TRUE(Table(scene).has("attack tanto_tr TL +3"));  // 3 x 2 + 1, the highest cost there is
    Table t(scene);
    t.play("attack tanto_tr TL +3").settle();
    EXPECT_EQ(t.deck(), 0);
    EXPECT_EQ(t.phase(), "fight");
    scene.deck = 6;
    EXPECT_TRUE(Table(scene).lacks("attack tanto_tr TL +3"));
    EXPECT_TRUE(Table(scene).has("deflect tanto_tr TL +3; attack tanto_tr BL +2"));
}

TEST(EiyoPlay, TheCostComesWhileTheWeaponIsInHand) {  // EIY-139 EIY-140
    Table t(solo("tanto_tr", 1));
    const int discards = t.discards();
    t.play("attack tanto_tr BL +2");
    EXPECT_EQ(t.hand_cards(), "tanto_tr");
    EXPECT_EQ(t.honor(), 0);
    t.settle(1);  // the last card: the next one needs a new deck
    EXPECT_EQ(t.deck(), discards + 1);
    EXPECT_EQ(t.hand_cards(), "tanto_tr special");
    EXPECT_EQ(t.in_deck("tanto_tr"), 2);  // the weapon is no part of it
    t.settle(1);
    EXPECT_EQ(t.hand_cards(), "special");  // the play goes on unchanged
    EXPECT_EQ(t.row(3), "conscript|shadow_master");
    EXPECT_EQ(t.discards(), 2);  // the weapon and the second card
    EXPECT_EQ(t.in_discards("tanto_tr"), 1);
    EXPECT_EQ(t.phase(), "fight");
}

TEST(EiyoPlay, ClockwiseIsAsTheActingPlayerSeesIt) {  // EIY-141
    const Table t(Scene{.options = "mode=coop",
                        .rows = std::string(kCoopRows),
                        .hand = "tanto_tl",
                        .hand_b = "tanto_tl",
                        .spots = "LL"});
    const Table b = t.then("pass");
    for (int r = 0; r < 4; ++r) {
        const std::string play = "deflect tanto_tl " + kCorners[r] + " +" + std::to_string(r);
        EXPECT_TRUE(t.has(play));
        EXPECT_TRUE(b.has(play));
    }
    EXPECT_EQ(t.count("deflect"), 4);
    EXPECT_EQ(b.count("deflect"), 4);
    Table turned = b.then("deflect tanto_tl TR +1").settle();
    EXPECT_TRUE(turned.token(3));  // B on L: TR is N0
}

TEST(EiyoPlay, ConcentrationBelongsToTheOwnTurn) {  // EIY-142
    for (const std::string edition : {"final", "draft"}) {
        const Table t(Scene{.options = "mode=coop edition=" + edition,
                            .rows = std::string(kCoopRows),
                            .hand = "tanto_tl",
                            .hand_b = "special:tanto_tl",
                            .table = 2,
                            .spots = "LL"});
        EXPECT_EQ(t.count("attack", 'B') + t.count("deflect", 'B'), 0);
        EXPECT_EQ(t.why("attack tanto_tl TR +1", 'B'), "EIY-101");
    }
}

}  // namespace
}  // namespace engawa::eiyo
