// The worked examples of the ledger about battles.
#include "engine/games/susanoo/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooWE15, AJoinedFoeBringsItsDice) {
    // WE-15 SUS-084 SUS-203 SUS-205 SUS-316 SUS-415 SUS-475
    // Tied totals are not won; a join without a Yokai is spent for nothing.
    play(R"(
p 3.1.1.10.0.0.-/TR08,TR09,TR14.-.-.-/HB05.8.-.YO22.-.TR04+.-.-.-/HB04.1.-.EV19,YO03,YO25.-.-.-.-.-/HB08.1.-.EV18.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO22
* die:6
*? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
* die:1
= 15 13
2 play:EV19
2? pick:YO03 pick:YO25
2 pick:YO03
* die:4
* die:5
= 21 21
3 play:EV18
= 21 21
1? ask:2 ask:3 flee pass
1 pass
2 pass
3 pass
agenda flee:1+over+end+surplus+next
)");
}

TEST(SusanooWE16, SakeNeverTakesTheFighterBelowOne) {
    // WE-16 SUS-091 SUS-092 SUS-093 SUS-094 SUS-095 SUS-096 SUS-097 SUS-222 SUS-223 SUS-224 SUS-231
    // SUS-440 SUS-471 SUS-472 SUS-473 SUS-477
    // Three drinks for each side; a muted Transformation pours no more.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB08.2.-.OR08.-.TR16+.YO05,YO06,YO07,YO08.-.-/HB04.1.-.-.-.-.YO01,YO02.-.-/HB09.1.-.-.-.-.YO03,YO04.-.-/-/choice+end+surplus+next
1 fight:OR08
= 3 17
1 pour
= 3 12
2 pour
= 1 12
2 pour
3 pour
= 1 12
3? pass
1 pour
1 pour
1? ask:2 ask:3 flee pass
= 1 2
1 flee
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB08.2.-.-.-.TR16+.YO08.-.-/HB04.1.-.-.-.-.-.-.-/HB09.1.-.-.-.-.YO04.-.-/1.0.OR08:0:0.-.-.-.-.-.YO05:5,YO01:0,YO02:0,YO03:0,YO06:5,YO07:5/flee:1+over+end+surplus+next
)");
}

TEST(SusanooWE17, AHeadFromAHandJoinsAndAllowsThreeDrinksMore) {
    // WE-17 SUS-098 SUS-212 SUS-224 SUS-473 SUS-474
    // Fire against the Air head rolls an advantage, against the Fire head nothing.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB02.9.-.OR05.-.-.YO01,YO02,YO03,YO04.-.-/HB04.1.-.OR01.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:OR05
* die:6
*? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
* die:3
= 15 21
2? head:OR01 pass
2 head:OR01
= 15 40
1 pour
1 pour
1 pour
1? ask:2 ask:3 flee pass pour
1 pour
= 15 28
)");
}

TEST(SusanooWE27, ExtraDiceKeepTheBestOfThree) {
    // WE-27 SUS-451 SUS-452 SUS-453
    // The die against the fighter is one die, whatever luck.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB06.5.-.CO09,YO15.EQ15+.TR10+.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO15
*? die:1x1 die:2x7 die:3x19 die:4x37 die:5x61 die:6x91
* die:5
*? die:1x1 die:2x7 die:3x19 die:4x37 die:5x61 die:6x91
* die:4
= 15 5
1 play:CO09
*? die:1x1 die:2x7 die:3x19 die:4x37 die:5x61 die:6x91
* die:2
= 15 5

p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB06.5.-.YO07.-.TR10+.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO07
*? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
* die:4
= 6 9
)");
}

