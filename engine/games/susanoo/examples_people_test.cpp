// The worked examples of the ledger about help, escape, death, secrets, ends and scores.
#include "engine/games/susanoo/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooWE13, AnOfferIsCounteredRefusedAndAnotherAccepted) {
    // WE-13 SUS-311 SUS-312 SUS-313 SUS-314 SUS-315 SUS-461 SUS-462 SUS-463 SUS-464
    // Who was asked is not asked again; with a helper there is no flight and no request.
    play(R"(
p 4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.YO30.EQ22+,EQ26+.-.YO01.-.-/HB04.5.-.-.EQ33+.-.-.-.-/HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO30
= 9 13
1? ask:2 ask:3 ask:4 flee pass
1 ask:2
1? k:0 k:1 k:2 k:3
1 k:1
1 y:0
1? side:0 side:1 side:EQ22 side:EQ26
1 side:0
act 2
2? counter no yes
2 counter
2 k:2
2 y:1
2 side:EQ22
1? no yes
p 4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ22+,EQ26+.-.YO01.-.-/HB04.5.-.-.EQ33+.-.-.-.-/HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/1.0.YO30:0:0.2.-.2:1:EQ22.-.-.-/counter_answer:1:2+fight+judge+over+end+surplus+next
1 no
1? ask:3 ask:4 flee pass
1 ask:3
1 k:0
1 y:1
1 side:1
3 yes
= 16 13
1? pass
p 4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ22+,EQ26+.-.YO01.-.-/HB04.5.-.-.EQ33+.-.-.-.-/HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/1.3.YO30:0:0.2,3.0:1:1.-.-.-.-/fight+judge+over+end+surplus+next
)");
}

TEST(SusanooWE14, TwoWinnersShareOpenRewards) {
    // WE-14 SUS-080 SUS-082 SUS-219 SUS-318 SUS-430 SUS-440 SUS-466 SUS-512
    // Level, open rewards, the pick of the helper, the rest, the Yokai, the payment, win effects.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.6.-.YO17.EQ05+.-.YO01,YO02.-.-/HB10.7.-.-.EQ12+.-.-.-.-/HB08.2.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO17
* die:2
= 11 13
1 ask:2
1 k:1
1 y:0
1 side:1
2 yes
= 19 13
1 pass
2 pass
3 pass
* deal:EQ33
* deal:CO05
2? pick:CO05 pick:EQ33
2 pick:EQ33
* deal:EV07
* deal:YO09
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.7.-.CO05=w.EQ05+.-.YO02,YO17.-.-/HB10.7.-.EQ33=w,EV07,YO09.EQ12+.-.YO01.-.-/HB08.2.-.-.-.-.-.-.-/-/end+surplus+next
v3 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.7.-.CO05=w.EQ05+.-.YO02,YO17.-.-/HB10.7.-.EQ33=w,?e,?e.EQ12+.-.YO01.-.-/HB08.2.-.-.-.-.-.-.-/-/end+surplus+next
)");
}

TEST(SusanooWE18, WardsStopLosingConditions) {
    // WE-18 SUS-306 SUS-227 SUS-228 SUS-481 SUS-482 SUS-483 SUS-484 SUS-485 SUS-486
    // A ward bought after the failed roll stops Death; the next failure is suffered.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB07.3.-.CO03,CO05,EV20,YO31.EQ25+,EQ26+.-.-.-.-/HB04.1.-.EV18,YO13.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO31
2 play:EV18
2 pick:YO13
* die:2
= 8 25
1 pass
2 pass
3 pass
act 1
1? act:EQ25 act:HB07 play:CO03 play:CO05 roll
1 play:CO03
1 roll
* die:3
act 1
1? act:EQ25 act:HB07 play:CO05 suffer
1 act:HB07
1? pick:CO05 pick:EV20
1 pick:EV20
*? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
* die:1
1? act:EQ25 play:CO05 suffer
1 suffer
p 3.1.1.10.0.0.-/TR04,TR08,TR14.CO03.EV20,YO31,YO13,EV18.-/HB07.2.-.CO05.EQ25+,EQ26+.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/end+surplus+next
)");
}

