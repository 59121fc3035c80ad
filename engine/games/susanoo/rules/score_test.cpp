// The final score, part by part, and who wins.
#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

TEST(SusanooScore, HeadsGiveFiveAndOneMoreForEachFurther) {  // WE-01 SUS-122 SUS-123 SUS-124
    const std::pair<int, int> expected[] = {{0, 0}, {1, 5}, {2, 11}, {3, 17}, {8, 47}};
    for (const auto& [heads, points] : expected) {
        Table table;
        table.play("t over:events | HB10 heads:" +
                   (heads == 0 ? "-" : "OR01..OR0" + std::to_string(heads)) + " | HB04 | HB08");
        EXPECT_EQ(the_game().score(table.state(), 0).heads, points);
    }
}

TEST(SusanooScore, AFinalScoreOfSixtyOne) {  // WE-05 SUS-122 SUS-503
    play(R"(
        t over:events | HB03 9 hand:CO15 items:EQ22+,EQ24+,EQ27+ forms:TR01+,TR03,TR18 sake:YO01,YO02,YO03 heads:OR01,OR02 | HB04 8 sake:YO04 | HB08
        score 1 61 = level:9 top:5 heads:11 sake:3 most:5 items:12 forms:9 pairs:2 sets:5
        win 1
    )");
}

TEST(SusanooScore, TiedLevelsAndTiedSakeGiveThreeEach) {  // WE-06 SUS-128 SUS-129 SUS-126 SUS-249
    play(R"(
        t over:events | HB10 9 sake:YO01..YO04 | HB04 9 sake:YO05..YO08 | HB08 6 sake:YO09 | HB09 4
        score 1 19 = level:9 top:3 sake:4 most:3
        score 2 19 = level:9 top:3 sake:4 most:3
        score 3 7 = level:6 sake:1
        score 4 4 = level:4
        win 1 2
    )");
}

TEST(SusanooScore,
     LevelAndSakeCountAndTheSingleHighestGetFive) {  // SUS-125 SUS-126 SUS-127 SUS-128
    play(R"(
        t over:events | HB10 7 sake:YO01 | HB04 6 sake:YO02,YO03 | HB08 1
        score 1 13 = level:7 top:5 sake:1
        score 2 13 = level:6 sake:2 most:5
        score 3 1 = level:1
    )");
}

TEST(SusanooScore, NobodyIsFirstInSakeWithoutAny) {  // SUS-249
    play(R"(
        t over:events | HB10 2 | HB04 1 | HB08 1
        score 1 7 = level:2 top:5
        score 2 1 = level:1
    )");
}

TEST(SusanooScore, PairsOfTransformationsOfOneElement) {  // SUS-130 SUS-132 SUS-250
    // Three Fire and two Water are two pairs; the Fire Being does not count.
    play(R"(
        t over:events | HB01 2 forms:TR01+,TR03,TR04,TR05,TR06 | HB04 2 forms:TR02+ | HB08 2 forms:TR09+,TR13
        score 1 24 = level:2 top:3 forms:15 pairs:4
        score 2 7 = level:2 top:3 forms:2
        score 3 11 = level:2 top:3 forms:6
    )");
}

TEST(SusanooScore, OnlyTheActiveTransformationScoresItsEffect) {  // SUS-051 SUS-052 SUS-503
    // The Eye counts Sake Drinks while it is active; it always has its VP.
    play(R"(
        t over:events | HB04 2 forms:TR20+,TR14 sake:YO01,YO02 | HB05 1 | HB08 1
        score 1 21 = level:2 top:5 sake:2 most:5 forms:5 cards:2

        t over:events | HB04 2 forms:TR14+,TR20 sake:YO01,YO02 | HB05 1 | HB08 1
        score 1 19 = level:2 top:5 sake:2 most:5 forms:5
    )");
}

TEST(SusanooScore, ASetIsHelmetArmorAndWeaponOfOneElementInPlay) {  // SUS-131 SUS-251
    play(R"(
        # in use or not; each complete triple of an element counts
        t over:events | HB10 2 items:EQ01,EQ03,EQ05+ | HB04 2 items:EQ08+,EQ09,EQ10+,EQ11,EQ12+,EQ13 | HB08 2 items:EQ22+,EQ24+,EQ33+
        score 1 16 = level:2 top:3 items:6 sets:5
        score 2 30 = level:2 top:3 items:15 sets:10
        score 3 15 = level:2 top:3 items:10

        # the third of the set is in the hand: no set
        t over:events | HB10 2 hand:EQ05 items:EQ01,EQ03 | HB04 2 | HB08 2
        score 1 11 = level:2 top:3 items:6

        # several elements
        t over:events | HB10 2 items:EQ01,EQ03,EQ05,EQ15,EQ17,EQ19 | HB04 2 | HB08 2
        score 1 28 = level:2 top:3 items:13 sets:10
    )");
}

TEST(SusanooScore, ItemsInHandCountConsumablesToo) {  // SUS-034 SUS-132 SUS-248
    play(R"(
        t over:events | HB10 2 hand:CO04,EQ33,EV10,YO01,OR01 items:EQ22+ | HB04 2 | HB08 2
        score 1 15 = level:2 top:3 items:10
    )");
}

TEST(SusanooScore, TheDeadScoreLikeOthers) {  // SUS-503 SUS-240
    play(R"(
        t over:events | HB10 5 dead sake:YO01 | HB04 4 | HB08 2
        score 1 16 = level:5 top:5 sake:1 most:5
        win 1
    )");
}

TEST(SusanooScore, TheMostPointsWin) {  // SUS-133
    play(R"(
        t over:events | HB10 5 | HB04 4 items:EQ33+,EQ31+ | HB08 2
        score 1 10 = level:5 top:5
        score 2 13 = level:4 items:9
        win 2
    )");
}

TEST(SusanooScore, TiesGoToHeadsThenLevelThenSakeThenAreShared) {  // SUS-252
    play(R"(
        # one head against none
        t over:events | HB10 5 heads:OR01 | HB04 7 | HB08 7
        score 1 10 = level:5 heads:5
        score 2 10 = level:7 top:3
        win 1

        # no heads: the higher level
        t over:events | HB10 5 items:EQ33+,EQ23 | HB04 6 | HB08 3
        score 1 11 = level:5 items:6
        score 2 11 = level:6 top:5
        win 2

        # all the same: shared
        t over:events | HB10 5 items:EQ33+ | HB04 7 | HB08 7
        score 1 10 = level:5 items:5
        score 2 10 = level:7 top:3
        win 2 3

        # no heads, one level: more sake
        t over:events | HB10 7 sake:YO01,YO02 | HB04 7 sake:YO03 items:EQ06+,EQ22+ | HB08 1
        score 1 17 = level:7 top:3 sake:2 most:5
        score 2 17 = level:7 top:3 sake:1 items:6
        win 1
    )");
}

}  // namespace
}  // namespace engawa::susanoo
