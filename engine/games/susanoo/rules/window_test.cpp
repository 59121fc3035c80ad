// Windows: who may act, what clears passes, what closes them.
#include "engine/games/susanoo/proofs/walk_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooWindows, BeforeTheDrawThePlayerAtTurnMayDoMost) {  // SUS-302
    play(R"(
        t prep | HB03 3 hand:CO06,EQ07,EV11,EV20,OR01,YO01 items:EQ22+,EQ29 | HB04 3 hand:CO10,EQ05,EV02,EV18 items:EQ09+,EQ08 forms:TR05+ | HB08 | HB09 dead items:EQ26+
        act 1 2 3
        1? act:HB03 drop:EQ22 drop:EQ29 equip:EQ07 pass play:CO06 play:EV11 renew trade:2 use:EQ29
        2? pass play:CO10 play:EV02 renew
        3? pass
    )");
}

TEST(SusanooWindows, TheEndPhaseIsTheSameWithoutActivations) {  // SUS-308 SUS-110 SUS-111
    play(R"(
        t end | HB03 3 hand:CO06,EQ07,EV11,EV20 items:EQ22+,EQ29 | HB10 hand:EV02 items:EQ09+ | HB08
        1? drop:EQ22 drop:EQ29 equip:EQ07 pass play:CO06 play:EV11 renew trade:2 use:EQ29
        2? pass play:EV02
        3? pass
        1! act:HB03
    )");
}

TEST(SusanooWindows, InABattleEverybodyMayAct) {  // SUS-304 SUS-063
    play(R"(
        t fight battle=1.0.OR07:0:0.-.-.-.-.-.- | HB01 3 hand:CO01,CO06,EV02,EV28,EQ05,OR02,YO01 sake:YO02 | HB07 3 hand:EV22,EV10,OR01,CO05 sake:YO03 | HB10 sake:YO04
        act 1 2 3
        1? act:HB01 ask:2 ask:3 flee head:OR02 pass play:CO01 play:CO06 play:EV02 play:EV28 pour renew
        2? head:OR01 pass play:CO05 play:EV10 play:EV22 pour
        3? pass pour
    )");
}

TEST(SusanooWindows, TheEventChoiceAndPicksAskOnePlayerAlone) {  // SUS-303 SUS-307 SUS-305 SUS-315
    play(R"(
        t choice | HB10 hand:YO20 sake:YO01 | HB04 hand:EV02 | HB08
        act 1
        2! play:EV02
        1 fight:YO20
        act 1 2 3
        1 ask:2
        act 1
        1? k:0 k:1 k:2
        2! play:EV02
        3! pass
        1 k:0
        act 1
        1 y:0
        act 1
        1 side:0
        act 2
        2? counter no yes
        1! pass
        3! pass
    )");
}

TEST(SusanooWindows, EverybodyIsAskedWhateverTheHand) {  // SUS-309 SUS-411
    play(R"(
        t prep | HB10 | HB04 | HB08 hand:EV02 | HB09 dead
        act 1 2 3
        1? pass
        2? pass
        1 pass
        act 2 3
        2 pass
        act 3
        3? pass play:EV02
    )");
}

TEST(SusanooWindows, WhoIsAskedFollowsFromWhatEverybodySees) {  // SUS-309 SUS-417
    int seen = 0;
    along_games(3, [&](const Played& played) {
        const auto watched = the_game().observe(played.after, kWatcher);
        EXPECT_EQ(the_game().to_act(watched.state()).bits(),
                  the_game().to_act(played.after).bits());
        for (const Seat seat : SeatSet::first_seats(played.after.players)) {
            const auto view = the_game().observe(played.after, seat);
            EXPECT_EQ(the_game().to_act(view.state()), the_game().to_act(played.after));
            ++seen;
        }
    });
    EXPECT_GT(seen, 10000);
}

