// The worked examples of the ledger about turns, windows and the pool.
#include "engine/games/susanoo/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooWE07, TheLastInTurnOrderChoosesABeingFirst) {
    // WE-07 SUS-208 SUS-301 SUS-403 SUS-404
    // Seat 2 begins, so seats 1, 3, 2 choose, each from the Beings that are left.
    play(R"(
p 3.2.2.0.0.0.-/TR07,TR10,TR15.-.-.-/-.1.-.CO01,EQ04,EQ28,EV08,YO01,YO16.-.-.-.-.-/-.1.-.CO02,EQ02,EQ16,OR03,YO09,YO32.-.-.-.-.-/-.1.-.EQ03,EQ11,EQ20,EV07,EV16,EV22.-.-.-.-.-/-/being:1+being:3+being:2+turn
act 1
1? being:HB01 being:HB02 being:HB03 being:HB04 being:HB05 being:HB06 being:HB07 being:HB08 being:HB09 being:HB10
1 being:HB05
act 3
3? being:HB01 being:HB02 being:HB03 being:HB04 being:HB06 being:HB07 being:HB08 being:HB09 being:HB10
3 being:HB03
2 being:HB09
p 3.2.2.1.0.0.-/TR07,TR10,TR15.-.-.-/HB05.1.-.CO01,EQ04,EQ28,EV08,YO01,YO16.-.-.-.-.-/HB09.1.-.CO02,EQ02,EQ16,OR03,YO09,YO32.-.-.-.-.-/HB03.1.-.EQ03,EQ11,EQ20,EV07,EV16,EV22.-.-.-.-.-/-/prep+draw+end+surplus+next
)");
}

TEST(SusanooWE08, TheOwnerOfTwoTransformationsDeclaresOne) {
    // WE-08 SUS-054 SUS-055 SUS-420
    // The declaration comes alone, before the window opens for all.
    play(R"(
p 3.1.1.12.0.0.-/TR04,TR08,TR09.-.-.-/HB01.3.-.-.-.TR11,TR14+.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/form+prep+draw+end+surplus+next
act 1
1? form:TR11 form:TR14
1 form:TR11
act 1 2 3
)");
}

TEST(SusanooWE09, EquippingClearsNoPassButAPlayedCardDoes) {
    // WE-09 SUS-302 SUS-411 SUS-412 SUS-413 SUS-426 SUS-431
    // One mark for each type in a window: use:EQ26 is gone once the weapon was marked.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB03.3.-.CO06,EQ05,EQ07,EV19.EQ26+.-.-.-.-/HB04.1.-.CO05,EV02,YO03.EQ09+.-.-.-.-/HB08.2.-.EV10,EV28.-.-.-.-.-/-/prep+draw+end+surplus+next
1? act:HB03 equip:EQ05 equip:EQ07 pass play:CO06 renew trade:2
2? pass play:EV02
3? pass play:EV10 play:EV28
2 pass
1 equip:EQ07
act 1 3
1 use:EQ07
1? act:HB03 equip:EQ05 pass play:CO06 renew trade:2
3 play:EV28
3? pick:1 pick:2 pick:3
3 pick:1
act 1 2 3
p 3.1.1.10.0.0.weapon/TR04,TR08,TR14.-.-.-/HB03.3.-.CO06,EQ05,EV19.EQ07+,EQ26.-.-.-.EV28/HB04.1.-.CO05,EV02,YO03.EQ09+.-.-.-.-/HB08.2.-.EV10.-.-.-.-.-/-/prep+draw+end+surplus+next
)");
}

TEST(SusanooWE10, AnInflictedEventIsRolledByItsVictim) {
    // WE-10 SUS-211 SUS-431 SUS-433 SUS-439 SUS-450 SUS-451
    // Typhoon on the owner of Fujin rolls two dice; the Night Parade meets everybody.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB06.3.-.-.EQ22+,EQ24+.-.-.-.-/HB04.1.-.EV03,EV06.-.-.-.-.-/HB08.1.-.CO01.-.-.-.-.-/-/prep+draw+end+surplus+next
2 play:EV06
2? pick:1 pick:2 pick:3
2 pick:1
*? die:1x1 die:2x3 die:3x5 die:4x7 die:5x9 die:6x11
* die:3
1? pick:EQ22 pick:EQ24
1 pick:EQ22
2 play:EV03
2 pick:3
*? deal:CO01x1
* deal:CO01
p 3.1.1.10.0.0.-/TR04,TR08,TR14.CO01,EQ22.EV06,EV03.-/HB06.3.-.-.EQ24+.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
)");
}

