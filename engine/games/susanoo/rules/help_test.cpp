// Help: whom to ask, terms, what is reserved, sharing.
#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooHelp,
     TheMainFighterMayAskEachOtherLivingPlayerOnce) {  // SUS-075 SUS-218 SUS-461 SUS-262
    // Also with a total that would win.
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 6 lasting:EV29 items:EQ26+ | HB04 | HB08 | HB09 dead
        = 11 8
        1? ask:2 ask:3 flee pass
        2? pass
        1 ask:2
        battle.asked 2
        1 k:0
        1 y:0
        1 side:0
        2 no
        1? ask:3 flee pass
        1! ask:2 SUS-218
        1 ask:3
        1 k:0
        1 y:0
        1 side:0
        3 no
        1? flee pass
        battle.asked 2,3
    )");
}

TEST(SusanooHelp, ABattleHasRoomForOneHelper) {  // SUS-076 SUS-217 SUS-461
    play(R"(
        t answer:2+fight+judge+over+end+surplus+next battle=1.0.YO20:0:0.2.-.0:0:0.-.-.- | HB10 3 | HB04 3 | HB08
        2 yes
        battle.helper 2
        1? pass
        2? pass
        1! ask:3 SUS-217
        2! flee
    )");
}

TEST(SusanooHelp, AnOfferIsMadeInStepsAndCannotBeWithdrawn) {  // SUS-311 SUS-312 SUS-462
    play(R"(
        t fight battle=1.0.YO32:0:0,YO10:0:0.-.-.-.-.-.- | HB10 3 sake:YO01,YO02,YO03,YO04 items:EQ22+,EQ26 | HB04 3 | HB08
        1 ask:2
        1? k:0 k:1 k:2 k:3 k:4
        1 k:4
        battle.offer 4:-:-
        1? y:0 y:1
        1 y:1
        1? side:0 side:1 side:2 side:3 side:EQ22 side:EQ26
        1 side:3
        battle.offer 4:1:3
        act 2
    )");
}

TEST(SusanooHelp, AnswersAreYesNoAndOneCounterOffer) {  // SUS-077 SUS-078 SUS-313 SUS-463 SUS-462
    // The counter-offer asks for the main fighter's stock.
    play(R"(
        t answer:2+fight+judge+over+end+surplus+next battle=1.0.YO20:0:0.2.-.0:0:0.-.-.- | HB10 3 sake:YO01 items:EQ22+ | HB04 3 sake:YO02,YO03 items:EQ26+ | HB08
        2? counter no yes
        2 counter
        act 2
        2? k:0 k:1 k:2
        2 k:2
        2? y:0 y:1
        2 y:1
        2? side:0 side:1 side:EQ22
        2 side:EQ22
        act 1
        1? no yes
        1 yes
        battle.helper 2
        battle.deal 2:1:EQ22
        battle.offer -

        t counter_answer:1:2+fight+judge+over+end+surplus+next battle=1.0.YO20:0:0.2.-.2:1:0.-.-.- | HB10 3 | HB04 3 | HB08
        1 no
        battle.helper 0
        battle.deal -
        battle.offer -
        1? ask:3 flee pass
    )");
}

TEST(SusanooHelp, TheTermsAreOpenToAll) {  // SUS-315
    play(R"(
        t answer:2+fight+judge+over+end+surplus+next battle=1.0.YO20:0:0.2.-.1:0:EQ22.-.-.- | HB10 3 items:EQ22+ | HB04 3 | HB08
        v0 battle.offer 1:0:EQ22
        v3 battle.offer 1:0:EQ22
        act 2
    )");
}

TEST(SusanooHelp, FighterAndHelperAddTheirTotals) {  // SUS-080 SUS-470
    play(R"(
        t answer:2+fight+judge+over+end+surplus+next battle=1.0.YO20:0:0.2.-.0:0:0.-.-.- | HB01 3 items:EQ26+ | HB04 5 items:EQ22+ forms:TR14+ | HB08
        = 7 8
        2 yes
        = 18 8
    )");
}

const std::string kWon = R"( | HB09 9 sake:YO01,YO02 items:EQ22+ passed | HB02 9 passed | HB08
        3 pass)";

TEST(SusanooHelp, TheLevelsGoToTheOneWhoStartedTheBattle) {  // SUS-079 SUS-256
    play("t fight battle=1.2.YO30:0:0.2.0:0:0.-.-.-.-" + kWon + R"(
        * deal:EQ01
        * deal:EQ02
        * deal:EQ03
        1.level 11
        2.level 9
        1.sake YO01,YO02,YO30
        2.sake -
    )");
}

TEST(SusanooHelp, TheHelperTakesTheAgreedOpenRewardsFirst) {  // SUS-082 SUS-219 SUS-466 SUS-512
    play("t fight battle=1.2.YO30:0:0.2.2:0:0.-.-.-.-" + kWon + R"(
        act *
        * deal:EQ01
        * deal:CO02
        * deal:EQ03
        row CO02,EQ01,EQ03
        v0 row CO02,EQ01,EQ03
        act 2
        2? pick:CO02 pick:EQ01 pick:EQ03
        2 pick:CO02
        2? pick:EQ01 pick:EQ03
        2 pick:EQ03
        1.hand EQ01=w
        2.hand CO02=w,EQ03=w
        row -
    )");
}

