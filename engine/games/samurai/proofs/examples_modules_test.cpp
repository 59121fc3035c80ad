// The worked examples 18 to 34 of the ledger, in its order and with its numbers.
#include "engine/games/samurai/proofs/table_test.h"

namespace engawa::samurai {
namespace {

constexpr std::string_view kHand = "F1 F2 F3 E1 E4 W7";

TEST(SamuraiExample18, AllAnswer) {  // SAM-587 SAM-588 SAM-586
    Table t({{"three", "on"}});
    t.hand("F1 F2 E7 E1 E2 E4").play("target 1").attack("F1", "F2", "D1", "E7");
    EXPECT_EQ(t.gauges(), (Three{7, 0, 0}));
    t.play("strike strength");
    EXPECT_EQ(t.s.foes[0].life, 1);
    EXPECT_EQ(t.due(), "roll");
    t.play("roll 2, reveal, counter C3");
    EXPECT_EQ(t.s.foes[0].ki, 0);
    EXPECT_EQ(t.s.life, 7);
    t.play("reveal, counter C1");
    EXPECT_EQ(t.s.life, 6);
    t.play("reveal, counter C12");
    EXPECT_EQ(t.s.foes[2].ki, 1);
    EXPECT_EQ(t.s.life, 4);
    EXPECT_EQ(t.point(), "TARGET");
}

TEST(SamuraiExample19, TheDead) {  // SAM-592 SAM-593 SAM-237 SAM-596
    const auto attacked = [](int one, int two, int three, const std::string& target) {
        Table t({{"three", "on"}});
        t.s.foes[0].life = Table::byte(one);
        t.s.foes[1].life = Table::byte(two);
        t.s.foes[2].life = Table::byte(three);
        t.hand(kHand).play("target " + target).attack("F1", "F2", "D1", "F3");
        return t.play("reward special, special A1, strike strength");
    };
    Table four = attacked(2, 0, 4, "3");
    four.play("roll 4");
    EXPECT_EQ(four.point(), "GUARD");
    EXPECT_EQ(four.s.answering, 4);
    Table three = attacked(2, 0, 4, "3");
    three.play("roll 3");
    EXPECT_EQ(three.point(), "TARGET");
    Table killed = attacked(1, 0, 4, "1");
    EXPECT_EQ(killed.s.foes[0].life, 0);
    EXPECT_EQ(killed.s.dealt, 1);
    EXPECT_EQ(killed.due(), "roll");
    killed.play("roll 6");
    EXPECT_EQ(killed.s.answering, 4);
    EXPECT_TRUE(attacked(0, 2, 0, "2").s.won());
}

TEST(SamuraiExample20, Cliff) {  // SAM-450 SAM-594
    Table t({{"surrounding", "SU2"}});
    t.hand(kHand).play("exploit, roll 3, injury I7");
    EXPECT_EQ(t.s.foes[0].life, 6);
    EXPECT_EQ(t.point(), "PLACE1");
    EXPECT_FALSE(t.offers("exploit"));
    t.attack("F1", "F2", "D1", "E1").play("strike technique, reveal, counter C1");
    EXPECT_FALSE(t.offers("exploit"));
    t.attack("F3", "E4", "D2", "W7").play("strike technique, reveal, counter C2, end");
    t.hand("F4 F5 F6 V1 V2 V3");
    EXPECT_FALSE(t.offers("exploit"));

    Table fallen({{"surrounding", "SU2"}});
    fallen.hand(kHand).play("exploit, roll 4");
    EXPECT_EQ(fallen.cause(), "cliff");

    Table three({{"surrounding", "SU2"}, {"three", "on"}});
    three.s.foes[0].life = 1;
    three.hand(kHand).play("target 1, exploit, roll 1, injury I5");
    EXPECT_EQ(three.moves(), (Names{"target 2", "target 3"}));
    three.play("target 3");
    EXPECT_EQ(three.point(), "PLACE1");
    EXPECT_EQ(three.s.attack, 0);
}

TEST(SamuraiExample21, BambooForest) {  // SAM-449 SAM-440 SAM-315
    const auto at_guard = [] {
        Table t({{"surrounding", "SU1"}});
        t.hand(kHand);
        EXPECT_FALSE(t.offers("exploit"));
        return t.attack("F1", "F2", "D1", "E1").play("strike strength");
    };
    Table t = at_guard();
    t.play("exploit, roll 2");
    EXPECT_EQ(std::popcount(t.s.counter_bag), 12);
    EXPECT_EQ(t.point(), "PLACE1");
    t.attack("F3", "E4", "D2", "W7").play("strike strength");
    EXPECT_EQ(t.point(), "GUARD");
    EXPECT_FALSE(t.offers("exploit"));
    Table four = at_guard();
    const int guard = four.s.gauges[2];
    four.play("exploit, roll 4");
    EXPECT_EQ(four.s.gauges[2], guard - 2);
    EXPECT_EQ(four.point(), "GUARD");
    Table six = at_guard();
    six.play("exploit, roll 6");
    EXPECT_EQ(six.s.life, 6);
    EXPECT_EQ(six.point(), "GUARD");
}

TEST(SamuraiExample22, YourArmour) {  // SAM-610 SAM-613 SAM-614
    Table t({{"yoroi", "self"}});
    t.hand("E7 V1 V6 F1 F2 F3").attack("E7", "V1", "D7", "V6");
    EXPECT_EQ(t.gauges(), (Three{3, 3, 2}));
    t.play("strike strength, reveal, counter C8");
    EXPECT_EQ(t.s.armour, 2);
    EXPECT_EQ(t.s.life, 8);
    Table broken = t;
    broken.play("roll 6");
    EXPECT_EQ(broken.s.wearer, Wearer::Nobody);
    t.play("roll 5");
    EXPECT_EQ(t.s.armour, 2);
    t.attack("F1", "F2", "D10", "F3");
    EXPECT_EQ(t.gauges(), (Three{13, 1, -1}));
    t.play("reward special, special A1, strike technique, reveal, counter C11");
    EXPECT_EQ(t.s.armour, 0);
    EXPECT_EQ(t.due(), "injury");
    t.play("injury I2");
    EXPECT_EQ(t.s.life, 5);
}

TEST(SamuraiExample23, ShiroInArmour) {  // SAM-611 SAM-393
    Table t({{"opponent", "O7"}, {"yoroi", "opponent"}});
    t.hand(kHand).attack("F1", "F2", "D1", "F3");
    t.play("reward special, special A10, strike strength");
    EXPECT_EQ(t.s.armour, 2);
    EXPECT_EQ(t.s.foes[0].life, 8);
    EXPECT_EQ(t.s.side, 0);
    t.play("roll 3");
    EXPECT_EQ(t.s.armour, 2);
    EXPECT_EQ(t.s.side, 1);
    EXPECT_EQ(t.point(), "PRICE");
}

TEST(SamuraiExample24, Yari) {  // SAM-427 SAM-428 SAM-148 SAM-146
    Table t({{"weapon", "WE-Y"}});
    EXPECT_EQ(t.s.life, 7);
    EXPECT_EQ(t.s.ki, 4);
    for (const char* hand : {"F1 F2 F3 F4 F5 F6", "F7 W1 W2 W3 W4 W5", "W6 W7 E1 E2 E3 E4"}) {
        t.deal(hand);
        EXPECT_EQ(t.moves(), (Names{"redraw", "hold"}));
        t.play("redraw");
    }
    t.deal("E5 E6 E7 V1 V2 V3");
    EXPECT_EQ(size_of(t.s.bag), 6);
    EXPECT_EQ(size_of(t.s.discard), 18);
    EXPECT_EQ(size_of(t.s.hand), 6);
    EXPECT_EQ(t.point(), "PREPARE");
    EXPECT_EQ(Table({{"weapon", "WE-Y"}, {"mode", "campaign"}}).s.redraws, 4);
}

TEST(SamuraiExample25, Wakizashi) {  // SAM-429 SAM-431 SAM-433
    Table t({{"weapon", "WE-W"}});
    t.hand(kHand).attack("F1", "F2", "D1", "F3").play("reward special, special A2, special A7");
    t.play("keep A7");
    EXPECT_EQ(t.named(t.s.reserve), "A7");
    EXPECT_EQ(size_of(t.s.specials), 11);
    for (const int round : {10, 20}) {
        Table late({{"weapon", "WE-W"}});
        late.s.round = Table::byte(round);
        late.hand(kHand).attack("F1", "F2", "D7", "E1").play("strike technique, focus, reveal");
        late.play("counter C1").attack("F3", "E4", "D8", "W7");
        late.play("strike technique, focus, reveal, counter C2");
        late.s.life = 8;
        late.play("end");
        if (round == 10) {
            late.play("injury I8");
            EXPECT_EQ(late.s.life, 7);
        }
        EXPECT_EQ(late.due(), "draw");
        EXPECT_EQ(late.s.round, round + 1);
    }
}

TEST(SamuraiExample26, BokkenAndNodachi) {  // SAM-117 SAM-413 SAM-261 SAM-424
    Table t({{"weapon", "WE-B"}});
    t.s.ki = 4;
    t.deal(kHand).play("bokken");
    EXPECT_EQ(t.s.life, 7);
    EXPECT_EQ(t.s.ki, 5);
    EXPECT_FALSE(t.offers("bokken"));
    t.s.ki = 0;
    t.s.life = 1;
    EXPECT_FALSE(t.offers("bokken"));

    Table easy({{"weapon", "WE-B"}, {"difficulty", "easy"}});
    easy.foe(8, 0);
    easy.s.die = 2;
    easy.hand(kHand).attack("F1", "F2", "D8", "F3");
    EXPECT_EQ(easy.game().block(easy.s), 4);
    EXPECT_EQ(easy.game().dodge(easy.s), 6);
    easy.play("reward special, special A1, strike strength, die use");
    EXPECT_EQ(easy.s.foes[0].life, 5);

    Table nodachi({{"weapon", "WE-O"}});
    nodachi.hand("F1 F2 E7 E1 E4 W7").attack("F1", "F2", "D1", "E7");
    EXPECT_EQ(nodachi.moves(), Names{"strike strength"});
    nodachi.play("strike strength");
    EXPECT_EQ(nodachi.s.foes[0].life, 6);
}

TEST(SamuraiExample27, Kojiro) {  // SAM-376 SAM-377
    for (const bool hits : {true, false}) {
        Table t({{"opponent", "O6"}});
        t.hand("E7 V1 V3 E1 E2 E4").attack("E7", "V1", "D7", "V3");
        EXPECT_EQ(t.gauges(), (Three{2, 4, 3}));
        t.play("strike strength, reveal, counter C7");
        EXPECT_EQ(t.s.life, 7);
        EXPECT_EQ(t.due(), "counter");
        t.play(hits ? "counter C10" : "counter C3");
        EXPECT_EQ(t.s.life, hits ? 6 : 7);
        EXPECT_EQ(t.s.foes[0].ki, hits ? 5 : 4);
        EXPECT_EQ(t.point(), "PLACE1");
    }
}

// The level that a Counterattack card was turned at.
int last_level(const Table& t) {
    int level = -1;
    for (const Event& event : t.events) {
        if (event.kind == static_cast<int>(Happening::CounterTurned)) level = event.numbers[2];
    }
    return level;
}

TEST(SamuraiExample28, Sums) {  // SAM-309 SAM-189 SAM-190 SAM-477 SAM-371 SAM-373 SAM-374 SAM-375
    Table rain({{"opponent", "O3"}, {"difficulty", "hard"}, {"weather", "X2"}});
    rain.hand(kHand).attack("E1", "E4", "D1", "W7").play("strike strength, reveal, counter C4");
    EXPECT_EQ(last_level(rain), 6);
    rain.attack("F1", "F2", "D2", "F3").play("reward special, special A1, strike technique");
    rain.play("reveal, counter C5");
    EXPECT_EQ(last_level(rain), 6);

    Table wind({{"opponent", "O4"}, {"difficulty", "easy"}, {"weather", "X1"}});
    wind.hand(kHand).attack("F1", "F2", "D1", "E1");
    EXPECT_EQ(wind.game().block(wind.s), 6);
    EXPECT_EQ(wind.game().dodge(wind.s), 8);

    Table miss({{"opponent", "O2"}});
    miss.hand(kHand).attack("E1", "E4", "D1", "W7").play("strike strength, reveal, counter C2");
    EXPECT_EQ(last_level(miss), 4);

    Table baiken({{"opponent", "O5"}});
    baiken.hand("E1 F1 F4 E2 E3 E4").attack("E1", "F1", "D7", "F4").play("strike technique");
    baiken.s.gauges[2] = 3;
    baiken.play("reveal, counter C4");
    EXPECT_EQ(baiken.s.life, 7);
    EXPECT_EQ(baiken.s.ki, 4);

    Table muso({{"opponent", "O4"}});
    muso.hand(kHand).attack("F1", "F2", "D1", "F3").play("reward special, special A1");
    muso.play("strike technique");
    EXPECT_EQ(muso.s.gauges[2], -3);
    muso.play("reveal, counter C11");
    EXPECT_EQ(muso.s.life, 6);
    EXPECT_EQ(muso.point(), "PLACE1");
}

TEST(SamuraiExample29, Zanshin) {  // SAM-182 SAM-093 SAM-094
    Table t;
    t.reserve("A7");
    t.deal("F1 F2 E7 E1 E2 E4").play("swap A7 E4, ready, place A7");
    EXPECT_EQ(t.due(), "counter");
    t.play("counter C6, place F1, defence D1, place F2, strike strength, reveal");
    EXPECT_EQ(t.point(), "PLACE1");
    EXPECT_EQ(std::popcount(t.s.counter_bag), 11);
    EXPECT_EQ(t.s.counter_discard, pile_bit(t.game().card_named("C6")));
    EXPECT_EQ(t.s.known, 0);
}

TEST(SamuraiExample30, EmptyActionBag) {  // SAM-083
    Table t;
    t.s.bag = Table::set("E1 E2 E3");
    t.s.discard = Table::set("F1 F2 F3 F4 F5");
    t.deal("E1 E2 E3");
    EXPECT_EQ(t.named(t.s.bag), "F1 F2 F3 F4 F5");
    t.deal("F2 F4 F5");
    EXPECT_EQ(t.named(t.s.bag), "F1 F3");
    EXPECT_EQ(t.s.discard, 0u);
}

// A campaign whose first duel is won at the next strike.
Table campaign(const std::string& weapon = "WE-K") {
    Table t({{"mode", "campaign"}, {"weapon", weapon}});
    t.s.life = 2;
    t.s.ki = 1;
    t.foe(1, 2);
    t.deal(kHand).play("hold, ready").attack("F1", "F2", "D1", "E1");
    t.s.die = 3;
    return t.play("strike strength");
}

TEST(SamuraiExample31, Campaign) {  // SAM-650 SAM-642 SAM-659 SAM-660 SAM-663
    Table t = campaign();
    EXPECT_EQ(t.s.life, 6);
    EXPECT_EQ(t.s.ki, 3);
    t.play("special A3");
    EXPECT_EQ(t.due(), "event");
    t.play("event EV5");
    EXPECT_EQ(t.point(), "ROAD");
    EXPECT_EQ(t.moves(), Names{"continue"});
    t.play("continue");
    EXPECT_EQ(t.s.foes[0], (Fighter{4, 2}));
    EXPECT_EQ(t.s.ability, 2);
    EXPECT_EQ(t.s.life, 6);
    EXPECT_EQ(t.s.ki, 2);
    EXPECT_EQ(t.s.die, 3);
    EXPECT_EQ(t.s.redraws, 1);
    EXPECT_EQ(size_of(action_deck(t.s)), 30);
    t.deal(kHand).play("hold");
    EXPECT_TRUE(t.offers("swap A3 F1"));

    Table lost = campaign("WE-Y");
    lost.play("special A3, event EV6, continue");
    EXPECT_EQ(lost.game().book().cards.weapon[lost.s.weapon].id, "WE-B");
    EXPECT_EQ(lost.s.redraws, 1);
    EXPECT_EQ(lost.game().max_life(lost.s), 7);
    EXPECT_EQ(lost.game().ki_limit(lost.s), 4);

    Table lent = campaign();
    lent.play("special A3, event EV9, roll 5, continue");
    EXPECT_EQ(lent.s.wearer, Wearer::Foe);
    EXPECT_EQ(lent.s.armour, 4);
}

TEST(SamuraiExample32, Clan) {  // SAM-693 SAM-694 SAM-697
    Table t({{"mode", "clan"}});
    t.hand(kHand).attack("F1", "F2", "D1", "F3").play("reward special, special A1");
    t.play("strike strength");
    EXPECT_EQ(t.point(), "SPOILS");
    EXPECT_EQ(t.moves(), Names{"spoils special"});
    t.play("spoils special, special A2");
    EXPECT_EQ(t.point(), "PLACE1");
    EXPECT_EQ(t.s.attack, 1);
    EXPECT_EQ(t.s.stage, 1);
    t.attack("E1", "E4", "D7", "W7");
    EXPECT_EQ(t.gauges(), (Three{10, -2, 3}));
    t.play("strike strength");
    EXPECT_EQ(t.s.foes[0].life, 1);
    EXPECT_EQ(t.point(), "GUARD");
}

std::string refusal(const Given& given) {
    const auto options = Table::game().options(given);
    return options.ok() ? "" : options.error().code;
}

TEST(SamuraiExample33, Refusals) {  // SAM-050
    EXPECT_EQ(refusal({{"blood", "on"}, {"mode", "campaign"}}), "blood_in_campaign");
    EXPECT_EQ(refusal({{"three", "on"}, {"blood", "on"}, {"mode", "campaign"}}),
              "blood_in_campaign");
    EXPECT_EQ(refusal({{"three", "on"}, {"mode", "campaign"}}), "three_in_campaign");
    EXPECT_EQ(refusal({{"three", "on"}, {"mode", "clan"}}), "");
    EXPECT_EQ(refusal({{"three", "on"}, {"opponent", "O7"}}), "opponent_with_three");
    EXPECT_EQ(refusal({{"blood", "on"}, {"mode", "clan"}}), "");
    EXPECT_EQ(Table::game().options({{"blood", "on"}, {"mode", "campaign"}}).error().text,
              "The Blood module cannot be used in a campaign.");
}

TEST(SamuraiExample34, Score) {  // SAM-744 SAM-745 SAM-746
    Table won;
    won.s.round = 8;
    won.s.life = 3;
    won.s.ki = 2;
    won.foe(1, 0);
    won.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike strength");
    EXPECT_EQ(won.game().score(won.s), 81);
    EXPECT_EQ(won.game().report(won.s).points[0], 81);

    Table lost;
    lost.s.dealt = 5;
    lost.s.life = 1;
    lost.hand(kHand).attack("E1", "E4", "D1", "W7").play("strike strength, reveal");
    lost.s.gauges[2] = 0;
    lost.play("counter C1");
    EXPECT_EQ(lost.cause(), "life");
    EXPECT_EQ(lost.game().score(lost.s), 5);

    Table campaign({{"mode", "campaign"}});
    campaign.s.stage = 4;
    campaign.s.ability = 5;
    campaign.foe(4, 4);
    campaign.s.dealt = 3;
    EXPECT_TRUE(campaign.sound());
    EXPECT_EQ(campaign.game().score(campaign.s), 403);
}

}  // namespace
}  // namespace engawa::samurai
