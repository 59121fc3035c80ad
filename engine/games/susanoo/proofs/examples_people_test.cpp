// The worked examples of the ledger about help, escape, death, secrets, ends and scores.
#include "engine/games/susanoo/proofs/examples_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooWE13, AnOfferIsCounteredRefusedAndAnotherAccepted) {
    // WE-13 SUS-311 SUS-312 SUS-313 SUS-314 SUS-315 SUS-461 SUS-462 SUS-463 SUS-464
    // Who was asked is not asked again; with a helper there is no flight and no request.
    play_example("WE-13");
}

TEST(SusanooWE14, TwoWinnersShareOpenRewards) {
    // WE-14 SUS-080 SUS-082 SUS-219 SUS-318 SUS-430 SUS-440 SUS-466 SUS-512
    // Level, open rewards, the pick of the helper, the rest, the Yokai, the payment, win effects.
    play_example("WE-14");
}

TEST(SusanooWE18, WardsStopLosingConditions) {
    // WE-18 SUS-306 SUS-227 SUS-228 SUS-481 SUS-482 SUS-483 SUS-484 SUS-485 SUS-486
    // A ward bought after the failed roll stops Death; the next failure is suffered.
    play_example("WE-18");
}

TEST(SusanooWE19, TheDeadAreLootedByTheLowestLevelFirst) {
    // WE-19 SUS-103 SUS-104 SUS-105 SUS-106 SUS-107 SUS-108 SUS-109 SUS-238 SUS-239 SUS-240 SUS-241
    // SUS-491 SUS-492 SUS-493 SUS-494 SUS-495
    // Level, Transformation, sake and head stay; there is no End phase.
    play_example("WE-19");
}

TEST(SusanooWE22, TheEighthHeadEndsTheGameAfterItsSpoils) {
    // WE-22 SUS-119 SUS-120 SUS-247 SUS-407 SUS-501
    // The pick and the refill still take place; gains above level 12 are dropped.
    play_example("WE-22");
}

TEST(SusanooWE23, TheEmptyTransformationDeckEndsTheGame) {
    // WE-23 SUS-121 SUS-246 SUS-407 SUS-416 SUS-501
    // The card is carried out; then the window does not go on.
    play_example("WE-23");
}

TEST(SusanooWE24, TheFourthReshuffleIsTheEnd) {
    // WE-24 SUS-261 SUS-442 SUS-443 SUS-501
    // With two reshuffles used there is one more.
    play_example("WE-24");
}

TEST(SusanooWE28, AHiddenTheftClearsWhatOthersKnew) {
    // WE-28 SUS-437 SUS-510 SUS-514 SUS-515 SUS-519
    // Thief and victim know the card, the rest see a back and lose EV10.
    play_example("WE-28");
}

TEST(SusanooWE35, AFinalScoreCountsEveryPart) {
    // WE-35 SUS-122 SUS-123 SUS-124 SUS-125 SUS-126 SUS-127 SUS-128 SUS-129 SUS-130 SUS-131 SUS-132
    // SUS-133 SUS-248 SUS-249 SUS-250 SUS-251 SUS-503
    // An item in hand has its VP but completes no set.
    play_example("WE-35");
}

TEST(SusanooWE39, AnnullingTheBarrierLetsHelpBeAskedAgain) {
    // WE-39 SUS-465 SUS-479 SUS-480
    // Block_help lasts as long as its card lies there.
    play_example("WE-39");
}

TEST(SusanooWE41, TheHelperDiesAndTheFighterGoesOn) {
    // WE-41 SUS-083 SUS-227 SUS-242 SUS-484 SUS-495
    // A ward that is there is used without a question.
    play_example("WE-41");
}

}  // namespace
}  // namespace engawa::susanoo
