// Chapter 12 of the ledger: move (coop).
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

const std::string kHand = "tanto_tl,tanto_tr,tanto_br,tanto_bl";

Scene coop(const std::string& options = "", const std::string& phase = "fight.1.0.-") {
    return {.options = "mode=coop " + options,
            .rows = std::string(kCoopRows),
            .hand = kHand,
            .hand_b = kHand,
            .deck = 20,
            .phase = phase};
}

TEST(EiyoMove, ACardOfTheDeckForTheOtherSpot) {  // EIY-180 EIY-181
    Table t(coop());
    const int discards = t.discards();
    t.play("move");
    EXPECT_EQ(t.phase(), "fight.1.0.-.pay.1.1.move");
    t.settle();
    EXPECT_EQ(t.deck(), 19);
    EXPECT_EQ(t.discards(), discards + 1);
    EXPECT_EQ(t.spots(), "RR");  // both on one spot
    EXPECT_EQ(t.hand('A'), 4);
    t.play("move").settle();
    EXPECT_EQ(t.spots(), "LR");
    EXPECT_EQ(t.deck(), 18);
}

TEST(EiyoMove, OnlyInTheOwnTurnAtAnyPoint) {  // EIY-182
    Table t(coop());
    EXPECT_TRUE(t.lacks("move", 'B'));
    EXPECT_EQ(t.why("move", 'B'), "EIY-182");
    for (const std::string card : {"attack tanto_tl TL +0", "attack tanto_bl BL +0"}) {
        EXPECT_TRUE(t.has("move"));
        t.play("move").settle().play("move").settle();  // as often as it wants
        EXPECT_TRUE(t.has("move"));
        t.play(card);
    }
    EXPECT_TRUE(t.has("move"));  // after the second card
    t.play("done");
    EXPECT_TRUE(t.has("move", 'B'));
    EXPECT_TRUE(t.lacks("move", 'A'));
    t.play("pass");
    EXPECT_TRUE(t.lacks("move", 'B'));
    const Table first(coop("", "first"));
    EXPECT_TRUE(first.lacks("move", 'A'));
    EXPECT_TRUE(first.lacks("move", 'B'));
}

TEST(EiyoMove, ItMustBePayable) {  // EIY-183 EIY-236
    const auto offered = [](const std::string& exhaustion, int deck, int table) {
        Scene scene = coop("exhaustion=" + exhaustion);
        scene.deck = deck;
        scene.table = table;
        const Table t(scene);
        EXPECT_EQ(t.has("move"), t.why("move").empty());
        return t.has("move");
    };
    EXPECT_FALSE(offered("needed", 0, 0));
    EXPECT_TRUE(offered("needed", 1, 0));
    EXPECT_FALSE(offered("emptied", 1, 0));
    EXPECT_TRUE(offered("emptied", 2, 0));
    for (const int table : {2, 4}) {
        EXPECT_TRUE(offered("needed", 0, table));
        EXPECT_TRUE(offered("emptied", 1, table));
    }
    Scene none = coop();
    none.deck = 0;
    none.table = 0;
    EXPECT_EQ(Table(none).why("move"), "EIY-183");
}

TEST(EiyoMove, ItMayCauseAnExhaustion) {  // EIY-183
    Scene scene = coop();
    scene.deck = 0;
    scene.table = 2;
    Table t(scene);
    t.play("move").settle();
    EXPECT_EQ(t.exhaustions(), 2);
    EXPECT_EQ(t.deck(), 32 - 8 - 1);
    EXPECT_EQ(t.hand('A'), 5);
    EXPECT_EQ(t.hand('B'), 5);
    EXPECT_EQ(t.spots(), "RR");
}

TEST(EiyoMove, TheDraftAllowsItAtEveryDecisionAfterThePlacement) {  // EIY-184
    for (const std::string phase : {"first", "first.2", "fight.1.0.-", "fight.2.1.-", "fight.1.2.-",
                                    "fight.1.0.2", "fight.2.0.1"}) {
        for (const char seat : {'A', 'B'}) {
            Table t(coop("edition=draft", phase));
            EXPECT_TRUE(t.has("move", seat)) << phase << seat;
            const std::string who = t.who();
            t.play(std::string(1, seat) + ": move").settle();
            EXPECT_EQ(t.spots(), seat == 'A' ? "RR" : "LL");
            EXPECT_EQ(t.phase(), phase);  // whose decision it is does not change
            EXPECT_EQ(t.who(), who);
            EXPECT_EQ(t.deck(), 19);
        }
    }
    Table setup = Table::start("mode=coop edition=draft").settle();
    EXPECT_TRUE(setup.lacks("move", 'A'));
    setup.play("stand L");
    EXPECT_TRUE(setup.lacks("move", 'A'));
    EXPECT_TRUE(setup.lacks("move", 'B'));
    setup.play("agree");
    EXPECT_TRUE(setup.has("move", 'A'));
    EXPECT_TRUE(setup.has("move", 'B'));
}

TEST(EiyoMove, OutOfTurnItMustBePayableToo) {  // EIY-183 EIY-184
    Scene scene = coop("edition=draft");
    scene.deck = 0;
    scene.table = 0;
    const Table t(scene);
    EXPECT_TRUE(t.lacks("move", 'A'));
    EXPECT_TRUE(t.lacks("move", 'B'));
    EXPECT_EQ(t.may_act(), "A");
}

TEST(EiyoMove, SpecialActionsCountTowardsNoCap) {  // EIY-185
    Table t(coop());
    t.play("move").settle().play("attack tanto_tl TL +0");
    EXPECT_EQ(t.phase(), "fight.1.1.-");
    t.play("move").settle();
    EXPECT_EQ(t.phase(), "fight.1.1.-");
    t.play("attack tanto_bl BL +0");
    EXPECT_EQ(t.phase(), "fight.1.2.-");
}

TEST(EiyoMove, OnlyTheMeepleMoves) {  // EIY-186
    Scene scene = coop();
    scene.rows =
        "scout|blade.4.t + champion|archer.4.1=katana_top + spearman.4 + sergeant.4 + "
        "archer|scout.4.t + retainer.4.2=katana_left";
    Table t(scene);
    const Words before = parts(t.text(), '/');
    EXPECT_TRUE(t.lacks("attack tanto_tl TL +0"));  // F0 carries a token
    EXPECT_EQ(t.why("attack tanto_tr TR +0"), "EIY-153");
    t.play("move").settle();
    EXPECT_EQ(parts(t.text(), '/')[4], before[4]);
    t.play("deflect tanto_tr TR +0");
    EXPECT_TRUE(t.token(2));
    EXPECT_EQ(t.why("attack tanto_tl TL +0"), "EIY-153");  // F1, where A's weapon lies
}

TEST(EiyoMove, SoloHasNoMove) {  // EIY-187
    const Table t(Scene{.rows = std::string(kSoloRows), .hand = "tanto_tl"});
    EXPECT_TRUE(t.lacks("move"));
    EXPECT_EQ(t.why("move"), "EIY-187");
}

}  // namespace
}  // namespace engawa::eiyo
