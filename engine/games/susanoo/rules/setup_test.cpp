// Setup: seats, decks, opening hands, Beings, the first player.
#include <algorithm>
#include <set>

#include "engine/games/susanoo/proofs/asked_test.h"
#include "engine/games/susanoo/proofs/walk_test.h"

namespace engawa::susanoo {
namespace {

// How many outcomes begin with this kind of card, "EQ".
int outcomes(const Table& table, std::string_view kind) {
    const Words all = table.moves(0);
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const std::string& move) {
        return move.substr(0, 7) == "deal:" + std::string{kind};
    }));
}

TEST(SusanooSetup, TheGameIsForThreeToFivePlayers) {  // SUS-008
    const std::string name = seats_option(the_game());
    for (const int seats : {3, 4, 5}) {
        const auto options = the_game().options(given_of(name + std::to_string(seats)));
        ASSERT_TRUE(options.ok());
        EXPECT_EQ(the_game().seats(*options), seats);
        const std::string start = the_game().write(the_game().start(*options));
        EXPECT_EQ(field(start, "head.seats"), std::to_string(seats));
    }
    for (const char* seats : {"1", "2", "6", "0"}) {
        EXPECT_FALSE(the_game().options(given_of(name + seats)).ok()) << seats;
    }
}

TEST(SusanooSetup, TheFirstPlayerIsDrawnUniformly) {  // SUS-015 SUS-207
    play(R"(
        start 3
        p 3.0.0.0.0.0.-/-.-.-.-/-.1.-.-.-.-.-.-.-/-.1.-.-.-.-.-.-.-/-.1.-.-.-.-.-.-.-/-/first
        act *
        *? first:1x1 first:2x1 first:3x1
        * first:3
        head.first 3
        head.active 3
    )");
    play(R"(
        start 5
        *? first:1x1 first:2x1 first:3x1 first:4x1 first:5x1
    )");
}

TEST(SusanooSetup, HandsThenPoolThenBeings) {  // SUS-011 SUS-019 SUS-403 SUS-401
    play(R"(
        start 3
        * first:2
        agenda 3xdeal:E:2+3xdeal:R:2+3xdeal:E:3+3xdeal:R:3+3xdeal:E:1+3xdeal:R:1+3xdeal:T:0+being:1+being:3+being:2+turn
    )");
    play(R"(
        start 5
        * first:4
        agenda 3xdeal:E:4+3xdeal:R:4+3xdeal:E:5+3xdeal:R:5+3xdeal:E:1+3xdeal:R:1+3xdeal:E:2+3xdeal:R:2+3xdeal:E:3+3xdeal:R:3+3xdeal:T:0+being:3+being:2+being:1+being:5+being:4+turn
    )");
}

TEST(SusanooSetup, EachDeckIsABagOfItsOwnBack) {  // SUS-009 SUS-010 SUS-012 SUS-017 SUS-264
    Table table;
    table.play(R"(
        start 3
        * first:1
    )");
    EXPECT_EQ(outcomes(table, "OR"), 8);
    EXPECT_EQ(outcomes(table, "YO"), 32);
    EXPECT_EQ(outcomes(table, "EV"), 30);
    EXPECT_EQ(table.moves(0).size(), 70u);  // one copy of each, and no Being
    table.play(R"(
        * deal:YO01
        * deal:OR01
        * deal:EV01
    )");
    EXPECT_EQ(outcomes(table, "EQ"), 35);
    EXPECT_EQ(outcomes(table, "CO"), 15);
    EXPECT_EQ(table.moves(0).size(), 50u);
    MoveBuffer<Susanoo> buffer;
    the_game().legal(table.state(), kChance, buffer.list);
    for (const Move move : buffer.list) EXPECT_EQ(the_game().weight(table.state(), move), 1u);
}

