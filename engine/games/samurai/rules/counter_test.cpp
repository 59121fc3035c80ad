// Wounds, counterattacks, ends, opponents, Shiro: sections 11 to 16 of the ledger.
#include "engine/games/samurai/proofs/table_test.h"

namespace engawa::samurai {
namespace {

constexpr std::string_view kHand = "F1 F2 F3 E1 E4 W7";

// At GUARD of the first attack, which hit for 1; Guard is 2.
Table at_guard(const Given& given = {}) {
    Table t(given);
    t.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike strength");
    return t;
}
// The same after a miss.
Table after_miss(const Given& given = {}) {
    Table t(given);
    t.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike technique");
    return t;
}

// Both levels of an Injury card on you: Life and Ki lost.
struct Injury {
    const char* card;
    int life1, ki1, life2, ki2;
};

TEST(SamuraiWound, OnYouByTheInjuryCards) {  // SAM-270 SAM-271 SAM-272 SAM-274 SAM-275 SAM-276
    // SAM-277 SAM-278 SAM-279 SAM-280 SAM-281 SAM-282
    for (const Injury& line : {Injury{"I1", 1, 0, 2, 1},
                               {"I2", 2, 0, 3, 0},
                               {"I3", 0, 2, 1, 3},
                               {"I4", 1, 1, 3, 0},
                               {"I5", 1, 0, 4, 0},
                               {"I6", 0, 0, 2, 0},
                               {"I7", 2, 0, 4, 0},
                               {"I8", 1, 0, 6, 0}}) {
        for (const int level : {1, 2}) {
            Table t = at_guard();
            t.s.gauges[2] = -3;
            t.play(level == 1 ? "reveal, counter C8" : "reveal, counter C11");  // 2 damage
            EXPECT_EQ(t.s.life, 6);
            t.play(std::string{"injury "} + line.card);
            EXPECT_EQ(t.s.life, 6 - (level == 1 ? line.life1 : line.life2)) << line.card;
            if (t.s.over()) continue;
            EXPECT_EQ(t.s.ki, 5 - (level == 1 ? line.ki1 : line.ki2)) << line.card;
        }
    }
}

TEST(SamuraiWound, LifeLostByItIsDamage) {  // SAM-273 SAM-617 SAM-618
    Table t = at_guard({{"yoroi", "self"}});
    t.s.gauges[2] = -3;
    t.play("reveal, counter C11, roll 1, injury I1");  // 2 and 2: the armour is gone
    EXPECT_EQ(t.s.life, 8);
    EXPECT_EQ(t.s.armour, 0);
    EXPECT_EQ(t.s.ki, 4);
    Table killed = at_guard({{"yoroi", "self"}});
    killed.s.gauges[2] = -3;
    killed.play("reveal, counter C11, roll 1, injury I8");
    EXPECT_EQ(killed.cause(), "life");
    EXPECT_EQ(killed.s.armour, 2);
}

TEST(SamuraiWound, TheRollComesBeforeTheRestOfTheCard) {  // SAM-274 SAM-614
    Table t = at_guard({{"yoroi", "self"}});
    t.s.gauges[2] = -3;
    t.play("reveal, counter C9, roll 1, injury I4");
    EXPECT_EQ(t.s.armour, 2);
    EXPECT_EQ(t.s.ki, 5);
    EXPECT_EQ(t.due(), "roll");
    t.play("roll 2");
    EXPECT_EQ(t.s.ki, 4);
}

TEST(SamuraiCounter, FollowsEachAttack) {  // SAM-300 SAM-302 SAM-306 SAM-314 SAM-317
    Table t = at_guard();
    EXPECT_EQ(t.point(), "GUARD");
    t.play("reveal");
    EXPECT_EQ(t.due(), "counter");
    t.play("counter C2");
    EXPECT_EQ(t.point(), "PLACE1");
    EXPECT_EQ(t.s.counter_discard, pile_bit(1));
    t.attack("F3", "E4", "D2", "W7").play("strike strength");
    EXPECT_EQ(t.point(), "GUARD");
}

TEST(SamuraiCounter, IsBlockedByEnoughGuard) {  // SAM-310 SAM-311 SAM-312
    for (const auto& [guard, life, wounded] :
         {std::tuple{5, 8, false}, {4, 6, false}, {2, 6, false}, {1, 6, true}}) {
        Table t = at_guard();
        t.s.gauges[2] = static_cast<std::int16_t>(guard);
        t.play("reveal, counter C8");  // level 5, damage 2, Wound 1
        EXPECT_EQ(t.s.life, life);
        EXPECT_EQ(t.due(), wounded ? "injury" : "");
    }
}

TEST(SamuraiCounter, TheKiMarkRaisesTheLevelOnly) {  // SAM-307 SAM-308
    for (const auto& [ki, life] : {std::pair{1, 6}, {0, 8}}) {
        Table t = at_guard();
        t.foe(7, ki);
        t.s.gauges[2] = 2;
        t.play("reveal, counter C12");  // level 1, damage 2
        EXPECT_EQ(t.s.life, life);
        EXPECT_EQ(t.s.foes[0].ki, 0);
    }
}

TEST(SamuraiCounter, GuardLastsToTheEndOfTheRound) {  // SAM-305 SAM-171
    Table t = at_guard();
    t.play("focus, reveal, counter C1");
    EXPECT_EQ(t.s.gauges[2], 4);
    t.play("place F3");
    EXPECT_EQ(t.s.gauges[2], 2);
    EXPECT_EQ(t.why_not("focus"), "SAM-304");
}

TEST(SamuraiEnd, ComesAfterACancelledCounterattackToo) {  // SAM-330 SAM-315 SAM-417
    Table cancelled = at_guard({{"surrounding", "SU1"}});
    cancelled.play("reveal, counter C1").attack("F3", "E4", "D2", "W7");
    cancelled.play("strike technique, exploit, roll 3");
    EXPECT_EQ(cancelled.point(), "END");
    Table left_out({{"weapon", "WE-U"}});
    left_out.hand("E1 E2 V1 W7 V6 W6").attack("E1", "E2", "D1", "V1");
    left_out.play("strike technique, reveal, counter C1").attack("W7", "V6", "D2", "W6");
    left_out.play("strike technique");
    EXPECT_EQ(left_out.point(), "END");
    Table three({{"three", "on"}});  // nobody alive is named by the die
    three.s.foes[0] = {0, 0};
    three.hand(kHand).play("target 2").attack("F1", "F2", "D1", "E1");
    three.play("strike technique, roll 1, target 2").attack("F3", "E4", "D2", "W7");
    three.play("strike technique, roll 1");
    EXPECT_EQ(three.point(), "END");
}

// What happens after `end`, as words: "hurt", "bloodied", "ki".
std::string after_end(const Samurai& game, State s) {
    std::string out;
    EventList list;
    game.apply(s, Seat{0}, Move{Kind::End}, list);
    while (!s.over() && s.chance() && s.top().task != Task::Draw) {
        MoveBuffer<Samurai> buffer;
        game.legal(s, kChance, buffer.list);
        game.apply(s, kChance, buffer.list[buffer.list.size() - 1], list);
    }
    for (const Event& event : list.events) {
        switch (static_cast<Happening>(event.kind)) {
            case Happening::Hurt: out += "hurt "; break;
            case Happening::Bloodied: out += "bloodied "; break;
            case Happening::KiLost: out += "ki "; break;
            default: break;
        }
    }
    return out;
}

TEST(SamuraiEnd, BleedingThenTheWoundThenTheWeather) {  // SAM-332 SAM-433 SAM-473 SAM-499
    Table t({{"weapon", "WE-W"}, {"weather", "X4"}, {"blood", "on"}});
    t.blood("BL2", 2);
    t.hand(kHand).attack("F1", "F2", "D7", "E1").play("strike strength, reveal, counter C1");
    t.attack("F3", "E4", "D8", "W7").play("strike strength, reveal, counter C2");
    ASSERT_EQ(t.point(), "END");
    for (const auto& [round, happened] :
         {std::pair{8, "hurt "}, {9, "hurt ki "}, {10, "hurt bloodied "}, {12, "hurt ki "}}) {
        t.s.round = Table::byte(round);
        EXPECT_EQ(after_end(t.game(), t.s), happened) << round;
    }
    CardSet cards = t.game().cards();  // Snow in round 10, where all three meet
    cards.weather[3].effects[0].every = 5;
    t.s.round = 10;
    EXPECT_EQ(after_end(Samurai{cards}, t.s), "hurt bloodied ki ");
}

TEST(SamuraiEnd, OfARound) {  // SAM-330 SAM-331
    Table t({{"bushido", "on"}, {"weather", "X4"}});
    t.s.round = 3;
    t.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike technique, reveal, counter C1");
    t.attack("F3", "E4", "D2", "W7").play("strike technique, reveal, counter C2");
    EXPECT_EQ(t.moves(), (Names{"step", "end"}));
    t.play("end");
    EXPECT_EQ(t.s.ki, 4);  // SAM-473
    EXPECT_EQ(t.s.round, 4);
}

TEST(SamuraiEnd, AtTheRoundLimit) {  // SAM-334 SAM-353 SAM-770
    for (const auto& [mode, limit] : {std::pair{"duel", 60}, {"clan", 100}}) {
        Table t({{"mode", mode}});
        t.s.round = Table::byte(limit);
        t.hand(kHand).attack("F1", "F2", "D7", "E1").play("strike technique, reveal, counter C1");
        t.attack("F3", "E4", "D2", "W7").play("strike technique, reveal, counter C2, end");
        EXPECT_EQ(t.cause(), "round_limit");
        EXPECT_TRUE(t.game().report(t.s).winners.empty());
        EXPECT_EQ(t.why_not("end"), "SAM-350");
    }
}

TEST(SamuraiEnd, TheLastFoesDeathEndsAllAtOnce) {  // SAM-238 SAM-301 SAM-350 SAM-354 SAM-355
    Table t({{"blood", "on"}});
    t.blood("BL2", 2);
    t.s.life = 1;
    t.foe(1, 5);
    t.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike strength");
    EXPECT_TRUE(t.s.won());
    EXPECT_EQ(t.s.life, 1);
    EXPECT_TRUE(t.moves().empty());
}

TEST(SamuraiEnd, YourDeath) {  // SAM-351 SAM-313
    Table t = at_guard({{"opponent", "O5"}});
    t.s.life = 1;
    t.play("reveal, counter C11");
    EXPECT_EQ(t.cause(), "life");
    EXPECT_EQ(t.s.ki, 5);  // nothing more of the blow
}

TEST(SamuraiOpponents, EnemiesAndDisciplesHaveNoAbility) {     // SAM-379
    for (const char* roll : {"roll 1", "roll 3", "roll 5"}) {  // each of the three enemies
        Table three({{"three", "on"}});
        three.hand(kHand).play("target 1").attack("F1", "F2", "D1", "E1");
        three.play("strike technique").play(roll);
        EXPECT_EQ(three.s.ability, 0);
        three.s.gauges[2] = 3;
        three.play("reveal, counter C2");  // level 3 after a miss in the first attack
        EXPECT_EQ(three.s.life, 8) << roll;
        EXPECT_EQ(three.s.ki, 5);
    }
    Table clan = after_miss({{"mode", "clan"}});
    EXPECT_EQ(clan.s.ability, 0);
    clan.s.gauges[2] = 3;
    EXPECT_EQ(clan.play("reveal, counter C2").s.life, 8);
    Table last({{"mode", "clan"}});  // the clan's head has that of O2 (SAM-690)
    last.s.stage = 4;
    last.s.ability = 2;
    last.foe(5, 3);
    last.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike technique");
    last.s.gauges[2] = 3;
    EXPECT_EQ(last.play("reveal, counter C2").s.life, 7);
}

TEST(SamuraiOpponents, HaveTheirAbilities) {  // SAM-370 SAM-371 SAM-372
    const auto life_after = [](Table t, const char* card) {
        t.s.gauges[2] = 3;
        return int{t.play(std::string{"reveal, counter "} + card).s.life};
    };
    EXPECT_EQ(life_after(after_miss({{"opponent", "O1"}}), "C2"), 8);
    EXPECT_EQ(life_after(after_miss({{"opponent", "O2"}}), "C2"), 7);
    EXPECT_EQ(life_after(at_guard({{"opponent", "O2"}}), "C2"), 8);
    EXPECT_EQ(
        life_after(at_guard({{"opponent", "O2"}, {"yoroi", "opponent"}}).play("roll 1"), "C2"), 8);
    EXPECT_EQ(life_after(at_guard({{"opponent", "O3"}}), "C2"), 7);
}

TEST(SamuraiOpponents, FirstAndSecondAreNamedByTheAttack) {  // SAM-316
    Table t = at_guard({{"opponent", "O3"}, {"surrounding", "SU1"}});
    t.play("exploit, roll 1");  // the first is cancelled
    t.attack("F3", "E4", "D2", "W7").play("strike technique");
    t.s.gauges[2] = 3;
    EXPECT_EQ(t.play("reveal, counter C2").s.life, 8);
}

TEST(SamuraiOpponents, KojirosSecondCardEndsIt) {  // SAM-378
    Table t = at_guard({{"opponent", "O6"}});
    t.s.gauges[2] = 0;
    t.play("reveal, counter C2, counter C11");
    EXPECT_EQ(t.s.life, 6);
    EXPECT_EQ(t.point(), "PLACE1");
    EXPECT_EQ(std::popcount(t.s.counter_discard), 2);
}

Table shiro(const Given& more = {}) {
    Given given = {{"opponent", "O7"}};
    given.insert(given.end(), more.begin(), more.end());
    return at_guard(given);
}

TEST(SamuraiShiro, IsFlippedByDamageAndByWounds) {  // SAM-390 SAM-391 SAM-396 SAM-399 SAM-400
    Table t = shiro();
    EXPECT_EQ(t.point(), "PRICE");
    EXPECT_EQ(t.s.side, 1);
    EXPECT_FALSE(t.offers("price die"));  // SAM-401: the die shows 1
    t.s.life = 1;
    t.play("price life");
    EXPECT_EQ(t.cause(), "life");
    Table wounded({{"opponent", "O7"}, {"surrounding", "SU2"}});
    wounded.hand(kHand).play("exploit, roll 1, injury I6");  // nothing, but a wound
    EXPECT_EQ(wounded.s.side, 1);
    EXPECT_EQ(wounded.point(), "PRICE");
    wounded.play("price ki");
    EXPECT_EQ(wounded.point(), "PLACE1");
}

TEST(SamuraiShiro, PricesThatCannotBePaidAreNotOffered) {  // SAM-398 SAM-401 SAM-404 SAM-406
    Table t({{"opponent", "O7"}});
    t.s.die = 2;
    t.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike strength, die save");
    EXPECT_TRUE(t.offers("price die"));
    EXPECT_EQ(t.why_not("price card F1"), "SAM-402");  // on the table
    Table die = t;
    EXPECT_EQ(die.play("price die").s.die, 1);
    Table card = t;
    card.play("price card W7");
    EXPECT_EQ(card.named(card.s.hand), "F3 E4");
    t.s.ki = 0;
    EXPECT_EQ(t.why_not("price ki"), "SAM-398");
}

// The second attack has two cards: the Defence card is turned after them, and no combo is made.
TEST(SamuraiShiro, APlainCardIsNotReplaced) {  // SAM-404 SAM-194 SAM-201
    Table t({{"opponent", "O7"}});
    t.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike strength, price card W7");
    EXPECT_EQ(t.point(), "GUARD");
    t.play("reveal, counter C1");
    t.play("place F3, place E4, defence D2");
    EXPECT_EQ(t.point(), "STRIKE");
    t.play("strike strength");
    t.play("reveal, counter C2, end");
    EXPECT_EQ(t.s.round, 2);
    EXPECT_EQ(size_of(action_deck(t.s)), 29);
}

TEST(SamuraiShiro, HisDeathFlipsNothing) {  // SAM-394
    Table t({{"opponent", "O7"}});
    t.foe(1, 5);
    t.hand(kHand).attack("F1", "F2", "D1", "E1").play("strike strength");
    EXPECT_TRUE(t.s.won());
    EXPECT_EQ(t.s.side, 0);
}

}  // namespace
}  // namespace engawa::samurai
