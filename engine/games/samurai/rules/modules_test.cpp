// Blood, Bushido, Gisei, 1 versus 3, Yoroi: sections 20 to 24 of the ledger.
#include "engine/games/samurai/proofs/table_test.h"

namespace engawa::samurai {
namespace {

constexpr std::string_view kHand = "F1 F2 F3 E1 E4 W7";

// At GUARD with Guard -3, so that C9 (1 damage) brings Wound 1 and C11 (2 damage) Wound 2.
Table open(const Given& more = {}) {
    Given given = {{"blood", "on"}};
    given.insert(given.end(), more.begin(), more.end());
    Table t(given);
    t.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike strength");
    t.s.gauges[2] = -3;
    return t;
}
Table wounded(int level, const std::string& card, const Given& more = {}) {
    Table t = open(more);
    return t.play((level == 1 ? "reveal, counter C9, blood " : "reveal, counter C11, blood ") +
                  card);
}

TEST(SamuraiBlood, CardsAreKept) {  // SAM-490 SAM-491 SAM-492 SAM-493 SAM-088
    Table t = wounded(1, "BL5");    // SAM-508
    EXPECT_EQ(t.s.life, 7);
    EXPECT_EQ(t.s.blood[0], 1 << 4);
    t.s.gauges[2] = -3;
    t.attack("F3", "E4", "D2", "W7").play("strike technique");
    t.s.gauges[2] = -3;
    t.play("reveal, counter C11");
    EXPECT_EQ(t.moves(), (Names{"blood BL1", "blood BL2", "blood BL3", "blood BL4"}));
}

TEST(SamuraiBlood, WoundsOfTheFoeAreInjuries) {  // SAM-490
    Table t({{"blood", "on"}, {"surrounding", "SU2"}});
    EXPECT_EQ(t.hand(kHand).play("exploit, roll 1").due(), "injury");
}

TEST(SamuraiBlood, RibTakesTheDie) {  // SAM-496 SAM-497 SAM-502 SAM-532
    Table t = wounded(2, "BL1");
    EXPECT_EQ(t.s.die, 0);
    Table voids({{"blood", "on"}, {"bushido", "on"}});
    voids.own_virtue("BU2");
    voids.blood("BL1", 2);
    voids.s.die = 0;
    voids.reserve("A6");
    voids.deal("V1 V4 V6 E1 E4 W7").play("swap A6 V6, ready").attack("V1", "V4", "D7", "A6");
    EXPECT_EQ(voids.s.die, 0);
    EXPECT_EQ(voids.point(), "STRIKE");
}

TEST(SamuraiBlood, CapsHoldTheGauges) {  // SAM-495 SAM-498 SAM-510 SAM-511 SAM-512
    Table t({{"blood", "on"}, {"bushido", "on"}});
    t.own_virtue("BU4");
    t.blood("BL2", 1);
    t.hand("W3 W1 F1 E1 E2 E4").play("place W3");
    EXPECT_EQ(t.s.gauges[1], 3);
    EXPECT_EQ(t.why_not("credit"), "SAM-510");
    t.play("place W1");
    EXPECT_EQ(t.s.gauges[1], 3);
    EXPECT_EQ(t.s.gauges[0], -1);
    Table beach({{"blood", "on"}, {"surrounding", "L4"}});
    beach.blood("BL1", 1);
    beach.hand(kHand);
    beach.s.gauges[0] = 2;
    EXPECT_EQ(beach.play("exploit, roll 2").s.gauges[0], 3);
}

TEST(SamuraiBlood, EyeEndsAllGainsOfKi) {  // SAM-503 SAM-504
    Table t({{"blood", "on"}});
    t.blood("BL3", 2);
    t.reserve("A5");
    t.s.ki = 2;
    t.deal(kHand).play("swap A5 F1, ready, place A5");
    EXPECT_EQ(t.s.ki, 2);
}

TEST(SamuraiBlood, ThighAndBalanceGoByTheDie) {  // SAM-505 SAM-506 SAM-507
    for (const auto& [die, lost] : {std::pair{1, 1}, {3, 3}, {6, 6}}) {
        Table t = open();
        t.s.die = Table::byte(die);
        t.play("reveal, counter C9, blood BL4");
        EXPECT_EQ(t.s.life, 7 - lost);
        Table ki = open();
        ki.s.die = Table::byte(die);
        ki.play("reveal, counter C11, blood BL4");
        EXPECT_EQ(ki.s.ki, std::max(0, 5 - lost));
    }
}

TEST(SamuraiBlood, TheThighAlwaysCostsLifeOrArmour) {  // SAM-505 SAM-507 SAM-513
    for (int die = 0; die <= 6; ++die) {
        for (int armour = 0; armour <= 3; ++armour) {
            Table t = open();
            t.s.life = 8;
            t.s.die = Table::byte(die);
            t.s.armour = Table::byte(armour + 1);  // the blow itself takes one
            t.s.wearer = t.s.yoroi = Wearer::You;
            t.play("reveal, counter C9");
            if (t.due() == "roll") t.play("roll 1");
            t.play("blood BL4");
            const int lost = std::max(1, die);
            EXPECT_EQ(t.s.armour, std::max(0, armour - lost)) << die;
            EXPECT_EQ(t.s.life, 8 - std::max(0, lost - armour)) << die;
        }
    }
}

TEST(SamuraiBlood, Beheaded) {  // SAM-509 SAM-352
    Table t = wounded(2, "BL5");
    EXPECT_EQ(t.cause(), "beheaded");
    EXPECT_EQ(t.s.life, 6);
}

TEST(SamuraiBushido, ThePawnGoesOnAndACardIsDrawn) {  // SAM-520 SAM-521 SAM-523 SAM-524 SAM-525
    Table t({{"bushido", "on"}});
    t.s.pawn = 2;
    t.deal(kHand).play("step");
    EXPECT_EQ(t.moves().size(), 7u);
    t.play("bushido BU2");
    EXPECT_EQ(t.point(), "PREPARE");
    EXPECT_EQ(t.why_not("step"), "SAM-524");
    Table off;
    EXPECT_EQ(off.deal(kHand).why_not("step"), "SAM-036");
}

TEST(SamuraiBushido, GiWinsTwo) {  // SAM-527 SAM-528
    Table t({{"bushido", "on"}});
    t.own_virtue("BU1");
    t.hand(kHand).attack("F1", "F2", "D1", "F3").play("reward special, special A1, special A2");
    EXPECT_EQ(size_of(t.s.reserve), 2);
    Table last({{"bushido", "on"}});
    last.own_virtue("BU1");
    last.reserve("A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11");
    last.hand(kHand).attack("F1", "F2", "D1", "F3").play("reward special, special A12");
    EXPECT_EQ(last.point(), "STRIKE");
}

TEST(SamuraiBushido, YuRaisesTheDieByTwo) {  // SAM-531
    for (const auto& [before, after] : {std::pair{1, 3}, {5, 6}}) {
        Table t({{"bushido", "on"}});
        t.own_virtue("BU2");
        t.s.die = Table::byte(before);
        t.hand("V1 V4 V6 E1 E4 W7").attack("V1", "V4", "D7", "V6");
        EXPECT_EQ(t.s.die, after);
    }
}

TEST(SamuraiBushido, ReiFromTheNextRedrawOn) {  // SAM-534 SAM-535 SAM-536
    Table t({{"bushido", "on"}, {"weapon", "WE-Y"}});
    t.s.pawn = 2;
    t.deal(kHand).play("step, bushido BU3");
    EXPECT_EQ(t.point(), "REDRAW");
    t.play("hold");
    EXPECT_EQ(t.point(), "EXCHANGE");
    t.play("exchange E1, draw V1");
    EXPECT_EQ(size_of(t.s.hand), 6);
    Table late({{"bushido", "on"}});
    late.s.pawn = 2;
    late.deal(kHand).play("step, bushido BU3");
    EXPECT_EQ(late.point(), "PREPARE");
}

TEST(SamuraiBushido, CreditIsSpentBeforeTheStrike) {  // SAM-119 SAM-537 SAM-538 SAM-539 SAM-540
    Table t({{"bushido", "on"}});
    t.own_virtue("BU5");
    t.deal(kHand);
    EXPECT_EQ(t.why_not("credit"), "SAM-119");
    t.play("ready, credit, credit").attack("F1", "F2", "D1", "E1").play("credit, credit, credit");
    EXPECT_EQ(t.s.gauges[0], 11);
    EXPECT_EQ(t.s.virtue, 0);
    EXPECT_EQ(t.why_not("credit"), "SAM-537");
    EXPECT_EQ(t.why_not("step"), "SAM-524");  // a used-up card cannot be followed by another
}

TEST(SamuraiBushido, JinNeedsKiAndLostLife) {  // SAM-118 SAM-542 SAM-546
    Table t({{"bushido", "on"}});
    t.own_virtue("BU6");
    t.deal(kHand);
    EXPECT_EQ(t.why_not("jin"), "SAM-118");
    t.s.life = 7;
    EXPECT_EQ(t.play("jin").s.life, 8);
    EXPECT_EQ(t.game().ki_limit(t.s), 4);
    EXPECT_EQ(Table().deal(kHand).why_not("jin"), "SAM-541");
}

TEST(SamuraiGisei, FiveCardsEachTime) {  // SAM-089 SAM-561 SAM-563 SAM-564 SAM-566 SAM-567
    for (const auto& [card, guard] :
         {std::pair{"GI1", 2}, {"GI2", 2}, {"GI3", 3}, {"GI4", 4}, {"GI5", -2}}) {
        Table t({{"gisei", "on"}, {"yoroi", "self"}});
        t.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike strength");
        const int before = t.s.gauges[2];
        t.play("gisei");
        EXPECT_EQ(t.moves().size(), 5u);
        t.play(std::string{"gisei "} + card);
        EXPECT_EQ(t.s.gauges[2], before + guard);
        EXPECT_EQ(t.s.life, 7);
        EXPECT_EQ(t.s.armour, 4);  // SAM-616
        EXPECT_EQ(t.why_not("gisei"), "SAM-562");
        t.s.gauges[2] = 9;
        t.play("reveal, counter C1").attack("F3", "E4", "D2", "W7").play("strike strength");
        EXPECT_TRUE(t.offers("gisei"));
    }
}

TEST(SamuraiThree, EnemiesAndTargets) {  // SAM-580 SAM-581 SAM-582 SAM-583 SAM-584 SAM-595
    Table t({{"three", "on"}});
    EXPECT_EQ(t.s.foes, (std::array<Fighter, 3>{{{2, 1}, {3, 1}, {4, 2}}}));
    t.s.foes[1].life = 0;
    t.hand(kHand);
    EXPECT_EQ(t.moves(), (Names{"target 1", "target 3"}));
    EXPECT_EQ(t.why_not("target 2"), "SAM-595");
    t.play("target 3").attack("F1", "F2", "D8", "E1");
    EXPECT_EQ(t.s.foes[2].ki, 1);  // SAM-585 SAM-586
    t.play("strike strength, roll 5, reveal, counter C1");
    EXPECT_EQ(t.moves(), (Names{"target 1", "target 3"}));
}

TEST(SamuraiThree, TheRowsOfTheDie) {  // SAM-587 SAM-588 SAM-589 SAM-590 SAM-591
    for (const auto& [roll, bits] : {std::pair{1, 1}, {2, 7}, {3, 2}, {4, 6}, {5, 4}, {6, 5}}) {
        Table t({{"three", "on"}});
        t.hand(kHand).play("target 1").attack("F1", "F2", "D7", "E1").play("strike technique");
        t.play("roll " + std::to_string(roll));
        EXPECT_EQ(t.s.answering, bits);
        EXPECT_EQ(t.point(), "GUARD");
    }
}

TEST(SamuraiThree, TheDieStrikesTheAttacked) {  // SAM-597
    Table t({{"three", "on"}});
    t.s.die = 3;
    t.hand(kHand).play("target 3").attack("F1", "F2", "D1", "E1");
    t.play("strike strength, die use, injury I2");
    EXPECT_EQ(t.s.foes[2].life, 1);
    EXPECT_EQ(t.s.foes[0].life, 2);
}

TEST(SamuraiYoroi, IsWornByTheThirdAndByTheLast) {  // SAM-619 SAM-620
    Table t({{"three", "on"}, {"yoroi", "opponent"}});
    t.hand(kHand).play("target 2").attack("F1", "F2", "D1", "E1").play("strike strength");
    EXPECT_EQ(t.s.foes[1].life, 2);
    EXPECT_EQ(t.s.armour, 4);
    Table third({{"three", "on"}, {"yoroi", "opponent"}});
    third.hand(kHand).play("target 3").attack("F1", "F2", "D1", "E1").play("strike strength");
    EXPECT_EQ(third.s.armour, 3);
    Table clan({{"mode", "clan"}, {"yoroi", "opponent"}});
    clan.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike strength");
    EXPECT_EQ(clan.s.foes[0].life, 1);
    EXPECT_EQ(clan.s.armour, 4);
}

TEST(SamuraiYoroi, DoesNotPay) {  // SAM-615 SAM-616
    Table t({{"weapon", "WE-B"}, {"yoroi", "self"}});
    t.s.ki = 0;
    t.deal(kHand).play("bokken");
    EXPECT_EQ(t.s.life, 7);
    EXPECT_EQ(t.s.armour, 4);
}

}  // namespace
}  // namespace engawa::samurai
