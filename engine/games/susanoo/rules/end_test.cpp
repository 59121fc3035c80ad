// The end of the game.
#include "engine/games/susanoo/proofs/script_test.h"
#include "engine/games/susanoo/rules/happening.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooEnd, LevelsStayFromOneToTwelve) {  // SUS-119 SUS-230
    play(R"(
        t fight battle=1.0.YO30:0:0.-.-.-.-.-.- | HB10 11 items:EQ26+ | HB04 passed | HB08 passed
        1 pass
        1.level 12

        t hurt:1:YO30+over+end+surplus+next battle=1.0.YO30:0:0.-.-.-.-.-.- | HB10 2 | HB04 | HB08
        1 suffer
        1.level 1
    )");
}

const std::string kLastHead =
    "t fight battle=1.0.OR05:0:0.-.-.-.-.-.- | HB09 9 items:EQ33+,EQ22+ heads:OR01,OR02 passed | "
    "HB04 heads:OR03,OR04,OR06 passed | HB08 heads:OR07,OR08";

TEST(SusanooEnd,
     WithAllHeadsCollectedTheGameIsOverAfterTheSpoils) {  // SUS-120 SUS-247 SUS-407 SUS-501
    play(kLastHead + R"(
        = 18 15
        3 pass
        act 1
        1.level 11
        1 pick:TR14
        * deal:TR01
        1.forms TR14+
        agenda over:heads
        act -
        battle -
    )");
}

TEST(SusanooEnd, AHeadInAHandOrInTheDiscardsIsNotCollected) {  // SUS-120 SUS-212
    play(R"(
        t fight battle=1.0.OR05:0:0.-.-.-.-.-.- | HB09 9 items:EQ33+,EQ22+ heads:OR01,OR02 passed | HB04 hand:OR03 heads:OR04,OR06 passed | HB08 heads:OR07,OR08
        3 pass
        1 pick:TR14
        * deal:TR01
        agenda end+...
    )");
}

const std::string kOneLeft =
    " pool=TR18,TR19,TR20 | HB03 4 hand:CO15 forms:TR01+,TR02..TR10 | HB04 forms:TR11+,TR12..TR16 "
    "| "
    "HB08 hand:EV02";

TEST(SusanooEnd, WithAnEmptyTransformationDeckTheGameIsOver) {  // SUS-121 SUS-246 SUS-407 SUS-501
    // Seventeen picks of twenty cards; the pool still shows three.
    play("t prep" + kOneLeft + R"(
        1 play:CO15
        1 pick:TR20
        * deal:TR17
        pool TR17,TR18,TR19
        rewards CO15
        agenda over:forms
        act -
    )");
}

TEST(SusanooEnd, TheEndWaitsForTheCardOrTheWin) {  // SUS-407 SUS-246
    // The deck runs out with the first of two picks; the second still takes place.
    play(R"(
        t fight pool=TR18,TR19,TR20 battle=1.0.OR05:-1:0,OR08:0:0.-.-.-.-.-.YO01:5,YO02:5,YO03:5,YO04:5,YO05:5 | HB08 9 items:EQ22+,EQ24+ forms:TR01..TR09,TR10+ | HB04 forms:TR11+,TR12..TR16 passed | HB10 passed
        = 14 8
        1 pass
        1 pick:TR20
        * deal:TR17
        act 1
        1 pick:TR17
        agenda over:forms
        pool TR18,TR19
        1.heads OR05,OR08
    )");
}

TEST(SusanooEnd, HeadsAreTestedBeforeForms) {  // SUS-501
    play(R"(
        t fight pool=TR18,TR19,TR20 battle=1.0.OR05:0:0.-.-.-.-.-.- | HB09 9 items:EQ33+,EQ22+ heads:OR01,OR02 forms:TR01..TR09,TR10+ passed | HB04 heads:OR03,OR04,OR06 forms:TR11+,TR12..TR16 passed | HB08 heads:OR07,OR08
        3 pass
        1 pick:TR20
        * deal:TR17
        agenda over:heads
    )");
}

TEST(SusanooEnd, AtTheEndNothingMoreIsCarriedOut) {  // SUS-502 SUS-442
    // In a battle the played box empties the deck: the foe scores for nobody, the drinks are gone.
    play("t fight battle=1.0.OR07:0:0.-.-.-.EV20:3:-:0:5:0:0.-.YO01:3" + kOneLeft + R"(
        1 play:CO15
        1 pick:TR20
        * deal:TR17
        agenda over:forms
        score 1 47 = level:2 top:5 forms:30 pairs:10
        score 2 24 = level:1 forms:17 pairs:6
    )");
}

TEST(SusanooEnd, TheHandsAreShownWhenTheGameIsOver) {  // SUS-504 SUS-534
    play("t prep" + kOneLeft + R"(
        v0 3.hand ?e
        1 play:CO15
        1 pick:TR20
        * deal:TR17
        v0 3.hand EV02
        v1 3.hand EV02
    )");
}

TEST(SusanooEnd, TheReasonsAreTold) {  // SUS-501 SUS-261
    for (const std::string reason : {"heads", "forms", "events"}) {
        Table table;
        table.play("t over:" + reason + " | HB10 4 | HB04 | HB08\nact -");
        EXPECT_EQ(the_game().report(table.state()).reason, reason);
    }
}

TEST(SusanooEnd, AGameOfEventsOnlyEndsWhenTheTurnNeedsACard) {  // SUS-215 SUS-255 SUS-442
    play(R"(
        t choice | HB10 | HB04 hand:OR01..OR08,YO01..YO32,EV01..EV30 | HB08
        1 draw
        agenda over:events
    )");
}

TEST(SusanooEnd, TheHandsAndWhoKnewThemAreHeard) {  // SUS-504 SUS-534
    Table table;
    table.play("t choice | HB10 | HB04 hand:OR01..OR08,YO01..YO32,EV01..EV30 | HB08 hand:CO01=2");
    State s = table.state();
    MoveBuffer<Susanoo> buffer;
    the_game().legal(s, Seat{0}, buffer.list);
    EventList sink;
    the_game().apply(s, Seat{0}, buffer.list[0], sink);
    int shown = 0;
    for (const Event& event : sink.events) {
        if (event.kind != static_cast<std::uint8_t>(Happening::Shown)) continue;
        ++shown;
        EXPECT_EQ(event.numbers[2], event.numbers[0] == 2 ? 2 : 0);  // the bit of player 1
        EXPECT_EQ(the_game().redact(event, kWatcher), event);
    }
    EXPECT_EQ(shown, 71);
}

}  // namespace
}  // namespace engawa::susanoo
