// Chapter 13 of the ledger: communication and secrets (coop). Messages at a table and in a record
// are tested in engine/match.
#include <map>

#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

const std::string kHandA = "tanto_tr,tanto_br,katana_top,katana_left";
const std::string kHandB = "tanto_bl,katana_bottom,katana_left,yari_rising";

Scene coop(const std::string& spots, const std::string& phase = "fight.1.0.-") {
    return {.options = "mode=coop",
            .rows = std::string(kCoopRows),
            .hand = kHandA,
            .hand_b = kHandB,
            .deck = 20,
            .spots = spots,
            .phase = phase};
}

std::string hands_seen(const Table& t, char viewer) { return parts(t.view_text(viewer), '/')[3]; }

TEST(EiyoSecrets, TalkIsOpenExactlyWhileTheSeatsAreTogether) {  // EIY-190 EIY-191 EIY-193
    for (const std::string phase : {"first", "first.1", "fight.1.0.-", "fight.2.1.-", "fight.1.0.2",
                                    "damage.3", "fight.1.0.-.pay.1.1.move"}) {
        EXPECT_FALSE(Table(coop("LR", phase)).chat()) << phase;
        EXPECT_FALSE(Table(coop("RL", phase)).chat()) << phase;
        EXPECT_TRUE(Table(coop("LL", phase)).chat()) << phase;
        EXPECT_TRUE(Table(coop("RR", phase)).chat()) << phase;
    }
    Scene draft = coop("LR");
    draft.options += " edition=draft";
    EXPECT_FALSE(Table(draft).chat());  // both editions close it
}

TEST(EiyoSecrets, TalkIsClosedFromTheFirstCardDealt) {  // EIY-191
    Table t = Table::start("mode=coop");
    for (int card = 0; card < 18; ++card) {
        EXPECT_TRUE(t.chat()) << card;
        t.settle(1);
    }
    EXPECT_EQ(t.phase(), "hands");
    EXPECT_TRUE(t.chat());  // before the deal
    t.settle(1);
    EXPECT_FALSE(t.chat());
    t.settle();
    for (const std::string move : {"redraw", "keep", "stand R", "agree", "first 1", "agree"}) {
        EXPECT_FALSE(t.chat()) << move;
        t.play(move);
        if (t.who() == "chance") {
            EXPECT_FALSE(t.chat());
            t.settle();
        }
    }
    EXPECT_FALSE(t.chat());
    t.play("move").settle();
    EXPECT_TRUE(t.chat());
    const Table over(Scene{.options = "mode=coop",
                           .rows = "-.0 + -.0 + -.0 + -.0 + -.0 + -.0",
                           .honor = 41,
                           .spots = "LR",
                           .first = "-",
                           .phase = "victory"});
    EXPECT_TRUE(over.chat());
}

TEST(EiyoSecrets, TalkAtThePlacementIsAnOption) {  // EIY-031 EIY-072 EIY-191
    Table t = Table::start("mode=coop placement_talk=open mulligan=on").settle();
    for (const std::string move : {"keep", "keep", "stand R", "agree", "first 1", "agree"}) {
        EXPECT_EQ(t.chat(), t.phase().starts_with("stand")) << t.phase();
        t.play(move).settle();
    }
    EXPECT_FALSE(t.chat());
}

// Nothing that a seat can do besides the moves of the game reaches the other: what the engine
// offers is the closed list, and no seat may be talked to.
TEST(EiyoSecrets, WhileClosedOnlyMovesPass) {  // EIY-192
    const Table t(coop("LR"));
    EXPECT_EQ(t.game().talk(t.state()), Talk{});
    for (const std::string& move : t.moves('A')) {
        EXPECT_TRUE(move.starts_with("attack ") || move.starts_with("deflect ") || move == "move" ||
                    move == "pass");
    }
    EXPECT_TRUE(t.moves('B').empty());
}

TEST(EiyoSecrets, ShowRevealsTheWholeHandAndCostsNothing) {  // EIY-194
    Table t(coop("LL", "fight.1.1.-"));
    EXPECT_EQ(hands_seen(t, 'B'), "?,?,?,?+" + kHandB);
    t.play("show");
    EXPECT_EQ(t.known('A'), "tanto_tr tanto_br katana_top katana_left");
    EXPECT_EQ(hands_seen(t, 'B'), kHandA + ":+" + kHandB);
    EXPECT_EQ(t.phase(), "fight.1.1.-");
    EXPECT_EQ(t.deck(), 20);
    EXPECT_TRUE(t.heard("showed 1 4", 'B'));
    EXPECT_TRUE(t.heard("showed_card 1 katana_left", 'w'));
}