TEST(SusanooWE19, TheDeadAreLootedByTheLowestLevelFirst) {
    // WE-19 SUS-103 SUS-104 SUS-105 SUS-106 SUS-107 SUS-108 SUS-109 SUS-238 SUS-239 SUS-240 SUS-241
    // SUS-491 SUS-492 SUS-493 SUS-494 SUS-495
    // Level, Transformation, sake and head stay; there is no End phase.
    play(R"(
p 4.1.1.10.0.0.-/TR04,TR08,TR09.-.-.-/HB01.4.-.CO04,EV10=w,OR02,YO05.EQ08+,EQ33+.TR14+.YO01.OR07.EV28/HB04.3.-.-.-.-.-.-.-/HB08.2.-.-.-.-.-.-.-/HB09.3.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:OR02
1 flee
1 roll
* die:4
1? suffer
v2 4.1.1.10.0.0.-/TR04,TR08,TR09.-.-.-/HB01.4.-.EV10=w,?e,?r.EQ08+,EQ33+.TR14+.YO01.OR07.EV28/HB04.3.-.-.-.-.-.-.-/HB08.2.-.-.-.-.-.-.-/HB09.3.-.-.-.-.-.-.-/1.0.OR02:0:0.-.-.-.-.-.-/hurt:1:OR02+over+end+surplus+next
1 suffer
act 3
v2 4.1.1.10.0.0.-/TR04,TR08,TR09.-.EV28.CO04,EQ08,EQ33,EV10,YO05/HB01.4.x.-.-.TR14+.YO01.OR07.-/HB04.3.-.-.-.-.-.-.-/HB08.2.-.-.-.-.-.-.-/HB09.3.-.-.-.-.-.-.-/1.0.OR02:0:0.-.-.-.-.-.-/loot:3+loot:2+loot:4+bury+switch:1+over+end+surplus+next
3? pick:CO04 pick:EQ08 pick:EQ33 pick:EV10 pick:YO05 skip
3 pick:EQ33
2 skip
4 pick:EV10
1? keep pick:HB02 pick:HB03 pick:HB05 pick:HB06 pick:HB07 pick:HB10
1 pick:HB05
p 4.1.2.11.0.0.-/TR04,TR08,TR09.CO04,EQ08.EV28,YO05,OR02.-/HB05.4.x.-.-.TR14+.YO01.OR07.-/HB04.3.-.-.-.-.-.-.-/HB08.2.-.EQ33=w.-.-.-.-.-/HB09.3.-.EV10=w.-.-.-.-.-/-/prep+draw+end+surplus+next
act 2 3 4
)");
}

TEST(SusanooWE22, TheEighthHeadEndsTheGameAfterItsSpoils) {
    // WE-22 SUS-119 SUS-120 SUS-247 SUS-407 SUS-501
    // The pick and the refill still take place; gains above level 12 are dropped.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB02.11.-.OR05.EQ33+.-.YO01,YO02.OR01,OR02,OR03.-/HB04.8.-.-.-.-.YO03,YO04.OR04,OR06.-/HB08.7.-.-.-.TR01+,TR02,TR05.-.OR07,OR08.-/-/choice+end+surplus+next
1 fight:OR05
* die:4
* die:2
= 21 19
1 pass
2 pass
3 pass
1? pick:TR04 pick:TR08 pick:TR14
1 pick:TR04
* deal:TR20
p 3.1.1.10.0.0.-/TR08,TR14,TR20.-.-.-/HB02.12.-.-.EQ33+.TR04+.YO01,YO02.OR01,OR02,OR03,OR05.-/HB04.8.-.-.-.-.YO03,YO04.OR04,OR06.-/HB08.7.-.-.-.TR01+,TR02,TR05.-.OR07,OR08.-/-/over:heads
score 1 53 = level:12 top:5 heads:23 sake:2 most:3 items:5 forms:3
score 2 24 = level:8 heads:11 sake:2 most:3
score 3 28 = level:7 heads:11 forms:8 pairs:2
win 1
)");
}

