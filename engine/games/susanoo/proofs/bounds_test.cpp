// The bounds on lists, texts and lengths.
#include <algorithm>

#include "engine/games/susanoo/proofs/walk_test.h"

namespace engawa::susanoo {
namespace {

const std::string kAllCards = "OR01..OR08,YO01..YO32,EV01..EV30,EQ01..EQ35,CO01..CO15";

TEST(SusanooBounds, TheLongestListHasAHundredAndTwentyFourMoves) {  // SUS-521
    // Every Event and Reward card in one hand, four players of lower level.
    Table table;
    table.play("t surplus | HB10 2 hand:" + kAllCards + " | HB04 | HB08 | HB09 | HB01");
    EXPECT_EQ(table.moves(1).size(), 124u);
    EXPECT_GE(Susanoo::kMaxMoves, 124);
    EXPECT_LE(table.text().size(), 2048u);
}

TEST(SusanooBounds, OtherLongLists) {  // SUS-521
    Table table;
    table.play("t choice | HB10 hand:OR01..OR08,YO01..YO32 | HB04 | HB08");
    EXPECT_EQ(table.moves(1).size(), 41u);
    table.play(
        "t offer_side:1+answer:2+fight+judge+over+end+surplus+next "
        "battle=1.0.YO32:0:0.2.-.0:0:-.-.-.- | "
        "HB10 items:EQ01..EQ35 sake:YO01..YO05 | HB04 | HB08");
    EXPECT_EQ(table.moves(1).size(), 39u);
    table.play("start 5\n* first:1");
    EXPECT_EQ(table.moves(0).size(), 70u);
}

TEST(SusanooBounds, AWindowWithEveryCardInHandFits) {  // SUS-521
    Table table;
    table.play("t prep | HB03 12 hand:" + kAllCards + " forms:TR05+ | HB04 | HB08 | HB09 | HB01");
    EXPECT_EQ(table.moves(1).size(), 1u + 22 + 1 + 2 + 35);  // no item in play to pay or trade with
    table.play("t prep | HB10 12 items:EQ01..EQ35 | HB04 items:- | HB08");
    EXPECT_EQ(table.moves(1).size(), 1u + 1 + 35 + 35);  // to discard and to mark
    table.play(
        "t fight battle=1.0.OR08:0:0.-.-.-.-.-.- | HB10 12 "
        "hand:OR01..OR07,EV01..EV30,CO01..CO15 sake:YO01 items:EQ33+ | HB04 | HB08 | HB09 | HB01");
    EXPECT_EQ(table.moves(1).size(), 1u + 45 + 1 + 7 + 1 + 1 + 4);
}

TEST(SusanooBounds, GamesStayFarBelowTheBounds) {  // SUS-521 SUS-522
    std::size_t longest_list = 0;
    along_games(1, [&](const Played& played) {
        const std::string text = the_game().write(played.after);
        EXPECT_LE(text.size(), 2048u);
        EXPECT_LE(parts(field(text, "agenda"), '+').size(), 32u);
        EXPECT_LE(std::stoi(field(text, "head.turn")), 901);
        for (const Seat seat : the_game().to_act(played.after)) {
            MoveBuffer<Susanoo> buffer;
            the_game().legal(played.after, seat, buffer.list);
            EXPECT_LE(buffer.list.size(), seat == kChance ? 70 : 124);
            longest_list = std::max(longest_list, static_cast<std::size_t>(buffer.list.size()));
        }
    });
    EXPECT_GE(longest_list, 60u);
}

TEST(SusanooBounds, AGameHasItsMostSteps) {  // SUS-522
    for (int seats = 3; seats <= 5; ++seats) {
        const Options options = options_of("", seats);
        EXPECT_EQ(the_game().longest(options), 390000);
        const Walk game = walk(options, 99);
        EXPECT_LT(game.steps, 40000);
        EXPECT_TRUE(the_game().report(game.end).over());
    }
    EXPECT_EQ(the_game().longest(options_of("event_passes=3", 3)), 120000);
}

TEST(SusanooBounds, AStateFitsInOneKibibyte) {  // SUS-521
    EXPECT_LE(sizeof(State), 1024u);
}

}  // namespace
}  // namespace engawa::susanoo
