// The worked examples of the ledger, X1 to X15.
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

TEST(EiyoExamples, X1SoloSetup) {  // EIY-052 EIY-055 EIY-063 EIY-064
    Table t = Table::start("");
    t.settle(12);
    EXPECT_EQ(t.weight("tanto_tl"), 3);
    EXPECT_EQ(t.weight("yari_rising"), 4);
    EXPECT_EQ(t.total_weight(), 32);
    t.settle();
    EXPECT_EQ(t.hand(), 4);
    EXPECT_EQ(t.deck(), 28);
    EXPECT_EQ(t.table(), 2);
    EXPECT_EQ(t.supply(), 4);
    for (int row = 0; row < 4; ++row) EXPECT_EQ(t.stack(row), 7);
    EXPECT_EQ(t.state().unseen.size(), 24 + 6);
    const Table path = Table::start("path=on");
    EXPECT_EQ(
        path.weight("gate") + path.weight("storm") + path.weight("drum") + path.weight("mist"), 4);
    EXPECT_EQ(path.total_weight(), 40);
    EXPECT_EQ(Table::start("path=on").settle().state().unseen.size(), 28 + 6);
}

TEST(EiyoExamples, X2CoopSetup) {  // EIY-053 EIY-054 EIY-062
    const Table t = Table::start("mode=coop").settle();
    EXPECT_EQ(t.hand('A'), 4);
    EXPECT_EQ(t.hand('B'), 4);
    EXPECT_EQ(t.deck(), 24);
    EXPECT_EQ(t.table(), 4);
    EXPECT_EQ(t.supply(), 4);
    for (int row = 0; row < 6; ++row) EXPECT_EQ(t.stack(row), 4);
    EXPECT_EQ(t.state().unseen.size(), 18 + 6);
    Table first(Scene{.options = "mode=coop", .rows = std::string(kCoopRows), .hand = "tanto_tl"});
    first.play("attack tanto_tl TL +0; done; pass; pass");
    first.settle(first.damage());
    EXPECT_EQ(first.weight("warlord"), 1);
    EXPECT_EQ(first.total_weight(), 6);
}

TEST(EiyoExamples, X3SoloRound) {  // EIY-145 EIY-165 EIY-215 EIY-224
    Table t(
        Scene{.rows = std::string(kSoloRows), .hand = "tanto_tl,katana_top,yari_rising,tanto_br"});
    EXPECT_EQ(t.deck(), 28);
    EXPECT_EQ(t.damage(0), 10);
    EXPECT_EQ(t.damage(1), 12);
    EXPECT_EQ(t.damage(2), 10);
    EXPECT_EQ(t.damage(3), 6);
    t.play(
        "attack tanto_tl TL +0; attack katana_top TR +0; deflect yari_rising BL +0; "
        "attack tanto_br BR +0");
    EXPECT_EQ(t.honor(), 6);
    EXPECT_EQ(t.damage(0), 3);
    EXPECT_EQ(t.damage(1), 8);
    EXPECT_EQ(t.damage(2), 7);
    EXPECT_EQ(t.damage(3), 0);
    t.play("pass");
    EXPECT_EQ(t.phase(), "damage.18");
    t.settle(18);
    EXPECT_EQ(t.deck(), 10);
    EXPECT_EQ(t.discards(), 22);
    EXPECT_EQ(t.in_removed("sergeant"), 1);
    EXPECT_EQ(t.supply(), 4);
    t.settle(4);
    for (int row = 0; row < 4; ++row) EXPECT_EQ(t.stack(row), 6);
    EXPECT_EQ(t.row(0).substr(0, 17), "archer|conscript|");
    EXPECT_EQ(t.round(), 2);
    t.settle();
    EXPECT_EQ(t.hand(), 4);
    EXPECT_EQ(t.deck(), 6);
}

TEST(EiyoExamples, X4ListOfMoves) {  // EIY-136 EIY-285
    const Table t(Scene{.rows = std::string(kSoloRows),
                        .hand = "tanto_tl,tanto_tl,katana_top,yari_falling",
                        .deck = 20});
    EXPECT_EQ(t.moves().size(), 41u);
    EXPECT_EQ(t.count("attack tanto_tl"), 4);
    EXPECT_EQ(t.count("attack katana_top"), 8);
    EXPECT_EQ(t.count("attack yari_falling"), 8);
    for (const std::string pair :
         {"TL +0", "TR +0", "TR +1", "BR +1", "BR +2", "BL +2", "BL +3", "TL +3"}) {
        EXPECT_TRUE(t.has("attack katana_top " + pair + "; deflect katana_top " + pair)) << pair;
    }
}

TEST(EiyoExamples, X5TheIllusionist) {  // EIY-138 EIY-256
    const Table t(Scene{.rows = "scout|illusionist.3 + blade.7 + archer.7 + spearman.7",
                        .hand = "tanto_tl,tanto_tl,katana_top,yari_falling",
                        .deck = 3,
                        .table = 0});
    EXPECT_EQ(t.moves().size(), 21u);
    EXPECT_EQ(t.count("attack"), 10);
}

