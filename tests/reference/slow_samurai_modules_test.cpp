// The worked examples of modules, weapons, places and opponents.
#include "samurai_examples.h"

namespace engawa::slow_samurai {
namespace {

TEST(SecondSamurai, Example9BloodACap) {
    Tale g({{"blood", "on"}}, "F1 F3 E2 F2 E3 F4");
    g.attack("F1 F3 E2", "D1");
    EXPECT_EQ(g.gauges(), "6 -1 0");
    g.play("strike strength;reveal;counter C9");
    EXPECT_EQ(g.life(), 7);
    g.play("blood BL1");
    EXPECT_EQ(g.gauges(), "3 -1 0");
    g.play("place F2");
    EXPECT_EQ(g.gauges(), "3 -2 0");
    g.play("place E3");
    EXPECT_EQ(g.gauges(), "2 -3 4");
    g.play("defence D8");
    EXPECT_EQ(g->block, 7);
    EXPECT_EQ(g->dodge, 9);
    g.play("place F4");
    EXPECT_EQ(g.gauges(), "3 -3 4");
}

TEST(SecondSamurai, Example10BloodAndArmour) {
    Tale g({{"blood", "on"}, {"yoroi", "self"}}, "F1 F3 E2 F2 E3 F4", [](Table& t) { t.die = 3; });
    g.attack("F1 F3 E2", "D1").play("strike strength;die save;reveal;counter C9");
    EXPECT_EQ(g->armour, 3);
    g.play("roll 2;blood BL4");
    EXPECT_EQ(g->armour, 0);
    EXPECT_EQ(g->wearer, "");
    EXPECT_EQ(g.life(), 8);
    EXPECT_EQ(g.point(), "PLACE1");
}

TEST(SecondSamurai, Example11TheFifthWound) {
    const std::string moves = "strike strength;reveal;counter C9";
    Tale g({{"blood", "on"}}, "F1 F3 E2 F2 E3 F4", [](Table& t) {
        t.blood = {{"BL1", 2}, {"BL2", 2}, {"BL3", 2}, {"BL4", 2}};
        t.die = 0;
    });
    g.attack("F1 F3 E2", "D1").play(moves).play("blood BL5");
    EXPECT_EQ(g->cause, "blood_empty");
    EXPECT_EQ(g.life(), 7);

    Tale out({{"blood", "on"}}, "F1 F3 E2 F2 E3 F4", [](Table& t) {
        t.blood = {{"BL1", 2}};
        t.die = 0;
    });
    out.attack("F1 F3 E2", "D1").play(moves).play("blood BL4");
    EXPECT_EQ(out.life(), 6);

    for (const auto& [from, to] : std::map<int, int>{{3, 1}, {5, 2}}) {
        Tale die({{"blood", "on"}}, "F1 F3 E2 F2 E3 F4",
                 [level = from](Table& t) { t.die = level; });
        die.attack("F1 F3 E2", "D1").play("strike strength;die save;reveal;counter C9;blood BL3");
        EXPECT_EQ(die.die(), to);
    }
}

TEST(SecondSamurai, Example12EyeAndBelly) {
    const auto eye = [](Table& t) {
        t.blood = {{"BL3", 2}};
        t.ki = 2;
    };
    Tale g({{"blood", "on"}, {"weapon", "WE-B"}}, kFires, eye);
    EXPECT_FALSE(g.offers("bokken"));
    EXPECT_EQ(g.attack("F1 F2 F3", "D1").moves(), "reward special");

    Tale belly({{"blood", "on"}}, kFires, [](Table& t) {
        t.blood = {{"BL2", 2}};
        t.life = 6;
    });
    belly.attack("E1 E4 W7", "D1").play("strike strength;reveal;counter C1");
    belly.attack("F1 F2 F3", "D10").play("reward special;special A1;strike technique");
    belly.play("reveal;counter C2");
    EXPECT_EQ(belly.life(), 6);
    belly.play("end");
    EXPECT_EQ(belly.life(), 5);
}

TEST(SecondSamurai, Example13TheBushidoPawn) {
    Tale g({{"bushido", "on"}});
    g.play("step").attack("F1 F2 F3", "D7");
    EXPECT_EQ(g.moves(), "reward ki; reward pawn; reward special");
    g.play("reward pawn");
    EXPECT_EQ(g->kanji, 2);
    EXPECT_EQ(g.moves(), "step; strike strength; strike technique");
    g.play("step;bushido BU7");
    EXPECT_EQ(g.ki(), 1);
    EXPECT_EQ(g.moves(), "virtue BU1; virtue BU2; virtue BU3; virtue BU4; virtue BU5; virtue BU6");
    g.play("virtue BU6");
    EXPECT_EQ(g.point(), "STRIKE");
    EXPECT_TRUE(g.offers("jin") == false && !g.offers("step"));
}

TEST(SecondSamurai, Example14Jin) {
    Tale g({{"bushido", "on"}}, kFires, [](Table& t) {
        own(t, "BU6");
        t.life = 5;
    });
    g.play("jin;jin;jin");
    EXPECT_EQ(g.life(), 8);
    EXPECT_EQ(ki_limit(g.p.now), 2);
    EXPECT_FALSE(g.offers("jin"));
    EXPECT_EQ(g.attack("F1 F2 F3", "D1").moves(), "reward special");
    g.play("reward special;special A1;strike strength;reveal;counter C3");
    EXPECT_EQ(g.life(), 7);
    g.play("jin");
    EXPECT_EQ(g.life(), 8);
    EXPECT_EQ(g.ki(), 1);
    EXPECT_EQ(g->virtue, "");
    EXPECT_EQ(ki_limit(g.p.now), 5);
}

TEST(SecondSamurai, Example15ReiAndGi) {
    Tale g({{"bushido", "on"}}, kFires, [](Table& t) { own(t, "BU3"); });
    EXPECT_EQ(g.p.moves.size(), 22U);
    g.play("exchange E1 W7;draw V1;draw V2");
    EXPECT_EQ(g.point(), "PREPARE");
    EXPECT_EQ(g->discard, (Cards{"E1", "W7"}));

    Tale two({{"bushido", "on"}, {"weapon", "WE-W"}}, kFires, [](Table& t) { own(t, "BU1"); });
    two.attack("F1 F2 F3", "D1").play("reward special;special A2;special A7;keep A7");
    two.play("special A2;special A9;keep A2");
    EXPECT_EQ(two->reserve, (Cards{"A2", "A7"}));
    EXPECT_EQ(two->specials.size(), 10U);
}

TEST(SecondSamurai, Example16KusarigamaAndCredit) {
    Tale g({{"bushido", "on"}, {"weapon", "WE-U"}}, "W7 E7 E4 E1 E2 E3",
           [](Table& t) { own(t, "BU4"); });
    EXPECT_EQ(g.life(), 6);
    EXPECT_EQ(g.ki(), 3);
    g.attack("W7 E7 E4", "D9");
    EXPECT_EQ(g.gauges(), "1 2 4");
    g.play("credit;credit");
    EXPECT_EQ(g->technique, 4);
    EXPECT_EQ(g->credit, 3);
    EXPECT_EQ(g.moves(), "credit; strike technique");
    g.play("strike technique");
    EXPECT_EQ(g.point(), "PLACE1");
    EXPECT_EQ(g->attack, 2);
}

TEST(SecondSamurai, Example17Gisei) {
    Tale g({{"gisei", "on"}}, "E7 V1 E4 E1 E2 E3", [](Table& t) { t.life = 3; });
    g.attack("E7 V1 E4", "D7").play("strike strength");
    Tale lucky = g;
    g.play("gisei;gisei GI5");
    EXPECT_EQ(g.life(), 2);
    EXPECT_EQ(g->guard, 2);
    EXPECT_FALSE(g.offers("gisei"));
    g.play("reveal;counter C8");
    EXPECT_EQ(g->cause, "life");
    lucky.play("gisei;gisei GI3;reveal;counter C11");
    EXPECT_EQ(lucky.life(), 2);
    EXPECT_EQ(lucky.point(), "PLACE1");
}

TEST(SecondSamurai, Example18OneVersusThreeAllAnswer) {
    Tale g({{"three", "on"}}, "F1 F2 E7 E1 E2 E4");
    g.play("ready");
    EXPECT_EQ(g.moves(), "target 1; target 2; target 3");
    g.play("target 1").attack("F1 F2 E7", "D1").play("strike strength;roll 2");
    EXPECT_EQ(g.foe(1).life, 1);
    g.play("reveal;counter C3;reveal;counter C1;reveal;counter C12");
    EXPECT_EQ(g.foe(1).ki, 0);
    EXPECT_EQ(g.foe(3).ki, 1);
    EXPECT_EQ(g.life(), 4);
}

TEST(SecondSamurai, Example19OneVersusThreeTheDead) {
    Tale g({{"three", "on"}}, kFires, [](Table& t) {
        t.foes[0].life = 1;
        t.foes[1].life = 0;
    });
    g.play("ready");
    EXPECT_EQ(g.moves(), "target 1; target 3");
    g.play("target 1").attack("F1 F2 F3", "D1").play("reward special;special A1;strike strength");
    EXPECT_EQ(g.point(), "roll");
    Tale nobody = g;
    nobody.play("roll 3");
    EXPECT_EQ(nobody.moves(), "target 3");
    EXPECT_EQ(nobody->attack, 2);
    g.play("roll 6");
    EXPECT_EQ(g->answering, std::vector<int>{3});
    EXPECT_EQ(sum(g.p.now).at("dealt"), 1);
}

TEST(SecondSamurai, Example20Cliff) {
    Tale g({{"surrounding", "SU2"}});
    g.play("ready;exploit");
    Tale fallen = g;
    g.play("roll 3;injury I7");
    EXPECT_EQ(g.foe().life, 6);
    EXPECT_FALSE(g.offers("exploit"));
    EXPECT_EQ(fallen.play("roll 4")->cause, "cliff");

    Tale three({{"surrounding", "SU2"}, {"three", "on"}}, kFires,
               [](Table& t) { t.foes[0].life = 1; });
    three.play("ready;target 1;exploit;roll 1;injury I5");
    EXPECT_EQ(three.moves(), "target 2; target 3");
    three.play("target 2");
    EXPECT_EQ(three.point(), "PLACE1");
}

TEST(SecondSamurai, Example21BambooForest) {
    Tale g({{"surrounding", "SU1"}}, "E7 V1 E4 E1 E2 E3");
    g.attack("E7 V1 E4", "D7").play("strike strength;exploit");
    Tale guard = g;
    Tale life = g;
    g.play("roll 2");
    EXPECT_EQ(g->counters.size(), 12U);
    g.attack("E1 E2 E3", "D1").play("reward special;special A1;strike strength");
    EXPECT_EQ(g.moves(), "focus; reveal");
    guard.play("roll 4");
    EXPECT_EQ(guard->guard, 2);
    EXPECT_EQ(guard.point(), "GUARD");
    life.play("roll 6");
    EXPECT_EQ(life.life(), 6);
    EXPECT_EQ(life.point(), "GUARD");
}

TEST(SecondSamurai, Example22YourArmour) {
    Tale g({{"yoroi", "self"}}, "E7 V1 V6 F1 F2 F3");
    g.attack("E7 V1 V6", "D7").play("strike strength;reveal;counter C8");
    EXPECT_EQ(g->armour, 2);
    EXPECT_EQ(Tale(g).play("roll 6")->wearer, "");
    g.play("roll 5").attack("F1 F2 F3", "D10");
    EXPECT_EQ(g.gauges(), "13 1 -1");
    g.play("reward special;special A1;strike technique;reveal;counter C11;injury I2");
    EXPECT_EQ(g.life(), 5);
    EXPECT_EQ(g->wearer, "");
}

TEST(SecondSamurai, Example23ShiroInArmour) {
    Tale g({{"opponent", "O7"}, {"yoroi", "opponent"}});
    g.attack("F1 F2 F3", "D1").play("reward special;special A10;strike strength");
    EXPECT_EQ(g->armour, 2);
    EXPECT_EQ(g.foe().life, 8);
    EXPECT_FALSE(g->side_b);
    g.play("roll 3");
    EXPECT_EQ(g.point(), "PRICE");
}

TEST(SecondSamurai, Example24Yari) {
    Tale g({{"weapon", "WE-Y"}}, "F1 F2 F3 F4 F5 F6");
    EXPECT_EQ(g.life(), 7);
    EXPECT_EQ(g.ki(), 4);
    for (const std::string hand : {"W1 W2 W3 W4 W5 W6", "E1 E2 E3 E4 E5 E6", "V1 V2 V3 V4 V5 V6"}) {
        g.play("redraw");
        for (const std::string& card : split(hand, ' ')) g.play("draw " + card);
    }
    EXPECT_EQ(g->bag.size(), 6U);
    EXPECT_EQ(g->discard.size(), 18U);
    EXPECT_EQ(g->hand.size(), 6U);
    EXPECT_EQ(g.point(), "PREPARE");
    EXPECT_EQ(Tale({{"weapon", "WE-Y"}, {"mode", "campaign"}})->redraws, 4);
}

TEST(SecondSamurai, Example25Wakizashi) {
    Tale g({{"weapon", "WE-W"}});
    g.attack("F1 F2 F3", "D1").play("reward special;special A2;special A7;keep A7");
    EXPECT_EQ(g->specials.size(), 11U);
    for (const int round : {10, 20}) {
        Tale late({{"weapon", "WE-W"}}, "E1 E2 E3 E7 E4 E5",
                  [round](Table& t) { t.round = round; });
        late.attack("E1 E2 E7", "D1").play("reward special;special A1;special A2;keep A1");
        late.play("strike strength;reveal;counter C1").attack("E3 E4 E5", "D2");
        late.play("reward special;special A2;special A3;keep A2;strike strength;reveal;counter C2");
        late.play("end");
        EXPECT_EQ(late.point(), round == 10 ? "injury" : "draw");
        if (round == 10) late.play("injury I8");
        EXPECT_EQ(late.life(), round == 10 ? 7 : 8);
    }
}

TEST(SecondSamurai, Example26BokkenAndNodachi) {
    Tale g({{"weapon", "WE-B"}}, kFires, [](Table& t) { t.ki = 4; });
    g.play("bokken");
    EXPECT_EQ(g.life(), 7);
    EXPECT_EQ(g.ki(), 5);
    EXPECT_FALSE(g.offers("bokken"));
    Tale last({{"weapon", "WE-B"}}, kFires, [](Table& t) {
        t.ki = 4;
        t.life = 1;
    });
    EXPECT_FALSE(last.offers("bokken"));

    Tale cap({{"weapon", "WE-B"}, {"difficulty", "easy"}}, kFires, [](Table& t) {
        t.foes[0].ki = 0;
        t.die = 2;
    });
    cap.attack("F1 F2 F3", "D8").play("reward special;special A1;strike strength;die use");
    EXPECT_EQ(cap->block, 4);
    EXPECT_EQ(cap->dodge, 6);
    EXPECT_EQ(cap.foe().life, 5);

    Tale strong({{"weapon", "WE-O"}}, "F1 F2 E7 E1 E2 E4");
    strong.attack("F1 F2 E7", "D1");
    EXPECT_EQ(strong.moves(), "strike strength");
    EXPECT_EQ(strong.play("strike strength").foe().life, 6);
}

TEST(SecondSamurai, Example27Kojiro) {
    Tale g({{"opponent", "O6"}}, "E7 V1 V3 E1 E2 E4");
    g.attack("E7 V1 V3", "D7");
    EXPECT_EQ(g.gauges(), "2 4 3");
    g.play("strike strength;reveal;counter C7");
    EXPECT_EQ(g.life(), 7);
    EXPECT_EQ(Tale(g).play("counter C10").life(), 6);
    g.play("counter C3");
    EXPECT_EQ(g.life(), 7);
    EXPECT_EQ(g.foe().ki, 4);
}

// The level of a counterattack after a miss: the lowest Guard that blocks it.
int level(const Given& given, int attack, const std::string& card) {
    for (int guard = 0; guard < 12; ++guard) {
        const std::string odd = guard % 2 == 1 ? "V1" : "V9";
        Tale g(given, attack == 1 ? "F4 W4 " + odd + " F2 V7 V8" : "F4 W4 V6 V7 V8 " + odd);
        if (attack == 1) {
            g.attack("F4 W4 " + odd, "D7");
        } else {
            g.attack("F4 W4 V6", "D7").play("strike technique;reveal;counter C1");
            g.attack("V7 V8 " + odd, "D11");
        }
        g.play("strike technique");
        while (g->guard < guard) g.play("focus");
        if (g->guard > guard) continue;
        if (g.play("reveal;counter " + card).point() == "injury") continue;
        if (sum(g.p.now)["blocked"] == 1) return guard;
    }
    return -1;
}

TEST(SecondSamurai, Example28Sums) {
    const Given rain = {{"opponent", "O3"}, {"difficulty", "hard"}, {"weather", "X2"}};
    EXPECT_EQ(level(rain, 1, "C4"), 6);
    EXPECT_EQ(level(rain, 2, "C5"), 6);
    EXPECT_EQ(level({{"opponent", "O2"}}, 1, "C2"), 4);
    EXPECT_EQ(level({}, 1, "C2"), 3);

    Tale five({{"opponent", "O5"}}, "E7 V1 V4 F1 F2 F3");
    five.attack("E7 V1 V4", "D7").play("strike strength;reveal;counter C4");
    EXPECT_EQ(five.life(), 7);
    EXPECT_EQ(five.ki(), 4);

    Tale four({{"opponent", "O4"}, {"difficulty", "easy"}, {"weather", "X1"}});
    four.attack("F1 F2 F3", "D1");
    EXPECT_EQ(four->block, 6);
    EXPECT_EQ(four->dodge, 8);
    four.play("reward special;special A1;strike strength;reveal;counter C11");
    EXPECT_EQ(four.life(), 6);
    EXPECT_EQ(four.point(), "PLACE1");
}

TEST(SecondSamurai, Example29Zanshin) {
    Tale g({}, "F1 F2 E7 E1 E2 E4", [](Table& t) {
        t.reserve = {"A7"};
        t.specials.erase("A7");
    });
    g.play("swap A7 E4;ready;place A7;counter C6");
    EXPECT_EQ(g->known, "C6");
    g.play("place F1;defence D1;place F2;strike strength;reveal");
    EXPECT_EQ(g.point(), "PLACE1");
    EXPECT_EQ(g->counters.size(), 11U);
    EXPECT_EQ(g->counter_discard, Cards{"C6"});
}

TEST(SecondSamurai, Example30EmptyActionBag) {
    Tale g({}, "E1 E2 E3 F1 F3 F5", [](Table& t) {
        t.bag = {"E1", "E2", "E3"};
        t.discard = {"F1", "F2", "F3", "F4", "F5"};
    });
    EXPECT_EQ(g->bag, (Cards{"F2", "F4"}));
    EXPECT_TRUE(g->discard.empty());
}

}  // namespace
}  // namespace engawa::slow_samurai
