// Battles: totals, cards lying in them, spoils and what is left.
#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

// Chance goes on with its first outcome.
void settle(Table& table) {
    while (the_game().to_act(table.state()).contains(kChance)) {
        table.play("* " + table.moves(0).at(0));
    }
}

TEST(SusanooBattle,
     EachYokaiGivesItsLevelsRewardsAndItself) {  // SUS-045 SUS-064 SUS-065 SUS-066 SUS-046
    for (const Card& card : the_game().cards().cards) {
        if (card.kind != Kind::Yokai) continue;
        SCOPED_TRACE(card.id);
        Table table;
        table.play("t choice | HB02 9 hand:" + card.id +
                   " items:EQ05+,EQ22+,EQ24+ forms:TR02+ | HB04 | HB08\n1 fight:" + card.id);
        settle(table);
        ASSERT_GT(the_game().totals(table.state()).fighters, the_game().totals(table.state()).foes);
        table.play("1 pass\n2 pass\n3 pass");
        settle(table);
        EXPECT_EQ(table.at("1.sake"), card.id);
        EXPECT_EQ(table.at("1.level"), std::to_string(9 + card.levels));
        EXPECT_EQ(static_cast<int>(parts(table.at("1.hand"), ',').size()), card.rewards);
        EXPECT_EQ(table.at("agenda"), "end+surplus+next");
    }
}

TEST(SusanooBattle, TheTotalIsLevelAndAllBonuses) {  // SUS-061 SUS-062 SUS-470
    // 4, Amaterasu 1, Oyamatsumi 3, helmet 2, armor 2, weapon 3; the Curse takes 2.
    play(R"(
        t choice | HB01 4 hand:YO20 forms:TR14+ items:EQ22+,EQ24+,EQ26+ lasting:EV28 | HB04 | HB08
        1 fight:YO20
        = 13 8
    )");
}

TEST(SusanooBattle, ThePrintedLevelOfAFoeIsOnlyItsStart) {  // SUS-041 SUS-043 SUS-062
    play(R"(
        t choice | HB10 6 hand:YO15,EV22 | HB04 hand:EV20 | HB08
        1 fight:YO15
        = 6 11
        1 play:EV22
        = 6 6
        2 play:EV20
        = 6 11
    )");
}

TEST(SusanooBattle, OthersHelpOrHinderWithCardsFromTheHand) {  // SUS-063 SUS-257
    // Seat 2's own Equipment counts for nothing.
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 5 | HB04 9 hand:CO01,CO11 items:EQ26+ | HB08 9 hand:EV21
        = 5 8
        2 play:CO11
        = 8 8
        2 play:CO01
        2 pick:foes
        = 8 12
        3 play:EV21
        = 8 20
        battle.results CO11:2:-:3:0:0:0,CO01:2:o:0:4:0:0,EV21:3:-:0:8:0:0
    )");
}

TEST(SusanooBattle, TheVictorIsRewardedUnseen) {  // SUS-033 SUS-064 SUS-065 SUS-066 SUS-263 SUS-513
    play(R"(
        t fight battle=1.0.YO17:0:0.-.-.-.-.-.- | HB10 9 | HB04 passed | HB08 passed
        1 pass
        agenda 2xdeal:R:1+...
        * deal:EQ01
        * deal:CO02
        1.hand CO02,EQ01
        v2 1.hand ?r,?r
        v0 1.hand ?r,?r
        1.level 10
        1.sake YO17
        1.items -
        agenda end+surplus+next
        1+ equip:EQ01
    )");
}

TEST(SusanooBattle, TotalsAreComparedWhenAllHavePassed) {  // SUS-205 SUS-317 SUS-319
    play(R"(
        t fight battle=1.0.YO17:0:0.-.-.-.-.-.- | HB10 8 | HB04 passed | HB08 passed
        = 8 7
        1 pass
        1.level 9

        t fight battle=1.0.YO17:0:0.-.-.-.-.-.- | HB10 7 | HB04 passed | HB08 passed
        = 7 7
        1 pass
        1.level 7
        agenda flee:1+over+end+surplus+next
    )");
}

TEST(SusanooBattle, FoeThenFighterThenElements) {  // SUS-316 SUS-430
    play(R"(
        t choice | HB05 3 hand:YO29 forms:TR09+ items:EQ15+,EQ18+,EQ19+ | HB04 | HB08
        1 fight:YO29
        agenda die:card:0+do:YO29:enter:...
        * die:4
        agenda die:card:1+do:HB05:enter:...
        * die:4
        agenda die:card:1+do:TR09:enter:...
        * die:4
        agenda die:card:1+do:EQ15:enter:...
        * die:5
        agenda die:card:1+do:EQ18:enter:...
        * die:4
        agenda die:card:1+do:EQ19:enter:...
        * die:6
        act 1 2 3
        battle.results YO29:0:-:0:6:0:0,HB05:1:-:3:0:0:0,TR09:1:-:7:0:0:0,EQ15:1:-:4:0:0:0,EQ18:1:-:4:0:0:0,EQ19:1:-:6:0:0:0
        = 26 18

        t choice | HB05 3 hand:YO29 forms:TR04+ | HB04 | HB08
        1 fight:YO29
        * die:1
        * die:1
        agenda die:element:1:YO29:...
        * die:2
        = 8 12
    )");
}

