// Weapons, surroundings, weather, difficulty: sections 17 to 19 of the ledger.
#include "engine/games/samurai/proofs/table_test.h"

namespace engawa::samurai {
namespace {

constexpr std::string_view kHand = "F1 F2 F3 E1 E4 W7";

TEST(SamuraiWeapons, ChangeLifeAndKi) {  // SAM-061 SAM-410 SAM-418 SAM-422 SAM-426 SAM-428
    struct Line {
        const char* weapon;
        int life, ki;
    };
    for (const Line& line : {Line{"WE-K", 8, 5},
                             {"WE-B", 8, 5},
                             {"WE-U", 6, 3},
                             {"WE-N", 7, 5},
                             {"WE-O", 8, 4},
                             {"WE-Y", 7, 4},
                             {"WE-W", 8, 5}}) {
        Table t({{"weapon", line.weapon}});
        EXPECT_EQ(t.s.life, line.life) << line.weapon;
        EXPECT_EQ(t.s.ki, line.ki) << line.weapon;
        EXPECT_EQ(t.game().max_life(t.s), line.life);
        EXPECT_EQ(t.game().ki_limit(t.s), line.ki);
    }
}

TEST(SamuraiWeapons, OnlyTheBokkenTurnsLifeIntoKi) {  // SAM-411
    Table t;
    t.s.ki = 1;
    t.deal(kHand);
    EXPECT_EQ(t.why_not("bokken"), "SAM-411");
}

TEST(SamuraiWeapons, DamageCaps) {  // SAM-413 SAM-420 SAM-423
    for (const auto& [weapon, left] : {std::pair{"WE-K", 3}, {"WE-B", 6}, {"WE-N", 7}}) {
        Table t({{"weapon", weapon}});
        t.hand(kHand).attack("F1", "F2", "D1", "E1");
        t.s.gauges[0] = 20;
        EXPECT_EQ(t.play("strike strength").s.foes[0].life, left) << weapon;
    }
    Table chain({{"weapon", "WE-U"}});
    chain.hand(kHand).attack("F1", "F2", "D1", "E1");
    chain.s.gauges[1] = 20;
    EXPECT_EQ(chain.play("strike technique").s.foes[0].life, 7);
}

TEST(SamuraiWeapons, KusarigamaHoldsTheFoe) {  // SAM-414 SAM-415 SAM-416 SAM-419
    for (const auto& [third, held] : {std::pair{"W6", true}, {"V1", false}}) {
        Table t({{"weapon", "WE-U"}});
        t.hand("W7 V6 W6 V1 E1 E2").attack("W7", "V6", "D1", third);
        EXPECT_EQ(t.moves_of("strike"), Names{"strike technique"});
        t.play("strike technique");
        EXPECT_EQ(t.point(), held ? "PLACE1" : "GUARD");
        EXPECT_EQ(t.why_not("strike strength"), "SAM-230");
    }
    Table three({{"weapon", "WE-U"}, {"three", "on"}});  // SAM-417
    three.hand("W7 V6 W6 V1 E1 E2").play("target 2").attack("W7", "V6", "D1", "W6");
    three.play("strike technique");
    EXPECT_EQ(three.point(), "TARGET");
}

TEST(SamuraiWeapons, NaginataStartsWithGuard) {  // SAM-421 SAM-140
    Table t({{"weapon", "WE-N"}});
    EXPECT_EQ(t.gauges(), (Three{0, 0, 1}));
}

TEST(SamuraiWeapons, NodachiHitsHarder) {  // SAM-424 SAM-425
    Table t({{"weapon", "WE-O"}});
    t.hand(kHand).attack("F1", "F2", "D1", "E1");
    EXPECT_EQ(t.moves(), Names{"strike strength"});
    EXPECT_EQ(t.play("strike strength").s.foes[0].life, 6);
}

TEST(SamuraiWeapons, WakizashiKeepsOneOfTwo) {  // SAM-430 SAM-432
    Table t({{"weapon", "WE-W"}});
    t.reserve("A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11");
    t.hand(kHand).attack("F1", "F2", "D1", "F3").play("reward special, special A12");
    EXPECT_EQ(t.point(), "STRIKE");
    EXPECT_EQ(size_of(t.s.reserve), 12);
}

// A round up to its END and over it, whatever the weapon but the Kusarigama.
Table after_round(int round, const Given& given) {
    Table t(given);
    t.s.round = Table::byte(round);
    t.hand(kHand).attack("F1", "F2", "D7", "E1").play("strike strength, reveal, counter C1");
    t.attack("F3", "E4", "D8", "W7").play("strike strength, reveal, counter C2, end");
    return t;
}

TEST(SamuraiWeapons, WakizashiWoundsOnceInADuel) {  // SAM-433 SAM-434
    for (const int round : {9, 10, 11, 20, 30}) {
        const Table t = after_round(round, {{"weapon", "WE-W"}});
        EXPECT_EQ(t.due(), round == 10 ? "injury" : "draw") << round;
    }
    Table injured = after_round(10, {{"weapon", "WE-W"}});
    const int life = injured.s.life;
    EXPECT_EQ(injured.play("injury I2").s.life, life - 2);  // Wound 1
    EXPECT_EQ(injured.s.round, 11);
    Table bloody = after_round(10, {{"weapon", "WE-W"}, {"blood", "on"}});
    EXPECT_EQ(bloody.due(), "blood");
    bloody.play("blood BL5");
    EXPECT_NE(bloody.s.blood[0], 0);
    EXPECT_EQ(bloody.s.blood[1], 0);
    EXPECT_EQ(after_round(20, {{"weapon", "WE-W"}, {"blood", "on"}}).due(), "draw");
    EXPECT_EQ(after_round(10, {}).due(), "draw");
}

Table exploited(const char* place, const std::string& more, const Given& extra = {}) {
    Given given = {{"surrounding", place}};
    given.insert(given.end(), extra.begin(), extra.end());
    Table t(given);
    t.s.ki = 3;
    t.hand(kHand).play("exploit, " + more);
    return t;
}

TEST(SamuraiPlaces, Temple) {  // SAM-440 SAM-441 SAM-442 SAM-444 SAM-092
    EXPECT_EQ(exploited("L1", "roll 1").s.ki, 4);
    EXPECT_EQ(exploited("L1", "roll 2").s.ki, 4);
    EXPECT_EQ(exploited("L1", "roll 3").s.ki, 3);
    EXPECT_EQ(exploited("L1", "roll 4").s.ki, 3);
    EXPECT_EQ(exploited("L1", "roll 5").s.ki, 2);
    Table six = exploited("L1", "roll 6");
    EXPECT_EQ(six.s.life, 7);
    EXPECT_EQ(six.point(), "PLACE1");
    EXPECT_EQ(six.why_not("exploit"), "SAM-440");
    EXPECT_EQ(Table().hand(kHand).why_not("exploit"), "SAM-033");
}

TEST(SamuraiPlaces, River) {  // SAM-445
    for (const auto& [roll, guard] : {std::pair{1, 2}, {2, 2}, {3, 0}, {4, 0}, {5, -2}, {6, -2}}) {
        EXPECT_EQ(exploited("L2", "roll " + std::to_string(roll)).s.gauges[2], guard);
    }
}

TEST(SamuraiPlaces, Village) {  // SAM-446 SAM-443
    for (const char* roll : {"roll 1", "roll 2"}) {
        Table won = exploited("L3", roll);
        EXPECT_EQ(won.due(), "special") << roll;
        won.play("special A4");
        EXPECT_EQ(won.named(won.s.reserve), "A4");
        EXPECT_EQ(won.point(), "PLACE1");
        EXPECT_EQ(won.s.life, 8);
    }
    for (const auto& [roll, life] : {std::pair{3, 8}, {4, 8}, {5, 7}, {6, 7}}) {
        const Table t = exploited("L3", "roll " + std::to_string(roll));
        EXPECT_EQ(t.s.life, life) << roll;
        EXPECT_EQ(t.s.reserve, 0u) << roll;
        EXPECT_EQ(t.point(), "PLACE1") << roll;
    }
    Table armour = exploited("L3", "roll 5, roll 1", {{"yoroi", "self"}});
    EXPECT_EQ(armour.s.armour, 3);
    EXPECT_EQ(armour.s.life, 8);
}

TEST(SamuraiPlaces, VillageGivesOneCardToTheOwnerOfGiToo) {  // SAM-530 SAM-527
    Table t({{"surrounding", "L3"}, {"bushido", "on"}});
    t.own_virtue("BU1");
    t.hand(kHand).play("exploit, roll 1, special A4");
    EXPECT_EQ(t.point(), "PLACE1");
    EXPECT_EQ(t.named(t.s.reserve), "A4");
    t.attack("F1", "F2", "D1", "F3").play("reward special, special A1, special A2");  // a combo
    EXPECT_EQ(t.point(), "STRIKE");
    EXPECT_EQ(t.named(t.s.reserve), "A1 A2 A4");
}

TEST(SamuraiPlaces, Beach) {  // SAM-447
    Table wounded = exploited("L4", "roll 1");
    EXPECT_EQ(wounded.due(), "injury");
    EXPECT_EQ(wounded.play("injury I2").s.foes[0].life, 6);
    EXPECT_EQ(wounded.s.life, 8);
    struct Row {
        int roll, strength, guard, life;
    };
    for (const Row& row :
         {Row{2, 2, 0, 8}, {3, 2, 0, 8}, {4, 0, -2, 8}, {5, 0, -2, 8}, {6, 0, 0, 7}}) {
        const Table t = exploited("L4", "roll " + std::to_string(row.roll));
        EXPECT_EQ(t.gauges(), (Three{row.strength, 0, row.guard})) << row.roll;
        EXPECT_EQ(t.s.life, row.life) << row.roll;
        EXPECT_EQ(t.s.foes[0].life, 8) << row.roll;
    }
}

TEST(SamuraiPlaces, AreFreshEveryRound) {  // SAM-440
    Table t = exploited("L2", "roll 3");
    t.attack("F1", "F2", "D1", "E1").play("strike technique, reveal, counter C1");
    EXPECT_FALSE(t.offers("exploit"));
    t.attack("F3", "E4", "D2", "W7").play("strike technique, reveal, counter C2, end");
    EXPECT_TRUE(t.hand("F4 F5 F6 V1 V2 V3").offers("exploit"));
}

TEST(SamuraiPlaces, BambooIsForGuardOnly) {  // SAM-448 SAM-449
    Table t({{"surrounding", "SU1"}});
    t.hand(kHand);
    EXPECT_EQ(t.why_not("exploit"), "SAM-442");
    t.attack("F1", "F2", "D1", "E1").play("strike strength, exploit, roll 5");
    EXPECT_EQ(t.s.life, 7);
    EXPECT_EQ(t.point(), "GUARD");
}

TEST(SamuraiPlaces, AWoundCanWinTheDuel) {  // SAM-451 SAM-452 SAM-352
    Table t({{"surrounding", "SU2"}});
    t.foe(2, 5);
    t.hand(kHand).play("exploit, roll 2, injury I2");
    EXPECT_TRUE(t.s.won());
    Table armoured({{"surrounding", "SU2"}, {"yoroi", "self"}});
    armoured.hand(kHand).play("exploit, roll 6");
    EXPECT_EQ(armoured.cause(), "cliff");
}

TEST(SamuraiWeather, WindRainFogSnow) {  // SAM-470 SAM-471 SAM-472 SAM-473
    Table wind({{"weather", "X1"}});
    wind.hand(kHand).attack("F1", "F2", "D1", "E1");
    EXPECT_EQ(wind.game().dodge(wind.s), 9);
    EXPECT_EQ(wind.game().block(wind.s), 6);

    Table rain({{"weather", "X2"}});
    rain.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike technique");
    rain.s.gauges[2] = 3;
    EXPECT_EQ(rain.play("reveal, counter C2").s.life, 8);
    rain.attack("F3", "E4", "D2", "W7").play("strike technique");
    rain.s.gauges[2] = 3;
    EXPECT_EQ(rain.play("reveal, counter C3").s.life, 7);

    Table fog({{"weather", "X3"}});
    EXPECT_EQ(fog.deal(kHand).why_not("breath"), "SAM-472");
    EXPECT_EQ(fog.play("ready").why_not("insight"), "SAM-472");
}

TEST(SamuraiDifficulty, EasyNormalHard) {  // SAM-474 SAM-475 SAM-476
    for (const auto& [difficulty, block, life] :
         {std::tuple{"easy", 5, 8}, {"normal", 6, 8}, {"hard", 6, 7}}) {
        Table t({{"difficulty", difficulty}});
        t.hand(kHand).attack("F1", "F2", "D1", "E1");
        EXPECT_EQ(t.game().block(t.s), block);
        t.play("strike strength");
        t.s.gauges[2] = 3;
        EXPECT_EQ(t.play("reveal, counter C2").s.life, life);
    }
}

}  // namespace
}  // namespace engawa::samurai