TEST(SusanooWE11, TheTurnsCardIsChosenFromTheLookedAt) {
    // WE-11 SUS-425 SUS-441 SUS-444 SUS-512 SUS-518
    // Only the looker sees the row; the Event shown goes to the hand, known to all.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB03.3.-.CO01,EV20.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
1? act:HB03 pass
1 act:HB03
1? pick:CO01 pick:EV20
1 pick:CO01
1 pass
2 pass
3 pass
agenda 2xdeal:e:1+show+end+surplus+next
* deal:OR01
* deal:EV22
v1 3.1.1.10.0.2.HB03/TR04,TR08,TR14.CO01.-.EV22,OR01/HB03.3.-.EV20.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/show+end+surplus+next
v2 3.1.1.10.0.2.HB03/TR04,TR08,TR14.CO01.-.?e,?e/HB03.3.-.?e.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/show+end+surplus+next
1? pick:EV22 pick:OR01
1 pick:EV22
p 3.1.1.10.0.2.HB03/TR04,TR08,TR14.CO01.-.-/HB03.3.-.EV20,EV22=w.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1? draw
)");
}

TEST(SusanooWE12, TheEventPhaseEndsWithAFightOrADraw) {
    // WE-12 SUS-060 SUS-213 SUS-303 SUS-513
    // A head in hand can be fought too; the card drawn is seen by its owner alone.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.2.-.EV20,OR05,YO03.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
act 1
1? draw fight:OR05 fight:YO03
1 draw
* deal:YO01
v1 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.2.-.EV20,OR05,YO01,YO03.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/end+surplus+next
v2 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.2.-.?e,?e,?e,?e.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/end+surplus+next
)");
}

TEST(SusanooWE20, TheDeadReturnWithTwoCardsOfEachDeck) {
    // WE-20 SUS-108 SUS-240 SUS-421
    // Rewards first, then Events, all face down.
    play(R"(
p 3.1.1.13.0.0.-/TR04,TR08,TR09.-.-.-/HB05.4.-.-.-.TR14+.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/2xdeal:R:1+2xdeal:F:1+form+prep+draw+end+surplus+next
agenda 2xdeal:R:1+2xdeal:F:1+form+prep+draw+end+surplus+next
* deal:EQ01
* deal:CO02
* deal:YO02
* deal:EV12
act 1 2 3
v2 3.1.1.13.0.0.-/TR04,TR08,TR09.-.-.-/HB05.4.-.?e,?e,?r,?r.-.TR14+.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
)");
}

TEST(SusanooWE21, ARenewedPoolMayShowAnOldCardAgain) {
    // WE-21 SUS-117 SUS-118 SUS-244 SUS-447
    // The pool goes back before three cards are drawn.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.1.-.-.-.-.-.-.-/HB04.1.-.CO01,CO06,EV20.EQ29+.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
2? pass play:CO06 renew
2 renew
2? pay:CO01 pay:CO06 pay:EQ29
2 pay:CO01
2 pay:EQ29
agenda 3xdeal:T:0+prep+draw+end+surplus+next
* deal:TR01
* deal:TR02
* deal:TR04
p 3.1.1.10.0.0.-/TR01,TR02,TR04.CO01,EQ29.-.-/HB01.1.-.-.-.-.-.-.-/HB04.1.-.CO06,EV20.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
)");
}

TEST(SusanooWE29, SurplusIsDroppedOrGivenToTheLowest) {
    // WE-29 SUS-026 SUS-112 SUS-234 SUS-235 SUS-446 SUS-514 SUS-515
    // The limit is 4 with Kagutsuchi; the dead seat 3 is no receiver.
    play(R"(
p 4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB02.4.-.CO01,CO02,EQ01,EV20,YO11,YO12=w.-.-.-.-.-/HB04.2.-.-.-.-.-.-.-/HB08.2.x.-.-.-.-.-.-/HB09.2.-.EV18.-.-.-.-.-/-/end+surplus+next
1 pass
2 pass
4 pass
act 1
1? drop:CO01 drop:CO02 drop:EQ01 drop:EV20 drop:YO11 drop:YO12 give:2 give:4
1 give:2
1? pick:CO01 pick:CO02 pick:EQ01 pick:EV20 pick:YO11 pick:YO12
1 pick:YO12
1? drop:CO01 drop:CO02 drop:EQ01 drop:EV20 drop:YO11 give:2 give:4
1 drop:CO01
agenda prep+draw+end+surplus+next
p 4.1.2.11.0.0.-/TR04,TR08,TR14.CO01.-.-/HB02.4.-.CO02,EQ01,EV20,YO11.-.-.-.-.-/HB04.2.-.YO12=1.-.-.-.-.-/HB08.2.x.-.-.-.-.-.-/HB09.2.-.EV18.-.-.-.-.-/-/prep+draw+end+surplus+next
v4 4.1.2.11.0.0.-/TR04,TR08,TR14.CO01.-.-/HB02.4.-.?e,?e,?r,?r.-.-.-.-.-/HB04.2.-.?e.-.-.-.-.-/HB08.2.x.-.-.-.-.-.-/HB09.2.-.EV18.-.-.-.-.-/-/prep+draw+end+surplus+next
)");
}