TEST(EiyoSecrets, EitherSeatMayShowAtEveryDecisionWhileTogether) {  // EIY-195 EIY-196
    for (const std::string phase : {"first", "first.1", "fight.1.0.-", "fight.2.1.-", "fight.1.2.-",
                                    "fight.1.0.2", "fight.2.0.1"}) {
        Table t(coop("RR", phase));
        EXPECT_EQ(t.may_act(), "AB") << phase;
        EXPECT_TRUE(t.has("show", 'A')) << phase;
        EXPECT_TRUE(t.has("show", 'B')) << phase;
        const std::string who = t.who();
        const char other = who == "A" ? 'B' : 'A';
        EXPECT_EQ(t.moves(other), words("show"));  // beside the decision, and nothing else
        t.play(std::string(1, other) + ": show");
        EXPECT_EQ(t.who(), who);
        EXPECT_EQ(t.phase(), phase);
        const Table apart(coop("LR", phase));
        EXPECT_TRUE(apart.lacks("show", 'A'));
        EXPECT_TRUE(apart.lacks("show", 'B'));
        EXPECT_EQ(apart.why("show", 'B'), "EIY-195");
        EXPECT_EQ(apart.may_act(), apart.who());
    }
}

TEST(EiyoSecrets, TheTableWaitsForTheDecidingSeatOnly) {  // EIY-196
    const Table t(coop("LL"));
    EXPECT_EQ(t.who(), "A");
    EXPECT_EQ(t.may_act(), "AB");
    EXPECT_EQ(t.then("pass").who(), "B");  // B has not shown, and nobody waited for it
}

TEST(EiyoSecrets, ShowNeedsAnUnknownCard) {  // EIY-195
    Table t(coop("LL"));
    t.play("B: show");
    EXPECT_TRUE(t.lacks("show", 'B'));
    EXPECT_TRUE(t.has("show", 'A'));
    Scene empty = coop("LL");
    empty.hand_b = "-";
    EXPECT_TRUE(Table(empty).lacks("show", 'B'));
    Scene special = coop("LL");
    special.hand_b = "special:";
    special.table = 2;
    EXPECT_TRUE(Table(special).lacks("show", 'B'));
    special.hand_b = "special:tanto_tl";
    EXPECT_TRUE(Table(special).has("show", 'B'));
}

TEST(EiyoSecrets, WhatIsKnownOfAHand) {  // EIY-197
    Table start = Table::start("mode=coop").settle();
    EXPECT_EQ(start.known('A') + start.known('B'), "");
    Scene scene = coop("LL");
    scene.hand = "special:tanto_tr,tanto_tl,tanto_tl";
    scene.table = 2;
    Table t(scene);
    t.play("attack tanto_tl TL +0");  // not known: nothing changes
    EXPECT_EQ(t.known('A'), "special");
    t.play("show");
    EXPECT_EQ(t.known('A'), "tanto_tl tanto_tr special");
    t.play("attack tanto_tl TL +0; done");
    EXPECT_EQ(t.known('A'), "tanto_tr special");
    EXPECT_EQ(t.known('B'), "");
    t.play("move").settle();
    EXPECT_EQ(t.known('A'), "tanto_tr special");  // the seats have parted
    t.play("pass");
    t.play("attack special TL +0");
    EXPECT_EQ(t.known('A'), "tanto_tr");
}

TEST(EiyoSecrets, APlayTakesOneOfItsKindFromTheKnownCards) {  // EIY-197
    // One of two alike cards is known; whichever is played, the known one counts as played.
    Scene scene = coop("LR");
    scene.hand = "tanto_tl,katana_top:tanto_tl";
    Table t(scene);
    t.play("attack tanto_tl TL +0");
    EXPECT_EQ(t.hand_cards('A'), "tanto_tl katana_top");
    EXPECT_EQ(t.known('A'), "katana_top");
    t.play("attack tanto_tl TL +0");
    EXPECT_EQ(t.known('A'), "katana_top");  // not below 0
}

TEST(EiyoSecrets, ADeflectTakesFromTheKnownCardsToo) {  // EIY-197
    Scene scene = coop("LR");
    scene.hand = "tanto_tl,tanto_tr:tanto_bl";
    Table t(scene);
    t.play("deflect tanto_tl TL +0");
    EXPECT_EQ(t.known('A'), "tanto_tr");
    t.play("attack tanto_tr TR +0");  // a red front: the weapon waits at the row
    EXPECT_EQ(t.known('A'), "");
}

