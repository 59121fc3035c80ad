// The table as data for two samurai, and in every phase of a game.
#include "engine/games/eiyo/text/look_test.h"

namespace engawa::eiyo {
namespace {

Scene coop_scene() {
    return {.options = "mode=coop",
            .rows = std::string(kCoopRows),
            .hand = "special:tanto_tr,tanto_tr",
            .hand_b = "special,yari_falling:tanto_bl",
            .table = 2};
}

TEST(EiyoTableau, OfAPartnersHandOnlyTheKnownCards) {  // EIY-197 EIY-206 EIY-207
    const Table t(coop_scene());
    const Look a(t, 'A');
    EXPECT_EQ(a.things("hand.1"), "tanto_tr*2 special");
    EXPECT_EQ(a.things("hand.2"), "yari_falling special ?");
    EXPECT_EQ(a.fact("hand.2", "cards"), 3);
    EXPECT_EQ(a.fact("hand.2", "known"), 2);
    EXPECT_EQ(a.fact("hand.1/special", "known"), 1);
    EXPECT_EQ(a.fact("hand.1/tanto_tr", "known"), Look::kNone);
    EXPECT_EQ(a.fact("unseen.weapons", "in_hands"), 1);
    EXPECT_EQ(a.fact("unseen.weapons", "cards"), t.deck() + 1);
    EXPECT_EQ(a.things("deck"), "?*" + std::to_string(t.deck()));
    EXPECT_EQ(Look(t, 'w').things("hand.1"), "special ?*2");
    EXPECT_EQ(Look(t, 'w')["viewer"], 0);
    EXPECT_EQ(a["viewer"], 1);
    // B's yari falls to the corners TL and BR of B, who stands on R.
    EXPECT_EQ(a.place("hand.2/yari_falling", "meets.TL"), "row.N2");
    EXPECT_EQ(a.place("hand.2/yari_falling", "meets.BR"), "row.F1");
}

TEST(EiyoTableau, AStruckRedEnemyWaits) {  // EIY-151 EIY-153 EIY-155 X7 X8
    const Table t(coop_scene());
    EXPECT_EQ(Look(t, 'A').fact("row.F1", "attack_waits.1"), 1);
    EXPECT_EQ(Look(t, 'A').fact("row.F1", "attack_honor.1"), Look::kNone);
    const Look look(t.then("attack tanto_tr TR +0"), 'B');
    EXPECT_EQ(look.things("active.F1"), "tanto_tr");
    EXPECT_EQ(look.fact("active.F1/tanto_tr", "seat"), 1);
    EXPECT_EQ(look.fact("row.F1.front/red_champion", "struck"), 1);
    EXPECT_EQ(look.fact("row.F1", "damage"), 10);
    EXPECT_EQ(look.fact("row.F1", "attack_barred.1"), 153);
    EXPECT_EQ(look.fact("row.F1", "deflect_barred.1"), Look::kNone);
    EXPECT_EQ(look.fact("row.F1", "attack_honor.2"), 4);
    EXPECT_EQ(look.fact("row.F1", "attack_saves.2"), 10 - (2 + 1));
    EXPECT_EQ(look["plays_left"], 1);
    EXPECT_EQ(look["played"], 1);
    EXPECT_EQ(look["seat"], 1);
    EXPECT_EQ(look.fact("seat.1", "decides"), 1);
    EXPECT_EQ(look.fact("seat.2", "you"), 1);
}

TEST(EiyoTableau, AfterAPassThereIsNoCap) {  // EIY-103 EIY-104
    const Look look(Table(coop_scene()).then("pass"), 'A');
    EXPECT_EQ(look.fact("seat.1", "passed"), 1);
    EXPECT_EQ(look.fact("seat.2", "passed"), Look::kNone);
    EXPECT_EQ(look["seat"], 2);
    EXPECT_EQ(look["plays_left"], Look::kNone);
}

TEST(EiyoTableau, TogetherTheyTalk) {  // EIY-190 X27
    Table t(coop_scene());
    EXPECT_EQ(Look(t, 'A')["together"], 0);
    EXPECT_EQ(Look(t, 'A')["talk"], 0);
    EXPECT_EQ(Look(t, 'A')["move_cost"], 1);
    t.play("move");
    const Look paying(t, 'B');  // EIY-139
    EXPECT_EQ(paying["payer"], 1);
    EXPECT_EQ(paying["to_discard"], 1);
    EXPECT_EQ(paying.place("", "pending_spot"), "spot.R");
    t.settle();
    EXPECT_EQ(Look(t, 'A')["together"], 1);
    EXPECT_EQ(Look(t, 'A')["talk"], 1);
    EXPECT_EQ(Look(t, 'A').things("spot.R"), "samurai.1 samurai.2");
    EXPECT_EQ(Look(t, 'A').things("spot.L"), "");
}

// Every phase.

TEST(EiyoTableau, SetupOfTwo) {  // EIY-060 EIY-065 EIY-068 EIY-071 EIY-086
    Table t = Table::start("mode=coop");
    EXPECT_EQ(Look(t, 'A')["phase"], 6);
    EXPECT_EQ(Look(t, 'A').place("", "filled"), "row.F0");
    EXPECT_EQ(Look(t, 'A')["talk"], 1);
    t.chance("scout blade");
    EXPECT_EQ(Look(t, 'A').things("row.F0.front"), "black_blade");  // EIY-061
    EXPECT_EQ(Look(t, 'A').things("stack.F0"), "?*5");
    t.settle(16);
    EXPECT_EQ(Look(t, 'B')["phase"], 7);
    EXPECT_EQ(Look(t, 'B')["drawer"], 1);
    t.settle(1);
    EXPECT_EQ(Look(t, 'B').things("hand.1"), "?");
    EXPECT_EQ(Look(t, 'B')["talk"], 0);
    t.settle();
    EXPECT_EQ(Look(t, 'B')["phase"], 0);
    EXPECT_EQ(Look(t, 'B')["seat"], 1);
    t.play("redraw");
    EXPECT_EQ(Look(t, 'B')["phase"], 8);
    EXPECT_EQ(Look(t, 'B')["drawer"], 1);
    EXPECT_EQ(Look(t, 'B').fact("deck", "cards"), 28);
    t.settle().play("keep");
    EXPECT_EQ(Look(t, 'B')["phase"], 1);
    EXPECT_EQ(Look(t, 'B').things("spot.L"), "");
    EXPECT_EQ(Look(t, 'A').fact("row.F0", "corner.1"), Look::kNone);
    t.play("stand R");
    EXPECT_EQ(Look(t, 'B')["phase"], 2);
    EXPECT_EQ(Look(t, 'B').fact("spot.R", "proposed"), 1);
    EXPECT_EQ(Look(t, 'B').fact("spot.L", "proposed"), 2);
    t.play("agree");
    EXPECT_EQ(Look(t, 'B')["phase"], 3);
    EXPECT_EQ(Look(t, 'B').things("spot.R"), "samurai.1");
    EXPECT_EQ(Look(t, 'B')["first"], Look::kNone);
    t.play("first 2");
    EXPECT_EQ(Look(t, 'B')["phase"], 4);
    EXPECT_EQ(Look(t, 'B')["proposed"], 2);
    EXPECT_EQ(Look(t, 'B')["first"], Look::kNone);
    t.play("object");
    EXPECT_EQ(Look(t, 'B')["phase"], 5);
    EXPECT_EQ(Look(t, 'B')["first"], 1);
    EXPECT_EQ(Look(t, 'B')["seat"], 1);
}

TEST(EiyoTableau, ARoundAlone) {  // EIY-093 EIY-139 EIY-218 EIY-220 EIY-223 EIY-250
    Table t(Scene{.rows = "scout|blade|war_archer.4 + executioner|archer.2 + spearman.0 + -.0",
                  .hand = "tanto_tl,tanto_tl,tanto_tr",
                  .deck = 20,
                  .unseen = "ambusher archer conscript"});
    t.play("attack tanto_tl TR +1");
    const Look cost(t, 'A');
    EXPECT_EQ(cost["phase"], 10);
    EXPECT_EQ(cost["to_discard"], 1);
    EXPECT_EQ(cost["pending_attack"], 1);
    EXPECT_EQ(cost["pending_turns"], 1);
    EXPECT_EQ(cost.place("", "pending_row"), "row.TR");
    EXPECT_EQ(cost.fact("hand.1/tanto_tl", "pending"), 1);
    t.settle(1);
    const Look effect(t, 'A');  // the Executioner
    EXPECT_EQ(effect["phase"], 11);
    EXPECT_EQ(effect["to_discard"], 2);
    t.settle().play("deflect tanto_tl TL +0; pass");
    const Look struck(t.settle(4), 'A');
    EXPECT_EQ(struck["phase"], 12);
    EXPECT_EQ(struck["damage"], 2 + 3);
    EXPECT_EQ(struck["damage_taken"], 4);
    EXPECT_EQ(struck["to_discard"], 1);
    EXPECT_EQ(struck.fact("toll", "damage"), 1);
    EXPECT_EQ(struck.fact("row.TR", "taken"), 2);
    EXPECT_EQ(struck.fact("row.TR", "strikes"), Look::kNone);
    EXPECT_EQ(struck.fact("row.BR", "taken"), 2);
    EXPECT_EQ(struck.fact("row.BR", "strikes"), 1);
    t.settle(1);
    const Look refill(t, 'A');
    EXPECT_EQ(refill["phase"], 13);
    EXPECT_EQ(refill.place("", "filled"), "row.TL");
    EXPECT_EQ(refill.things("removed").find("black_scout") != std::string::npos, true);
    EXPECT_EQ(refill.things("tokens"), "token*4");
    t.chance("ambusher");
    EXPECT_EQ(Look(t, 'A')["phase"], 14);
    EXPECT_EQ(Look(t, 'A')["to_discard"], 2);
    t.settle(2).chance("archer conscript");
    const Look draw(t, 'A');
    EXPECT_EQ(draw["phase"], 9);
    EXPECT_EQ(draw["drawer"], 1);
    EXPECT_EQ(draw.fact("hand.1", "draws"), 4);
    EXPECT_EQ(draw.fact("hand.1", "limit"), 6);
    EXPECT_EQ(draw["round"], 2);
    t.settle();
    EXPECT_EQ(Look(t, 'A').fact("hand.1", "cards"), 5);
    EXPECT_EQ(Look(t, 'A').fact("hand.1", "draws"), 1);
}

TEST(EiyoTableau, TheEnd) {  // EIY-210 EIY-273 EIY-279
    const Scene last{.options = "mode=coop",
                     .rows = "scout.0 + -.0 + -.0 + -.0 + -.0 + -.0",
                     .hand = "tanto_tl",
                     .hand_b = "tanto_br,yari_rising",
                     .honor = 46};
    const Table won = Table(last).then("attack tanto_tl TL +0");
    const Look look(won, 'A');
    EXPECT_EQ(look["phase"], 15);
    EXPECT_EQ(look["honor_left"], 0);
    EXPECT_EQ(look["rank"], won.extra("rank"));
    EXPECT_EQ(look["rank"], 2);
    EXPECT_EQ(look["enemies_left"], 0);
    EXPECT_EQ(look.things("hand.2"), "tanto_br yari_rising");
    EXPECT_EQ(look.fact("removed", "cards"), won.extra("deflected"));
    Scene late = last;
    late.table = 0;
    late.deck = 0;
    Table lost(late);
    lost.play("pass; B: pass").settle();
    EXPECT_EQ(Look(lost, 'w')["phase"], 17);
    EXPECT_EQ(Look(lost, 'w')["exhaustions"], 3);
    EXPECT_EQ(Look(lost, 'w')["rank"], 0);
    EXPECT_EQ(Look(lost, 'w').things("hand.1"), "tanto_tl");
}

}  // namespace
}  // namespace engawa::eiyo
