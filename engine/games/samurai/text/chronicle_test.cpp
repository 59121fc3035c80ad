// The road of campaign and clan as data, and what a table remembers beside its position.
#include "engine/games/samurai/text/chronicle.h"

#include "engine/games/samurai/proofs/facts_test.h"

namespace engawa::samurai {
namespace {

Tableau told(const Table& t) {
    return chronicle_of(t.game(), t.game().observe(t.s, Seat{0}), t.events);
}

// The duel under way with one blow, after a wound: the card thigh at level 1 on you.
Table& win(Table& t) {
    t.foe(1, 0);
    t.deal("F1 F2 F3 E1 E4 W7");
    if (t.point() == "REDRAW") t.play("hold");
    t.play("ready").attack("F2", "F1", "D1", "E1");
    t.s.gauges[0] = 9;
    return t.play("strike strength");
}

TEST(SamuraiChronicle, TheRoadOfACampaign) {  // SAM-642 SAM-649 SAM-652 SAM-740
    Table t({{"mode", "campaign"}});
    win(t).play("special A3, event EV4, roll 2");
    Tableau made = tableau_of(t.s);
    EXPECT_EQ(fact(made, "", "duels_won"), 1);
    EXPECT_EQ(fact(made, "", "point"), static_cast<int>(Task::Road));
    EXPECT_EQ(fact(made, "stage.1", "stop"), 2);
    EXPECT_EQ(fact(made, "stage.2", "stop"), 1);
    EXPECT_EQ(fact(made, "stage.2", "life"), 4);
    EXPECT_EQ(things(made, "stage.6"), "O6");
    EXPECT_EQ(fact(made, "stage.6", "stop"), 0);
    EXPECT_EQ(fact(made, "rest", "life"), 4);
    EXPECT_EQ(things(made, "events"), "EV1 EV2 EV3 EV5 EV6 EV7 EV8 EV9");
    EXPECT_EQ(things(made, "reserve"), "A3");
    EXPECT_EQ(find_place(made, "gauge.guard"), nullptr);
    const Tableau story = told(t);
    EXPECT_EQ(fact(story, "duel.1", "won"), 1);
    EXPECT_EQ(fact(story, "duel.1", "rounds"), 1);
    EXPECT_EQ(fact(story, "duel.1", "damage_dealt"), 1);
    EXPECT_EQ(things(story, "won.1"), "A3");
    EXPECT_EQ(things(story, "events.1"), "EV4");
    EXPECT_EQ(fact(story, "events.1/EV4", "roll"), 2);
    EXPECT_EQ(find_place(story, "duel.2"), nullptr);
    t.play("continue");
    win(t).play("special A1, event EV8");
    made = tableau_of(t.s);
    EXPECT_EQ(fact(made, "", "forget"), 1);
    EXPECT_EQ(t.game().gesture(t.s, Seat{0}, Move{Kind::Forget, 0}).parts[0].ref, "bag/F1");
    t.play("forget V5");
    EXPECT_EQ(things(told(t), "forgotten.2"), "V5");
    EXPECT_EQ(fact(told(t), "sum", "hits"), 2);
}

TEST(SamuraiChronicle, WhatEventsSetForTheNextDuel) {  // SAM-659 SAM-660
    Table t({{"mode", "campaign"}});
    win(t).play("special A3, event EV6");
    EXPECT_EQ(things(tableau_of(t.s), "next"), "WE-B");
    t.play("continue");
    const Tableau made = tableau_of(t.s);
    EXPECT_EQ(things(made, "weapon"), "WE-B");
    EXPECT_EQ(fact(made, "weapon", "borrowed"), 1);
    EXPECT_EQ(fact(made, "weapon/WE-B", "damage_cap"), 2);
    Table fever({{"mode", "campaign"}});
    win(fever).play("special A3, event EV5");
    EXPECT_EQ(fact(tableau_of(fever.s), "next", "ki"), -1);
    Table roll({{"mode", "campaign"}});
    win(roll).play("special A3, event EV9");
    EXPECT_EQ(fact(tableau_of(roll.s), "event.4", "next_yoroi_foe"), 1);
}

TEST(SamuraiChronicle, ACampaignThatBeganElsewhereKeepsItsTallies) {  // SAM-720
    Table t({{"mode", "campaign"}});
    win(t).play("special A3, event EV1");
    const std::vector<Tally> earlier = tallies(t.events);
    t.events.clear();  // as if it were carried in from here
    t.play("continue");
    win(t);
    const Tableau story = chronicle_of(t.game(), t.game().observe(t.s, Seat{0}), t.events, earlier);
    EXPECT_EQ(fact(story, "duel.1", "hits"), 1);
    EXPECT_EQ(fact(story, "duel.2", "hits"), 1);
    EXPECT_EQ(fact(story, "sum", "hits"), 2);
}

TEST(SamuraiChronicle, CardsLieInTheOrderOfTheirPlacing) {  // SAM-178
    Table t;
    t.hand("F1 F2 F3 E1 E4 W7").attack("W7", "F2", "D7", "E1");
    EXPECT_EQ(things(tableau_of(t.s), "attack.1"), "F2 W7 E1");
    EXPECT_EQ(things(told(t), "attack.1"), "W7 F2 E1");
    t.play("strike technique, reveal, counter C1, place F3");
    EXPECT_EQ(things(told(t), "attack.1"), "W7 F2 E1");
    EXPECT_EQ(things(told(t), "attack.2"), "F3");
    EXPECT_EQ(fact(told(t), "strike", "gauge"), 1);
    EXPECT_EQ(fact(told(t), "strike", "asked"), 8);
    EXPECT_EQ(fact(told(t), "answer", "level"), 2);
    t.events.clear();  // a table that begins here knows no order
    EXPECT_EQ(things(told(t), "attack.1"), "F2 W7 E1");
}

TEST(SamuraiChronicle, AnInjuryCountsInItsRoundABloodCardToTheEnd) {  // SAM-087 SAM-491
    for (const bool blood : {false, true}) {
        Table t({{"blood", blood ? "on" : "off"}});
        t.hand("F1 F2 F3 E1 E4 W7").attack("F1", "F2", "D7", "F3");
        t.play("reward special, special A1, strike technique, reveal, counter C10");
        t.play(blood ? "blood BL2" : "injury I2");
        const std::string card = blood ? "BL2" : "I2";
        EXPECT_EQ(things(told(t), "wounds.you"), card);
        EXPECT_EQ(fact(told(t), "wounds.you/" + card, "level"), 2);
        EXPECT_EQ(fact(told(t), "wounds.you/" + card, "round"), 1);
        EXPECT_EQ(fact(told(t), "wounds.you/" + card, "counts"), 1);
        t.play("place E1, place E4, defence D1, place W7, strike technique, reveal, counter C1");
        t.play("end").deal("V1 V2 V3 V4 V5 V6");
        EXPECT_EQ(fact(told(t), "wounds.you/" + card, "counts"), blood ? 1 : 0);
        EXPECT_EQ(fact(told(t), "duel.1", "wounds_suffered"), 1);
        EXPECT_EQ(fact(told(t), "duel.1", "combos.1"), 1);
    }
}

TEST(SamuraiChronicle, TheDieThatSaidWhoAnswers) {  // SAM-587
    Table t({{"three", "on"}});
    t.hand("F1 F2 E7 E1 E2 E4").play("target 1").attack("F1", "F2", "D1", "E7");
    t.play("strike strength, roll 2");
    EXPECT_EQ(fact(told(t), "", "answer_roll"), 2);
}

TEST(SamuraiChronicle, TheClanAndItsSpoils) {  // SAM-690 SAM-693 SAM-696
    Table t({{"mode", "clan"}});
    t.s.life = 5;
    win(t);
    const Tableau made = tableau_of(t.s);
    EXPECT_EQ(fact(made, "stage.1", "stop"), 2);
    EXPECT_EQ(fact(made, "stage.2", "stop"), 1);
    EXPECT_EQ(things(made, "foe.1"), "clan2");
    EXPECT_EQ(fact(made, "life", "gain"), 1);
    EXPECT_EQ(t.game().gesture(t.s, Seat{0}, Move{Kind::SpoilsLife}).parts[0].ref, "life");
}

TEST(SamuraiChronicle, AnAmbushEndsItBeforeTheNextDuel) {  // SAM-658 SAM-746
    Table t({{"mode", "campaign"}});
    win(t).play("special A3, event EV4");
    t.s.life = 1;
    t.play("roll 1");
    const Tableau made = tableau_of(t.s);
    EXPECT_EQ(fact(made, "", "over"), static_cast<int>(Cause::Life));
    EXPECT_EQ(fact(made, "stage.2", "stop"), 0);
    EXPECT_EQ(fact(told(t), "duel.1", "won"), 1);
    EXPECT_EQ(find_place(told(t), "duel.2"), nullptr);
}

}  // namespace
}  // namespace engawa::samurai