TEST(SusanooBattle, AHelpersCardsEnterBeforeTheDice) {  // SUS-316
    play(R"(
        t answer:2+fight+judge+over+end+surplus+next battle=1.0.YO15:0:0.2.-.0:0:0.-.-.- | HB10 3 | HB05 3 | HB08
        2 yes
        agenda die:card:2+do:HB05:enter:...
        * die:4
        agenda die:element:2:YO15:...
        * die:1
        = 10 5
    )");
}

TEST(SusanooBattle, ConditionsOfPassiveEffectsAreJudgedAllTheTime) {  // SUS-476
    // Noppera-bo is strong only against a lone fighter, Zashiki-warashi against two.
    play(R"(
        t answer:2+fight+judge+over+end+surplus+next battle=1.0.YO09:0:0.2.-.0:0:0.-.-.- | HB09 3 | HB10 3 | HB08
        = 5 8
        2 yes
        = 7 3

        t fight battle=1.0.YO10:0:0.-.-.-.-.-.- | HB10 3 hand:EV22,EV02,EV03,EV04 | HB04 | HB08
        = 3 9
        1 play:EV22
        = 3 -1
    )");
}

TEST(SusanooBattle, FoesLookAtTheMainFighterButAtEveryonesElements) {  // SUS-265
    play(R"(
        t answer:2+fight+judge+over+end+surplus+next battle=1.0.YO15:0:0.2.-.0:0:0.-.-.- | HB10 3 | HB09 9 | HB08
        2 yes
        = 13 5

        t answer:2+fight+judge+over+end+surplus+next battle=1.0.YO14:0:0.2.-.0:0:0.-.-.- | HB10 3 | HB07 4 | HB08
        = 3 6
        2 yes
        = 8 9
    )");
}

TEST(SusanooBattle, AMutedCardIsNotInForce) {  // SUS-477
    play(R"(
        # power, slot_used (Omukade +4 without a weapon) and activation
        t fight battle=1.0.YO30:0:0.-.-.-.-.-.- | HB10 3 hand:EV02 items:EQ07+ | HB04 hand:EV26 | HB08
        = 4 13
        1+ act:EQ07
        2 play:EV26
        = 3 17
        1- act:EQ07

        # per = equipped
        t fight battle=1.0.YO18:0:0.-.-.-.-.-.- | HB10 3 items:EQ22+,EQ26+ | HB04 hand:EV26 | HB08
        = 8 10
        2 play:EV26
        = 5 8

        # pour of a Transformation, and the other fighter's too
        t fight battle=1.2.YO28:0:0.2.0:0:0.-.-.-.- | HB10 3 forms:TR14+ | HB07 3 forms:TR16+ | HB04 hand:EV27
        = 12 14
        3 play:EV27
        = 7 14

        # win effects
        t fight battle=1.0.YO11:0:0.-.-.-.-.-.- | HB10 9 items:EQ12+ | HB04 hand:EV26 | HB08
        2 play:EV26
        1 pass
        2 pass
        3 pass
        * deal:EQ01
        agenda end+...
        1.hand EQ01
    )");
}

TEST(SusanooBattle, AMutedCardStillEntersAndCountsLater) {  // SUS-477 SUS-478
    play(R"(
        t answer:2+fight+judge+over+end+surplus+next battle=1.0.YO20:0:0.2.-.0:0:0.EV26:3:-:0:0:0:0.-.- | HB10 3 hand:CO14 | HB09 3 items:EQ19+ | HB08
        2 yes
        agenda die:card:2+do:EQ19:enter:...
        * die:6
        = 7 8
        1 play:CO14
        1 pick:EV26
        = 12 8
    )");
}

TEST(SusanooBattle, ResultsOfAFoeEndWhenItLeaves) {  // SUS-478 SUS-479
    play(R"(
        t fight battle=1.0.YO20:0:0,YO03:0:0.-.-.-.YO03:0:-:0:5:0:0.-.- | HB10 5 hand:CO13 | HB04 | HB08
        = 5 15
        1 play:CO13
        1? pick:YO03 pick:YO20
        1 pick:YO03
        = 5 8
        battle.foes YO20:0:0
        battle.results CO13:1:-:0:0:0:0
        events YO03
    )");
}

TEST(SusanooBattle, AResultEndsWithItsCardButAWardStays) {  // SUS-478
    // Cinder Naginata pays for the straw coat's ward, and its +2 goes with it.
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 3 hand:EV02 items:EQ07+,EQ25+ | HB04 | HB08
        = 5 8
        1 act:EQ07
        1 pick:EV02
        = 7 8
        1 act:EQ25
        1? pick:EQ07 pick:EQ25
        1 pick:EQ07
        = 4 8
        battle.results EQ07:1:-:2:0:0:0,EQ25:1:-:0:0:0:1

        # the coat pays for itself
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 3 items:EQ25+ | HB04 passed | HB08 passed
        1 act:EQ25
        1 pick:EQ25
        = 3 8
        battle.results EQ25:1:-:0:0:0:1
    )");
}

}  // namespace
}  // namespace engawa::susanoo
