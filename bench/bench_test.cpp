#include "bench/bench.h"

#include <gtest/gtest.h>

#include <memory>

#include "bench/allocations.h"
#include "bench/measure.h"

namespace engawa::bench {
namespace {

TEST(Bench, CountsAllocations) {
    const auto before = allocations();
    const auto number = std::make_unique<int>(7);
    keep(*number);
    EXPECT_EQ(allocations(), before + 1);
}

TEST(Bench, BestAndMedianOfSamples) {
    Samples samples;
    for (const double ns : {5.0, 1.0, 9.0, 2.0, 3.0}) samples.add(ns);
    EXPECT_EQ(samples.best(), 1.0);
    EXPECT_EQ(samples.median(), 3.0);
}

TEST(Bench, LimitsAreInRef) {
    EXPECT_EQ(limit_for("tictactoe", "playout_move")->must, 21);
    EXPECT_EQ(limit_for("paiko", "copy")->goal, 15);
    EXPECT_EQ(limit_for("susanoo", "copy")->goal, 22);
    EXPECT_FALSE(limit_for("paiko", "playout").has_value());
    EXPECT_TRUE((Figure{"paiko", "copy", 0, 0, 29.5, 9}).misses_must());
    EXPECT_FALSE((Figure{"paiko", "copy", 0, 0, 29, 9}).misses_must());
    EXPECT_TRUE((Figure{"paiko", "alloc_per_move", 0, 0, 0.1, 9}).misses_must());
}

// Figures, not speed: this build has sanitizers.
TEST(Bench, MeasuresEverythingOfAGame) {
    const Report report = run({.game = "tictactoe", .quick = true});
    EXPECT_GT(report.ref_ns, 0);
    std::string whats;
    for (const Figure& figure : report.figures) {
        EXPECT_EQ(figure.game, "tictactoe");
        EXPECT_GE(figure.repetitions, 9);
        EXPECT_LE(figure.best, figure.median);
        whats += figure.what + ' ';
    }
    EXPECT_EQ(whats, "copy playout_move playout legal mcts_sim alloc_per_move ");
    EXPECT_EQ(report.figures.back().best, 0);
}

}  // namespace
}  // namespace engawa::bench
