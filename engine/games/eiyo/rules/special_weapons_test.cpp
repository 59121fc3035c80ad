// Chapter 16 of the ledger: special weapons.
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

TEST(EiyoSpecialWeapons, TheyLeaveTheTableOnlyByAnExhaustion) {  // EIY-240
    for (const std::string options : {"mode=solo", "mode=coop", "mode=coop path=on",
                                      "mode=coop exhaustion=emptied special_after_use=discard"}) {
        const int seats = options.starts_with("mode=solo") ? 1 : 2;
        along_random_games(
            options, 8, 240, [&](const Table& before, const std::string&, const Table& after) {
                int exhausted = 0;
                for (const std::string& line : after.heard('w')) {
                    exhausted += line == "exhausted first" || line == "exhausted second";
                }
                EXPECT_EQ(before.table() - after.table(), seats * exhausted);
            });
    }
}

TEST(EiyoSpecialWeapons, TakenWhateverTheHandAndWhoeversTurnItIs) {  // EIY-241
    Table t(Scene{.options = "mode=coop",
                  .rows = std::string(kCoopRows),
                  .hand = "tanto_tl",
                  .hand_b = "tanto_tr,tanto_tr,tanto_br,tanto_br,tanto_bl,tanto_bl",
                  .deck = 0});
    t.play("move").settle();  // A's turn, and B has six cards
    EXPECT_EQ(t.hand('A'), 2);
    EXPECT_EQ(t.hand('B'), 7);
    Table enemies(Scene{.rows = "champion.0 + -.0 + -.0 + -.0",
                        .hand = "tanto_tr,tanto_tr,tanto_br,tanto_br,tanto_bl,tanto_bl",
                        .deck = 3});
    EXPECT_EQ(enemies.play("pass").settle().hand(), 7);
}

TEST(EiyoSpecialWeapons, InHandItIsAHandCard) {  // EIY-242
    Table t(Scene{.rows = std::string(kSoloRows),
                  .hand = "tanto_tr,tanto_tr,tanto_br,special",
                  .deck = 20,
                  .table = 1,
                  .round = 2,
                  .phase = "draw.0"});
    t.settle();
    EXPECT_EQ(t.hand(), 6);  // two drawn: the special weapon counts
    for (const std::string& move : t.moves()) {
        EXPECT_TRUE(move.starts_with("attack ") || move.starts_with("deflect ") || move == "pass");
    }
}

TEST(EiyoSpecialWeapons, PlayedLikeAnyWeapon) {  // EIY-243
    const Table t(Scene{
        .options = "mode=coop", .rows = std::string(kCoopRows), .hand = "special:", .table = 2});
    for (const std::string corner : {"TL", "TR", "BR", "BL"}) {
        for (const std::string r : {"0", "1", "2", "3"}) {
            EXPECT_TRUE(t.has("attack special " + corner + " +" + r));
            EXPECT_TRUE(t.has("deflect special " + corner + " +" + r));
        }
    }
    EXPECT_EQ(t.then("attack special TL +0").honor(), 1);
    EXPECT_EQ(t.then("attack special TL +0").phase(), "fight.1.1.-");  // a card played
    EXPECT_TRUE(t.then("deflect special TL +0").token(0));
}

TEST(EiyoSpecialWeapons, AgainstRedItIsOneSeatsAttack) {  // EIY-244
    Table t(Scene{.options = "mode=coop",
                  .rows = std::string(kCoopRows),
                  .hand = "special:",
                  .hand_b = "tanto_br",
                  .table = 2});
    t.play("attack special TR +0");
    EXPECT_EQ(t.active(1), "A special");
    EXPECT_EQ(t.honor(), 0);
    EXPECT_EQ(t.gone(), 1);  // B's, used before
    t.play("done; attack tanto_br BR +0");
    EXPECT_EQ(t.honor(), 4);
    EXPECT_EQ(t.gone(), 2);
}

TEST(EiyoSpecialWeapons, EverybodyKnowsWhoHoldsIt) {  // EIY-245
    Table t(Scene{.options = "mode=coop", .rows = std::string(kCoopRows), .deck = 0});
    t.play("move");
    EXPECT_TRUE(t.heard("took 1 special", 'B'));
    EXPECT_TRUE(t.heard("took 2 special", 'w'));
    EXPECT_EQ(parts(t.view_text('w'), '/')[3], "special:+special:");
}

TEST(EiyoSpecialWeapons, ByDefaultAUsedOneLeavesTheGame) {  // EIY-246
    for (const std::string action : {"attack", "deflect"}) {
        Table t(Scene{.rows = std::string(kSoloRows), .hand = "special", .table = 1});
        t.play(action + " special TL +0");
        EXPECT_EQ(t.discards(), 0);
        EXPECT_EQ(t.gone(), 1);
        EXPECT_EQ(t.table(), 1);
        EXPECT_TRUE(t.heard("left_the_game special"));
    }
}

TEST(EiyoSpecialWeapons, OrItIsDiscardedAndDrawnAgainHidden) {  // EIY-247
    for (const std::string action : {"attack", "deflect"}) {
        Table t(Scene{.options = "special_after_use=discard",
                      .rows = std::string(kSoloRows),
                      .hand = "special",
                      .table = 1});
        t.play(action + " special TL +0");
        EXPECT_EQ(t.discard_cards(), "special");
        EXPECT_EQ(t.gone(), 0);
    }
    Table draw(Scene{.options = "mode=coop special_after_use=discard",
                     .rows = std::string(kCoopRows),
                     .deck = 6,
                     .cards = "special tanto_tl",
                     .table = 2,
                     .round = 2,
                     .phase = "first"});
    draw.play("first 1; agree").chance("special");
    EXPECT_EQ(draw.heard('B'), list("drew 1 hidden"));
    EXPECT_EQ(draw.hand_cards('A'), "special");
    EXPECT_EQ(draw.known('A'), "");
    EXPECT_EQ(parts(draw.view_text('B'), '/')[3], "?+-");
}

}  // namespace
}  // namespace engawa::eiyo