TEST(SusanooHelp, WithFewRewardsLeftTheHelperGetsWhatThereIs) {  // SUS-314 SUS-466
    play(
        "t fight battle=1.2.YO30:0:0.2.3:0:0.-.-.-.- | HB09 9 passed | HB02 9 passed | "
        "HB08 items:EQ01..EQ35 hand:CO01..CO14" +
        std::string{R"(
        3 pass
        * deal:CO15
        2? pick:CO15
        2 pick:CO15
        2.hand CO15=w
        1.hand -
        1.level 11
    )"});
}

TEST(SusanooHelp, ThePromisedYokaiBecomesTheHelpersSake) {  // SUS-078 SUS-256
    play("t fight battle=1.2.YO30:0:0,YO10:0:0.2.0:1:0.-.-.-.-" + kWon + R"(
        * deal:EQ01
        * deal:EQ02
        * deal:EQ03
        * deal:EQ04
        1.sake YO01,YO02
        2.sake YO10,YO30
    )");
}

TEST(SusanooHelp, PromisesArePaidOnVictoryOnly) {  // SUS-221 SUS-220
    play("t fight battle=1.2.YO30:0:0.2.0:0:2.-.-.-.-" + kWon + R"(
        * deal:EQ01
        * deal:EQ02
        * deal:EQ03
        1.sake YO30
        2.sake YO01,YO02
    )");
    play("t fight battle=1.2.YO30:0:0.2.0:0:EQ22.-.-.-.-" + kWon + R"(
        * deal:EQ01
        * deal:EQ02
        * deal:EQ03
        1.items -
        2.items EQ22+
    )");
    play(R"(
        t fight battle=1.2.YO32:0:0.2.0:0:2.-.-.-.- | HB09 1 sake:YO01,YO02 passed | HB02 1 passed | HB08
        = 6 12
        3 pass
        1 roll
        * die:6
        2 roll
        * die:6
        1.sake YO01,YO02
        2.sake -
    )");
}

TEST(SusanooHelp, ForAHeadTheFighterPaysFromTheOwnStock) {  // SUS-220 SUS-311 SUS-462
    // No rewards, no Yokai: only the side payment is left to speak of.
    play(R"(
        t fight battle=1.0.OR04:0:0.-.-.-.-.-.- | HB09 9 sake:YO01,YO02 items:EQ33+ | HB10 9 | HB08
        1 ask:2
        1? k:0
        1 k:0
        1? side:0 side:1 side:2 side:EQ33
        1 side:EQ33
        battle.offer 0:0:EQ33
        2 yes
        battle.deal 0:0:EQ33
    )");
}

TEST(SusanooHelp, WhatIsPromisedIsReserved) {  // SUS-221 SUS-464
    play(R"(
        # one of two drinks is promised: one can be poured
        t fight battle=1.2.OR04:0:0.2.0:0:1.-.-.-.- | HB09 9 sake:YO01,YO02 | HB10 9 | HB08
        1 pour
        1.sake YO02
        1! pour

        # both are promised
        t fight battle=1.2.OR04:0:0.2.0:0:2.-.-.-.- | HB09 9 sake:YO01,YO02 items:EQ34+ | HB10 9 | HB08
        1? pass

        # the promised item pays neither a renewal nor a cost
        t fight battle=1.2.YO20:0:0.2.0:0:EQ33.-.-.-.- | HB09 9 items:EQ33+,EQ25+ | HB10 9 | HB08
        1? act:EQ25 pass
        1 act:EQ25
        1? pick:EQ25

        t fight battle=1.2.YO20:0:0.2.0:0:EQ25.-.-.-.- | HB09 9 items:EQ33+,EQ25+ | HB10 9 | HB08
        1? act:EQ25 pass renew
        1 renew
        1? pay:EQ33
    )");
}

TEST(SusanooHelp, OthersMayTakeWhatIsReserved) {  // SUS-221 SUS-437 SUS-464 SUS-318
    // What is left pays: the beaten Yokai became a drink just before.
    play(R"(
        t fight battle=1.2.YO30:0:0.2.0:0:2.-.-.-.- | HB09 9 sake:YO01,YO02 passed | HB02 9 passed | HB08 hand:EV17
        3 play:EV17
        3 pick:1
        3.sake YO01
        1 pass
        2 pass
        3 pass
        * deal:EQ01
        * deal:EQ02
        * deal:EQ03
        1.sake -
        2.sake YO02,YO30
    )");
}

TEST(SusanooHelp, ABarrierStopsAskingButNoHelperLeaves) {  // SUS-465
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 3 | HB04 3 | HB08 hand:EV24
        3 play:EV24
        1? flee pass
        1! ask:2 SUS-465

        t fight battle=1.2.YO20:0:0.2.0:0:0.-.-.-.- | HB10 3 | HB04 3 | HB08 hand:EV24
        3 play:EV24
        battle.helper 2
        = 7 8
    )");
}

TEST(SusanooHelp, TheAgreedNumberStaysIfFoesJoin) {  // SUS-466
    play(R"(
        t fight battle=1.2.YO30:0:0.2.1:0:0.-.-.-.- | HB09 12 passed | HB02 12 passed | HB08 hand:EV18,YO10
        3 play:EV18
        3 pick:YO10
        battle.deal 1:0:0
        1 pass
        2 pass
        3 pass
        * deal:EQ01
        * deal:EQ02
        * deal:EQ03
        * deal:EQ04
        act 2
        2 pick:EQ02
        1.hand EQ01=w,EQ03=w,EQ04=w
        2.hand EQ02=w
    )");
}

}  // namespace
}  // namespace engawa::susanoo
