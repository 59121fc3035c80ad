// Elements and dice.
#include <map>

#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

struct Fighter {
    std::string element;
    std::string being;
};
struct Foes {
    std::string element;
    std::string card;
};

const std::vector<Fighter> kFighters = {
    {"fire", "HB01"}, {"water", "HB04"}, {"air", "HB06"}, {"earth", "HB08"}, {"void", "HB10"}};
const std::vector<Foes> kFoes = {
    {"fire", "YO27"}, {"water", "YO11"}, {"air", "YO12"}, {"earth", "YO30"}, {"void", "YO20"}};
const std::map<std::string, std::string> kBeats = {
    {"water", "fire"}, {"fire", "air"}, {"air", "earth"}, {"earth", "water"}};

bool beats(const std::string& one, const std::string& other) {
    return kBeats.contains(one) && kBeats.at(one) == other;
}

TEST(SusanooElements, TheCycleOfFiveElements) {
    // SUS-002 SUS-042 SUS-068 SUS-069 SUS-070 SUS-071 SUS-072 SUS-073 SUS-204
    for (const Fighter& fighter : kFighters) {
        for (const Foes& foe : kFoes) {
            SCOPED_TRACE(fighter.element + " against " + foe.element);
            const bool better = beats(fighter.element, foe.element);
            const bool worse = beats(foe.element, fighter.element);
            Table table;
            table.play("t choice | " + fighter.being + " 3 hand:" + foe.card + " | HB07 | HB09" +
                       "\n1 fight:" + foe.card);
            if (better || worse) table.play("act *\n* die:4");
            table.play("act 1 2 3");
            EXPECT_EQ(table.at("battle.foes"), foe.card + (better  ? ":+4:0"
                                                           : worse ? ":-4:0"
                                                                   : ":0:0"));
        }
    }
}

// WE-02: a Being and a Transformation against a Fire foe; Onibi gets 2 for the Transformation.
TEST(SusanooElements, BothRelationsTogetherGiveNoDie) {  // WE-02 SUS-073 SUS-074 SUS-206
    play(R"(
        # Water alone: the fighter rolls
        t choice | HB04 3 hand:YO27 | HB07 | HB09
        1 fight:YO27
        * die:3
        battle.foes YO27:+3:0

        # Fire against a Water foe: the foe gets the roll
        t choice | HB01 3 hand:YO25 | HB07 | HB09
        1 fight:YO25
        * die:3
        battle.foes YO25:-3:0
        = 4 14

        # Water and Air against Fire: both relations, no die
        t choice | HB04 3 hand:YO27 forms:TR10+ | HB07 | HB09
        1 fight:YO27
        battle.foes YO27:0:0
        act 1 2 3

        # Earth and Air against Fire: only Air matters
        t choice | HB08 3 hand:YO27 forms:TR10+ | HB07 | HB09
        1 fight:YO27
        * die:5
        battle.foes YO27:-5:0

        # Void and Water against Fire: counts as Water
        t choice | HB10 3 hand:YO27 forms:TR06+ | HB07 | HB09
        1 fight:YO27
        * die:5
        battle.foes YO27:+5:0

        # A Void foe: nothing
        t choice | HB04 3 hand:YO20 forms:TR10+ | HB07 | HB09
        1 fight:YO20
        battle.foes YO20:0:0
        act 1 2 3
    )");
}

TEST(SusanooElements, TheBonusIsTheNumberOnASixSidedDie) {  // SUS-201 SUS-202 SUS-071 SUS-072
    for (int n = 1; n <= 6; ++n) {
        const std::string number = std::to_string(n);
        play("t choice | HB04 3 hand:YO27 | HB07 | HB09\n1 fight:YO27" + std::string{R"(
            *? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
            * die:)"} +
             number + "\n= " + std::to_string(4 + n) + " 12");
        play("t choice | HB01 3 hand:YO25 | HB07 | HB09\n1 fight:YO25\n* die:" + number + "\n= 4 " +
             std::to_string(11 + n));
    }
}

TEST(SusanooElements, TwoSourcesOfOneElementGiveOneDie) {  // SUS-204 SUS-203
    play(R"(
        t choice | HB04 3 hand:YO27 forms:TR06+ items:EQ10+ | HB07 | HB09
        1 fight:YO27
        * die:3
        act 1 2 3
        = 10 12
    )");
}

TEST(SusanooElements, ADieStaysForTheBattleWhileItsRelationLasts) {  // SUS-203 SUS-475
    play(R"(
        t fight battle=1.0.YO27:+3:0.-.-.-.-.-.- | HB04 3 hand:EV22 | HB07 hand:EV27 | HB09
        = 7 12
        1 play:EV22
        battle.foes YO27:+3:0
        2 play:EV27
        battle.foes YO27:+3:0
        act 1 2 3
    )");
    // The Transformation alone brought Water: muted, its die goes; a mute that ends rolls anew.
    play(R"(
        t fight battle=1.0.YO27:+3:0.-.-.-.-.-.- | HB10 3 hand:CO14 forms:TR06+ | HB07 hand:EV27 | HB09
        2 play:EV27
        battle.foes YO27:0:0
        1 play:CO14
        1 pick:EV27
        act *
        agenda die:element:1:YO27:...
        * die:6
        battle.foes YO27:+6:0
    )");
}

