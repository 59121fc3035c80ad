// The worked examples of the ledger, X16 to X30.
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

const std::string kSix = "tanto_tr,tanto_tr,tanto_br,tanto_br,tanto_bl,tanto_bl";
const std::string kFive = "tanto_tr,tanto_tr,tanto_br,tanto_br,tanto_bl";

TEST(EiyoExamples, X16ThirdExhaustion) {  // EIY-233 EIY-235 EIY-097
    const auto after = [](const std::string& row, const std::string& hand,
                          const std::string& exhaustion) {
        return Table(Scene{.options = "exhaustion=" + exhaustion,
                           .rows = row + ".0 + -.0 + -.0 + -.0",
                           .hand = hand,
                           .deck = 4,
                           .table = 0})
            .play("pass")
            .settle();
    };
    const Table lost = after("swordmaster", kSix, "needed");  // damage 5
    EXPECT_EQ(lost.phase(), "overrun");
    EXPECT_EQ(lost.exhaustions(), 3);
    EXPECT_EQ(lost.discards(), 26);
    EXPECT_EQ(after("scout", kFive, "needed").phase(), "overrun");
    const Table full = after("scout", kSix, "needed");
    EXPECT_EQ(full.phase(), "fight");
    EXPECT_EQ(full.hand(), 6);
    EXPECT_EQ(after("scout", kSix, "emptied").phase(), "overrun");
}

TEST(EiyoExamples, X17ChosenCostsAtTheEnd) {  // EIY-138 EIY-183 EIY-236
    const auto at = [](const std::string& front, const std::string& exhaustion) {
        return Table(Scene{.options = "path=on exhaustion=" + exhaustion,
                           .rows = front + ".3 + scout.3 + blade.3 + archer.3",
                           .hand = "tanto_tl,tanto_bl,tanto_br",
                           .deck = 1,
                           .table = 0});
    };
    const Table plain = at("scout", "needed");
    EXPECT_TRUE(plain.has("attack tanto_tl TL +0; attack tanto_bl TL +1"));
    EXPECT_TRUE(plain.lacks("attack tanto_br TL +2; deflect tanto_br TL +2"));
    EXPECT_TRUE(at("illusionist", "needed").lacks("attack tanto_bl TL +1"));
    const Table mist = at("mist", "needed");
    EXPECT_TRUE(mist.has("attack tanto_tl TL +0; deflect tanto_bl TL +1"));
    EXPECT_TRUE(mist.lacks("attack tanto_bl TL +1"));
    const Table emptied = at("mist", "emptied");
    EXPECT_TRUE(emptied.lacks("attack tanto_tl TL +0; deflect tanto_bl TL +1"));
    EXPECT_TRUE(emptied.has("deflect tanto_tl TL +0"));
    for (const int deck : {0, 1}) {
        const Table coop(Scene{
            .options = "mode=coop", .rows = std::string(kCoopRows), .deck = deck, .table = 0});
        EXPECT_EQ(coop.has("move"), deck == 1);
    }
    EXPECT_TRUE(Table(Scene{.options = "mode=coop exhaustion=emptied",
                            .rows = std::string(kCoopRows),
                            .deck = 1,
                            .table = 0})
                    .lacks("move"));
}

TEST(EiyoExamples, X18Refill) {  // EIY-224 EIY-225 EIY-044
    for (const std::string side : {"back", "front"}) {
        Table t(Scene{.options = "refill_side=" + side,
                      .rows = "archer.7 + -.0 + -.0 + -.0",
                      .unseen = "blade scout",
                      .phase = "refill"});
        t.chance("blade scout");
        EXPECT_EQ(t.row(0), side == "back" ? "archer|blade|scout" : "scout|blade|archer");
        EXPECT_EQ(t.stack(0), 5);
    }
    Table five(Scene{
        .rows = "archer.5 + -.0 + -.0 + -.0", .unseen = "warlord champion", .phase = "refill"});
    EXPECT_EQ(five.weight("warlord"), 0);
    five.chance("champion");
    EXPECT_EQ(five.weight("warlord"), 1);
}

TEST(EiyoExamples, X19RowDamage) {  // EIY-255
    const Table t(Scene{.options = "path=on",
                        .rows = "spearman|standard_bearer|war_archer.3 + -.3 + -.3 + -.3"});
    EXPECT_EQ(t.damage(0), 12);
    const Table both(
        Scene{.options = "path=on", .rows = "standard_bearer|drum|war_archer.3 + -.3 + -.3 + -.3"});
    EXPECT_EQ(both.damage(0), 14);
}