TEST(SusanooWE23, TheEmptyTransformationDeckEndsTheGame) {
    // WE-23 SUS-121 SUS-246 SUS-407 SUS-416 SUS-501
    // The card is carried out; then the window does not go on.
    play(R"(
p 3.1.1.10.0.0.-/TR18,TR19,TR20.-.-.-/HB01.4.-.CO15.-.TR01+,TR02,TR03,TR04,TR05,TR06,TR07.-.-.-/HB04.1.-.-.-.TR08+,TR09,TR10,TR11,TR12.-.-.-/HB08.1.-.-.-.TR13+,TR14,TR15,TR16.-.-.-/-/prep+draw+end+surplus+next
1 play:CO15
1 pick:TR20
* deal:TR17
p 3.1.1.10.0.0.-/TR17,TR18,TR19.CO15.-.-/HB01.2.-.-.-.TR01+,TR02,TR03,TR04,TR05,TR06,TR07,TR20.-.-.-/HB04.1.-.-.-.TR08+,TR09,TR10,TR11,TR12.-.-.-/HB08.1.-.-.-.TR13+,TR14,TR15,TR16.-.-.-/-/over:forms
score 1 35 = level:2 top:5 forms:22 pairs:6
score 2 19 = level:1 forms:14 pairs:4
score 3 16 = level:1 forms:11 pairs:4
win 1
)");
}

TEST(SusanooWE24, TheFourthReshuffleIsTheEnd) {
    // WE-24 SUS-261 SUS-442 SUS-443 SUS-501
    // With two reshuffles used there is one more.
    play(R"(
p 3.1.1.10.3.0.-/TR04,TR08,TR14.-.OR01,OR02,OR03,OR04,OR05,OR06,OR07,OR08,YO02,YO03,YO04,YO05,YO06,YO07,YO08,YO09,YO10,YO11,YO12,YO13,YO14,YO15,YO16,YO17,YO18,YO19,YO20,YO21,YO22,YO23,YO24,YO25,YO26,YO27,YO28,YO29,YO30,YO31,YO32,EV01,EV02,EV03,EV04,EV05,EV06,EV07,EV08,EV09,EV10,EV11,EV12,EV13,EV14,EV15,EV16,EV17,EV18,EV19,EV20,EV21,EV22,EV23,EV24,EV25,EV26,EV27,EV28,EV29.-/HB01.2.-.EV30.-.-.-.-.-/HB04.1.-.YO01.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
1 pass
2 pass
3 pass
p 3.1.1.10.3.0.-/TR04,TR08,TR14.-.OR01,OR02,OR03,OR04,OR05,OR06,OR07,OR08,YO02,YO03,YO04,YO05,YO06,YO07,YO08,YO09,YO10,YO11,YO12,YO13,YO14,YO15,YO16,YO17,YO18,YO19,YO20,YO21,YO22,YO23,YO24,YO25,YO26,YO27,YO28,YO29,YO30,YO31,YO32,EV01,EV02,EV03,EV04,EV05,EV06,EV07,EV08,EV09,EV10,EV11,EV12,EV13,EV14,EV15,EV16,EV17,EV18,EV19,EV20,EV21,EV22,EV23,EV24,EV25,EV26,EV27,EV28,EV29.-/HB01.2.-.EV30.-.-.-.-.-/HB04.1.-.YO01.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/over:events

p 3.1.1.10.2.0.-/TR04,TR08,TR14.-.OR01,OR02,OR03,OR04,OR05,OR06,OR07,OR08,YO02,YO03,YO04,YO05,YO06,YO07,YO08,YO09,YO10,YO11,YO12,YO13,YO14,YO15,YO16,YO17,YO18,YO19,YO20,YO21,YO22,YO23,YO24,YO25,YO26,YO27,YO28,YO29,YO30,YO31,YO32,EV01,EV02,EV03,EV04,EV05,EV06,EV07,EV08,EV09,EV10,EV11,EV12,EV13,EV14,EV15,EV16,EV17,EV18,EV19,EV20,EV21,EV22,EV23,EV24,EV25,EV26,EV27,EV28,EV29.-/HB01.2.-.EV30.-.-.-.-.-/HB04.1.-.YO01.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
1 pass
2 pass
3 pass
* deal:EV02
agenda choice+end+surplus+next
)");
}