TEST(SusanooElements, ATurnedRelationDropsItsDieAndRollsAnew) {  // SUS-475 SUS-203
    // Air and Water cancel out against Fire; muting Water leaves Air, which Fire beats.
    play(R"(
        t fight battle=1.0.YO27:0:0.-.-.-.-.-.- | HB06 3 forms:TR06+ | HB07 hand:EV27 | HB09
        2 play:EV27
        agenda die:element:1:YO27:...
        *? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
        * die:2
        battle.foes YO27:-2:0
    )");
}

TEST(SusanooElements, DiceDoNotChangeInTheEscapeStep) {  // SUS-475
    // The armor that brought Water is lost to the first foe.
    play(R"(
        t flee:1+over+end+surplus+next battle=1.0.YO12:0:0,YO27:+3:0.-.-.-.-.-.- | HB10 1 items:EQ10+ | HB07 | HB09
        1 roll
        * die:1
        1 suffer
        1.items -
        battle.foes YO12:0:0,YO27:+3:0
        agenda die:escape:1:YO27+...
    )");
}

TEST(SusanooElements, AHelperWithARelationRollsToo) {  // SUS-081 SUS-316
    play(R"(
        t answer:2+fight+judge+over+end+surplus+next battle=1.0.YO27:+3:0.2.-.0:0:0.-.-.- | HB04 3 | HB06 3 | HB03 3
        2 yes
        agenda die:element:2:YO27:...
        *? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
        * die:5
        battle.foes YO27:+3:-5
        = 10 17

        t answer:3+fight+judge+over+end+surplus+next battle=1.0.YO27:+3:0.3.-.0:0:0.-.-.- | HB04 3 | HB06 3 | HB03 3
        3 yes
        * die:5
        battle.foes YO27:+3:+5
        = 15 12
    )");
}

TEST(SusanooElements, ExtraDiceKeepTheBest) {  // SUS-451 SUS-452
    // Two dice: 2v-1 of 36 for an advantage die, an escape die and a card die.
    play(R"(
        t choice | HB06 3 hand:YO15 | HB07 | HB09
        1 fight:YO15
        *? die:1x1 die:2x3 die:3x5 die:4x7 die:5x9 die:6x11

        t flee:1+over+end+surplus+next battle=1.0.YO20:0:0.-.-.-.-.-.- | HB06 3 | HB07 | HB09
        1 roll
        *? die:1x1 die:2x3 die:3x5 die:4x7 die:5x9 die:6x11

        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB06 3 hand:CO09 | HB07 | HB09
        1 play:CO09
        *? die:1x1 die:2x3 die:3x5 die:4x7 die:5x9 die:6x11
    )");
}

TEST(SusanooElements, LuckNeverHelpsAFoe) {  // SUS-452 SUS-450
    play(R"(
        # an elemental die against the lucky fighter
        t choice | HB06 3 hand:YO27 | HB07 | HB09
        1 fight:YO27
        *? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1

        # the card die of a foe
        t choice | HB06 3 hand:YO24 | HB07 | HB09
        1 fight:YO24
        agenda die:card:0+...
        *? die:1x1 die:2x1 die:3x1 die:4x1 die:5x1 die:6x1
    )");
}

TEST(SusanooElements, EdgeChangesEachElementalDie) {  // SUS-453
    play(R"(
        # Fujin +1 and Azusa Bow +2 on an advantage of 4; power 1 of the bow
        t fight battle=1.0.YO15:+4:0.-.-.-.-.-.- | HB06 3 items:EQ20+ | HB07 | HB09
        = 11 5

        # two foes, each die gets it
        t fight battle=1.0.YO15:+4:0,YO30:+1:0.-.-.-.-.-.- | HB06 3 items:EQ20+ | HB07 | HB09
        = 15 18

        # 5 against the fighter less 2 (robe), not below 0 for the 1
        t fight battle=1.0.YO11:-5:0,YO25:-1:0.-.-.-.-.-.- | HB01 3 items:EQ04+ | HB07 | HB09
        = 5 20

        # the bow muted: its edge and its power are gone
        t fight battle=1.0.YO15:+4:0.-.-.-.-.-.- | HB06 3 items:EQ20+ | HB07 hand:EV26 | HB09
        2 play:EV26
        = 8 5
    )");
}

TEST(SusanooElements, ARollIsMadeEvenIfItsResultIsCertain) {  // SUS-454
    play(R"(
        t flee:1+over+end+surplus+next battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 3 hand:CO08 | HB07 | HB09
        1 play:CO08
        1 roll
        act *
        * die:1
        agenda end+...

        t flee:1+over+end+surplus+next battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 3 items:EQ26+ | HB07 | HB09
        1 roll
        act *
        * die:6
        agenda hurt:1:YO20+...
    )");
}

TEST(SusanooElements, TheDieOfACardIsRolledOnceForAllItsEffects) {  // SUS-450
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 3 hand:CO07 | HB07 | HB09
        1 play:CO07
        1 pick:fighters
        * die:5
        act 1 2 3
        = 10 8

        t choice | HB10 3 hand:YO20 forms:TR12+ | HB07 | HB09
        1 fight:YO20
        * die:2
        act 1 2 3
        = 1 8
    )");
}

TEST(SusanooElements, TheSideIsPickedBeforeTheDie) {  // SUS-455
    play(R"(
        t fight battle=1.0.YO20:0:0.-.-.-.-.-.- | HB10 3 | HB07 hand:EV23 | HB09
        2 play:EV23
        act 2
        2? pick:fighters pick:foes
        2 pick:fighters
        act *
        * die:4
        = 11 8
    )");
}

}  // namespace
}  // namespace engawa::susanoo