TEST(EiyoExamples, X20Gatekeeper) {  // EIY-252
    const Table front(
        Scene{.rows = "gatekeeper|scout.3 + -.3 + -.3 + -.3", .hand = "tanto_tl,tanto_tl"});
    EXPECT_TRUE(front.has("attack tanto_tl TL +0"));
    EXPECT_TRUE(front.lacks("deflect tanto_tl TL +0"));
    Table middle(
        Scene{.rows = "scout|gatekeeper.3 + -.3 + -.3 + -.3", .hand = "tanto_tl,tanto_tl"});
    EXPECT_TRUE(middle.has("attack tanto_tl TL +0; deflect tanto_tl TL +0"));
    middle.play("attack tanto_tl TL +0");
    EXPECT_TRUE(middle.has("attack tanto_tl TL +0"));
    EXPECT_TRUE(middle.lacks("deflect tanto_tl TL +0"));
}

TEST(EiyoExamples, X21AmbusherInARefill) {  // EIY-250
    for (const int table : {1, 0}) {
        Table t(Scene{.rows = "scout.4 + blade.7 + -.0 + -.0",
                      .hand = kSix,
                      .deck = 1,
                      .table = table,
                      .unseen = "ambusher",
                      .phase = "refill"});
        EXPECT_EQ(t.discards(), 25);
        t.chance("ambusher").settle(2);
        if (table == 0) {
            EXPECT_EQ(t.phase(), "overrun");
            continue;
        }
        EXPECT_EQ(t.deck(), 25);
        EXPECT_EQ(t.discards(), 1);
        EXPECT_EQ(t.hand(), 7);
        EXPECT_EQ(t.table(), 0);
        EXPECT_EQ(t.phase(), "refill");
    }
}

TEST(EiyoExamples, X22Storm) {  // EIY-250
    for (const std::string mode : {"mode=solo", "mode=coop"}) {
        const Table t = Table::start(mode + " path=on").chance("storm").settle();
        EXPECT_EQ(t.deck(), mode == "mode=solo" ? 28 : 24);
    }
    Table refill(Scene{.options = "path=on",
                       .rows = "scout.7 + -.0 + -.0 + -.0",
                       .deck = 20,
                       .unseen = "storm",
                       .phase = "refill"});
    EXPECT_EQ(refill.chance("storm").settle(3).deck(), 17);
}

TEST(EiyoExamples, X23Executioner) {  // EIY-251 EIY-271
    Table t(Scene{.rows = "executioner|scout.0 + -.0 + -.0 + -.0",
                  .hand = "tanto_tl",
                  .deck = 1,
                  .table = 0,
                  .honor = 36});
    t.play("attack tanto_tl TL +0").settle();
    EXPECT_EQ(t.phase(), "overrun");
    EXPECT_EQ(t.honor(), 40);
    EXPECT_EQ(t.game().rank(t.state()), "");
    Table last(Scene{.rows = "executioner.0 + -.0 + -.0 + -.0",
                     .hand = "tanto_tl",
                     .deck = 0,
                     .table = 0,
                     .honor = 38});
    last.play("attack tanto_tl TL +0");
    EXPECT_EQ(last.phase(), "victory");
    EXPECT_EQ(last.honor(), 42);
    EXPECT_EQ(last.game().rank(last.state()), "Apprentice");
}

TEST(EiyoExamples, X24LastEnemies) {  // EIY-272
    Table t(Scene{
        .rows = "spearman.0.t + scout.0 + -.0 + -.0", .hand = "tanto_tr", .deck = 20, .honor = 45});
    t.play("attack tanto_tr TR +0");
    EXPECT_EQ(t.phase(), "fight");
    t.play("pass");
    EXPECT_EQ(t.phase(), "victory");
    EXPECT_EQ(t.honor(), 46);
    EXPECT_EQ(t.deck(), 20);
    EXPECT_GE(t.in_removed("spearman"), 1);
}

TEST(EiyoExamples, X25Turns) {  // EIY-102 EIY-103 EIY-104 EIY-106 EIY-108
    Table t(Scene{.options = "mode=coop",
                  .rows = std::string(kCoopRows),
                  .hand = "tanto_tl,tanto_tr,tanto_br,tanto_bl,katana_top",
                  .deck = 20});
    Table one = t.then("attack tanto_tl TL +0");
    EXPECT_TRUE(one.lacks("pass"));
    EXPECT_TRUE(one.has("done"));
    t.play("attack tanto_tl TL +0; attack tanto_bl BL +0");
    EXPECT_EQ(t.moves(), words("move done"));
    t.play("done; move").settle().play("pass");
    EXPECT_EQ(t.phase(), "fight.1.0.2");
    for (const std::string play :
         {"attack tanto_br BR +0", "attack tanto_tr TR +0", "attack katana_top TL +0"}) {
        EXPECT_TRUE(t.has("pass"));
        t.play(play);
    }
    EXPECT_EQ(t.play("pass").phase().substr(0, 7), "damage.");
}

