// The worked examples of the ledger about battles.
#include "engine/games/susanoo/proofs/examples_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooWE15, AJoinedFoeBringsItsDice) {
    // WE-15 SUS-084 SUS-203 SUS-205 SUS-316 SUS-415 SUS-475
    // Tied totals are not won; a join without a Yokai is spent for nothing.
    play_example("WE-15");
}

TEST(SusanooWE16, SakeNeverTakesTheFighterBelowOne) {
    // WE-16 SUS-091 SUS-092 SUS-093 SUS-094 SUS-095 SUS-096 SUS-097 SUS-222 SUS-223 SUS-224 SUS-231
    // SUS-440 SUS-471 SUS-472 SUS-473 SUS-477
    // Three drinks for each side; a muted Transformation pours no more.
    play_example("WE-16");
}

TEST(SusanooWE17, AHeadFromAHandJoinsAndAllowsThreeDrinksMore) {
    // WE-17 SUS-098 SUS-212 SUS-224 SUS-473 SUS-474
    // Fire against the Air head rolls an advantage, against the Fire head nothing.
    play_example("WE-17");
}

TEST(SusanooWE27, ExtraDiceKeepTheBestOfThree) {
    // WE-27 SUS-451 SUS-452 SUS-453
    // The die against the fighter is one die, whatever luck.
    play_example("WE-27");
}

TEST(SusanooWE32, ALosingConditionEndsBlessings) {
    // WE-32 SUS-023 SUS-435 SUS-485
    // The Curse stays: it waits for a win.
    play_example("WE-32");
}

TEST(SusanooWE34, AFirstTransformationSleepsUntilTheBattleIsOver) {
    // WE-34 SUS-253 SUS-423
    // It counts for nothing in the fight in which it was gained.
    play_example("WE-34");
}

TEST(SusanooWE37, ArmorGivesAnElementAndSoftensTheDieAgainst) {
    // WE-37 SUS-069 SUS-072 SUS-204 SUS-453 SUS-470
    // A die against the fighter never falls below 0.
    play_example("WE-37");
}

TEST(SusanooWE38, FoesCountWhatTheMainFighterHas) {
    // WE-38 SUS-043 SUS-265 SUS-470 SUS-477
    // One fighter against eight foes that count different things.
    play_example("WE-38");
}

TEST(SusanooWE40, EachPowerIsPaidOncePerBattle) {
    // WE-40 SUS-415 SUS-464 SUS-470
    // A single hand card is asked for all the same.
    play_example("WE-40");
}

TEST(SusanooWE42, TheSideIsChosenBeforeTheDie) {
    // WE-42 SUS-455 SUS-450
    // Divine Wind for the foes, Drum Stick for the fighters.
    play_example("WE-42");
}

}  // namespace
}  // namespace engawa::susanoo
