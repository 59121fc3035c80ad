// Heads of Orochi and sake.
#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooOrochi, AHeadIsFoughtLikeAYokai) {  // SUS-047 SUS-048 SUS-090 SUS-210
    // Level, element, battle condition, help and retreat as with a Yokai.
    play(R"(
        t deal:D:1+end+surplus+next | HB04 9 | HB10 | HB08
        * deal:OR01
        * die:2
        battle.foes OR01:+2:0
        = 12 19
        1? ask:2 ask:3 flee pass

        t choice | HB09 5 hand:OR04 | HB10 5 | HB08
        1 fight:OR04
        = 7 18
        1 ask:2
        1 k:0
        1 side:0
        2 yes
        = 11 22
    )");
}

TEST(SusanooOrochi, EveryHeadShowsLevelElementAndCondition) {  // SUS-048 SUS-049
    int heads = 0;
    for (const Card& card : the_game().cards().cards) {
        if (card.kind != Kind::OrochiHead) continue;
        ++heads;
        EXPECT_GT(card.level, 0) << card.id;
        EXPECT_FALSE(card.effects.empty()) << card.id;
        for (const Effect& effect : card.effects) EXPECT_NE(effect.on, Trigger::Bad) << card.id;
        // Death is what every one of them brings.
        play("t hurt:1:" + card.id + "+over+end+surplus+next battle=1.0." + card.id +
             ":0:0.-.-.-.-.-.- | HB10 4 | HB04 | HB09\n1 suffer\n1.flags x\n1 keep\nevents " +
             card.id);
    }
    EXPECT_EQ(heads, 8);
}

TEST(SusanooOrochi,
     EachDrinkOfTheFightersTakesThreeFromTheHead) {  // SUS-091 SUS-092 SUS-472 SUS-473
    play(R"(
        t fight battle=1.0.OR07:0:0.-.-.-.-.-.- | HB10 9 sake:YO01,YO02,YO03,YO04 | HB04 | HB08
        = 9 22
        1 pour
        = 9 19
        1 pour
        = 9 16
        1 pour
        = 9 13
        battle.poured YO01:3,YO02:3,YO03:3
        1? ask:2 ask:3 flee pass
        1! pour SUS-473
        1.sake YO04
    )");
}

TEST(SusanooOrochi, ADrinkKeepsTheValueOfItsPouring) {  // SUS-472
    // With Kushinada 2 more, with the Harvest 1 more; muting later changes nothing.
    play(R"(
        t fight battle=1.0.OR07:0:0.-.-.-.-.-.- | HB08 9 sake:YO01,YO02 forms:TR16+ | HB04 hand:EV27 | HB10
        1 pour
        = 12 16
        2 play:EV27
        = 10 16
        1 pour
        = 10 11
        battle.poured YO01:6,YO02:5
    )");
}

TEST(SusanooOrochi, OthersPourAgainstTheFighter) {  // SUS-094 SUS-095 SUS-223 SUS-472 SUS-473
    play(R"(
        t fight battle=1.0.OR07:0:0.-.-.-.-.-.- | HB10 12 | HB04 sake:YO01,YO02 | HB08 sake:YO03,YO04
        2 pour
        = 9 22
        2 pour
        = 6 22
        3 pour
        = 3 22
        3? pass
        3! pour SUS-473
        battle.poured YO01:0,YO02:0,YO03:0
        3.sake YO04
    )");
}

TEST(SusanooOrochi, HostileSakeLeavesTheHelperAlone) {  // SUS-223 SUS-470 SUS-471
    play(R"(
        t fight battle=1.2.OR04:0:0.2.0:0:0.-.-.-.- | HB10 2 | HB09 5 sake:YO01 | HB08 sake:YO03
        = 8 22
        3 pour
        = 7 22
        2 pour
        = 7 19
        battle.poured YO03:0,YO01:3
    )");
}

TEST(SusanooOrochi, NothingTakesAFighterBelowOne) {  // SUS-096 SUS-231 SUS-471
    play(R"(
        t fight battle=1.0.OR07:0:0.-.-.-.-.-.- | HB10 5 | HB04 sake:YO01,YO02,YO03 | HB08
        2 pour
        = 2 22
        2 pour
        = 1 22
        2 pour
        = 1 22

        # the Curse alone: 1 - 2 is 1 too, with and without sake
        t fight battle=1.0.OR07:0:0.-.-.-.-.-.- | HB10 1 lasting:EV28 | HB04 sake:YO01 | HB08
        = 1 22
        2 pour
        = 1 22

        # a helper under the Curse brings 1
        t fight battle=1.2.OR07:0:0.2.0:0:0.-.-.-.- | HB10 5 | HB04 1 lasting:EV28 items:EQ19+ | HB08
        = 6 18
    )");
}