TEST(SusanooWE32, ALosingConditionEndsBlessings) {
    // WE-32 SUS-023 SUS-435 SUS-485
    // The Curse stays: it waits for a win.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.2.-.YO02,YO04.-.-.-.-.EV29,EV30/HB04.1.-.EV28.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO04
= 6 6
2 play:EV28
2 pick:1
= 4 6
1 pass
2 pass
3 pass
1 roll
* die:2
1 suffer
* deal:YO02
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.YO02,EV29,EV30,YO04.-/HB09.2.-.-.-.-.-.-.EV28/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/end+surplus+next
)");
}

TEST(SusanooWE34, AFirstTransformationSleepsUntilTheBattleIsOver) {
    // WE-34 SUS-253 SUS-423
    // It counts for nothing in the fight in which it was gained.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.5.-.EV07,YO10.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO10
= 7 4
1 play:EV07
1 pick:1
1 pick:TR14
* deal:TR01
= 7 4
p 3.1.1.10.0.0.-/TR01,TR04,TR08.-.EV07.-/HB09.5.-.-.-.TR14-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/1.0.YO10:0:0.-.-.-.-.-.-/fight+judge+over+end+surplus+next
1 pass
2 pass
3 pass
* deal:CO01
p 3.1.1.10.0.0.-/TR01,TR04,TR08.-.EV07.-/HB09.6.-.CO01.-.TR14+.YO10.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/end+surplus+next
)");
}

TEST(SusanooWE37, ArmorGivesAnElementAndSoftensTheDieAgainst) {
    // WE-37 SUS-069 SUS-072 SUS-204 SUS-453 SUS-470
    // A die against the fighter never falls below 0.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.4.-.YO14.EQ06+,EQ10+.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO14
* die:5
= 15 6

p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB02.4.-.YO17.EQ04+.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO17
* die:1
= 8 11
)");
}

TEST(SusanooWE38, FoesCountWhatTheMainFighterHas) {
    // WE-38 SUS-043 SUS-265 SUS-470 SUS-477
    // One fighter against eight foes that count different things.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,YO23.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO23
= 16 12

p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,YO18.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO18
= 16 12

p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,YO28.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO28
= 16 16

p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,YO26.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO26
= 14 13

p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,OR02.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:OR02
= 16 19

p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,YO01.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO01
= 16 6

p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,YO10.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO10
= 16 4

p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,YO20.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO20
= 16 8
)");
}

TEST(SusanooWE40, EachPowerIsPaidOncePerBattle) {
    // WE-40 SUS-415 SUS-464 SUS-470
    // A single hand card is asked for all the same.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.4.-.CO05,EV20,EV22,YO02,YO21.EQ02+,EQ34+.TR03+.YO01.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO21
* die:1
= 8 12
1? act:EQ02 act:EQ34 act:HB01 act:TR03 ask:2 ask:3 flee pass play:CO05 play:EV20 play:EV22 renew
1 act:TR03
1 pick:CO05
1 pick:YO02
= 16 12
1? act:EQ02 act:EQ34 act:HB01 ask:2 ask:3 flee pass play:EV20 play:EV22
1 act:HB01
1 pick:EV20
1 act:EQ02
1? pick:EV22
1 pick:EV22
= 22 12
1? act:EQ34 ask:2 ask:3 flee pass
1 act:EQ34
1? ask:2 ask:3 flee pass
= 22 12
)");
}

TEST(SusanooWE42, TheSideIsChosenBeforeTheDie) {
    // WE-42 SUS-455 SUS-450
    // Divine Wind for the foes, Drum Stick for the fighters.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.YO15.-.-.-.-.-/HB04.1.-.CO07,EV23.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO15
= 8 11
2 play:EV23
2? pick:fighters pick:foes
2 pick:foes
* die:3
= 8 17
2 play:CO07
2 pick:fighters
* die:5
= 15 17
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.-.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/1.0.YO15:0:0.-.-.-.EV23:2:o:0:6:0:0,CO07:2:f:7:0:0:0.-.-/fight+judge+over+end+surplus+next
)");
}

}  // namespace
}  // namespace engawa::susanoo
