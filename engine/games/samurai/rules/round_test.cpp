// Rounds, placing, combos, the strike, the Injury die: sections 6 to 10 of the ledger.
#include "engine/games/samurai/proofs/table_test.h"

namespace engawa::samurai {
namespace {

constexpr std::string_view kHand = "F1 F2 F3 E1 E4 W7";

// A whole round without a wound; the hand is kHand.
Table& quiet_round(Table& t) {
    t.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike technique, reveal, counter C1");
    return t.attack("F3", "E4", "D2", "W7").play("strike technique, reveal, counter C2");
}

TEST(SamuraiRound, StartsWithGaugesAtZeroAndSixCards) {  // SAM-140 SAM-141 SAM-335
    Table t;
    quiet_round(t).play("end");
    EXPECT_EQ(t.s.round, 2);
    EXPECT_EQ(t.gauges(), (Three{0, 0, 0}));
    t.deal("F4 F5 F6 F7 V1 V2");
    EXPECT_EQ(t.point(), "PREPARE");
}

TEST(SamuraiRound, OrderIsRedrawExchangePrepare) {  // SAM-143 SAM-144 SAM-145 SAM-149
    Table t({{"weapon", "WE-Y"}, {"bushido", "on"}});
    t.own_virtue("BU3");
    t.deal(kHand);
    EXPECT_EQ(t.point(), "REDRAW");
    t.play("redraw");
    EXPECT_EQ(t.named(t.s.discard), "F1 F2 F3 W7 E1 E4");
    t.deal("V1 V2 V3 V4 V5 V6").play("hold");
    EXPECT_EQ(t.s.redraws, 2);
    EXPECT_EQ(t.point(), "EXCHANGE");
    t.play("exchange");
    EXPECT_EQ(t.point(), "PREPARE");
}

TEST(SamuraiRound, BreathIsOnceARound) {  // SAM-150 SAM-152
    Table t;
    t.deal(kHand).play("breath, draw V1");
    EXPECT_EQ(t.point(), "PREPARE");
    EXPECT_EQ(t.why_not("breath"), "SAM-152");
    Table poor;
    poor.s.ki = 0;
    poor.deal(kHand);
    EXPECT_EQ(poor.why_not("breath"), "SAM-120");
}

TEST(SamuraiRound, SwapsReplaceDrawnCards) {  // SAM-155 SAM-156 SAM-157
    Table t;
    t.reserve("A1 A2");
    t.deal(kHand);
    EXPECT_EQ(t.moves_of("swap").size(), 12u);
    t.play("swap A1 F1, breath, draw V1");
    EXPECT_EQ(t.why_not("swap A2 A1"), "SAM-156");
    EXPECT_EQ(t.why_not("swap A3 F2"), "SAM-154");
    t.play("swap A2 V1, ready");
    EXPECT_EQ(t.named(t.s.hand), "F2 F3 W7 E1 E4 A1 A2");
    EXPECT_EQ(t.named(t.s.discard), "F1 V1");
}

TEST(SamuraiAttack, ThreeCardsWithTheDefenceAfterTheSecond) {  // SAM-170 SAM-172 SAM-176 SAM-178
    Table t;                                                   // SAM-186 SAM-192 SAM-193
    t.hand(kHand);
    EXPECT_EQ(t.point(), "PLACE1");
    t.play("place F1");
    EXPECT_EQ(t.point(), "PLACE2");
    EXPECT_EQ(t.moves().size(), 5u);
    t.play("place F2");
    EXPECT_EQ(t.due(), "defence");
    t.play("defence D1");
    EXPECT_EQ(t.point(), "PLACE3");
    EXPECT_EQ(t.why_not("place F1"), "SAM-177");
}

TEST(SamuraiAttack, InsightIsOnceAndBeforeTheFirstCard) {  // SAM-174 SAM-175
    Table t({{"surrounding", "L2"}});
    t.hand(kHand).play("insight, defence D1");
    EXPECT_EQ(t.why_not("insight"), "SAM-174");
    EXPECT_EQ(t.why_not("exploit"), "SAM-175");
    t.play("place F1, place F2");
    EXPECT_EQ(t.point(), "PLACE3");
}

TEST(SamuraiAttack, SpecialActionCardsDoWhatTheySay) {  // SAM-179 SAM-180 SAM-181 SAM-184
    Table t;
    t.reserve("A5 A6 A9");
    t.s.ki = 2;
    t.deal(kHand).play("swap A5 F1, swap A6 F2, swap A9 F3, ready, place A5");
    EXPECT_EQ(t.s.ki, 3);
    EXPECT_EQ(t.gauges(), (Three{1, 1, 1}));
    t.play("place A6");
    EXPECT_EQ(t.s.die, 2);
    t.play("defence D1, place A9");
    EXPECT_EQ(t.s.foes[0].ki, 4);
    EXPECT_EQ(t.s.die, 3);  // SAM-212: three Void cards
}

TEST(SamuraiAttack, DefenceValuesAreFixedWhenTurned) {  // SAM-191 SAM-195
    Table t;
    t.foe(8, 1);
    t.reserve("A9");
    t.deal(kHand).play("swap A9 F3, ready, place F1, place F2, defence D9, place A9");
    EXPECT_EQ(t.s.foes[0].ki, 0);
    EXPECT_EQ(t.game().block(t.s), 9);
    t.play("strike technique");
    EXPECT_EQ(t.s.defence, 0);
    EXPECT_EQ(t.s.defence_discard, pile_bit(t.game().card_named("D9")));
}

TEST(SamuraiAttack, PlacedCardsStayUntilTheRoundEnds) {  // SAM-196 SAM-333 SAM-215
    Table t;
    t.reserve("A1");
    t.deal(kHand).play("swap A1 F1, ready").attack("A1", "F2", "D1", "E1");
    t.play("strike technique, reveal, counter C1");
    EXPECT_EQ(t.named(t.s.table), "F2 E1 A1");
    t.attack("F3", "E4", "D2", "W7").play("strike technique, reveal, counter C2, end");
    EXPECT_EQ(t.named(t.s.discard), "F1 F2 F3 W7 E1 E4 A1");
    EXPECT_EQ(t.s.table, 0u);
}

TEST(SamuraiCombo, OnlyWithinOneAttack) {  // SAM-201 SAM-202
    Table t;
    t.hand("F1 F2 F3 F4 F5 E1").attack("F1", "F2", "D1", "E1");
    EXPECT_EQ(t.point(), "STRIKE");
    t.play("strike technique, reveal, counter C1").attack("F3", "F4", "D2", "F5");
    EXPECT_EQ(t.point(), "REWARD");
}

TEST(SamuraiCombo, RewardsAreOfferedIfTheyDoSomething) {  // SAM-203 SAM-204 SAM-205 SAM-209 SAM-213
    Table t({{"bushido", "on"}});
    t.s.ki = 3;
    t.hand(kHand).attack("F1", "F2", "D1", "F3");
    EXPECT_EQ(t.moves(), (Names{"reward ki", "reward special", "reward pawn"}));
    Table ki = t;
    EXPECT_EQ(ki.play("reward ki").s.ki, 4);
    t.play("reward special, special A4");
    EXPECT_EQ(t.named(t.s.reserve), "A4");  // SAM-214
}

TEST(SamuraiCombo, ARewardMovesThePawnOneKanji) {  // SAM-206
    for (const int pawn : {0, 1}) {
        Table t({{"bushido", "on"}});
        t.s.pawn = Table::byte(pawn);
        t.hand(kHand).attack("F1", "F2", "D1", "F3").play("reward pawn");
        EXPECT_EQ(t.s.pawn, pawn + 1);
        EXPECT_EQ(t.s.ki, 5);
        EXPECT_EQ(t.point(), "STRIKE");
    }
    Table third({{"bushido", "on"}});
    third.s.pawn = 2;
    third.hand(kHand).attack("F1", "F2", "D1", "F3").play("reward pawn");
    EXPECT_EQ(third.due(), "bushido");
}

TEST(SamuraiCombo, VoidRaisesTheDieUpToSix) {  // SAM-210 SAM-211
    for (const auto& [before, after] : {std::pair{1, 2}, {6, 6}}) {
        Table t;
        t.s.die = Table::byte(before);
        t.hand("V1 V4 V6 E1 E4 W7").attack("V1", "V4", "D7", "V6");
        EXPECT_EQ(t.s.die, after);
        EXPECT_EQ(t.point(), "STRIKE");
    }
}

TEST(SamuraiStrike, ComparesWithBlockOrDodge) {  // SAM-230 SAM-231 SAM-232 SAM-235
    Table t;
    t.s.die = 6;
    t.hand(kHand).attack("F1", "F2", "D2", "E1");
    EXPECT_EQ(t.moves(), (Names{"strike strength", "strike technique"}));
    t.play("strike strength");  // 6 against 8
    EXPECT_EQ(t.s.missed, 1);
    EXPECT_EQ(t.s.foes[0].life, 8);
    EXPECT_EQ(t.point(), "GUARD");  // no DIE after a miss
}

TEST(SamuraiStrike, DamageGrowsByThreesOfMargin) {  // SAM-233 SAM-234
    for (const auto& [strength, damage] :
         {std::pair{6, 1}, {8, 1}, {9, 2}, {11, 2}, {12, 3}, {21, 6}}) {
        Table t;
        t.hand(kHand).attack("F1", "F2", "D1", "E1");
        t.s.gauges[0] = static_cast<std::int16_t>(strength);
        t.play("strike strength");
        EXPECT_EQ(t.s.foes[0].life, 8 - damage) << strength;
    }
}

// At DIE with a hit for 1; the die shows `level`.
Table at_die(int level) {
    Table t;
    t.s.die = Table::byte(level);
    t.hand("F1 F2 E7 E1 E4 W7").attack("F1", "F2", "D1", "E7").play("strike strength");
    return t;
}

TEST(SamuraiDie, LevelsAddDamageOrWounds) {  // SAM-252 SAM-253 SAM-254 SAM-255 SAM-256 SAM-257
    EXPECT_EQ(at_die(1).point(), "GUARD");   // SAM-258 SAM-259 SAM-260 SAM-262
    struct Line {
        int level, damage, wound;
    };
    for (const Line& line : {Line{2, 1, 0}, {3, 0, 1}, {4, 1, 1}, {5, 0, 2}, {6, 2, 2}}) {
        Table t = at_die(line.level);
        EXPECT_EQ(t.point(), "DIE");
        Table saved = t;
        EXPECT_EQ(saved.play("die save").s.die, line.level);
        t.play("die use");
        EXPECT_EQ(t.s.die, 1);
        EXPECT_EQ(t.s.foes[0].life, 7 - line.damage);
        EXPECT_EQ(t.due(), line.wound != 0 ? "injury" : "");
        if (line.wound == 0) continue;
        t.play("injury I2");  // 2 or 3 Life
        EXPECT_EQ(t.s.foes[0].life, 7 - line.damage - line.wound - 1);
    }
}

TEST(SamuraiDie, ArmourDoesNotKeepItFromUse) {  // SAM-251 SAM-236
    Table t({{"yoroi", "opponent"}});
    t.s.die = 2;
    t.hand("F1 F2 E7 E1 E4 W7").attack("F1", "F2", "D1", "E7").play("strike strength, die use");
    EXPECT_EQ(t.s.armour, 2);  // one event of 2
    t.play("roll 1");
    EXPECT_EQ(t.point(), "GUARD");
}

}  // namespace
}  // namespace engawa::samurai
