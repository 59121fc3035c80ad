// What a person would look for on the table, as data: rows, toll, weapons, piles, and the figures
// of the mock-ups, counted by hand.
#include "engine/games/eiyo/text/look_test.h"

namespace engawa::eiyo {
namespace {

using Numbers = std::vector<int>;

Look view_of(std::string_view options, int seat, std::string_view text) {
    const Eiyo game;
    const auto view = game.read_view(options_of(options), Viewer{Seat{seat - 1}}, text);
    if (!view.ok()) ADD_FAILURE() << view.error().text;
    return Look(game.tableau(*view));
}

// X3, untouched.
Scene solo_scene() {
    return {.rows = std::string(kSoloRows), .hand = "tanto_tl,katana_top,yari_rising,tanto_br"};
}

TEST(EiyoTableau, DamageOfEveryCardAndRow) {  // EIY-215 EIY-216 X3
    const Look look(Table(solo_scene()), 'A');
    EXPECT_EQ(look["damage"], 10 + 12 + 10 + 6);
    EXPECT_EQ(look["damage_rows"], 4);
    EXPECT_EQ(look.fact("row.TR", "damage"), 12);
    EXPECT_EQ(look.things("row.TR.front"), "black_scout");
    EXPECT_EQ(look.fact("row.TR.front/", "damage"), 4);
    EXPECT_EQ(look.fact("row.TR.middle/", "damage"), 3);
    EXPECT_EQ(look.fact("row.TR.back/blue_war_archer", "damage"), 5);
    EXPECT_EQ(look.fact("row.TL.front/", "troop"), 1);
    EXPECT_EQ(look.fact("row.TL.front/", "honor"), 4);
    EXPECT_EQ(look.fact("row.TL.front/", "middle"), 4);
}

TEST(EiyoTableau, RowsStandAroundTheViewer) {  // EIY-115 EIY-116 EIY-121
    const Look solo(Table(solo_scene()), 'A');
    EXPECT_EQ(solo.fact("row.TR", "far"), 1);
    EXPECT_EQ(solo.fact("row.TR", "column"), 1);
    EXPECT_EQ(solo.fact("row.BR", "far"), 0);
    EXPECT_EQ(solo.fact("row.BR", "column"), 1);
    EXPECT_EQ(solo.fact("row.BL", "column"), 0);
    const Table coop(Scene{.options = "mode=coop", .rows = std::string(kCoopRows), .spots = "RL"});
    EXPECT_EQ(Look(coop, 'A').fact("row.F0", "far"), 1);
    EXPECT_EQ(Look(coop, 'A').fact("row.F0", "column"), 0);
    const Look b(coop, 'B');
    EXPECT_EQ(b.fact("row.F0", "far"), 0);
    EXPECT_EQ(b.fact("row.F0", "column"), 2);
    EXPECT_EQ(b.fact("spot.L", "side"), 1);
    EXPECT_EQ(b.things("spot.L"), "samurai.2");
    EXPECT_EQ(b.place("seat.1", "spot"), "spot.R");
    EXPECT_EQ(b.place("seat.2", "at.TL"), "row.N1");  // B on L
    EXPECT_EQ(b.place("seat.2", "at.BL"), "row.F1");
    EXPECT_EQ(b.place("seat.1", "at.BR"), "row.N2");  // A on R
    EXPECT_EQ(b.fact("row.F1", "corner.1"), 0);
    EXPECT_EQ(b.fact("row.F1", "corner.2"), 3);
    EXPECT_EQ(b.fact("row.F0", "corner.1"), Look::kNone);
    EXPECT_EQ(b.fact("row.F0", "attack_barred.1"), 118);
}

TEST(EiyoTableau, TheTollGoesThroughTheDecks) {  // EIY-219 EIY-230 EIY-231 X14 X15 X16
    const std::string rows = "champion|archer|conscript.0 + -.0 + -.0 + -.0";  // 10 damage
    Scene scene{.rows = rows, .hand = "tanto_tl,tanto_tr,tanto_br,tanto_bl", .deck = 3};
    const Look over(Table(scene), 'A');
    EXPECT_EQ(over.fact("toll", "damage"), 10);
    EXPECT_EQ(over.list("toll", "deck"), (Numbers{3, 28}));
    EXPECT_EQ(over.list("toll", "lost"), (Numbers{3, 7}));
    EXPECT_EQ(over.fact("toll", "runs_out"), 1);
    EXPECT_EQ(over.fact("toll", "specials"), 1);
    EXPECT_EQ(over.fact("toll", "left"), 21);
    EXPECT_EQ(over.fact("toll", "of"), 28);
    EXPECT_EQ(over.fact("toll", "overrun"), 0);
    scene.deck = 10;
    EXPECT_EQ(Look(Table(scene), 'A').fact("toll", "runs_out"), 0);
    EXPECT_EQ(Look(Table(scene), 'A').fact("toll", "left"), 0);
    scene.options = "exhaustion=emptied";
    EXPECT_EQ(Look(Table(scene), 'A').list("toll", "lost"), (Numbers{10, 0}));
    EXPECT_EQ(Look(Table(scene), 'A').fact("toll", "left"), 28);
    scene.options = "";
    scene.deck = 9;
    scene.table = 0;
    const Look lost(Table(scene), 'A');
    EXPECT_EQ(lost.fact("toll", "overrun"), 1);
    EXPECT_EQ(lost.fact("toll", "specials"), 0);
    EXPECT_EQ(lost["exhaustions"], 2);
    EXPECT_EQ(lost["most_payable"], 9);  // EIY-138
}

TEST(EiyoTableau, ADeflectedRowDealsNothingAndKeepsItsHonorOut) {  // EIY-165 EIY-126
    const Table t = Table(solo_scene()).then("deflect tanto_tl TL +0");
    const Look look(t, 'A');
    EXPECT_EQ(look.things("row.TL"), "token");
    EXPECT_EQ(look.fact("row.TL", "damage"), 0);
    EXPECT_EQ(look.fact("row.TL", "deals"), 10);
    EXPECT_EQ(look.fact("row.TL.front/", "damage"), 0);
    EXPECT_EQ(look.fact("row.TL.front/", "deals"), 6);
    EXPECT_EQ(look.fact("row.TL", "attack_barred.1"), 126);
    EXPECT_EQ(look.fact("row.TL", "deflect_barred.1"), 126);
    EXPECT_EQ(look.fact("row.TL", "comes"), 1);  // the champion will leave
    EXPECT_EQ(look.fact("row.TR", "comes"), 0);
    EXPECT_EQ(look.things("tokens"), "token*3");
    EXPECT_EQ(look.fact("tokens", "of"), 4);
    EXPECT_EQ(look["honor_left"], Look(Table(solo_scene()), 'A')["honor_left"] - 4);
}

TEST(EiyoTableau, WhatCanStillBeWon) {  // EIY-044 EIY-277
    // In rows 4 + 1 + 0; of the three unseen the boss is one, the others at best a champion and a
    // swordmaster.
    const Table t(Scene{.rows = "champion|archer|conscript.0 + -.4 + -.0 + -.0",
                        .honor = 35,
                        .unseen = "champion swordmaster conscript warlord gatekeeper"});
    const Look look(t, 'A');
    EXPECT_EQ(look["honor"], t.honor());
    EXPECT_EQ(look["honor_left"], 5 + 4 + 4 + 3);
    EXPECT_EQ(look.list("", "rank_from"), (Numbers{40, 45, 50, 55}));
    EXPECT_EQ(look["rank"], 0);
    EXPECT_EQ(look["rank_best"], 3);
}

TEST(EiyoTableau, WhatAStrikeGainsAndSaves) {  // EIY-145 EIY-251 EIY-255
    const Look look(Table(Scene{.rows = "retainer|standard_bearer|archer.2 + "
                                        "war_archer|warlord|spearman.2 + "
                                        "executioner.1 + gatekeeper|scout.1"}),
                    'A');
    EXPECT_EQ(look.fact("row.TL", "damage"), 5 + 2 + 5);
    EXPECT_EQ(look.fact("row.TL.front/", "bonus"), 1);
    EXPECT_EQ(look.place("row.TL.front/", "bonus_by"), "row.TL.middle");
    EXPECT_EQ(look.fact("row.TL.middle/", "bonus"), Look::kNone);
    EXPECT_EQ(look.fact("row.TL.middle/", "row_damage"), 1);
    EXPECT_EQ(look.list("row.TL.middle/", "holds"), Numbers{4});
    EXPECT_EQ(look.fact("row.TL", "attack_honor.1"), 2);
    EXPECT_EQ(look.fact("row.TL", "attack_saves.1"), 12 - (3 + 4));
    EXPECT_EQ(look.fact("row.TL", "deflect_forgoes"), 2);
    EXPECT_EQ(look.fact("row.TR", "attack_saves.1"), (3 + 4 + 1) - (4 + 2));
    EXPECT_EQ(look.fact("row.BR", "attack_loses.1"), 2);
    EXPECT_EQ(look.fact("row.BL", "deflect_barred.1"), 252);
    EXPECT_EQ(look.fact("row.BL", "attack_barred.1"), Look::kNone);
    EXPECT_EQ(look.list("row.BL.front/", "holds"), Numbers{2});
}

TEST(EiyoTableau, WhatEachWeaponReachesAndAtWhatPrice) {  // EIY-131 EIY-254 EIY-256 X5
    const Table t(Scene{.options = "path=on",
                        .rows = "scout|illusionist.2 + mist.0 + -.3 + archer.0.t",
                        .hand = "katana_top,katana_top,tanto_bl"});
    const Look look(t, 'A');
    EXPECT_EQ(look.things("hand.1"), "tanto_bl katana_top*2");
    EXPECT_EQ(look["turn_cost"], 2);
    EXPECT_EQ(look.place("", "turn_cost_by"), "row.TL.middle");
    const std::string katana = "hand.1/katana_top";
    EXPECT_EQ(look.fact(katana, "turns.TL"), 0);
    EXPECT_EQ(look.place(katana, "meets.TL"), "row.TL");
    EXPECT_EQ(look.place(katana, "meets.TR"), "row.TR");
    EXPECT_EQ(look.fact(katana, "attack_price.TR"), 1);  // the Mist
    EXPECT_EQ(look.fact(katana, "deflect_price.TR"), 0);
    EXPECT_EQ(look.fact(katana, "turns.BR"), 1);
    EXPECT_EQ(look.fact(katana, "attack_price.BR"), Look::kNone);  // nobody there
    EXPECT_EQ(look.fact(katana, "turns.BL"), 2);
    EXPECT_EQ(look.fact(katana, "deflect_price.BL"), Look::kNone);  // deflected
    EXPECT_EQ(look.fact("hand.1/tanto_bl", "turns.TR"), 2);
    EXPECT_EQ(look.fact("hand.1/tanto_bl", "attack_price.TR"), 2 * 2 + 1);
    EXPECT_EQ(look.fact("hand.1/tanto_bl", "meets.BL"), Look::kNone);
}

TEST(EiyoTableau, StacksTellWhereTheBossComes) {  // EIY-044 EIY-223
    const Look look(Table(Scene{.rows = "scout.6 + scout|blade.4 + blade|scout.3 + -.0"}), 'A');
    EXPECT_EQ(look.things("stack.TL"), "?*6");
    EXPECT_EQ(look.fact("stack.TL", "boss_in"), 3);
    EXPECT_EQ(look.fact("stack.TL", "next"), 1);
    EXPECT_EQ(look.fact("stack.TR", "boss_in"), 1);
    EXPECT_EQ(look.fact("stack.TR", "next"), 2);
    EXPECT_EQ(look.fact("stack.BR", "boss_in"), Look::kNone);
    EXPECT_EQ(look.fact("stack.BL", "next"), 0);
    EXPECT_EQ(look.fact("row.TL", "comes"), 2);
    EXPECT_EQ(look.fact("row.BL", "comes"), 0);
}

TEST(EiyoTableau, PilesByKind) {  // EIY-146 EIY-205
    Scene scene = solo_scene();
    scene.deck = 2;
    scene.cards = "tanto_tl yari_rising";
    const Table t = Table(scene).then("attack tanto_tl TL +0; attack katana_top TR +0");
    const Look look(t, 'A');
    EXPECT_EQ(look.things("deck"), "?*2");
    EXPECT_EQ(look.fact("deck", "of"), 32 - 2);
    EXPECT_EQ(look.things("unseen.weapons"), "tanto_tl yari_rising");
    EXPECT_EQ(look.fact("unseen.weapons", "in_hands"), 0);
    EXPECT_EQ(look.fact("discards", "cards"), t.discards());
    EXPECT_EQ(look.things("table"), "special*2");
    EXPECT_EQ(look.things("honor_stack"), "red_champion black_scout");
    EXPECT_EQ(look.fact("honor_stack", "cards.red"), 1);
    EXPECT_EQ(look.fact("honor_stack", "honor.red"), 4);
    EXPECT_EQ(look.fact("honor_stack", "honor.black"), 1);
    EXPECT_EQ(look.fact("unseen.bosses", "cards"), 6);
    EXPECT_EQ(look.fact("unseen.bosses", "in_no_stack"), 2);  // EIY-043
}

// The figures of the mock-ups, whose positions are real games.

TEST(EiyoTableau, TheMockUpOfASoloGame) {
    const Look look(
        Table("",
              "20022201310/13210132120/1/tanto_br,katana_top,yari_rising/blue_war_archer,"
              "executioner,yellow_spearman.2+red_retainer,standard_bearer,blue_archer.2+yellow_"
              "sergeant,red_swordmaster,ambusher.3+yellow_conscript,blue_archer,black_scout.0.t/"
              "112000000010001000/101121122112000000/-/6/-/fight"),
        'A');
    EXPECT_EQ(look["honor"], 17);
    EXPECT_EQ(look["honor_left"], 33);
    EXPECT_EQ(look["damage"], 30);
    EXPECT_EQ(look["damage_rows"], 3);
    EXPECT_EQ(look.fact("deck", "cards"), 13);
    EXPECT_EQ(look.fact("deck", "of"), 29);
    EXPECT_EQ(look.fact("toll", "left"), 12);
    EXPECT_EQ(look.fact("toll", "of"), 29);
    EXPECT_EQ(look["rank_best"], 3);
    EXPECT_EQ(look.fact("hand.1/yari_rising", "meets.BL"), Look::kNone);  // deflected: dashed
}

TEST(EiyoTableau, TheMockUpOfTwoApart) {
    const Look look = view_of(
        "mode=coop", 1,
        "01222323330/22100010110/2/special:tanto_tl,tanto_bl+special:?/red_champion,executioner,"
        "blue_archer.2.t+yellow_spearman,blue_archer,black_shadow_master.0+warlord,yellow_spearman."
        "2+yellow_conscript,yellow_conscript,illusionist.3.t+red_retainer,red_swordmaster.0.2="
        "katana_top+red_champion,standard_bearer,black_scout.2.t/000122002001011000/"
        "210010110001000000/RL/3/2/fight.1.0.-");
    EXPECT_EQ(look["honor"], 20);
    EXPECT_EQ(look["honor_left"], 48 - 4 - 4);  // two champions are deflected
    EXPECT_EQ(look["damage"], 21);
    EXPECT_EQ(look["damage_rows"], 3);
    EXPECT_EQ(look.list("toll", "deck"), (Numbers{20, 28}));
    EXPECT_EQ(look.fact("toll", "left"), 27);
    EXPECT_EQ(look["plays_left"], 2);
    EXPECT_EQ(look.things("hand.2"), "special ?");
    EXPECT_EQ(look.fact("active.N1/katana_top", "seat"), 2);
    EXPECT_EQ(look.things("row.N0.front"), look.things("row.N0.middle"));
    EXPECT_EQ(look.fact("hand.1/special", "meets.BR"), Look::kNone);
    EXPECT_EQ(look.place("hand.1/special", "meets.BL"), "row.N1");
}

TEST(EiyoTableau, TheMockUpOfTheEnemyPhase) {
    const Look look(
        Table("",
              "23323333430/10010000010/0/special/yellow_spearman,black_shadow_master.1+blue_archer,"
              "black_shadow_master.1+yellow_conscript.2+blue_archer,black_scout.0/"
              "122000000010011011/201121123213000000/-/7/-/damage.11"),
        'A');
    EXPECT_EQ(look["damage"], 18);
    EXPECT_EQ(look["damage_taken"], 7);
    EXPECT_EQ(look["honor_left"], 15);
    EXPECT_EQ(look.fact("row.TL", "taken"), 6);
    EXPECT_EQ(look.fact("row.TR", "taken"), 1);
    EXPECT_EQ(look.fact("row.TR", "strikes"), 1);
    EXPECT_EQ(look.fact("row.BR", "taken"), 0);
}

}  // namespace
}  // namespace engawa::eiyo
