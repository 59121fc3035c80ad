// The slow Way of the Samurai by itself: the worked examples of the rule ledger by their numbers,
// those of a duel and of Shiro.
#include "samurai_examples.h"

namespace engawa::slow_samurai {
namespace {

TEST(SecondSamurai, Example1AFullAttackAndExample2TheNext) {
    Tale g({});
    g.play("ready;place F1;place F2");
    EXPECT_EQ(g.gauges(), "6 -1 -1");
    g.play("defence D1;place F3");
    EXPECT_EQ(g.gauges(), "10 -2 -3");
    EXPECT_EQ(g.moves(), "reward special");
    g.play("reward special;special A10;strike strength");
    EXPECT_EQ(g.foe().life, 6);
    EXPECT_EQ(g.moves(), "focus; reveal");
    g.play("reveal;counter C5;injury I4");
    EXPECT_EQ(g.life(), 6);
    EXPECT_EQ(g.ki(), 4);
    EXPECT_EQ(g->reserve, Cards{"A10"});

    g.attack("E1 E4 W7", "D10");
    EXPECT_EQ(g.gauges(), "10 -2 3");
    g.play("strike strength;reveal;counter C11");
    EXPECT_EQ(g.foe().life, 5);
    EXPECT_EQ(g.life(), 4);
    g.play("injury I6");
    EXPECT_EQ(g.life(), 2);
    EXPECT_EQ(g.moves(), "end");
}

TEST(SecondSamurai, Example3Focus) {
    Tale g({});
    g.attack("F1 F2 F3", "D1").play("reward special;special A10;strike strength;focus;focus");
    EXPECT_EQ(g.ki(), 3);
    EXPECT_EQ(g->guard, 1);
    g.play("reveal;counter C5");
    EXPECT_EQ(g.life(), 7);
    EXPECT_EQ(g.point(), "PLACE1");
}

TEST(SecondSamurai, Example4KiMark) {
    Tale g({}, "W4 W7 W3 E1 E2 E3");
    g.play("ready;place W4;place W7;defence D9");
    EXPECT_EQ(g.foe().ki, 4);
    EXPECT_EQ(g->block, 9);
    EXPECT_EQ(g->dodge, 7);
    g.play("place W3;reward special;special A1;strike technique");
    EXPECT_EQ(g.foe().life, 7);

    Tale poor({}, "W4 W7 W3 E1 E2 E3", [](Table& t) { t.foes[0].ki = 0; });
    poor.attack("W4 W7 W3", "D9");
    EXPECT_EQ(poor->block, 7);
    EXPECT_EQ(poor->dodge, 5);
    poor.play("reward special;special A1;strike technique");
    EXPECT_EQ(poor.foe().life, 7);
    EXPECT_EQ(poor.foe().ki, 0);
}

TEST(SecondSamurai, Example5BreathAndInsight) {
    Tale g({});
    g.play("breath;draw V1");
    EXPECT_FALSE(g.offers("breath"));
    g.play("ready;insight;defence D12");
    EXPECT_EQ(g.ki(), 3);
    EXPECT_EQ(g.foe().ki, 4);
    EXPECT_EQ(g->block, 8);
    EXPECT_EQ(g->dodge, 8);
    EXPECT_EQ(g.moves(), "place E1; place E4; place F1; place F2; place F3; place V1; place W7");

    Tale fog({{"weather", "X3"}});
    EXPECT_EQ(fog.moves(), "ready");
    EXPECT_FALSE(fog.play("ready").offers("insight"));
}

TEST(SecondSamurai, Example6TheInjuryDieDecides) {
    const auto change = [](Table& t) {
        t.die = 5;
        t.foes[0].ki = 0;
    };
    Tale g({}, "V4 V7 V6 E1 E4 W7", change);
    g.attack("V4 V7 V6", "D8");
    EXPECT_EQ(g.gauges(), "6 0 1");
    EXPECT_EQ(g.die(), 6);
    g.play("strike strength;die use");
    EXPECT_EQ(g.die(), 1);
    EXPECT_EQ(g.foe().life, 5);
    g.play("injury I8");
    EXPECT_EQ(g->cause, "foes_dead");
    EXPECT_EQ(sum(g.p.now).at("dealt"), 8);

    Tale weak({}, "V4 V7 V6 E1 E4 W7", [&](Table& t) {
        change(t);
        t.foes[0].life = 1;
    });
    weak.attack("V4 V7 V6", "D8").play("strike strength");
    EXPECT_EQ(weak->cause, "foes_dead");
    EXPECT_EQ(weak.die(), 6);
}

TEST(SecondSamurai, Example7ShiroAndTheDie) {
    Tale g({{"opponent", "O7"}}, "F1 F2 E7 W1 W2 W4", [](Table& t) { t.die = 4; });
    g.attack("F1 F2 E7", "D3");
    EXPECT_EQ(g.gauges(), "7 0 0");
    g.play("strike strength;die use");
    EXPECT_EQ(g.foe().life, 6);
    EXPECT_TRUE(g->side_b);
    EXPECT_EQ(g.moves(), "price card W1; price card W2; price card W4; price ki; price life");
    g.play("price ki;injury I3");
    EXPECT_EQ(g.ki(), 4);
    EXPECT_EQ(g.foe().ki, 3);
    EXPECT_FALSE(g->side_b);
    EXPECT_EQ(g.point(), "GUARD");
}

TEST(SecondSamurai, Example8ShiroTakesACard) {
    Tale g({{"opponent", "O7"}}, "F1 F2 E7 W1 W2 W4", [](Table& t) {
        t.reserve = {"A5", "A8"};
        t.specials.erase("A5");
        t.specials.erase("A8");
    });
    g.play("swap A5 W1").attack("F1 F2 E7", "D3").play("strike strength");
    Tale other = g;
    g.play("price card A5;draw V9");
    EXPECT_EQ(g->hand, (Cards{"V9", "W2", "W4"}));
    EXPECT_EQ(g->reserve, Cards{"A8"});
    other.play("price card A8");
    EXPECT_EQ(other.point(), "GUARD");
}

}  // namespace
}  // namespace engawa::slow_samurai