TEST(EiyoExamples, X26FirstPlayer) {  // EIY-086
    const auto first = [](int round, const std::string& moves) {
        Scene scene{.options = "mode=coop",
                    .rows = std::string(kCoopRows),
                    .round = round,
                    .phase = "first"};
        return parts(Table(scene).play(moves).text(), '/')[9];
    };
    EXPECT_EQ(first(1, "A: first 2; B: object"), "1");
    EXPECT_EQ(first(2, "B: first 2; A: agree"), "2");
}

TEST(EiyoExamples, X27Together) {  // EIY-191 EIY-195 EIY-197 EIY-207
    Table t(Scene{.options = "mode=coop",
                  .rows = "scout.0 + -.0 + -.0 + -.0 + -.0 + blade|archer.0",
                  .hand = "tanto_tr,tanto_tr,tanto_br,tanto_br",
                  .hand_b = "tanto_tl,tanto_tl,yari_rising",
                  .deck = 20});
    EXPECT_FALSE(t.chat());
    t.play("move").settle();
    EXPECT_EQ(t.deck(), 19);
    EXPECT_EQ(t.spots(), "RR");
    EXPECT_TRUE(t.chat());
    t.play("B: show");
    EXPECT_EQ(t.known('B'), "tanto_tl tanto_tl yari_rising");
    EXPECT_TRUE(t.lacks("show", 'B'));
    t.play("A: move").settle();
    EXPECT_FALSE(t.chat());
    EXPECT_EQ(t.known('B'), "tanto_tl tanto_tl yari_rising");
    t.play("pass; pass").settle(11);
    t.play("first 1; agree").settle();
    EXPECT_EQ(t.known('B'), "tanto_tl tanto_tl yari_rising");  // drawn cards are not known
    t.play("pass; attack tanto_tl TL +0");
    EXPECT_EQ(t.known('B'), "tanto_tl yari_rising");
    EXPECT_EQ(parts(parts(t.view_text('w'), '/')[3], '+')[1].substr(0, 21),
              "tanto_tl,yari_rising:");
}

TEST(EiyoExamples, X28DraftEdition) {  // EIY-184
    for (const std::string edition : {"draft", "final"}) {
        Table t(Scene{.options = "mode=coop edition=" + edition,
                      .rows = std::string(kCoopRows),
                      .deck = 20,
                      .phase = "fight.1.0.2"});
        EXPECT_EQ(t.has("move", 'B'), edition == "draft");
        if (edition == "final") continue;
        t.play("B: move").settle();
        EXPECT_EQ(t.spots(), "LL");
        EXPECT_EQ(t.deck(), 19);
        EXPECT_EQ(t.phase(), "fight.1.0.2");
    }
    EXPECT_EQ(Table::start("mode=coop edition=draft").settle().phase(), "stand.1");
    EXPECT_EQ(Table::start("mode=coop edition=draft mulligan=on").settle().phase(), "mulligan.1");
}

TEST(EiyoExamples, X29Ranks) {  // EIY-273 EIY-277 EIY-279
    const auto rank = [](int honor) {
        const Table t(Scene{.options = "mode=coop",
                            .rows = "-.0 + -.0 + -.0 + -.0 + -.0 + -.0",
                            .honor = honor,
                            .first = "-",
                            .phase = honor < 40 ? "cleared_without_honor" : "victory"});
        return std::string(t.game().rank(t.state()));
    };
    EXPECT_EQ(rank(39), "");
    EXPECT_EQ(rank(40) + rank(44), "ApprenticesApprentices");
    EXPECT_EQ(rank(45) + rank(49), "WarriorsWarriors");
    EXPECT_EQ(rank(50) + rank(54), "SamuraiSamurai");
    EXPECT_EQ(rank(55) + rank(80), "Heroes of the EmpireHeroes of the Empire");
}

TEST(EiyoExamples, X30Mulligan) {  // EIY-066 EIY-069
    Table coop = Table::start("mode=coop").settle().play("redraw");
    EXPECT_EQ(coop.deck(), 28);
    EXPECT_EQ(coop.settle().deck(), 24);
    EXPECT_EQ(coop.play("keep").phase(), "stand.1");
    Table solo = Table::start("").settle().play("redraw");
    EXPECT_EQ(solo.deck(), 32);
    EXPECT_EQ(solo.settle().deck(), 28);
    EXPECT_EQ(solo.phase(), "fight");
}

}  // namespace
}  // namespace engawa::eiyo