TEST(EiyoSecrets, ASpecialWeaponIsKnownFromTheMomentItIsTaken) {  // EIY-197 EIY-245
    Scene scene = coop("LR");
    scene.deck = 0;
    Table t(scene);
    t.play("move").settle();
    EXPECT_EQ(t.known('A'), "special");
    EXPECT_EQ(t.known('B'), "special");
    EXPECT_EQ(hands_seen(t, 'A'),
              "special:tanto_tr,tanto_br,katana_top,katana_left+special:?,?,?,?");
    EXPECT_EQ(hands_seen(t, 'w'), "special:?,?,?,?+special:?,?,?,?");
}

TEST(EiyoSecrets, DrawnCardsAreNotKnown) {  // EIY-197
    Scene scene = coop("LL", "first");
    scene.round = 2;
    scene.hand_b = "tanto_tl,tanto_tl:";
    Table t(scene);
    t.play("first 1; agree").settle();
    EXPECT_EQ(t.hand('B'), 6);
    EXPECT_EQ(t.known('B'), "tanto_tl tanto_tl");
    EXPECT_TRUE(t.has("show", 'B'));  // once more, after a new unknown card
}

// Views.

TEST(EiyoSecrets, WhatIsPublic) {  // EIY-205
    Scene scene = coop("RL", "fight.2.1.-");
    scene.hand = "special,katana_top:tanto_tr";
    scene.rows =
        "scout|blade.4.t + champion|archer.4.1=tanto_br + spearman.3 + warlord|scout.2 + "
        "archer.4 + retainer.4.2=katana_left";
    scene.table = 2;
    scene.honor = 7;
    scene.round = 3;
    scene.first = "2";
    const Table t(scene);
    const Words real = parts(t.text(), '/');
    for (const char viewer : {'A', 'B', 'w'}) {
        const Words seen = parts(t.view_text(viewer), '/');
        for (const std::size_t field : {1u, 2u, 4u, 5u, 6u, 7u, 8u, 9u, 10u}) {
            EXPECT_EQ(seen[field], real[field]) << viewer;
        }
        const State view = t.view(viewer).state();
        EXPECT_EQ(view.deck_size, t.state().deck_size);
        EXPECT_EQ(view.hand_size, t.state().hand_size);
        EXPECT_EQ(view.known, t.state().known);
        EXPECT_EQ(view.flags, t.state().flags);
        EXPECT_EQ(view.enemy_set, t.state().enemy_set);
        EXPECT_EQ(view.round, 3);
        EXPECT_EQ(t.game().exhaustions(view), 1);
    }
}

TEST(EiyoSecrets, ProposalsArePublic) {  // EIY-205
    const Table t(coop("LR", "first.2"));
    for (const char viewer : {'A', 'B', 'w'}) {
        EXPECT_EQ(parts(t.view_text(viewer), '/')[10], "first.2");
    }
    Table placing = Table::start("mode=coop mulligan=off").settle().play("stand R");
    EXPECT_EQ(parts(placing.view_text('w'), '/')[7], "RL");
}

TEST(EiyoSecrets, ASeatSeesItsOwnHandAndOfTheOtherTheKnownCards) {  // EIY-206 EIY-207
    Scene scene = coop("LR");
    scene.hand_b = "tanto_tl:tanto_tl,katana_left,yari_rising";
    const Table t(scene);
    EXPECT_EQ(hands_seen(t, 'A'), kHandA + "+tanto_tl:?,?,?");
    EXPECT_EQ(hands_seen(t, 'B'), "?,?,?,?+tanto_tl:tanto_tl,katana_left,yari_rising");
    EXPECT_EQ(hands_seen(t, 'w'), "?,?,?,?+tanto_tl:?,?,?");
}

// A does not know how the unseen weapons are split: two worlds that differ only in that are one.
TEST(EiyoSecrets, TheSplitBetweenDeckAndTheOtherHandIsNotSeen) {  // EIY-206
    Scene one = coop("LR"), two = coop("LR");
    one.deck = two.deck = -1;
    two.hand_b = "tanto_bl,tanto_bl,katana_top,yari_falling";
    EXPECT_EQ(Table(one).view('A'), Table(two).view('A'));
    EXPECT_EQ(Table(one).view('w'), Table(two).view('w'));
    EXPECT_NE(Table(one).view('B'), Table(two).view('B'));
    two.hand = "tanto_bl,tanto_br,katana_top,katana_left";
    EXPECT_EQ(Table(one).view('w'), Table(two).view('w'));
    EXPECT_NE(Table(one).view('A'), Table(two).view('A'));
}

