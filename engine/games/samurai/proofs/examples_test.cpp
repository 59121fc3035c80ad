// The worked examples 1 to 17 of the ledger, in its order and with its numbers.
#include <algorithm>

#include "engine/games/samurai/proofs/table_test.h"
#include "engine/games/samurai/rules/happening.h"

namespace engawa::samurai {
namespace {

constexpr std::string_view kHand = "F1 F2 F3 E1 E4 W7";

// Example 1 up to GUARD.
Table first_attack() {
    Table t;
    t.hand(kHand).attack("F1", "F2", "D1", "F3").play("reward special, special A10");
    t.play("strike strength");
    return t;
}

TEST(SamuraiExample1, AFullAttack) {  // SAM-177 SAM-207 SAM-233 SAM-312 SAM-278
    Table t;
    t.hand(kHand).play("place F1, place F2");
    EXPECT_EQ(t.gauges(), (Three{6, -1, -1}));
    t.play("defence D1");
    EXPECT_EQ(t.game().block(t.s), 6);
    EXPECT_EQ(t.game().dodge(t.s), 8);
    t.play("place F3");
    EXPECT_EQ(t.gauges(), (Three{10, -2, -3}));
    EXPECT_EQ(t.point(), "REWARD");
    EXPECT_EQ(t.moves(), Names{"reward special"});
    t.play("reward special, special A10");
    EXPECT_EQ(t.named(t.s.reserve), "A10");
    t.play("strike strength");
    EXPECT_EQ(t.s.foes[0].life, 6);
    EXPECT_EQ(t.point(), "GUARD");
    EXPECT_EQ(t.moves(), (Names{"focus", "reveal"}));
    t.play("reveal, counter C5");
    EXPECT_EQ(t.s.life, 7);
    EXPECT_EQ(t.due(), "injury");
    t.play("injury I4");
    EXPECT_EQ(t.s.life, 6);
    EXPECT_EQ(t.s.ki, 4);
}

TEST(SamuraiExample2, TheSecondAttack) {  // SAM-171 SAM-200 SAM-312
    Table t = first_attack();
    t.play("reveal, counter C5, injury I4, place E1, place E4");
    EXPECT_EQ(t.gauges(), (Three{10, -3, 2}));
    t.play("defence D10, place W7");
    EXPECT_EQ(t.gauges(), (Three{10, -2, 3}));
    EXPECT_EQ(t.point(), "STRIKE");
    t.play("strike strength");
    EXPECT_EQ(t.s.foes[0].life, 5);
    t.play("reveal, counter C11");
    EXPECT_EQ(t.s.life, 4);
    t.play("injury I6");
    EXPECT_EQ(t.s.life, 2);
    EXPECT_EQ(t.point(), "END");
    EXPECT_EQ(t.moves(), Names{"end"});
}

TEST(SamuraiExample3, Focus) {  // SAM-303 SAM-304
    Table t = first_attack();
    t.play("focus, focus");
    EXPECT_EQ(t.s.ki, 3);
    EXPECT_EQ(t.s.gauges[2], 1);
    t.play("reveal, counter C5");
    EXPECT_EQ(t.s.life, 7);
    EXPECT_EQ(t.point(), "PLACE1");
}

TEST(SamuraiExample4, KiMark) {  // SAM-187 SAM-188
    for (const bool has_ki : {true, false}) {
        Table t;
        if (!has_ki) t.foe(8, 0);
        t.hand("W4 W7 W3 E1 E2 E3").play("place W4, place W7");
        EXPECT_EQ(t.gauges(), (Three{0, 3, 1}));
        t.play("defence D9");
        EXPECT_EQ(t.s.foes[0].ki, has_ki ? 4 : 0);
        EXPECT_EQ(t.game().block(t.s), has_ki ? 9 : 7);
        EXPECT_EQ(t.game().dodge(t.s), has_ki ? 7 : 5);
        t.play("place W3");
        EXPECT_EQ(t.gauges(), (Three{-1, 7, -1}));
        EXPECT_EQ(t.point(), "REWARD");
        t.play("reward special, special A1, strike technique");
        EXPECT_EQ(t.s.foes[0].life, 7);
        EXPECT_EQ(t.s.foes[0].ki, has_ki ? 4 : 0);
    }
}

TEST(SamuraiExample5, BreathAndInsight) {  // SAM-151 SAM-173 SAM-153 SAM-472
    Table t;
    t.deal(kHand).play("breath, draw V1");
    EXPECT_EQ(t.s.ki, 4);
    EXPECT_EQ(size_of(t.s.hand), 7);
    t.play("ready, insight, defence D12");
    EXPECT_EQ(t.s.ki, 3);
    EXPECT_EQ(t.s.foes[0].ki, 4);
    EXPECT_EQ(t.game().block(t.s), 8);
    EXPECT_EQ(t.game().dodge(t.s), 8);
    EXPECT_EQ(t.moves().size(), 7u);
    EXPECT_EQ(t.moves_of("place").size(), 7u);
    t.play("place F1, place F2, place E1, strike strength, reveal, counter C1");
    t.attack("F3", "E4", "D10", "W7").play("strike technique, reveal, counter C2");
    EXPECT_EQ(t.named(t.s.hand), "V1");
    t.play("end");
    EXPECT_EQ(t.s.discard & Table::set("V1"), Table::set("V1"));

    Table fog({{"weather", "X3"}});
    fog.deal(kHand);
    EXPECT_FALSE(fog.offers("breath"));
    fog.play("ready");
    EXPECT_FALSE(fog.offers("insight"));
}

TEST(SamuraiExample6, TheInjuryDieDecides) {  // SAM-210 SAM-259 SAM-282 SAM-250
    for (const int life : {8, 1}) {
        Table t;
        t.s.die = 5;
        t.foe(life, 0);
        t.hand("V4 V7 V6 E1 E4 W7").play("place V4, place V7, defence D8");
        EXPECT_EQ(t.game().block(t.s), 5);
        EXPECT_EQ(t.game().dodge(t.s), 7);
        t.play("place V6");
        EXPECT_EQ(t.gauges(), (Three{6, 0, 1}));
        EXPECT_EQ(t.s.die, 6);
        t.play("strike strength");
        if (life == 1) {
            EXPECT_TRUE(t.s.won());
            EXPECT_EQ(t.s.die, 6);
            continue;
        }
        EXPECT_EQ(t.point(), "DIE");
        t.play("die use");
        EXPECT_EQ(t.s.die, 1);
        EXPECT_EQ(t.s.foes[0].life, 5);
        t.play("injury I8");
        EXPECT_TRUE(t.s.won());
        EXPECT_EQ(t.cause(), "foes_dead");
        EXPECT_EQ(t.s.dealt, 8);
    }
}

TEST(SamuraiExample7, ShiroAndTheDie) {  // SAM-392 SAM-397 SAM-395
    Table t({{"opponent", "O7"}});
    t.s.die = 4;
    t.hand("F1 F2 E7 W1 W2 W4").attack("F1", "F2", "D3", "E7");
    EXPECT_EQ(t.gauges(), (Three{7, 0, 0}));
    t.play("strike strength, die use");
    EXPECT_EQ(t.s.die, 1);
    EXPECT_EQ(t.s.foes[0].life, 6);
    EXPECT_EQ(t.s.side, 1);
    EXPECT_EQ(t.point(), "PRICE");
    EXPECT_EQ(t.moves(),
              (Names{"price ki", "price life", "price card W1", "price card W2", "price card W4"}));
    t.play("price ki");
    EXPECT_EQ(t.s.ki, 4);
    t.play("injury I3");
    EXPECT_EQ(t.s.foes[0].ki, 3);
    EXPECT_EQ(t.s.side, 0);
    EXPECT_EQ(t.point(), "GUARD");
}

TEST(SamuraiExample8, ShiroTakesACard) {  // SAM-154 SAM-402 SAM-403 SAM-405
    for (const bool from_hand : {true, false}) {
        Table t({{"opponent", "O7"}});
        t.reserve("A5 A8");
        t.deal("F1 F2 E7 W1 W2 W4").play("swap A5 W1, ready");
        t.attack("F1", "F2", "D3", "E7").play("strike strength");
        EXPECT_EQ(t.s.foes[0].life, 7);
        EXPECT_EQ(t.s.side, 1);
        if (from_hand) {
            t.play("price card A5, draw V9");
            EXPECT_EQ(t.named(t.s.hand), "W2 W4 V9");
            EXPECT_EQ(t.named(t.s.reserve), "A8");
            const Cards everywhere = action_deck(t.s) | t.s.reserve | t.s.specials;
            EXPECT_EQ(everywhere & Table::set("A5"), 0u);
        } else {
            t.play("price card A8");
            EXPECT_EQ(t.point(), "GUARD");
            EXPECT_EQ(t.s.reserve, 0u);
        }
    }
}

constexpr std::string_view kBloodHand = "F1 F3 E2 F2 E3 F4";

TEST(SamuraiExample9, BloodACap) {  // SAM-495 SAM-510
    Table t({{"blood", "on"}});
    t.hand(kBloodHand).attack("F1", "F3", "D1", "E2");
    EXPECT_EQ(t.gauges(), (Three{6, -1, 0}));
    t.play("strike strength");
    EXPECT_EQ(t.s.foes[0].life, 7);
    t.play("reveal, counter C9");
    EXPECT_EQ(t.s.life, 7);
    t.play("blood BL1");
    EXPECT_EQ(t.s.gauges[0], 3);
    t.play("place F2");
    EXPECT_EQ(t.gauges(), (Three{3, -2, 0}));
    t.play("place E3");
    EXPECT_EQ(t.gauges(), (Three{2, -3, 4}));
    t.play("defence D8");
    EXPECT_EQ(t.game().block(t.s), 7);
    EXPECT_EQ(t.game().dodge(t.s), 9);
    t.play("place F4");
    EXPECT_EQ(t.gauges(), (Three{3, -3, 4}));
}

TEST(SamuraiExample10, BloodAndArmour) {  // SAM-505 SAM-614 SAM-612
    Table t({{"blood", "on"}, {"yoroi", "self"}});
    t.s.die = 3;
    t.hand(kBloodHand).attack("F1", "F3", "D1", "E2").play("strike strength, die save");
    t.play("reveal, counter C9");
    EXPECT_EQ(t.s.armour, 3);
    t.play("roll 2");
    EXPECT_EQ(t.s.armour, 3);
    t.play("blood BL4");
    EXPECT_EQ(t.s.armour, 0);
    EXPECT_EQ(t.s.wearer, Wearer::Nobody);
    EXPECT_EQ(t.s.life, 8);
    EXPECT_EQ(t.point(), "PLACE1");
}

// At GUARD of the first attack with Guard 0, one counterattack C9 away from a Wound 1.
Table before_wound(const Given& given) {
    Table t(given);
    t.hand(kBloodHand).attack("F1", "F3", "D1", "E2").play("strike technique");
    return t;
}

TEST(SamuraiExample11, TheFifthWound) {  // SAM-494 SAM-507 SAM-501
    Table t = before_wound({{"blood", "on"}});
    for (const char* card : {"BL1", "BL2", "BL3", "BL4"}) t.blood(card, 1);
    t.s.gauges[0] = 3;
    t.play("reveal, counter C9");
    EXPECT_EQ(t.moves(), Names{"blood BL5"});
    t.play("blood BL5");
    EXPECT_EQ(t.cause(), "blood_empty");
    EXPECT_EQ(t.s.life, 7);

    Table out = before_wound({{"blood", "on"}});
    out.s.die = 0;
    out.play("reveal, counter C9, blood BL4");
    EXPECT_EQ(out.s.life, 6);
    for (const auto& [before, after] : {std::pair{3, 1}, {5, 2}, {2, 1}, {1, 1}}) {  // SAM-500
        Table die = before_wound({{"blood", "on"}});
        die.s.die = Table::byte(before);
        die.play("reveal, counter C9, blood BL3");
        EXPECT_EQ(die.s.die, after);
    }
}

TEST(SamuraiExample12, EyeAndBelly) {  // SAM-504 SAM-499
    Table t({{"blood", "on"}, {"weapon", "WE-B"}});
    t.s.ki = 2;
    t.blood("BL3", 2);
    t.deal(kHand);
    EXPECT_FALSE(t.offers("bokken"));
    t.play("ready").attack("F1", "F2", "D1", "F3");
    EXPECT_EQ(t.moves(), Names{"reward special"});

    Table belly({{"blood", "on"}});
    belly.hand(kHand).attack("F1", "F2", "D7", "E1").play("strike technique, reveal, counter C1");
    belly.attack("F3", "E4", "D8", "W7").play("strike technique, reveal, counter C2");
    belly.blood("BL2", 2);
    belly.s.life = 6;
    belly.play("end");
    EXPECT_EQ(belly.s.life, 5);
}

TEST(SamuraiExample13, TheBushidoPawn) {  // SAM-116 SAM-522 SAM-548 SAM-524
    Table t({{"bushido", "on"}});
    t.deal(kHand).play("step");
    EXPECT_EQ(t.s.ki, 3);
    EXPECT_EQ(t.s.pawn, 1);
    EXPECT_EQ(t.point(), "PREPARE");
    t.play("ready").attack("F1", "F2", "D7", "F3");
    EXPECT_EQ(t.moves(), (Names{"reward ki", "reward special", "reward pawn"}));
    t.play("reward pawn");
    EXPECT_EQ(t.s.pawn, 2);
    EXPECT_EQ(t.point(), "STRIKE");
    t.play("step");
    EXPECT_EQ(t.s.ki, 1);
    t.play("bushido BU7");
    EXPECT_EQ(t.point(), "VIRTUE");
    EXPECT_EQ(t.moves(), (Names{"virtue BU1", "virtue BU2", "virtue BU3", "virtue BU4",
                                "virtue BU5", "virtue BU6"}));
    t.play("virtue BU6");
    EXPECT_EQ(t.point(), "STRIKE");
    const auto won = std::count_if(t.events.begin(), t.events.end(), [](const Event& event) {
        return event.kind == static_cast<int>(Happening::VirtueWon);
    });
    EXPECT_EQ(won, 1);  // BU7 itself is not won
    t.s.ki = 5;
    EXPECT_FALSE(t.offers("step"));
}

TEST(SamuraiExample14, Jin) {  // SAM-541 SAM-543 SAM-544 SAM-545
    Table t({{"bushido", "on"}});
    t.own_virtue("BU6");
    t.s.life = 5;
    t.deal(kHand).play("jin, jin, jin");
    EXPECT_EQ(t.s.life, 8);
    EXPECT_EQ(t.s.ki, 2);
    EXPECT_EQ(t.game().ki_limit(t.s), 2);
    EXPECT_FALSE(t.offers("jin"));
    t.play("ready").attack("F1", "F2", "D7", "F3");
    EXPECT_EQ(t.moves(), Names{"reward special"});
    t.play("reward special, special A1, strike technique, reveal, counter C1");
    EXPECT_EQ(t.s.life, 7);
    t.play("jin");
    EXPECT_EQ(t.s.life, 8);
    EXPECT_EQ(t.s.ki, 1);
    EXPECT_EQ(t.s.virtue, 0);
    EXPECT_EQ(t.game().ki_limit(t.s), 5);
}

TEST(SamuraiExample15, ReiAndGi) {  // SAM-533 SAM-527 SAM-529
    Table t({{"bushido", "on"}});
    t.own_virtue("BU3");
    t.deal(kHand);
    EXPECT_EQ(t.point(), "EXCHANGE");
    EXPECT_EQ(t.moves_of("exchange").size(), 22u);
    t.play("exchange E1 W7, draw V1, draw V2");
    EXPECT_EQ(t.named(t.s.discard), "W7 E1");
    EXPECT_EQ(t.named(t.s.hand), "F1 F2 F3 E4 V1 V2");
    EXPECT_EQ(t.point(), "PREPARE");

    Table gi({{"bushido", "on"}, {"weapon", "WE-W"}});
    gi.own_virtue("BU1");
    gi.hand(kHand).attack("F1", "F2", "D7", "F3").play("reward special, special A2, special A7");
    EXPECT_EQ(gi.moves(), (Names{"keep A2", "keep A7"}));
    gi.play("keep A7, special A2, special A9, keep A2");
    EXPECT_EQ(gi.named(gi.s.reserve), "A2 A7");
    EXPECT_EQ(size_of(gi.s.specials), 10);
    EXPECT_EQ(gi.point(), "STRIKE");
}

TEST(SamuraiExample16, KusarigamaAndCredit) {  // SAM-415 SAM-417 SAM-119
    Table t({{"bushido", "on"}, {"weapon", "WE-U"}});
    EXPECT_EQ(t.s.life, 6);
    EXPECT_EQ(t.s.ki, 3);
    t.own_virtue("BU4");
    t.hand("W7 E7 E4 E1 E2 E3").attack("W7", "E7", "D9", "E4");
    EXPECT_EQ(t.game().block(t.s), 9);
    EXPECT_EQ(t.game().dodge(t.s), 7);
    EXPECT_EQ(t.gauges(), (Three{1, 2, 4}));
    t.play("credit, credit");
    EXPECT_EQ(t.s.gauges[1], 4);
    EXPECT_EQ(t.s.credit, 3);
    EXPECT_EQ(t.moves_of("strike"), Names{"strike technique"});
    t.play("strike technique");
    EXPECT_EQ(t.point(), "PLACE1");
    EXPECT_EQ(t.s.attack, 1);
    EXPECT_EQ(t.s.foes[0].life, 8);
}

TEST(SamuraiExample17, Gisei) {  // SAM-560 SAM-562 SAM-565 SAM-310
    const auto before = [](int life) {
        Table t({{"gisei", "on"}});
        t.s.life = Table::byte(life);
        t.hand("E7 V1 E4 E1 E2 E3").attack("E7", "V1", "D7", "E4").play("strike strength");
        return t;
    };
    Table t = before(3);
    EXPECT_EQ(t.gauges(), (Three{2, 2, 4}));
    t.play("gisei");
    EXPECT_EQ(t.s.life, 2);
    t.play("gisei GI5");
    EXPECT_EQ(t.s.gauges[2], 2);
    EXPECT_FALSE(t.offers("gisei"));
    t.play("reveal, counter C8");
    EXPECT_EQ(t.cause(), "life");

    Table held = before(3);
    held.play("gisei, gisei GI3");
    EXPECT_EQ(held.s.gauges[2], 7);
    held.play("reveal, counter C11");
    EXPECT_EQ(held.s.life, 2);
    EXPECT_FALSE(before(1).offers("gisei"));
}

}  // namespace
}  // namespace engawa::samurai