TEST(SusanooWE28, AHiddenTheftClearsWhatOthersKnew) {
    // WE-28 SUS-437 SUS-510 SUS-514 SUS-515 SUS-519
    // Thief and victim know the card, the rest see a back and lose EV10.
    play(R"(
p 4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.2.-.CO01,EV12.-.-.-.-.-/HB04.1.-.CO06=w,EV10=w,YO11.-.-.-.-.-/HB08.1.-.EV22.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
1 play:EV12
1? pick:2 pick:3
1 pick:2
*? deal:CO06x1 deal:EV10x1 deal:YO11x1
* deal:YO11
p 4.1.1.10.0.0.-/TR04,TR08,TR14.-.EV12.-/HB01.2.-.CO01,YO11=2.-.-.-.-.-/HB04.1.-.CO06=w,EV10=1.-.-.-.-.-/HB08.1.-.EV22.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
v1 4.1.1.10.0.0.-/TR04,TR08,TR14.-.EV12.-/HB01.2.-.CO01,YO11=2.-.-.-.-.-/HB04.1.-.CO06=w,EV10=1.-.-.-.-.-/HB08.1.-.?e.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
v2 4.1.1.10.0.0.-/TR04,TR08,TR14.-.EV12.-/HB01.2.-.YO11=2,?r.-.-.-.-.-/HB04.1.-.CO06=w,EV10=1.-.-.-.-.-/HB08.1.-.?e.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
v3 4.1.1.10.0.0.-/TR04,TR08,TR14.-.EV12.-/HB01.2.-.?e,?r.-.-.-.-.-/HB04.1.-.CO06=w,?e.-.-.-.-.-/HB08.1.-.EV22.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
v0 4.1.1.10.0.0.-/TR04,TR08,TR14.-.EV12.-/HB01.2.-.?e,?r.-.-.-.-.-/HB04.1.-.CO06=w,?e.-.-.-.-.-/HB08.1.-.?e.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
)");
}

TEST(SusanooWE35, AFinalScoreCountsEveryPart) {
    // WE-35 SUS-122 SUS-123 SUS-124 SUS-125 SUS-126 SUS-127 SUS-128 SUS-129 SUS-130 SUS-131 SUS-132
    // SUS-133 SUS-248 SUS-249 SUS-250 SUS-251 SUS-503
    // An item in hand has its VP but completes no set.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.9.-.CO06,EV10,YO09.EQ22+,EQ24+,EQ27+.TR01+,TR03,TR18.YO01,YO02,YO03.OR01,OR02.-/HB04.8.-.EQ33.EQ29+,EQ31+.TR20+.YO04,YO05.-.-/HB08.8.-.CO15.-.-.-.OR03.-/-/over:events
score 1 60 = level:9 top:5 heads:11 sake:3 most:5 items:11 forms:9 pairs:2 sets:5
score 2 27 = level:8 sake:2 items:13 forms:2 cards:2
score 3 16 = level:8 heads:5 items:3
win 1
)");
}

TEST(SusanooWE39, AnnullingTheBarrierLetsHelpBeAskedAgain) {
    // WE-39 SUS-465 SUS-479 SUS-480
    // Block_help lasts as long as its card lies there.
    play(R"(
p 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.2.-.CO14,YO18.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.EV24.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO18
1? ask:2 ask:3 flee pass play:CO14
3 play:EV24
1? flee pass play:CO14
1 play:CO14
1 pick:EV24
1? ask:2 ask:3 flee pass
)");
}

TEST(SusanooWE41, TheHelperDiesAndTheFighterGoesOn) {
    // WE-41 SUS-083 SUS-227 SUS-242 SUS-484 SUS-495
    // A ward that is there is used without a question.
    play(R"(
p 4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.2.-.CO05,YO31.-.-.-.-.-/HB10.3.-.EQ33,EV20.EQ09+.-.-.-.-/HB08.4.-.-.-.-.-.-.-/HB06.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
1 fight:YO31
1 ask:2
1 k:3
1 y:1
1 side:0
2 yes
1 play:CO05
1 pass
2 pass
3 pass
4 pass
1 roll
* die:2
act 2
2 roll
* die:3
2 suffer
act 4
4 pick:EQ33
1 pick:EV20
3 skip
2 keep
p 4.1.1.10.0.0.-/TR04,TR08,TR14.CO05,EQ09.YO31.-/HB09.2.-.EV20=w.-.-.-.-.-/HB10.3.x.-.-.-.-.-.-/HB08.4.-.-.-.-.-.-.-/HB06.1.-.EQ33=w.-.-.-.-.-/-/end+surplus+next
act 1 3 4
)");
}

}  // namespace
}  // namespace engawa::susanoo