TEST(EiyoSecrets, ADrawnCardIsHeardByItsDrawerOnly) {  // EIY-208
    Table t = Table::start("mode=coop").settle(18);
    t.chance("tanto_tl");
    EXPECT_EQ(t.heard('A'), list("dealt 1 tanto_tl"));
    EXPECT_EQ(t.heard('B'), list("dealt 1 hidden"));
    EXPECT_EQ(t.heard('w'), list("dealt 1 hidden"));
    t.settle();
    const std::string first = words(t.hand_cards('A'))[0];
    t.play("redraw");
    EXPECT_TRUE(t.heard("redrew 1 4", 'B'));
    EXPECT_TRUE(t.heard("returned 1 " + first, 'A'));
    EXPECT_FALSE(t.heard("returned 1 " + first, 'B'));
    EXPECT_FALSE(t.heard("returned 1 " + first, 'w'));
    t.chance("yari_rising");
    EXPECT_TRUE(t.heard("dealt 1 yari_rising", 'A'));
    EXPECT_EQ(t.heard('B'), list("dealt 1 hidden"));
    Scene scene = coop("LR", "first");
    scene.round = 2;
    Table draw(scene);
    draw.play("first 2; agree").chance("yari_rising");
    EXPECT_EQ(draw.heard('B'), list("drew 2 yari_rising"));
    EXPECT_EQ(draw.heard('A'), list("drew 2 hidden"));
    EXPECT_EQ(draw.heard('w'), list("drew 2 hidden"));
}

TEST(EiyoSecrets, EveryOtherEventIsHeardInFullByAll) {  // EIY-208
    int events = 0, hidden = 0;
    along_random_games("mode=coop path=on", 8, 208,
                       [&](const Table& before, const std::string&, const Table& after) {
                           const Words a = after.heard('A'), b = after.heard('B'),
                                       w = after.heard('w');
                           ASSERT_EQ(a.size(), b.size());
                           ASSERT_EQ(a.size(), w.size());
                           for (std::size_t i = 0; i < a.size(); ++i) {
                               ++events;
                               if (a[i] == b[i] && a[i] == w[i]) continue;
                               ++hidden;
                               const std::string kind = words(a[i])[0];
                               EXPECT_TRUE(kind == "dealt" || kind == "drew" || kind == "returned");
                               EXPECT_TRUE(w[i].ends_with(" hidden"));
                               EXPECT_EQ(a[i] == w[i], words(a[i])[1] == "2");
                               EXPECT_EQ(b[i] == w[i], words(a[i])[1] == "1");
                           }
                           (void)before;
                       });
    EXPECT_GT(events, 1000);
    EXPECT_GT(hidden, 100);
}

TEST(EiyoSecrets, AViewForgetsWhatWasReturnedInARedraw) {  // EIY-209
    // A's redraw leads to the same view, whatever was returned.
    const auto after_redraw = [](const std::string& hand) {
        Table t = Table::start("mode=coop").settle(18);
        t.chance(hand).chance("yari_rising yari_rising yari_falling yari_falling");
        t.play("redraw").chance("katana_top katana_top katana_left katana_left");
        return t;
    };
    const Table one = after_redraw("tanto_tl tanto_tl tanto_tl tanto_tr");
    const Table two = after_redraw("tanto_br tanto_bl tanto_br tanto_bl");
    EXPECT_EQ(one.view('A'), two.view('A'));
    EXPECT_EQ(one.view('B'), two.view('B'));
}

TEST(EiyoSecrets, WhenTheGameIsOverAllHandsAreVisible) {  // EIY-210
    Scene scene = coop("LR", "damage.3");
    scene.deck = 2;
    scene.table = 0;
    Table t(scene);
    EXPECT_EQ(hands_seen(t, 'w'), "?,?,?,?+?,?,?,?");
    t.settle();
    EXPECT_EQ(t.phase(), "overrun");
    for (const char viewer : {'A', 'B', 'w'}) {
        EXPECT_EQ(t.view(viewer).state(), t.state());
        EXPECT_TRUE(t.heard("laid_open 2 yari_rising", viewer));
        EXPECT_TRUE(t.heard("laid_open 1 katana_top", viewer));
    }
}

TEST(EiyoSecrets, SoloHidesNothing) {  // EIY-211
    along_random_games("", 3, 211, [](const Table&, const std::string&, const Table& after) {
        EXPECT_EQ(after.view('A').state(), after.state());
        EXPECT_EQ(after.view('w').state(), after.state());
        EXPECT_EQ(after.heard('A'), after.heard('w'));
        for (const std::string& line : after.heard('w')) {
            EXPECT_EQ(line.find("hidden"), std::string::npos);
        }
    });
}

TEST(EiyoSecrets, SoloHasNobodyToTalkTo) {  // EIY-211
    EXPECT_FALSE(Table(Scene{.rows = std::string(kSoloRows)}).chat());
    EXPECT_TRUE(Table(Scene{.rows = std::string(kSoloRows), .hand = "tanto_tl"}).lacks("show"));
}

}  // namespace
}  // namespace engawa::eiyo
