// The table as data, and moves as gestures, held against the rules by hand.
#include "engine/games/samurai/proofs/facts_test.h"

namespace engawa::samurai {
namespace {

using testing::ElementsAre;

std::string touched(const State& s, std::string_view text) {
    const auto move = Table::game().read_move(s, Seat{0}, text);
    EXPECT_TRUE(move.ok()) << text;
    if (!move.ok()) return {};
    const Gesture gesture = Table::game().gesture(s, Seat{0}, *move);
    std::string out{gesture.verb};
    for (const Part& part : gesture.parts) out += ' ' + std::string{part.role} + ' ' + part.ref;
    return out;
}

State second_card() {
    return kojiro("3", "4.-1.-2", "F4,F6,W4,E7,V1,V8/-:F3", "D3,D11", "0.0.0:WE-K:-:-:-:-/place");
}
State third_card() {
    return kojiro("3", "6.0.-3", "F4,W4,E7,V1,V8/-:F3,F6", "D3,D11:D7", "0.0.0:WE-K:-:-:-:-/place");
}

TEST(SamuraiTableau, TellsTheMomentAndWhatIsYours) {  // SAM-007 SAM-008 SAM-018 SAM-113 SAM-255
    const Tableau t = tableau_of(second_card());
    EXPECT_EQ(fact(t, "", "point"), static_cast<int>(Task::Place));
    EXPECT_EQ(fact(t, "", "slot"), 2);
    EXPECT_EQ(fact(t, "", "turns_defence"), 1);  // SAM-186
    EXPECT_EQ(fact(t, "", "open"), 1);
    EXPECT_EQ(fact(t, "", "round"), 2);
    EXPECT_EQ(fact(t, "", "attack"), 1);
    EXPECT_EQ(fact(t, "", "chance"), kNone);
    EXPECT_EQ(fact(t, "", "over"), kNone);
    EXPECT_EQ(fact(t, "", "breaths_left"), 0);
    EXPECT_EQ(fact(t, "", "deck"), 30);
    EXPECT_EQ(fact(t, "", "deck_won"), 0);
    EXPECT_EQ(fact(t, "life", "count"), 8);
    EXPECT_EQ(fact(t, "life", "most"), 8);
    EXPECT_EQ(fact(t, "ki", "count"), 3);
    EXPECT_EQ(fact(t, "ki", "most"), 5);
    EXPECT_EQ(fact(t, "die", "level"), 2);
    EXPECT_EQ(fact(t, "die", "damage"), 1);
    EXPECT_THAT(all_of(facts_at(t, "die"), "wound_at"), ElementsAre(0, 0, 1, 1, 2, 2));
    EXPECT_EQ(fact(t, "bag", "count"), 16);
    EXPECT_EQ(fact(t, "bag", "icon.1"), 3);  // F1 F2 F5
    EXPECT_EQ(fact(t, "discard", "count"), 7);
    EXPECT_EQ(things(t, "weapon"), "WE-K");
    EXPECT_EQ(fact(t, "bushido", "pawn"), 0);
    EXPECT_EQ(fact(t, "bushido", "kanji"), 3);
    EXPECT_EQ(things(t, "gisei"), "GI1 GI2 GI3 GI4 GI5");
    EXPECT_EQ(fact(t, "gisei/GI5", "guard"), -2);
    EXPECT_EQ(find_place(t, "blood"), nullptr);
    EXPECT_EQ(find_place(t, "armour"), nullptr);
}

TEST(SamuraiTableau, AGaugeTellsWhatEachCardThatMayComeAsksFor) {  // SAM-187 SAM-189 SAM-309
    const Tableau t = tableau_of(second_card());
    EXPECT_EQ(fact(t, "gauge.strength", "value"), 4);
    // D1 D2 D4 D5 D6 D7 D8 D9 D10 D12, two more for the Ki mark that he can pay
    EXPECT_THAT(all_of(facts_at(t, "gauge.strength"), "asks.1"),
                ElementsAre(6, 6, 7, 8, 8, 8, 9, 9, 9, 10));
    EXPECT_EQ(fact(t, "gauge.strength", "reached.1"), 0);
    EXPECT_THAT(all_of(facts_at(t, "gauge.guard"), "asks.1"),
                ElementsAre(2, 3, 4, 4, 5, 5, 5, 6, 6, 7));
    EXPECT_EQ(fact(t, "defence.bag", "count"), 10);
    EXPECT_EQ(fact(t, "defence.bag", "next"), 1);
    EXPECT_EQ(things(t, "defence.discard"), "D3 D11");
    EXPECT_EQ(fact(t, "defence.bag/D9", "printed.block"), 7);
    EXPECT_EQ(fact(t, "defence.bag/D9", "block.1"), 9);
    EXPECT_EQ(fact(t, "counter.bag", "count"), 10);
    EXPECT_EQ(fact(t, "counter.bag/C12", "printed.level"), 1);
    EXPECT_EQ(fact(t, "counter.bag/C12", "level.1"), 3);
    EXPECT_EQ(fact(t, "counter.bag/C10", "wound"), 2);
    EXPECT_EQ(things(t, "foe.1"), "O6");
    EXPECT_EQ(fact(t, "foe.1", "life"), 6);
    EXPECT_EQ(fact(t, "foe.1", "life_most"), 8);
    EXPECT_EQ(fact(t, "foe.1", "attacked"), 1);
    EXPECT_EQ(fact(t, "foe.1/O6", "follow_level"), -2);
}

TEST(SamuraiTableau, ACardInHandTellsWhatItWouldMake) {  // SAM-177 SAM-200 SAM-233
    const Tableau two = tableau_of(second_card());
    EXPECT_EQ(fact(two, "hand.1/F6", "technique"), 1);
    EXPECT_EQ(fact(two, "hand.1/F6", "icon"), 1);
    EXPECT_EQ(fact(two, "hand.1/F6", "makes.strength"), 6);
    EXPECT_EQ(fact(two, "hand.1/F6", "makes.guard"), -3);
    EXPECT_EQ(fact(two, "hand.1/F6", "reached.strength"), 2);
    EXPECT_EQ(fact(two, "hand.1/F6", "reached.technique"), 0);
    EXPECT_EQ(fact(two, "hand.1/F6", "fits"), 1);
    EXPECT_EQ(fact(two, "hand.1/W4", "fits"), kNone);
    EXPECT_EQ(things(two, "attack.1"), "F3");
    EXPECT_EQ(fact(two, "attack.1", "icon"), 1);
    EXPECT_EQ(fact(two, "attack.1", "now"), 1);
    const Tableau three = tableau_of(third_card());
    EXPECT_EQ(fact(three, "hand.1/F4", "damage.strength"), 1);
    EXPECT_EQ(fact(three, "hand.1/F4", "damage.technique"), 0);
    EXPECT_EQ(fact(three, "hand.1/F4", "combo"), 1);
    EXPECT_EQ(fact(three, "hand.1/W4", "combo"), kNone);
    EXPECT_EQ(fact(three, "", "last"), 1);
    EXPECT_EQ(fact(three, "defence/D7", "block"), 8);
    EXPECT_EQ(fact(three, "gauge.strength", "margin"), -2);
    EXPECT_THAT(all_of(facts_at(three, "gauge.strength"), "asks.1"), ElementsAre(8));
    EXPECT_EQ(touched(third_card(), "place F4"), "place card hand.1/F4");
    EXPECT_EQ(touched(third_card(), "step"), "step");
}

TEST(SamuraiTableau, RewardStrikeAndDie) {  // SAM-203 SAM-230 SAM-250
    const State reward = kojiro("3", "8.0.-3", "W4,E7,V1,V8/-:F3,F4,F6", "D3,D11:D7",
                                "0.0.0:WE-K:-:-:-:-/strike+reward");
    Tableau t = tableau_of(reward);
    EXPECT_EQ(fact(t, "", "point"), static_cast<int>(Task::Reward));
    EXPECT_EQ(fact(t, "attack.1", "combo"), 1);
    EXPECT_EQ(fact(t, "ki", "gain"), 1);
    EXPECT_EQ(fact(t, "bushido", "gain"), 1);
    EXPECT_EQ(touched(reward, "reward ki"), "reward what ki");
    EXPECT_EQ(touched(reward, "reward special"), "reward what specials");
    EXPECT_EQ(touched(reward, "reward pawn"), "reward what bushido");
    State s = reward;
    make_move(Table::game().book(), s, Move{Kind::RewardKi});
    t = tableau_of(s);
    EXPECT_EQ(fact(t, "gauge.strength", "margin"), 0);
    EXPECT_EQ(fact(t, "gauge.strength", "damage"), 1);
    EXPECT_EQ(fact(t, "gauge.technique", "margin"), -8);
    EXPECT_EQ(fact(t, "ki", "gain"), kNone);
    EXPECT_EQ(touched(s, "strike strength"), "strike gauge gauge.strength");
    make_move(Table::game().book(), s, Move{Kind::Strike, 0});
    t = tableau_of(s);
    EXPECT_EQ(fact(t, "", "point"), static_cast<int>(Task::DieChoice));
    EXPECT_EQ(fact(t, "die", "hit"), 1);
    EXPECT_EQ(touched(s, "die use"), "use");
    EXPECT_EQ(touched(s, "die save"), "save");
}

TEST(SamuraiTableau, ThePlaceTellsItsFaces) {  // SAM-440 SAM-447
    const Tableau t = tableau_of(second_card());
    EXPECT_EQ(things(t, "surrounding"), "L4");
    EXPECT_EQ(fact(t, "surrounding", "used"), 0);
    EXPECT_EQ(fact(t, "surrounding.1", "foe_wound"), 1);
    EXPECT_EQ(fact(t, "surrounding.1", "good"), 1);
    EXPECT_EQ(fact(t, "surrounding.3", "strength"), 2);
    EXPECT_EQ(fact(t, "surrounding.5", "guard"), -2);
    EXPECT_EQ(fact(t, "surrounding.6", "life"), -1);
    EXPECT_EQ(fact(t, "surrounding.6", "good"), -1);
}

TEST(SamuraiTableau, OneVersusThree) {  // SAM-582 SAM-586 SAM-588 SAM-592
    const State s = position(
        {{"three", "on"}},
        "8.1.2/0.0+3.1+4.2/-/1.2.1.2/1.1.3.0/F3,F4,F7,W1,W3,W4,W5,W6,W7,E1,E2,E3,E4,V1,V3,V6,V8/"
        "F2,F5,W2,E5,E6,V4,V7/F1,F6,E7/-:V2,V5,V9/-/rest/D3,D4,D7/C6/-/0/"
        "0.2.0.0.0.1:WE-K:-:-:-:-/guard.23");
    Tableau t = tableau_of(s);
    EXPECT_EQ(things(t, "foe.2"), "TV2");
    EXPECT_EQ(fact(t, "foe.1", "dead"), 1);
    EXPECT_EQ(fact(t, "foe.2", "answers"), 1);
    EXPECT_EQ(fact(t, "foe.3", "answers"), 2);
    EXPECT_THAT(all_of(facts_at(t, "answers.2"), "foe"), ElementsAre(2, 3));
    EXPECT_THAT(all_of(facts_at(t, "answers.2"), "dead"), ElementsAre(1));
    EXPECT_THAT(all_of(facts_at(t, "answers.5"), "foe"), ElementsAre(3));
    EXPECT_EQ(fact(t, "gauge.guard", "reached.2"), 3);  // C1, C2, C12 with the mark
    EXPECT_TRUE(all_of(facts_at(t, "gauge.guard"), "asks.1").empty());
    State target = s;
    target.answering = 0;
    target.missed = 0;
    target.stack[0] = {Task::Target, 0, 0};
    target.placed = 0;
    t = tableau_of(target);
    EXPECT_EQ(fact(t, "defence.bag/D8", "block.2"), 7);  // each has Ki of his own
    EXPECT_EQ(touched(target, "target 3"), "target foe foe.3");
}

TEST(SamuraiTableau, ShiroAsksForAPriceAndArmourIsWorn) {  // SAM-396 SAM-402 SAM-610
    const State s =
        position({{"opponent", "O7"}, {"weapon", "WE-Y"}, {"surrounding", "L1"}, {"yoroi", "self"}},
                 "7.3.1/7.5.B/you.4/1.1.2.1/-3.10.4.0/F5,F6,F7,W4,E2,E5,E6,E7,V1,V3,V8/"
                 "F1,F2,F4,W1,W7,E1,E4,V2,V4,V5,V6,V7/F3/W5,E3,V9:W2,W3,W6/A5/"
                 "A1,A2,A3,A4,A6,A7,A8,A9,A10,A11,A12/D5:D1/C1/-/0/1.1.1.0.0.0:WE-Y:-:-:-:-/"
                 "attacked.0+price");
    const Tableau t = tableau_of(s);
    EXPECT_EQ(fact(t, "foe.1", "side"), 1);
    EXPECT_EQ(fact(t, "armour", "count"), 4);
    EXPECT_EQ(fact(t, "armour", "wearer"), 0);
    EXPECT_EQ(fact(t, "life", "most"), 7);
    EXPECT_EQ(fact(t, "ki", "price"), 1);
    EXPECT_EQ(things(t, "attack.1"), "W5 E3 V9");
    EXPECT_EQ(things(t, "attack.2"), "W2 W3 W6");
    EXPECT_EQ(fact(t, "reserve/A5", "special"), 1);
    EXPECT_EQ(fact(t, "reserve/A5", "effect"), 1);
    EXPECT_EQ(touched(s, "price ki"), "price what ki");
    EXPECT_EQ(touched(s, "price card F3"), "price what hand.1/F3");
    EXPECT_EQ(touched(s, "price card A5"), "price what reserve/A5");
}

TEST(SamuraiTableau, AMissThatWouldRaiseTheLevelIsToldBeside) {  // SAM-371 SAM-476
    Table t({{"opponent", "O2"}, {"difficulty", "hard"}});
    t.hand("F1 F2 F3 E1 E4 W7");
    const Tableau before = tableau_of(t.s);
    EXPECT_EQ(fact(before, "counter.bag/C1", "level.1"), 3);
    EXPECT_EQ(fact(before, "counter.bag/C1", "level_miss.1"), 4);
    EXPECT_EQ(fact(before, "difficulty/hard", "counter"), 1);
    t.play("place E1, place E4, defence D7, place W7, strike strength");
    const Tableau after = tableau_of(t.s);
    EXPECT_EQ(fact(after, "", "missed"), 1);
    EXPECT_EQ(fact(after, "counter.bag/C1", "level.1"), 4);
    EXPECT_EQ(fact(after, "counter.bag/C1", "level_miss.1"), kNone);
}

TEST(SamuraiTableau, PreparingSwapsExchangesAndVirtues) {  // SAM-154 SAM-533 SAM-548
    Table t({{"bushido", "on"}});
    t.own_virtue("BU3");
    t.reserve("A3 A7");
    t.deal("F1 F2 F3 E1 E4 W7");
    EXPECT_EQ(touched(t.s, "exchange"), "exchange");
    EXPECT_EQ(touched(t.s, "exchange E1 W7"), "exchange card hand.1/W7 card hand.1/E1");
    t.play("exchange, swap A3 F1");
    const Tableau own = tableau_of(t.s);
    EXPECT_EQ(fact(own, "hand.1/A3", "swapped"), 1);
    EXPECT_EQ(fact(own, "bushido/BU3", "exchange"), 2);
    EXPECT_EQ(find_place(own, "virtues"), nullptr);
    EXPECT_EQ(touched(t.s, "swap A7 F2"), "swap card reserve/A7 for hand.1/F2");
    Table chosen({{"bushido", "on"}});
    chosen.s.pawn = 2;
    chosen.deal("F1 F2 F3 E1 E4 W7").play("step, bushido BU7");
    EXPECT_EQ(things(tableau_of(chosen.s), "virtues"), "BU1 BU2 BU3 BU4 BU5 BU6");
    EXPECT_EQ(touched(chosen.s, "virtue BU6"), "virtue card virtues/BU6");
    chosen.play("virtue BU6, ready");
    EXPECT_EQ(fact(tableau_of(chosen.s), "bushido/BU6", "ki"), 0);
}

TEST(SamuraiTableau, BloodStaysWithItsLevel) {  // SAM-491 SAM-495 SAM-499
    Table t({{"blood", "on"}});
    t.blood("BL1", 1);
    t.blood("BL2", 2);
    t.hand("F1 F2 F3 E1 E4 W7");
    const Tableau made = tableau_of(t.s);
    EXPECT_EQ(things(made, "blood"), "BL1 BL2");
    EXPECT_EQ(fact(made, "blood/BL2", "level"), 2);
    EXPECT_EQ(fact(made, "blood", "bleeds"), 1);
    EXPECT_EQ(things(made, "blood.bag"), "BL3 BL4 BL5");
    EXPECT_EQ(fact(made, "gauge.strength", "cap"), 3);
    EXPECT_EQ(fact(made, "hand.1/F3", "makes.strength"), 3);
}

TEST(SamuraiTableau, ChanceTellsWhatIsDue) {  // SAM-082 SAM-141
    const Table t;
    const Tableau made = tableau_of(t.s);
    EXPECT_EQ(fact(made, "", "chance"), 0);
    EXPECT_EQ(fact(made, "", "draws"), 6);
    EXPECT_EQ(fact(made, "", "point"), kNone);
}

TEST(SamuraiTableau, TheKusarigamaTellsTheRise) {  // SAM-415 SAM-419
    Table t({{"weapon", "WE-U"}});
    t.hand("W7 E7 E4 E1 E2 E3").play("place W7, place E7");
    const Tableau made = tableau_of(t.s);
    EXPECT_EQ(fact(made, "gauge.technique", "rise"), 2);
    EXPECT_EQ(fact(made, "gauge.technique", "rise_asked"), 4);
    EXPECT_EQ(fact(made, "gauge.strength", "allowed"), 0);
}

TEST(SamuraiTableau, TheKnownCardIsNext) {  // SAM-093 SAM-094
    Table t;
    t.reserve("A7");
    t.deal("F1 F2 E7 E1 E2 E4").play("swap A7 E4, ready, place A7, counter C6");
    const Tableau made = tableau_of(t.s);
    EXPECT_EQ(things(made, "counter.known"), "C6");
    EXPECT_EQ(fact(made, "counter.known", "next"), 1);
    EXPECT_EQ(fact(made, "counter.bag", "next"), kNone);
    EXPECT_THAT(all_of(facts_at(made, "gauge.guard"), "asks.1"), ElementsAre(4));
}

}  // namespace
}  // namespace engawa::samurai