TEST(SusanooWindows, APassHoldsUntilPassesAreCleared) {  // SUS-310 SUS-411
    play(R"(
        t prep | HB10 hand:EV20 | HB04 hand:EV02 | HB08 hand:CO06
        2 pass
        2.flags p
        act 1 3
        2! play:EV02
        2! pass
        3 play:CO06
        2.flags -
        act 1 2 3
        2+ play:EV02
    )");
}

TEST(SusanooWindows, AStaleMoveIsRefusedAndNothingIsLost) {  // SUS-310 SUS-533
    Table table;
    table.play(R"(
        t prep | HB10 hand:EQ09 items:EQ22+ | HB04 items:EQ26+ | HB08
        1 trade:2
    )");
    const std::string before = table.text();
    table.play(R"(
        1! pass
        3! pass
        1! equip:EQ09
    )");
    EXPECT_EQ(table.text(), before);
}

const std::string kPassed = " | HB04 passed sake:YO03 hand:OR01 items:EQ09+ | HB08 passed";

TEST(SusanooWindows, MovesThatMatterClearAllPasses) {  // SUS-412
    for (const std::string move : {"act:HB03", "play:CO06", "renew", "trade:2"}) {
        play("t prep | HB03 hand:CO06 items:EQ33+" + kPassed + "\n1 " + move + R"(
            2.flags -
            3.flags -
        )");
    }
    for (const std::string move :
         {"act:HB01", "play:CO01", "head:OR02", "pour", "ask:2", "renew"}) {
        play("t fight battle=1.0.OR07:0:0.-.-.-.-.-.- | HB01 hand:CO01,OR02 items:EQ33+ sake:YO01" +
             kPassed + "\n1 " + move + R"(
            2.flags -
            3.flags -
        )");
    }
}

TEST(SusanooWindows, EquippingMarkingAndDiscardingClearNoPass) {  // SUS-413
    play("t prep | HB10 hand:EQ22 items:EQ26+,EQ13" + kPassed + R"(
        1 equip:EQ22
        act 1
        1 use:EQ13
        act 1
        1 drop:EQ26
        act 1
        2.flags p
        3.flags p
    )");
}

TEST(SusanooWindows, AWindowClosesWhenAllTheLivingHavePassed) {  // SUS-414 SUS-411
    play(R"(
        t prep rights=armor | HB10 | HB04 passed | HB08 passed | HB09 dead
        1 pass
        act *
        agenda deal:D:1+...
        head.rights -
        2.flags -
        4.flags x

        t fight battle=1.0.YO15:0:0.-.-.-.-.-.- | HB10 9 | HB04 passed | HB08 passed
        1 pass
        agenda flee:1+...
        2.flags -

        t end | HB10 | HB04 passed | HB08 passed
        1 pass
        head.active 2
        3.flags -
    )");
}

TEST(SusanooWindows, RetreatAndTheLastFoeCloseABattleWithoutPasses) {  // SUS-414 SUS-226 SUS-260
    play(R"(
        t fight battle=1.0.YO15:0:0.-.-.-.-.-.- | HB10 1 | HB04 | HB08
        1 flee
        act 1
        agenda flee:1+...

        t fight battle=1.0.YO15:0:0.-.-.-.-.-.- | HB10 1 hand:CO13 | HB04 | HB08 passed
        1 play:CO13
        1 pick:YO15
        battle -
        agenda end+...
        act 1 2 3
    )");
}

TEST(SusanooWindows, ListsAreSortedByTheirTextsWithoutRepetition) {  // SUS-405 SUS-533
    // The runner checks this after every step; here it is for every state of whole games.
    along_games(2, [](const Played& played) {
        for (const Seat seat : the_game().to_act(played.after)) {
            MoveBuffer<Susanoo> buffer;
            the_game().legal(played.after, seat, buffer.list);
            std::string last;
            for (const Move move : buffer.list) {
                const std::string text = the_game().write_move(played.after, seat, move);
                EXPECT_LT(last, text);
                last = text;
                const auto again = the_game().read_move(played.after, seat, text);
                ASSERT_TRUE(again.ok()) << text;
                EXPECT_EQ(*again, move) << text;
            }
        }
    });
}

}  // namespace
}  // namespace engawa::susanoo
