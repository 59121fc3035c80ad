// Chapter 7 of the ledger: fight step.
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

const std::string kHand = "tanto_tl,tanto_tr,tanto_br,tanto_bl,katana_top,katana_left";

Scene coop(const std::string& phase = "fight.1.0.-") {
    return {.options = "mode=coop",
            .rows = std::string(kCoopRows),
            .hand = kHand,
            .hand_b = kHand,
            .deck = 18,
            .phase = phase};
}

int plays(const Table& t) { return t.count("attack ") + t.count("deflect "); }

TEST(EiyoFight, SoloPlaysAnyNumberOfCardsUntilItPasses) {  // EIY-100 EIY-105 EIY-106
    Table t(Scene{.rows = std::string(kSoloRows), .hand = kHand, .deck = 26});
    t.play(
        "attack tanto_tl TL +0; deflect tanto_tr TR +0; attack tanto_br BR +0; "
        "attack tanto_bl BL +0; attack katana_left BL +0");
    EXPECT_EQ(t.phase(), "fight");
    EXPECT_TRUE(t.has("pass; attack katana_top TL +0"));
    EXPECT_TRUE(t.lacks("done"));
    const int damage = t.damage();
    t.play("pass");
    EXPECT_EQ(t.phase(), "damage." + std::to_string(damage));
}

TEST(EiyoFight, TurnsAlternateFirstPlayerFirst) {  // EIY-101
    for (const std::string first : {"1", "2"}) {
        Scene scene = coop("first");
        Table t(scene);
        t.play("first " + first + "; agree");
        const std::string a = first == "1" ? "A" : "B", b = first == "1" ? "B" : "A";
        EXPECT_EQ(t.may_act(), a);
        // F0 and N0 from L for A; B on R hits N2 with its TL.
        const auto turn = [&] { t.play("attack katana_top TL +0; done"); };
        turn();
        EXPECT_EQ(t.may_act(), b);
        turn();
        EXPECT_EQ(t.may_act(), a);
    }
}

TEST(EiyoFight, NoCardsOneOrTwoInATurn) {  // EIY-102 EIY-107
    Table t(coop());
    EXPECT_GT(plays(t), 0);
    t.play("attack tanto_tl TL +0");
    EXPECT_EQ(t.phase(), "fight.1.1.-");
    EXPECT_GT(plays(t), 0);
    t.play("deflect tanto_tr TR +0");
    EXPECT_EQ(t.phase(), "fight.1.2.-");
    EXPECT_EQ(t.moves(), words("move done"));  // still A's turn, without further card plays
    EXPECT_EQ(t.why("attack tanto_br BR +0"), "EIY-107");
    t.play("move").settle();
    EXPECT_EQ(t.moves(), words("move show done"));
    t.play("done");
    EXPECT_EQ(t.phase(), "fight.2.0.-");
}

TEST(EiyoFight, SpecialActionsComeInAnyOrder) {  // EIY-102 EIY-185
    Table t(coop());
    t.play("move").settle().play("move").settle();
    t.play("attack tanto_tl TR +1").settle();  // concentration is no card play
    EXPECT_EQ(t.phase(), "fight.1.1.-");
    t.play("move").settle().play("move").settle();
    t.play("attack tanto_bl BL +0");
    EXPECT_EQ(t.phase(), "fight.1.2.-");
}

TEST(EiyoFight, ATurnWithoutCardsIsAPass) {  // EIY-103
    Table t(coop());
    t.play("move").settle().play("move").settle();
    EXPECT_TRUE(t.lacks("done"));
    t.play("pass");
    EXPECT_EQ(t.phase(), "fight.2.0.1");
    t.play("attack tanto_tl TL +0; attack tanto_tr TR +0; attack tanto_br BR +0");
    EXPECT_EQ(t.may_act(), "B");  // A has no further turn
    EXPECT_TRUE(t.moves('A').empty());
    EXPECT_EQ(t.why("attack tanto_tl TL +0", 'A'), "EIY-103");
    t.play("pass").settle();
    EXPECT_EQ(t.round(), 2);
}

