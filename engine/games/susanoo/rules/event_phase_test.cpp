// Events: drawn, kept, inflicted, lasting; the choice of the Event phase.
#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooEvents, AnImmediateEventMeetsItsDrawerAtOnce) {  // SUS-031 SUS-058 SUS-425
    play(R"(
        t deal:D:1+end+surplus+next | HB10 4 | HB04 4 | HB08
        * deal:EV02
        1.level 3
        events EV02
        agenda choice+end+surplus+next

        t deal:D:1+end+surplus+next | HB10 | HB04 | HB08
        * deal:EV01
        * deal:EQ01
        * deal:YO01
        1.hand EQ01,YO01
        events EV01
        agenda choice+end+surplus+next
    )");
}

TEST(SusanooEvents, AnEventForLaterGoesToTheHandForAllToKnow) {  // SUS-059 SUS-425 SUS-512
    play(R"(
        t deal:D:1+end+surplus+next | HB10 | HB04 | HB08
        * deal:EV20
        1.hand EV20=w
        v0 1.hand EV20=w
        agenda choice+...

        t deal:D:1+end+surplus+next | HB10 | HB04 | HB08
        * deal:EV10
        1.hand EV10=w
        agenda choice+...
    )");
}

TEST(SusanooEvents, APersistentEventStaysBeforeItsDrawer) {  // SUS-023 SUS-425 SUS-435
    play(R"(
        t deal:D:1+end+surplus+next | HB10 4 hand:YO20 | HB04 | HB08
        * deal:EV29
        1.lasting EV29
        events -
        agenda choice+...
        1 fight:YO20
        = 6 8
    )");
}

TEST(SusanooEvents, ThenAFightFromTheHandOrADraw) {  // SUS-060 SUS-213 SUS-303 SUS-210
    play(R"(
        t choice | HB10 hand:EV20,OR05,YO03,CO01 | HB04 hand:YO04 | HB08
        act 1
        1? draw fight:OR05 fight:YO03
        1 draw
        agenda deal:F:1+end+surplus+next
        * deal:OR01
        1.hand CO01,EV20,OR01,OR05,YO03
        battle -
        agenda end+...

        t choice | HB10 hand:EV20,CO01 | HB04 hand:YO04 | HB08
        1? draw

        t choice | HB10 hand:OR07 | HB04 | HB08
        1 fight:OR07
        1.hand -
        battle.foes OR07:0:0
    )");
}

TEST(SusanooEvents, TheChosenFoeIsShownAndDiceComeBeforeAnybodyActs) {  // SUS-429 SUS-316
    play(R"(
        t choice | HB04 hand:YO27 | HB10 | HB08
        1 fight:YO27
        act *
        v0 battle.foes YO27:0:0
        * die:2
        act 1 2 3
    )");
}

TEST(SusanooEvents, AnInflictedEventMeetsAnyLivingPlayer) {  // SUS-031 SUS-211 SUS-431
    play(R"(
        t prep | HB10 3 | HB04 3 hand:EV02,EV28 | HB08 3 | HB09 3 dead
        2 play:EV02
        act 2
        2? pick:1 pick:2 pick:3
        2 pick:3
        3.level 2
        2 play:EV28
        2? pick:1 pick:2 pick:3
        2 pick:2
        2.lasting EV28
    )");
}

TEST(SusanooEvents, TheVictimMakesThePicks) {  // SUS-431 SUS-406
    play(R"(
        t prep | HB10 items:EQ22+,EQ24+ | HB04 hand:EV06,EV07 | HB08
        2 play:EV06
        2 pick:1
        * die:1
        act 1
        1? pick:EQ22 pick:EQ24
        1 pick:EQ24
        act 1 2 3
        2 play:EV07
        2 pick:3
        act 3
        3 pick:TR08
        * deal:TR01
        3.forms TR08+
    )");
}

TEST(SusanooEvents, AnyTimeCardsArePlayedInAllThreeWindowsByEverybody) {  // SUS-032 SUS-243 SUS-419
    for (const char* window : {"prep", "end", "fight battle=1.0.YO20:0:0.-.-.-.-.-.-"}) {
        play(std::string{"t "} + window +
             " | HB10 hand:CO10,EV13 | HB04 hand:EV02,EV10,EV28 | HB08 hand:CO06" + R"(
            1+ play:CO10 play:EV13
            2+ play:EV02 play:EV10 play:EV28
            3+ play:CO06
        )");
    }
}

TEST(SusanooEvents, BattleCardsArePlayedInBattlesOnly) {  // SUS-419 SUS-063
    play(R"(
        t prep | HB10 hand:CO01,EV20 | HB04 hand:CO11,EV22 | HB08
        1? pass
        2? pass
        1! play:EV20 SUS-419
        2! play:CO11 SUS-419

        t end | HB10 hand:CO01,EV20 | HB04 hand:CO11,EV22 | HB08
        1? pass
        2? pass

        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 hand:CO01,EV20 | HB04 hand:CO11,EV22 | HB08
        1+ play:CO01 play:EV20
        2+ play:CO11 play:EV22
    )");
}

TEST(SusanooEvents, AWinOrALossEndsAPersistentEvent) {  // SUS-435 SUS-318 SUS-485
    // Both fighters lose their curse; Inari's blessing waits for a losing condition.
    play(R"(
        t fight battle=1.2.YO20:0:0.2.0:0:0.-.-.-.- | HB09 9 lasting:EV28,EV29 passed | HB04 9 passed | HB08
        3 pass
        * deal:EQ01
        * deal:EQ02
        1.lasting EV29
        events EV28

        t fight battle=1.2.YO20:0:0.2.0:0:0.-.-.-.- | HB09 9 passed | HB04 9 lasting:EV28 passed | HB08
        3 pass
        * deal:EQ01
        * deal:EQ02
        2.lasting -

        t hurt:1:YO13+over+end+surplus+next battle=1.0.YO13:0:0.-.-.-.-.-.- | HB10 3 lasting:EV28,EV29,EV30 | HB04 | HB08
        1 suffer
        1.level 2
        1.lasting EV28
        events EV29,EV30,YO13
    )");
}

TEST(SusanooEvents, AWardedLossKeepsPersistentEvents) {  // SUS-435
    play(R"(
        t hurt:1:YO13+over+end+surplus+next battle=1.0.YO13:0:0.-.-.-.-.-.- | HB10 3 hand:CO05 lasting:EV29 | HB04 | HB08
        1 play:CO05
        1.level 3
        1.lasting EV29
        events YO13
        rewards CO05
    )");
}

TEST(SusanooEvents, APersistentEventCountsFromTheMomentItLiesThere) {  // SUS-435 SUS-023
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 5 | HB04 hand:EV28,EV29 | HB08
        = 5 8
        2 play:EV28
        2 pick:1
        = 3 8
        2 play:EV29
        2 pick:1
        = 5 8
        1.lasting EV28,EV29
    )");
}

}  // namespace
}  // namespace engawa::susanoo
