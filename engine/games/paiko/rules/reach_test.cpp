#include "engine/games/paiko/rules/reach.h"

#include <gtest/gtest.h>

#include <utility>

#include "engine/core/rng.h"
#include "engine/games/paiko/rules/stock.h"

namespace engawa::paiko {
namespace {

Cells random_cells(Rng& rng) {
    return Cells{rng.next() & rng.next(), rng.next() & rng.next()} & Cells::all();
}

// One step by file and rank, without any shift of bits.
int next_to(Cells cells, Cell cell) {
    const Place at = place(cell);
    int count = 0;
    for (const auto [east, north] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
        const int file = at.file + east;
        const int rank = at.rank + north;
        count += on_board(file, rank) && cells.contains(cell_at(file, rank)) ? 1 : 0;
    }
    return count;
}

TEST(PaikoReach, StepsOfASetAreTheStepsOfItsSquares) {
    Rng rng{1};
    for (int i = 0; i < 200; ++i) {
        const Cells cells = random_cells(rng);
        const Steps steps(cells);
        for (int c = 0; c < kCells; ++c) {
            ASSERT_EQ(steps.any().contains(Cell{c}), next_to(cells, Cell{c}) >= 1);
            ASSERT_EQ(steps.at_least_two().contains(Cell{c}), next_to(cells, Cell{c}) >= 2);
        }
    }
}

TEST(PaikoReach, PiecesGiveTheSameWindows) {
    Rng rng{2};
    for (int i = 0; i < 200; ++i) {
        const Cells cells = random_cells(rng);
        const Windows windows(cells);
        for (int c = 0; c < kCells; ++c) ASSERT_EQ(windows.at(Cell{c}), window(cells, Cell{c}));
    }
}

TEST(PaikoReach, AWindowSpreadsBackToItsSquares) {
    Rng rng{3};
    for (int i = 0; i < 200; ++i) {
        const Cells cells = random_cells(rng);
        for (int c = 0; c < kCells; ++c) {
            ASSERT_TRUE(spread(window(cells, Cell{c}), Cell{c}).within(cells));
        }
    }
}

TEST(PaikoStock, TypesAreCountedFromOneToThree) {
    Stock stock;
    stock.add(Type::Sword);
    for (int i = 0; i < 2; ++i) stock.add(Type::Fire);
    for (int i = 0; i < 3; ++i) stock.add(Type::Water);
    EXPECT_EQ(stock.types(1), 0b10100010u);
    EXPECT_EQ(stock.types(2), 0b10100000u);
    EXPECT_EQ(stock.types(3), 0b10000000u);
}

}  // namespace
}  // namespace engawa::paiko
