// Carrying out cards: prices, order, losses, players named.
#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooCards, ACardMayBePlayedForNothing) {  // SUS-415 SUS-404
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

TEST(SusanooCards, ACardThatNamesEverybodyAsksForNobody) {  // SUS-431 SUS-433
    play(R"(
        t prep | HB10 5 hand:EV03,EV08 | HB04 3 hand:EV02 | HB08 1
        1 play:EV08
        1.level 3
        events EV08
        act 1 2 3
        1 play:EV03
        agenda random:2:0+...
        * deal:EV02
        events EV08,EV02,EV03

        # one that has a "you" does
        t prep | HB10 5 hand:EV02 | HB04 3 | HB08 1
        1 play:EV02
        1? pick:1 pick:2 pick:3
    )");
    const auto refused =
        the_game().read(options_of("", 3), position_of("aim:1:EV08+prep+draw+end+surplus+next |"
                                                       " HB10 5 | HB04 3 | HB08 1"));
    EXPECT_FALSE(refused.ok());
}

TEST(SusanooCards, APriceMustBePaidInFull) {  // SUS-416 SUS-418
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

TEST(SusanooCards, ImmediateEventsHaveNoPrice) {  // SUS-416
    play(R"(
        t prep | HB10 1 hand:EV02 | HB04 | HB08
        1 play:EV02
        1 pick:1
        1.level 1
        events EV02
    )");
}

TEST(SusanooCards, APlayedCardIsNoHandCardForItself) {  // SUS-418
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

TEST(SusanooCards, NobodyAnswersACardBeingCarriedOut) {  // SUS-406
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

TEST(SusanooCards, SeveralPlayersAreServedClockwiseFromThePlayerAtTurn) {  // SUS-408 SUS-433
    play(R"(
        t prep active=2 | HB10 hand:EV04 | HB04 | HB08 | HB09 dead
        1 play:EV04
        agenda deal:E:2+...
        * deal:YO11
        agenda deal:E:3+...
        * deal:YO12
        agenda deal:E:1+...
        * deal:YO13
        1.hand YO13
        2.hand YO11
        3.hand YO12
        4.hand -

        t prep active=3 | HB10 hand:EV03,YO01 | HB04 | HB08 hand:YO02,YO03
        1 play:EV03
        *? deal:YO02x1 deal:YO03x1
        * deal:YO02
        *? deal:YO01x1
        * deal:YO01
        events YO02,YO01,EV03
    )");
}

TEST(SusanooCards, HighestAndLowestAreAllWhoAreTied) {  // SUS-432 SUS-410
    play(R"(
        t prep | HB10 5 hand:EV08,EV09 | HB04 5 | HB08 5 dead | HB09 2
        1 play:EV08
        1.level 3
        2.level 3
        3.level 3
        4.level 2
        1 play:EV09
        4.level 3
        1.level 3

        t prep | HB10 5 hand:EV09 | HB04 5 | HB08 2 dead | HB09 2
        1 play:EV09
        3.level 3
        4.level 3
        1.level 5
    )");
}

TEST(SusanooCards, ATargetIsAnotherLivingPlayerNamedWhenItIsReached) {  // SUS-434 SUS-410
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

TEST(SusanooCards, StealingNamesAPlayerWhoHasSuchACard) {  // SUS-437
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

TEST(SusanooCards, ALossWithoutAChoiceIsNotAsked) {  // SUS-439
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

TEST(SusanooCards, ACostIsPickedEvenWithoutAChoice) {  // SUS-439
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB01 2 hand:EV02 | HB04 | HB08
        1 act:HB01
        1? pick:EV02
        1 pick:EV02
        = 7 8
    )");
}

TEST(SusanooCards, CardsThatLeaveTogetherGoByCardId) {  // SUS-409
    // Yamauba takes the whole hand.
    play(R"(
        t hurt:1:YO22+over+end+surplus+next battle=1.0.YO22:0:0.-.-.-.-.-.- | HB10 3 hand:YO03,EV20,CO01,OR05,EV01 | HB04 | HB08
        1 suffer
        events EV01,EV20,OR05,YO03,YO22
        rewards CO01
        1.level 2
    )");
}

TEST(SusanooCards, TheSakeDrinksWithTheLowestNumbersGo) {  // SUS-440
    play(R"(
        t prep | HB10 hand:EV17 | HB04 sake:YO09,YO12,YO30 | HB08
        1 play:EV17
        1 pick:2
        1.sake YO09
        2.sake YO12,YO30

        t hurt:1:YO05+over+end+surplus+next battle=1.0.YO05:0:0.-.-.-.-.-.- | HB10 3 sake:YO09,YO02 | HB04 | HB08
        1 suffer
        1.sake YO09
        events YO02,YO05
    )");
}

}  // namespace
}  // namespace engawa::susanoo