TEST(SusanooWE30, ATradedItemIsInUseWhereItsTypeIsFree) {
    // WE-30 SUS-028 SUS-237 SUS-427 SUS-448
    // Armor finds a free place, the weapon does not.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ05+,EQ07.-.-.-.-/HB04.1.-.-.EQ10+,EQ12+.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
1? pass trade:2 use:EQ07
1 trade:2
1? pick:EQ05 pick:EQ07
1 pick:EQ05
1? pick:EQ10 pick:EQ12
1 pick:EQ10
act 2
2? no yes
2 yes
p 3.1.1.10.0.0.trade/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ07,EQ10+.-.-.-.-/HB04.1.-.-.EQ05,EQ12+.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
1? pass use:EQ07
)");
}

TEST(SusanooWE31, EverybodyTiedIsMeantAndPricesArePaidFirst) {
    // WE-31 SUS-410 SUS-416 SUS-432 SUS-434 SUS-439
    // The dead gain and lose levels with the others, but cannot be targets.
    play(R"(
p 4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.5.-.CO02,EV08,EV09,EV16.-.-.-.-.-/HB04.5.-.-.-.-.-.-.-/HB08.1.x.-.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
1? pass play:EV08 play:EV09 play:EV16
1 play:EV08
1? pick:1 pick:2 pick:4
1 pick:4
1 play:EV09
1 pick:1
1 play:EV16
1? pick:2 pick:4
p 4.1.1.10.0.0.-/TR04,TR08,TR14.CO02.EV08,EV09.-/HB01.3.-.-.-.-.-.-.-/HB04.3.-.-.-.-.-.-.-/HB08.2.x.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/-/target:1:EV16:1:0+toss:EV16+prep+draw+end+surplus+next
)");
}

TEST(SusanooWE33, CardsTakenFromDiscardsAreKnownToAll) {
    // WE-33 SUS-436 SUS-438 SUS-444 SUS-512
    // The newest Yokai becomes sake; a card kept after looking is secret.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.CO04,EQ31.YO05,OR02,YO09,EV20,YO03.-/HB01.1.-.EV11,EV13,EV14,EV15.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
1 play:EV15
* deal:EV21
* deal:EV22
* deal:OR07
* deal:YO29
* deal:YO30
v2 3.1.1.10.0.0.-/TR04,TR08,TR14.CO04,EQ31.YO05,OR02,YO09,EV20.?e,?e,?e,?e,?e/HB01.1.-.?e,?e,?e.-.-.YO03.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/look:1:e:1+toss:EV15+prep+draw+end+surplus+next
1? pick:EV21 pick:EV22 pick:OR07 pick:YO29 pick:YO30
1 pick:OR07
1 play:EV13
1 pick:EQ31
1 play:EV14
1? pick:EV13 pick:EV15 pick:EV20 pick:OR02 pick:YO05 pick:YO09
1 pick:OR02
p 3.1.1.10.0.0.-/TR04,TR08,TR14.CO04.YO05,YO09,EV20,EV15,EV13,EV14.-/HB01.1.-.EQ31=w,EV11,OR02=w,OR07.-.-.YO03.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
v3 3.1.1.10.0.0.-/TR04,TR08,TR14.CO04.YO05,YO09,EV20,EV15,EV13,EV14.-/HB01.1.-.EQ31=w,OR02=w,?e,?e.-.-.YO03.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
)");
}

TEST(SusanooWE36, AListHoldsOnlyWhatTimingAndPriceAllow) {
    // WE-36 SUS-405 SUS-416 SUS-419
    // Too low a level for the box, battle cards without a battle, no equipping out of turn.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.2.-.CO02,CO05,CO15,EQ01,YO03.-.-.-.-.-/HB04.1.-.EQ02,OR01.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
1? equip:EQ01 pass renew
2? pass
)");
}

TEST(SusanooWE43, LevelsStayBetweenOneAndTwelve) {
    // WE-43 SUS-119 SUS-230
    // What goes beyond is dropped.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.12.-.CO06.-.-.-.-.-/HB04.1.-.EV02.-.-.-.-.-/HB08.3.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
1 play:CO06
2 play:EV02
2 pick:2
p 3.1.1.10.0.0.-/TR04,TR08,TR14.CO06.EV02.-/HB01.12.-.-.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.3.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
)");
}

}  // namespace
}  // namespace engawa::susanoo