TEST(SusanooOrochi, TheFloorIsForTheWholeTotalWithPlayedCards) {  // SUS-223 SUS-470 SUS-471
    // 10 of the own, 9 of a card: three drinks leave 10 of 19, whenever the card is played.
    play(R"(
        t fight battle=1.0.OR07:0:0.-.-.-.CO09:3:-:9:0:0:0.-.YO01:0,YO02:0,YO03:0 | HB10 10 | HB04 | HB08
        = 10 22

        t fight battle=1.0.OR07:0:0.-.-.-.CO11:3:-:3:0:0:0.-.YO01:0,YO02:0 | HB10 5 | HB04 | HB08
        = 2 22

        t fight battle=1.0.OR07:0:0.-.-.-.-.-.YO01:0,YO02:0,YO03:0 | HB10 1 hand:CO11 | HB04 | HB08
        = 1 22
        1 play:CO11
        = 1 22
    )");
}

TEST(SusanooOrochi, TheHelperPoursOnTheHeadAndTheLimitIsShared) {  // SUS-222 SUS-092
    play(R"(
        t fight battle=1.2.OR04:0:0.2.0:0:0.-.-.-.YO05:3 | HB10 2 sake:YO01,YO02 | HB09 5 sake:YO03,YO04 | HB08
        2 pour
        1 pour
        = 8 13
        1? pass
        2? pass
    )");
}

TEST(SusanooOrochi, TwoHeadsAllowSixDrinksButThreeHostile) {  // SUS-224 SUS-473
    play(R"(
        t fight battle=1.0.OR07:0:0,OR04:0:0.-.-.-.-.-.YO09:3,YO10:3,YO11:3,YO12:0,YO13:0,YO14:0 | HB10 9 sake:YO01,YO02,YO03,YO04 | HB04 sake:YO05 | HB08
        1 pour
        1 pour
        1 pour
        1- pour
        2- pour
    )");
}

TEST(SusanooOrochi, NoSakeAgainstPlainYokai) {  // SUS-225 SUS-473
    play(R"(
        t fight battle=1.0.YO30:0:0.-.-.-.-.-.- | HB10 9 sake:YO01 | HB04 sake:YO02 | HB08
        1! pour SUS-225
        2! pour SUS-225
    )");
}

TEST(SusanooOrochi, AnyPlayerAddsAHeadFromTheHand) {  // SUS-098 SUS-212 SUS-474
    play(R"(
        t fight battle=1.0.OR07:0:0.-.-.-.-.-.- | HB10 9 hand:OR02 heads:OR01 | HB04 hand:OR05 heads:OR06 | HB08
        1+ head:OR02
        1- head:OR01
        2? head:OR05 pass
        2 head:OR05
        agenda die:card:0+...
        * die:3
        battle.foes OR07:0:0,OR05:0:0
        = 9 40
        1 head:OR02
        battle.foes OR07:0:0,OR05:0:0,OR02:0:0

        # not into a battle without a head
        t fight battle=1.0.YO30:0:0.-.-.-.-.-.- | HB10 9 hand:OR02 | HB04 hand:OR05 | HB08
        1! head:OR02 SUS-098
        2! head:OR05 SUS-098
    )");
}

TEST(SusanooOrochi,
     AHeadGivesTwoLevelsATransformationAndItself) {  // SUS-099 SUS-100 SUS-101 SUS-114
    play(R"(
        t fight battle=1.0.OR07:0:0.-.-.-.-.-.YO01:3,YO02:3,YO03:0 | HB10 9 items:EQ33+,EQ22+ forms:TR19+ hand:EV22 | HB04 passed | HB08 passed
        1 play:EV22
        = 18 11
        1 pass
        2 pass
        3 pass
        1.level 11
        1.heads OR07
        v0 1.heads OR07
        act 1
        1? pick:TR04 pick:TR08 pick:TR14 renew
        1 pick:TR14
        * deal:TR01
        pool TR01,TR04,TR08
        1.forms TR14,TR19+
        1.sake -
        events YO01,YO02,YO03,EV22
        agenda end+...
    )");
}

TEST(SusanooOrochi, YokaiFirstThenTheHeadsThenTheirPicks) {  // SUS-318 SUS-229 SUS-050 SUS-259
    play(R"(
        t fight battle=1.0.OR06:0:0,YO10:0:0,OR08:0:0.-.-.-.EV22:1:-:0:-5:0:0.-.YO01:5,YO02:5,YO03:5,YO04:5,YO05:5 | HB08 6 items:EQ22+,EQ24+ | HB04 passed | HB10 passed
        = 11 7
        1 pass
        1.level 7
        * deal:EQ01
        1.sake YO10
        1.level 11
        1.heads OR06,OR08
        agenda 2xpool:1+...
        1 pick:TR08
        * deal:TR11
        1? pick:TR04 pick:TR11 pick:TR14 renew
        1 pick:TR11
        * deal:TR12
        1.forms TR08+,TR11
        events YO01,YO02,YO03,YO04,YO05,EV22
    )");
}

TEST(SusanooOrochi, FailingAgainstAHeadIsDeath) {  // SUS-049 SUS-102 SUS-214
    play(R"(
        t fight battle=1.0.OR07:0:0.-.-.-.-.-.- | HB10 3 | HB04 passed | HB08 passed
        1 pass
        1 roll
        * die:4
        1 suffer
        1.flags x
        1 keep
        events OR07
        1.heads -
    )");
}

}  // namespace
}  // namespace engawa::susanoo