TEST(EiyoExamples, X6RotationFromBothSeats) {  // EIY-120 EIY-121 EIY-132
    const std::string corners[] = {"TL", "TR", "BR", "BL"};
    const std::pair<std::string, std::string> cases[] = {
        {"AL", "0143"}, {"AR", "1254"}, {"BL", "4301"}, {"BR", "5412"}};
    for (const auto& [who, rows] : cases) {
        for (unsigned r = 0; r < 4; ++r) {
            Table t(Scene{.options = "mode=coop",
                          .rows = std::string(kCoopRows),
                          .hand = "tanto_tl",
                          .hand_b = "tanto_tl",
                          .spots = std::string(2, who[1]),
                          .phase = who[0] == 'A' ? "fight.1.0.-" : "fight.2.0.-"});
            t.play("deflect tanto_tl " + corners[r] + " +" + std::to_string(r)).settle();
            EXPECT_TRUE(t.token(rows[r] - '0')) << who << r;
        }
    }
    for (const std::string spot : {"L", "R"}) {
        const Table t(Scene{.options = "mode=coop",
                            .rows = std::string(kCoopRows),
                            .hand_b = "katana_left",
                            .spots = spot + spot,
                            .phase = "fight.2.0.-"});
        const std::string corner = spot == "R" ? "BR" : "BL";
        for (int r = 0; r < 4; ++r) {
            const bool hits = r == 3 || r == (spot == "R" ? 2 : 0);
            EXPECT_EQ(t.has("attack katana_left " + corner + " +" + std::to_string(r)), hits);
        }
    }
}

Scene x7() {
    return {.options = "mode=coop",
            .rows = "-.0 + champion|archer|conscript.0 + -.0 + -.0 + -.0 + -.0",
            .hand = "tanto_tr,tanto_tr",
            .hand_b = "yari_falling,tanto_br"};
}

TEST(EiyoExamples, X7RedOverTwoRounds) {  // EIY-151 EIY-152 EIY-155
    Table t(x7());
    t.play("attack tanto_tr TR +0");
    EXPECT_EQ(t.active(1), "A tanto_tr");
    EXPECT_EQ(t.honor(), 0);
    t.play("done; pass; pass");
    EXPECT_EQ(t.phase(), "damage.10");
    t.settle().play("first 2; agree").settle();
    const int yaris = t.in_discards("yari_falling"), tantos = t.in_discards("tanto_tr");
    t.play("attack yari_falling BR +0");
    EXPECT_EQ(t.honor(), 4);
    EXPECT_EQ(t.in_discards("yari_falling"), yaris + 1);
    EXPECT_EQ(t.in_discards("tanto_tr"), tantos + 1);
    EXPECT_EQ(t.row(1), "archer|conscript");
}

TEST(EiyoExamples, X8OwnActiveWeapon) {  // EIY-153 EIY-169
    const Table t = Table(x7()).play("attack tanto_tr TR +0");
    EXPECT_TRUE(t.lacks("attack tanto_tr TR +0"));
    EXPECT_TRUE(t.has("deflect tanto_tr TR +0"));
    for (const std::string moves : {"deflect tanto_tr TR +0; done; pass; pass",
                                    "done; deflect tanto_br BR +0; done; pass; pass"}) {
        Table deflected = t;
        const Words steps = list(moves);
        for (const std::string& step : steps) {
            deflected.play(step);
            if (!step.starts_with("deflect")) continue;
            EXPECT_EQ(deflected.active(1), "");
            EXPECT_EQ(deflected.discards(), 2);
            EXPECT_EQ(deflected.damage(), 0);
        }
        EXPECT_EQ(deflected.in_removed("champion"), t.in_removed("champion") + 1);
        EXPECT_EQ(deflected.row(1), "archer|conscript");
        EXPECT_EQ(deflected.honor(), 0);
    }
}

TEST(EiyoExamples, X9SpecialWeaponAgainstRed) {  // EIY-244 EIY-246 EIY-247
    for (const std::string after : {"leaves", "discard"}) {
        Table t(Scene{.options = "mode=coop special_after_use=" + after,
                      .rows = "scout.4 + scout.4 + scout.4 + blade.4 + "
                              "champion|archer.4.2=special + blade.4",
                      .hand = "tanto_br",
                      .deck = 31,
                      .table = 2});
        const int specials = t.in_discards("special");
        t.play("attack tanto_br BR +0");
        EXPECT_EQ(t.in_honor("champion"), 1);
        EXPECT_EQ(t.in_discards("tanto_br"), 1);
        EXPECT_EQ(t.in_discards("special"), specials + (after == "leaves" ? 0 : 1));
        EXPECT_EQ(t.active(4), "");
    }
}

