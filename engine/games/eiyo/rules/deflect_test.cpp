// Chapter 11 of the ledger: deflect.
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

Scene solo(const std::string& hand) {
    return {.rows = std::string(kSoloRows), .hand = hand, .deck = 26};
}

TEST(EiyoDeflect, ATokenStopsTheWholeRow) {  // EIY-165 EIY-215
    Table t(solo("tanto_tl"));
    EXPECT_EQ(t.damage(), 10 + 12 + 10 + 6);
    const int discards = t.discards();
    t.play("deflect tanto_tl TL +0");
    EXPECT_EQ(t.discards(), discards + 1);
    EXPECT_EQ(t.hand(), 0);
    EXPECT_TRUE(t.token(0));
    EXPECT_EQ(t.supply(), 3);
    EXPECT_EQ(t.damage(0), 0);
    EXPECT_EQ(t.row(0), "champion|archer|conscript");
    t.play("pass");
    EXPECT_EQ(t.phase(), "damage.28");
    t.settle();
    EXPECT_EQ(t.honor(), 0);
}

TEST(EiyoDeflect, OneEnemyLeavesWithoutHonorAfterTheDamage) {  // EIY-166 EIY-167 EIY-220
    Table t(solo("tanto_tl"));
    t.play("deflect tanto_tl TL +0; pass").settle(27);
    EXPECT_EQ(t.phase(), "damage.1");
    EXPECT_EQ(t.row(0), "champion|archer|conscript");  // not before the last card of the damage
    EXPECT_EQ(t.removed(), 0);
    t.settle(1);
    EXPECT_EQ(t.row(0), "archer|conscript");
    EXPECT_EQ(t.in_removed("champion"), 1);
    EXPECT_EQ(t.removed(), 1);
    EXPECT_EQ(t.in_honor("champion"), 0);
    EXPECT_EQ(t.supply(), 4);
    EXPECT_FALSE(t.token(0));
}

TEST(EiyoDeflect, ARedFrontIsDeflectedByOneSeat) {  // EIY-168
    Table t(Scene{.options = "mode=coop", .rows = std::string(kCoopRows), .hand = "tanto_tr"});
    t.play("deflect tanto_tr TR +0");
    EXPECT_TRUE(t.token(1));
    t.play("done; pass; pass").settle();
    EXPECT_EQ(t.in_removed("champion"), 1);
    EXPECT_EQ(t.row(1).substr(0, 16), "archer|conscript");
}

TEST(EiyoDeflect, AnActiveWeaponGoesWhoeverOwnsIt) {  // EIY-169
    for (const std::string owner : {"1", "2"}) {
        Table t(Scene{.options = "mode=coop",
                      .rows = "scout.4 + champion|archer.4." + owner +
                              "=katana_top + scout.4 + scout.4 + blade.4 + "
                              "retainer.4." +
                              owner + "=katana_left",
                      .hand = "tanto_tr"});
        t.play("deflect tanto_tr TR +0");
        EXPECT_EQ(t.active(1), "");
        EXPECT_EQ(t.discard_cards(), "tanto_tr katana_top");
        EXPECT_EQ(t.active(5).substr(2), "katana_left");  // of the other row
    }
}

TEST(EiyoDeflect, AnActiveSpecialWeaponLeavesTheGame) {  // EIY-169 EIY-246 EIY-247
    for (const std::string after : {"leaves", "discard"}) {
        Table t(Scene{.options = "mode=coop special_after_use=" + after,
                      .rows = "scout.4 + champion.4.2=special + scout.4 + scout.4 + blade.4 + "
                              "blade.4",
                      .hand = "tanto_tr",
                      .deck = 29,
                      .table = 2});
        const int specials = t.in_discards("special");
        t.play("deflect tanto_tr TR +0");
        EXPECT_EQ(t.in_discards("special"), specials + (after == "leaves" ? 0 : 1));
        EXPECT_EQ(t.gone(), after == "leaves" ? 2 : 0);
    }
}

TEST(EiyoDeflect, AtMostFourRowsInARound) {  // EIY-170
    Table t(Scene{.options = "mode=coop",
                  .rows = std::string(kCoopRows),
                  .hand = "tanto_tl,tanto_tr,tanto_br,tanto_bl,katana_top",
                  .hand_b = "tanto_tl,tanto_bl",
                  .phase = "fight.1.0.2"});
    t.play("deflect tanto_tl TL +0; deflect tanto_tr TR +0; deflect tanto_br BR +0");
    EXPECT_EQ(t.supply(), 1);
    Table four = t.then("deflect tanto_bl BL +0");
    EXPECT_EQ(four.supply(), 0);
    four.play("move").settle();
    EXPECT_EQ(four.count("deflect"), 0);
    EXPECT_EQ(four.why("deflect katana_top TR +0"), "EIY-170");
    EXPECT_TRUE(four.has("attack katana_top TR +0"));
    t.play("move").settle();
    EXPECT_TRUE(t.has("deflect katana_top TR +0"));  // the fourth token
}

TEST(EiyoDeflect, ARowCarriesOneToken) {  // EIY-171
    Table t(solo("tanto_tl,tanto_tl"));
    t.play("deflect tanto_tl TL +0");
    EXPECT_TRUE(t.lacks("deflect tanto_tl TL +0"));
    EXPECT_EQ(t.supply(), 3);
}

TEST(EiyoDeflect, AttackThenDeflectButNotTheOtherOrder) {  // EIY-172
    Table t(solo("tanto_tl,tanto_tl,katana_top"));
    t.play("attack tanto_tl TL +0; deflect tanto_tl TL +0");
    EXPECT_EQ(t.honor(), 4);
    EXPECT_TRUE(t.token(0));
    EXPECT_TRUE(t.lacks("attack katana_top TL +0"));
    t.play("pass").settle();
    EXPECT_EQ(t.in_removed("archer"), 1);  // the front of that moment
}

TEST(EiyoDeflect, TheFrontOfADeflectedRowStaysFaceUp) {  // EIY-173 EIY-256
    Table t(Scene{.rows = "illusionist|scout.3 + scout.7 + blade.7 + blade.7",
                  .hand = "tanto_tl,tanto_tl",
                  .deck = 20});
    t.play("deflect tanto_tl TL +0");
    t.play("attack tanto_tl TR +1").settle();
    EXPECT_EQ(t.deck(), 18);  // a concentration still costs two
    t.play("pass").settle();
    EXPECT_EQ(t.in_removed("illusionist"), 1);
    EXPECT_EQ(t.game().concentration_cost(t.state()), 1);
}

}  // namespace
}  // namespace engawa::eiyo
