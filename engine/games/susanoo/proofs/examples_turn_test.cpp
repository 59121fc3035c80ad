// The worked examples of the ledger about turns, windows and the pool.
#include "engine/games/susanoo/proofs/examples_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooWE07, TheLastInTurnOrderChoosesABeingFirst) {
    // WE-07 SUS-208 SUS-301 SUS-403 SUS-404
    // Seat 2 begins, so seats 1, 3, 2 choose, each from the Beings that are left.
    play_example("WE-07");
}

TEST(SusanooWE08, TheOwnerOfTwoTransformationsDeclaresOne) {
    // WE-08 SUS-054 SUS-055 SUS-420
    // The declaration comes alone, before the window opens for all.
    play_example("WE-08");
}

TEST(SusanooWE09, EquippingClearsNoPassButAPlayedCardDoes) {
    // WE-09 SUS-302 SUS-411 SUS-412 SUS-413 SUS-426 SUS-431
    // One mark for each type in a window: use:EQ26 is gone once the weapon was marked.
    play_example("WE-09");
}

TEST(SusanooWE10, AnInflictedEventIsRolledByItsVictim) {
    // WE-10 SUS-211 SUS-431 SUS-433 SUS-439 SUS-450 SUS-451
    // Typhoon on the owner of Fujin rolls two dice; the Night Parade meets everybody.
    play_example("WE-10");
}

TEST(SusanooWE11, TheTurnsCardIsChosenFromTheLookedAt) {
    // WE-11 SUS-425 SUS-441 SUS-444 SUS-512 SUS-518
    // Only the looker sees the row; the Event shown goes to the hand, known to all.
    play_example("WE-11");
}

TEST(SusanooWE12, TheEventPhaseEndsWithAFightOrADraw) {
    // WE-12 SUS-060 SUS-213 SUS-303 SUS-513
    // A head in hand can be fought too; the card drawn is seen by its owner alone.
    play_example("WE-12");
}

TEST(SusanooWE20, TheDeadReturnWithTwoCardsOfEachDeck) {
    // WE-20 SUS-108 SUS-240 SUS-421
    // Rewards first, then Events, all face down.
    play_example("WE-20");
}

TEST(SusanooWE21, ARenewedPoolMayShowAnOldCardAgain) {
    // WE-21 SUS-117 SUS-118 SUS-244 SUS-447
    // The pool goes back before three cards are drawn.
    play_example("WE-21");
}

TEST(SusanooWE29, SurplusIsDroppedOrGivenToTheLowest) {
    // WE-29 SUS-026 SUS-112 SUS-234 SUS-235 SUS-446 SUS-514 SUS-515
    // The limit is 4 with Kagutsuchi; the dead seat 3 is no receiver.
    play_example("WE-29");
}

TEST(SusanooWE30, ATradedItemIsInUseWhereItsTypeIsFree) {
    // WE-30 SUS-028 SUS-237 SUS-427 SUS-448
    // Armor finds a free place, the weapon does not.
    play_example("WE-30");
}

TEST(SusanooWE31, EverybodyTiedIsMeantAndPricesArePaidFirst) {
    // WE-31 SUS-410 SUS-416 SUS-432 SUS-434 SUS-439
    // The dead gain and lose levels with the others, but cannot be targets.
    play_example("WE-31");
}

TEST(SusanooWE33, CardsTakenFromDiscardsAreKnownToAll) {
    // WE-33 SUS-436 SUS-438 SUS-444 SUS-512
    // The newest Yokai becomes sake; a card kept after looking is secret.
    play_example("WE-33");
}

TEST(SusanooWE36, AListHoldsOnlyWhatTimingAndPriceAllow) {
    // WE-36 SUS-405 SUS-416 SUS-419
    // Too low a level for the box, battle cards without a battle, no equipping out of turn.
    play_example("WE-36");
}

TEST(SusanooWE43, LevelsStayBetweenOneAndTwelve) {
    // WE-43 SUS-119 SUS-230
    // What goes beyond is dropped.
    play_example("WE-43");
}

}  // namespace
}  // namespace engawa::susanoo
