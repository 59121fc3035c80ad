// Events: drawn, kept, inflicted, lasting; the choice of the Event phase; prices and order.
#include "engine/games/susanoo/script_test.h"

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
    for (const char* window :
         {"prep", "end", "fight battle=1.0.YO20:0:0.-.-.-.-.-.-"}) {
        play(std::string{"t "} + window +
             " | HB10 hand:CO10,EV11 | HB04 hand:EV02,EV10,EV28 | HB08 hand:CO06" + R"(
            1+ play:CO10 play:EV11
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

TEST(SusanooEvents, ACardMayBePlayedForNothing) {  // SUS-415 SUS-404
    // Nobody has a Sake Drink, both piles are empty.
    play(R"(
        t prep | HB10 hand:EV13,EV14,EV17,CO10 | HB04 | HB08
        1? pass play:CO10 play:EV13 play:EV14 play:EV17
        1 play:EV17
        act 1 2 3
        1 play:EV13
        act 1 2 3
        events EV17,EV13
    )");
}

TEST(SusanooEvents, APriceMustBePaidInFull) {  // SUS-416 SUS-418
    play(R"(
        t prep | HB10 2 hand:CO15 | HB04 hand:EV16 | HB08 1
        1! play:CO15 SUS-416
        2! play:EV16 SUS-416

        t prep | HB10 3 hand:CO15 | HB04 hand:EV16,YO01 | HB08 1
        1+ play:CO15
        2 play:EV16
        events YO01
        2? pick:1 pick:3
        2 pick:1
        1.level 2

        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 2 hand:CO02 | HB04 hand:CO03 | HB08
        1- play:CO02

        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 2 hand:CO02,YO01 | HB04 hand:CO03 | HB08
        1 play:CO02
        events YO01
        = 9 8
    )");
}

TEST(SusanooEvents, ImmediateEventsHaveNoPrice) {  // SUS-416
    play(R"(
        t prep | HB10 1 hand:EV02 | HB04 | HB08
        1 play:EV02
        1 pick:1
        1.level 1
        events EV02
    )");
}

TEST(SusanooEvents, APlayedCardIsNoHandCardForItself) {  // SUS-418
    // Nekomata counts the hand: playing a card makes it weaker at once.
    play(R"(
        t fight battle=1.0.YO23:0:0.-.-.-.-.-.- | HB10 2 hand:EV22,EV20,CO02 | HB04 | HB08
        = 2 12
        1 play:EV22
        = 2 6
        1 play:CO02
        = 9 4
    )");
}

TEST(SusanooEvents, NobodyAnswersACardBeingCarriedOut) {  // SUS-406
    play(R"(
        t prep | HB10 | HB04 hand:EV15,EV02 | HB08 hand:EV12,EV25
        2 play:EV15
        act *
        * deal:YO01
        * deal:YO02
        * deal:YO03
        * deal:YO04
        * deal:YO05
        act 2
        2? pick:YO01 pick:YO02 pick:YO03 pick:YO04 pick:YO05
        2 pick:YO05
        act 1 2 3
    )");
}

TEST(SusanooEvents, SeveralPlayersAreServedClockwiseFromThePlayerAtTurn) {  // SUS-408 SUS-433
    play(R"(
        t prep active=2 | HB10 hand:EV04 | HB04 | HB08 | HB09 dead
        1 play:EV04
        1 pick:1
        agenda deal:R:2+...
        * deal:EQ01
        agenda deal:R:3+...
        * deal:EQ02
        agenda deal:R:1+...
        * deal:EQ03
        1.hand EQ03
        2.hand EQ01
        3.hand EQ02
        4.hand -

        t prep active=3 | HB10 hand:EV03,YO01 | HB04 | HB08 hand:YO02,YO03
        1 play:EV03
        1 pick:2
        *? deal:YO02x1 deal:YO03x1
        * deal:YO02
        *? deal:YO01x1
        * deal:YO01
        events YO02,YO01,EV03
    )");
}

TEST(SusanooEvents, HighestAndLowestAreAllWhoAreTied) {  // SUS-432 SUS-410
    play(R"(
        t prep | HB10 5 hand:EV08,EV09 | HB04 5 | HB08 5 dead | HB09 2
        1 play:EV08
        1 pick:4
        1.level 3
        2.level 3
        3.level 3
        4.level 2
        1 play:EV09
        1 pick:1
        4.level 3
        1.level 3

        t prep | HB10 5 hand:EV09 | HB04 5 | HB08 2 dead | HB09 2
        1 play:EV09
        1 pick:1
        3.level 3
        4.level 3
        1.level 5
    )");
}

TEST(SusanooEvents, ATargetIsAnotherLivingPlayerNamedWhenItIsReached) {  // SUS-434 SUS-410
    play(R"(
        t prep | HB10 3 hand:EV16,CO01,CO02 | HB04 3 | HB08 3 dead | HB09 2
        1 play:EV16
        1? pick:CO01 pick:CO02
        1 pick:CO02
        1? pick:2 pick:4
        1 pick:4
        4.level 1
    )");
}

TEST(SusanooEvents, StealingNamesAPlayerWhoHasSuchACard) {  // SUS-437
    play(R"(
        t prep | HB10 hand:EV12,EV17,YO01 | HB04 | HB08 hand:YO02 | HB09 sake:YO03
        1 play:EV12
        1? pick:3
        1 pick:3
        *? deal:YO02x1
        * deal:YO02
        1.hand EV17,YO01,YO02=3
        1 play:EV17
        1? pick:4
        1 pick:4
        1.sake YO03
        4.sake -

        t prep | HB10 hand:EV12,YO01 | HB04 | HB08 | HB09 hand:YO02 dead
        1 play:EV12
        act 1 2 3
        events EV12
    )");
}

TEST(SusanooEvents, ALossWithoutAChoiceIsNotAsked) {  // SUS-439
    play(R"(
        t hurt:1:YO01+over+end+surplus+next battle=1.0.YO01:0:0.-.-.-.-.-.- | HB10 hand:EV01 | HB04 | HB08
        1 suffer
        1.hand -
        events EV01,YO01

        t hurt:1:YO01+over+end+surplus+next battle=1.0.YO01:0:0.-.-.-.-.-.- | HB10 hand:EV01,EV02 | HB04 | HB08
        1 suffer
        1? pick:EV01 pick:EV02
        1 pick:EV02
        1.hand EV01

        t hurt:1:YO25+over+end+surplus+next battle=1.0.YO25:0:0.-.-.-.-.-.- | HB10 3 items:EQ22+,EQ24+ | HB04 | HB08
        1 suffer
        rewards EQ22,EQ24
        1.level 2

        t hurt:1:YO25+over+end+surplus+next battle=1.0.YO25:0:0.-.-.-.-.-.- | HB10 3 items:EQ22+,EQ24+,EQ26+ | HB04 | HB08
        1 suffer
        1? pick:EQ22 pick:EQ24 pick:EQ26
        1 pick:EQ24
        1? pick:EQ22 pick:EQ26
        1 pick:EQ26
        1.items EQ22+

        t hurt:1:YO09+over+end+surplus+next battle=1.0.YO09:0:0.-.-.-.-.-.- | HB10 3 hand:EV01,EV02,EV03 | HB04 | HB08
        1 suffer
        *? deal:EV01x1 deal:EV02x1 deal:EV03x1
        * deal:EV02
        *? deal:EV01x1 deal:EV03x1
        * deal:EV01
        1.hand EV03
    )");
}

TEST(SusanooEvents, ACostIsPickedEvenWithoutAChoice) {  // SUS-439
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB01 2 hand:EV02 | HB04 | HB08
        1 act:HB01
        1? pick:EV02
        1 pick:EV02
        = 7 8
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