TEST(EiyoFight, AloneASeatHasNoCap) {  // EIY-104 EIY-108
    Table t(coop("fight.2.0.1"));
    const Words cards = list(
        "attack tanto_tl TL +0; attack tanto_tr TR +0; deflect tanto_br BR +0; "
        "attack tanto_bl BL +0; attack katana_left BL +0");
    for (const std::string& play : cards) {
        EXPECT_TRUE(t.has("pass"));
        EXPECT_TRUE(t.lacks("done"));
        EXPECT_EQ(t.why("done"), "EIY-108");
        t.play(play);
        EXPECT_EQ(t.phase(), "fight.2.0.1");
    }
    EXPECT_GT(plays(t), 0);
    EXPECT_TRUE(t.has("pass"));
}

TEST(EiyoFight, TheEnemyPhaseBeginsWhenBothHavePassed) {  // EIY-105
    Table t(coop());
    t.play("pass");
    EXPECT_EQ(t.who(), "B");
    const int damage = t.damage();
    t.play("pass");
    EXPECT_EQ(t.phase(), "damage." + std::to_string(damage));
    Table later(coop());  // A passes in its second turn
    later.play("attack tanto_tl TL +0; done; attack tanto_tl TL +0; done; pass");
    EXPECT_EQ(later.phase(), "fight.2.0.1");
    later.play("pass");
    EXPECT_EQ(later.phase().substr(0, 6), "damage");
}

TEST(EiyoFight, PassAndDoneCannotBeConfused) {  // EIY-106
    Table t(coop());
    EXPECT_TRUE(t.has("pass"));
    EXPECT_TRUE(t.lacks("done"));
    t.play("attack tanto_tl TL +0");
    EXPECT_TRUE(t.has("done"));
    EXPECT_TRUE(t.lacks("pass"));
    EXPECT_EQ(t.why("pass"), "EIY-106");
    t.play("attack tanto_tr TR +0");
    EXPECT_TRUE(t.has("done"));
    EXPECT_TRUE(t.lacks("pass"));
}

TEST(EiyoFight, TheCapComesBackInTheNextTurn) {  // EIY-102 EIY-104
    Table t(coop());
    t.play("attack tanto_tl TL +0; attack tanto_br BR +0; done; attack tanto_tl TL +0; done");
    EXPECT_EQ(t.phase(), "fight.1.0.-");
    EXPECT_GT(plays(t), 0);
}

TEST(EiyoFight, ASeatThatIsLeftAloneAfterADoneGoesOnWithoutCap) {  // EIY-104 EIY-108
    Table t(coop());
    t.play("attack tanto_tl TL +0; done; pass");
    EXPECT_EQ(t.phase(), "fight.1.0.2");
    t.play("attack tanto_tr TR +0; attack tanto_br BR +0; attack tanto_bl BL +0; pass");
    EXPECT_EQ(t.phase().substr(0, 6), "damage");
}

TEST(EiyoFight, NobodyIsSkipped) {  // EIY-109
    Scene scene = coop();
    scene.hand_b = "-";
    Table t(scene);
    t.play("attack tanto_tl TL +0; done");
    EXPECT_EQ(t.may_act(), "B");
    EXPECT_EQ(t.moves(), words("move pass"));
    t.play("move").settle().play("pass");
    EXPECT_EQ(t.phase(), "fight.1.0.2");
    Table solo(Scene{.rows = std::string(kSoloRows)});
    EXPECT_EQ(solo.moves(), words("pass"));
}

TEST(EiyoFight, NoCardPlayIsForced) {  // EIY-110
    EXPECT_TRUE(Table(coop()).has("pass"));
    EXPECT_TRUE(Table(coop("fight.2.0.1")).has("pass"));
    EXPECT_TRUE(Table(Scene{.rows = std::string(kSoloRows), .hand = kHand}).has("pass"));
}

}  // namespace
}  // namespace engawa::eiyo