TEST(EiyoExamples, X10NoTokensLeft) {  // EIY-170
    Table t(Scene{.options = "mode=coop",
                  .rows = "scout.4.t + champion.4.t + spearman.4 + sergeant.4.t + archer.4.t + "
                          "blade.4",
                  .hand = "special:",
                  .table = 2,
                  .spots = "RL"});
    EXPECT_EQ(t.count("deflect"), 0);
    EXPECT_TRUE(t.has("attack special TR +0; attack special BR +0"));
    t.play("pass; pass").settle(7);
    EXPECT_EQ(t.supply(), 4);
}

TEST(EiyoExamples, X11DrawingAtTheLimit) {  // EIY-093
    const std::string cards = "tanto_tl,tanto_tl,tanto_tr,tanto_tr,tanto_br,tanto_br,special";
    for (const auto& [hand, drawn] : {std::pair{1, 4}, {3, 3}, {6, 0}, {7, 0}}) {
        std::string held;
        for (int i = 0; i < hand; ++i) {
            held += (i == 0 ? "" : ",") + parts(cards, ',')[i];
        }
        Table t(Scene{.rows = "scout.0 + -.0 + -.0 + -.0",
                      .hand = held,
                      .deck = 24,
                      .table = hand == 7 ? 1 : 2});
        t.play("pass").settle();
        EXPECT_EQ(t.hand(), hand + drawn);
        EXPECT_EQ(t.deck(), 20 - drawn);
    }
}

Scene solo_draw(const std::string& hand, int deck) {
    return {
        .rows = std::string(kSoloRows), .hand = hand, .deck = deck, .round = 2, .phase = "draw.0"};
}

TEST(EiyoExamples, X12FirstExhaustionInTheDrawStep) {  // EIY-096 EIY-231
    Table t(solo_draw("tanto_tl,tanto_tl,tanto_tr", 1));
    EXPECT_EQ(t.discards(), 28);
    t.settle(1);
    EXPECT_EQ(t.hand(), 5);  // four, and at once the special weapon: the next card is needed
    EXPECT_EQ(t.deck(), 28);
    EXPECT_EQ(t.discards(), 0);
    EXPECT_EQ(t.table(), 1);
    t.settle();
    EXPECT_EQ(t.hand(), 6);
    EXPECT_EQ(t.deck(), 27);
    Table five(Scene{.rows = "scout.0 + -.0 + -.0 + -.0",
                     .hand = "tanto_tl,tanto_tl,tanto_tr,tanto_tr,tanto_br",
                     .deck = 4});
    five.play("pass").settle();
    EXPECT_EQ(five.hand(), 6);
    EXPECT_EQ(five.deck(), 27);
}

TEST(EiyoExamples, X13TheSameInCoop) {  // EIY-095
    Table t(Scene{.options = "mode=coop",
                  .rows = std::string(kCoopRows),
                  .hand = "tanto_tl,tanto_tl",
                  .hand_b = "tanto_tr,tanto_tr,tanto_br,tanto_br,tanto_bl",
                  .deck = 3,
                  .round = 2,
                  .phase = "first"});
    t.play("first 1; agree");
    EXPECT_EQ(t.discards(), 22);
    const int expected[4][4] = {{3, 5, 2, 4}, {3, 6, 1, 4}, {5, 7, 22, 2}, {6, 7, 21, 2}};
    for (const auto& [a, b, deck, table] : expected) {
        t.settle(1);
        EXPECT_EQ(t.hand('A'), a);
        EXPECT_EQ(t.hand('B'), b);
        EXPECT_EQ(t.deck(), deck);
        EXPECT_EQ(t.table(), table);
    }
    EXPECT_EQ(t.phase(), "fight.1.0.-");
}

TEST(EiyoExamples, X14DamageOverAnExhaustion) {  // EIY-219
    Table t(Scene{.rows = "champion|archer|conscript.0 + -.0 + -.0 + -.0",
                  .hand = "tanto_tl,tanto_tl,tanto_tr,tanto_tr",
                  .deck = 3});
    EXPECT_EQ(t.discards(), 25);
    t.play("pass").settle(3);
    EXPECT_EQ(t.deck(), 28);
    EXPECT_EQ(t.hand(), 5);
    EXPECT_EQ(t.table(), 1);
    t.settle(7);
    EXPECT_EQ(t.deck(), 21);
    EXPECT_EQ(t.discards(), 7);
}

TEST(EiyoExamples, X15EmptiedExactly) {  // EIY-230 EIY-239
    for (const std::string exhaustion : {"needed", "emptied"}) {
        Table t(Scene{.options = "exhaustion=" + exhaustion,
                      .rows = "swordmaster.4 + -.0 + -.0 + -.0",
                      .hand = "tanto_tl,tanto_tl,tanto_tr,tanto_tr",
                      .deck = 5});
        EXPECT_EQ(t.discards(), 23);
        t.play("pass").settle(5);
        const bool needed = exhaustion == "needed";
        EXPECT_EQ(t.deck(), needed ? 0 : 28);
        EXPECT_EQ(t.discards(), needed ? 28 : 0);
        EXPECT_EQ(t.hand(), needed ? 4 : 5);
        EXPECT_EQ(t.table(), needed ? 2 : 1);
    }
}

}  // namespace
}  // namespace engawa::eiyo