Table dealt() {
    Table table;
    table.play(R"(
        start 3
        * first:3
        * deal:OR05
        * deal:EV02
        * deal:YO01
        * deal:EQ01
        * deal:EQ02
        * deal:CO01
        * deal:YO02
        * deal:YO03
        * deal:YO04
        * deal:EQ03
        * deal:EQ04
        * deal:CO02
        * deal:YO05
        * deal:YO06
        * deal:YO07
        * deal:EQ05
        * deal:EQ06
        * deal:CO03
    )");
    return table;
}

TEST(SusanooSetup, ThePoolShowsThreeCardsOfTheTransformationDeck) {  // SUS-018 SUS-019
    Table table = dealt();
    EXPECT_EQ(outcomes(table, "TR"), 20);
    EXPECT_EQ(table.moves(0).size(), 20u);
    table.play(R"(
        pool -
        * deal:TR09
        * deal:TR02
        * deal:TR15
        pool TR02,TR09,TR15
        v0 pool TR02,TR09,TR15
    )");
}

TEST(SusanooSetup, EverybodyKnowsTheOwnHandWhenChoosingABeing) {  // SUS-013 SUS-208 SUS-301 SUS-403
    Table table = dealt();
    table.play(R"(
        * deal:TR09
        * deal:TR02
        * deal:TR15
        act 2
        v2 2.hand CO03,EQ05,EQ06,YO05,YO06,YO07
        v2 3.hand ?e,?e,?e,?r,?r,?r
        2 being:HB05
        v0 2.being HB05
        act 1
        1- being:HB05
        1 being:HB01
        act 3
        3? being:HB02 being:HB03 being:HB04 being:HB06 being:HB07 being:HB08 being:HB09 being:HB10
        3 being:HB10
        head.turn 1
        head.active 3
        agenda prep+draw+end+surplus+next
    )");
}

TEST(SusanooSetup, OpeningCardsOfEveryTypeStayInHand) {  // SUS-209 SUS-025 SUS-211
    Table table = dealt();
    table.play(R"(
        * deal:TR09
        * deal:TR02
        * deal:TR15
        2 being:HB05
        1 being:HB01
        3 being:HB10
        3.hand CO01,EQ01,EQ02,EV02,OR05,YO01
        3.level 1
        3? equip:EQ01 equip:EQ02 pass play:EV02
    )");
}

TEST(SusanooSetup, EverybodyStartsAtLevelOneWithTheAbilityOfTheBeing) {  // SUS-014 SUS-029
    Table table = dealt();
    table.play(R"(
        1.level 1
        2.level 1
        3.level 1
    )");
    // Kagutsuchi adds 3 to level 1, Watatsumi may look before the draw.
    play(R"(
        t choice | HB02 hand:YO20 | HB04 | HB08
        1 fight:YO20
        = 4 8

        t prep | HB03 hand:EV20 | HB04 | HB08
        1+ act:HB03
    )");
}

TEST(SusanooSetup, TheTurnPassesToTheLeft) {  // SUS-016 SUS-113 SUS-401 SUS-422
    play(R"(
        t end | HB01 | HB04 | HB08
        1 pass
        2 pass
        3 pass
        head.active 2
        head.turn 11

        t end active=3 | HB01 | HB04 | HB08
        1 pass
        2 pass
        3 pass
        head.active 1
        head.turn 11
    )");
}

TEST(SusanooSetup, OneThingIsDueAtEveryMoment) {  // SUS-402 SUS-404
    along_games(4, [](const Played& played) {
        const SeatSet acting = the_game().to_act(played.after);
        const bool over = the_game().report(played.after).over();
        EXPECT_EQ(acting.empty(), over);
        EXPECT_TRUE(!acting.contains(kChance) || acting.size() == 1);
        for (const Seat seat : acting) {
            MoveBuffer<Susanoo> buffer;
            the_game().legal(played.after, seat, buffer.list);
            EXPECT_FALSE(buffer.list.empty()) << the_game().write(played.after);
        }
    });
}

}  // namespace
}  // namespace engawa::susanoo
