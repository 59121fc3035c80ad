// How adept, and with it every imagined rest of a game, works together with a partner. Its habits
// differ early and late in the game (taste.cpp).
#include "engine/games/eiyo/bots/adept.h"

#include "engine/games/eiyo/bots/bot.h"
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

std::string adept(const Table& t) {
    const Seat seat{t.state().seat};
    return t.game().write_move(t.state(), seat, Brain{}.policy(t.game(), t.state(), seat));
}

// As a bot at a table, which may also show.
std::string bot(const Table& t, char seat) {
    Rng rng{1};
    const Seat asked{seat - 'A'};
    return t.game().write_move(t.state(), asked, Brain{}.adept(t.game(), t.view(seat), rng));
}

// Near the end, with the victory safe: A stands on L, B on R.
Scene late(const std::string& rows, const std::string& hand) {
    return {.options = "mode=coop",
            .rows = rows,
            .hand = hand,
            .hand_b = "tanto_tl,tanto_tr",
            .honor = 40,
            .round = 6};
}

// In the first round, with weapons that hit the column right of the samurai, and the worst enemies
// around R.
Scene early(const std::string& spots, const std::string& known = "") {
    return {.options = "mode=coop",
            .rows =
                "conscript|spearman|scout + archer|veteran_archer|sergeant + "
                "shadow_master|war_archer|blade + conscript|spearman|scout + "
                "archer|veteran_archer|sergeant + shadow_master|war_archer|blade",
            .hand = "tanto_tr,tanto_br" + known,
            .hand_b = "tanto_tl,tanto_bl" + known,
            .spots = spots};
}

// The Champion at F1 brings 4 honor if B, who reaches F1 from R and has weapons, attacks too. A
// deflect would only end the game without it.
TEST(EiyoAdept, AttacksARedEnemyFirstWhereThePartnerCanFinishIt) {  // EIY-150 EIY-151
    const Table t(late("-.0 + champion.0 + -.0 + -.0 + -.0 + -.0", "tanto_tr"));
    EXPECT_EQ(adept(t), "attack tanto_tr TR +0");
}

// The same with the Champion at F0, which B does not reach from R: a weapon would wait in vain.
TEST(EiyoAdept, DoesNotLeaveAWeaponWhereThePartnerCannotReachIt) {  // EIY-122
    const Table t(late("champion.0 + -.0 + -.0 + -.0 + -.0 + -.0", "tanto_tl"));
    EXPECT_EQ(adept(t), "deflect tanto_tl TL +0");
}

// B has passed or no weapon: nobody would finish it in this round.
TEST(EiyoAdept, DoesNotLeaveAWeaponForAPartnerWhoIsOutOfTheRound) {  // EIY-103
    Scene scene = late("-.0 + champion.0 + -.0 + -.0 + -.0 + -.0", "tanto_tr");
    scene.phase = "fight.1.0.2";
    EXPECT_EQ(adept(Table(scene)), "deflect tanto_tr TR +0");
    scene.phase = "";
    scene.hand_b = "-";
    EXPECT_EQ(adept(Table(scene)), "deflect tanto_tr TR +0");
}

// Two Scouts alike, one of them at F1, where B could play instead: the other one comes first.
TEST(EiyoAdept, PlaysFirstWhereThePartnerCannotHelp) {  // EIY-118
    const Table far(late("scout.0 + scout.0 + -.0 + -.0 + -.0 + -.0", "tanto_tl,tanto_tr"));
    EXPECT_EQ(adept(far), "attack tanto_tl TL +0");
    const Table near(late("-.0 + scout.0 + -.0 + scout.0 + -.0 + -.0", "tanto_bl,tanto_tr"));
    EXPECT_EQ(adept(near), "attack tanto_bl BL +0");
}

// The Warlord at F2 is out of reach from L. With a Scout at F0 there is something to do before.
TEST(EiyoAdept, LateGoesToTheOtherSpotOnlyWhenNothingIsLeftToDo) {  // EIY-180
    const Table idle(late("-.0 + -.0 + warlord.0 + -.0 + -.0 + -.0", "tanto_tr"));
    EXPECT_EQ(adept(idle), "move");
    EXPECT_EQ(adept(Table(idle).play("move").settle()), "attack tanto_tr TR +0");
    const Table busy(late("scout.0 + -.0 + warlord.0 + -.0 + -.0 + -.0", "tanto_tl,tanto_tr"));
    EXPECT_EQ(adept(busy), "attack tanto_tl TL +0");
}

// With more than 15 enemies left each keeps a spot of their own; two on one leave two rows alone,
// and whose weapons are worth more over there goes, once.
TEST(EiyoAdept, EarlyLeavesASpotOnlyIfBothStandOnIt) {  // EIY-180 EIY-181
    EXPECT_TRUE(bot(Table(early("LR", ":")), 'A').starts_with("deflect"));
    const Table both(early("LL", ":"));
    EXPECT_EQ(bot(both, 'A'), "move");
    EXPECT_TRUE(bot(Table(both).play("move").settle(), 'A').starts_with("deflect"));
}

// Whoever stays for a round is not lost: a hint would else say so of every step to the partner.
TEST(EiyoAdept, OfTwoOnOneSpotAProspectSeesTheWayBack) {  // EIY-181
    const Table both(early("LL"));
    Rng rng{1};
    int victories = 0;
    for (int i = 0; i < 50; ++i) {
        State s = both.state();
        victories += Brain{}.prospect(both.game(), s, s, Seat{0}, rng).won ? 1 : 0;
    }
    EXPECT_GT(victories, 10);
}

// 7 damage at F0; an attack on the Blade brings 2 of the honor that is needed and prevents 1. With
// 20 cards that is better than to prevent all of it, with 5 in the last deck it would be the end.
TEST(EiyoAdept, SparesTheLastDeck) {  // EIY-233
    Scene scene{.options = "mode=coop",
                .rows = "blade|scout|scout.4 + -.0 + -.0 + -.0 + -.0 + -.0",
                .hand = "tanto_tl",
                .deck = 20,
                .table = 0,
                .honor = 30,
                .round = 6};
    EXPECT_EQ(adept(Table(scene)), "attack tanto_tl TL +0");
    scene.deck = 5;
    EXPECT_EQ(adept(Table(scene)), "deflect tanto_tl TL +0");
}

// A's weapon waits at F1: B can finish that, so B goes first.
TEST(EiyoAdept, LetsThePartnerGoFirstWhoCanFinishARedEnemy) {  // EIY-086 EIY-154
    Scene scene{.options = "mode=coop",
                .rows = std::string(kCoopRows),
                .hand = "tanto_tl,tanto_br",
                .hand_b = "tanto_tl,tanto_bl",
                .phase = "first"};
    EXPECT_EQ(adept(Table(scene)), "first 1");
    const std::string front = "champion|archer|conscript";
    scene.rows.replace(scene.rows.find(front), front.size(), front + ".4.1=tanto_tr");
    EXPECT_EQ(adept(Table(scene)), "first 2");
}

// It costs nothing, and the partner plans with it; once every card is known it plays on.
TEST(EiyoAdept, ShowsTheHandSideBySide) {  // EIY-194 EIY-195
    Table t(early("LL"));
    EXPECT_EQ(bot(t, 'A'), "show");
    EXPECT_EQ(bot(t, 'B'), "show");
    EXPECT_NE(bot(t.play("A: show"), 'A'), "show");
    EXPECT_NE(bot(Table(early("LR")), 'A'), "show");
}

}  // namespace
}  // namespace engawa::eiyo
