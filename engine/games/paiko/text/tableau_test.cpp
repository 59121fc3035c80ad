// What lies where: everything that a page draws of a position, without a rule of its own.
#include "engine/core/tableau.h"

#include <gmock/gmock.h>

#include "engine/games/paiko/proofs/table_test.h"
#include "engine/games/paiko/text/tile_list.h"

namespace engawa::paiko {
namespace {

using testing::ElementsAre;
using testing::IsSupersetOf;

// Turn 35 of a real game: White, with 7 points, has one move that does not lose.
constexpr std::string_view kTurn35 =
    "Er@m9,Sw@m8,Er@e6,Wa@g6,Sw@j6,Wa@k6,Bw@l6w,Fi@g5s/"
    "Bw@h9s,Sa@i9s,Er@g8,Wa@j8,Ai@f6,Lo@f5,Ai@g4,Er@h4,Sa@g1n/"
    "00130110.30001100.01102001/01210002.11000200.01011110/w/t/-.g1:1/0/34";

Tableau tableau_of(const Table& t) {
    const Paiko game;
    return game.tableau(game.observe(t.state(), kWatcher));
}

const engawa::Place& place_in(const Tableau& tableau, std::string_view id) {
    const engawa::Place* const found = find_place(tableau, id);
    EXPECT_NE(found, nullptr) << id;
    return *found;
}

std::vector<int> values(const std::vector<Fact>& facts, std::string_view name) {
    std::vector<int> all;
    for (const Fact& fact : facts) {
        if (fact.name == name) all.push_back(fact.value);
    }
    return all;
}

TEST(PaikoTableau, TellsPhaseTurnPointsAndLosses) {
    const Tableau tableau = tableau_of(Table{kTurn35});
    EXPECT_THAT(tableau.facts,
                IsSupersetOf({Fact{"turn", 35}, Fact{"phase", 1}, Fact{"seat", 1},
                              Fact{"points.1", 7}, Fact{"points.2", 8}, Fact{"points_to_win", 10},
                              Fact{"lost.1", 5}, Fact{"lost.2", 5}, Fact{"run_limit", 3}}));
}

TEST(PaikoTableau, TellsOfASquareWhatItScoresAndWhoReachesIt) {
    const Tableau tableau = tableau_of(Table{kTurn35});
    EXPECT_THAT(place_in(tableau, "h6").facts,
                ElementsAre(Fact{"region", 0}, Fact{"scores.1", 1}, Fact{"scores.2", 1},
                            Fact{"threat.1", 1}, Fact{"threat.2", 3}, Fact{"cover.1", 1},
                            Fact{"cover.2", 0}));
    EXPECT_THAT(place_in(tableau, "l8").facts,
                IsSupersetOf({Fact{"region", 2}, Fact{"scores.1", 2}, Fact{"scores.2", 0}}));
    EXPECT_THAT(place_in(tableau, "e5").facts,
                IsSupersetOf({Fact{"region", 1}, Fact{"scores.1", 0}, Fact{"scores.2", 2}}));
    EXPECT_THAT(values(place_in(tableau, "g7").facts, "black"), ElementsAre(1));
    EXPECT_EQ(values(place_in(tableau, "g6").facts, "black").size(), 0u);
}

TEST(PaikoTableau, TellsOfATileWhatItCountsAndWhatCapturesIt) {
    const Tableau tableau = tableau_of(Table{kTurn35});
    const auto& earth = place_in(tableau, "h4").things;
    ASSERT_EQ(earth.size(), 1u);
    EXPECT_EQ(earth[0].id, "Er");
    EXPECT_THAT(earth[0].facts, IsSupersetOf({Fact{"seat", 2}, Fact{"points", 1},
                                              Fact{"threatened", 1}, Fact{"captured_at", 2}}));
    const auto& fire = place_in(tableau, "g5").things;
    EXPECT_THAT(fire[0].facts, IsSupersetOf({Fact{"seat", 1}, Fact{"facing", 2}, Fact{"points", 0},
                                             Fact{"threatened", 1}, Fact{"captured_at", 3}}));
    EXPECT_EQ(values(fire[0].facts, "threatens").size(), 9u);
    EXPECT_THAT(values(fire[0].facts, "both"), ElementsAre(1));  // PAI-051
    EXPECT_EQ(values(earth[0].facts, "both").size(), 0u);
    EXPECT_EQ(values(fire[0].facts, "covers").size(), 0u);
    EXPECT_THAT(values(place_in(tableau, "g1").things[0].facts, "run"), ElementsAre(1));
    for (const int square : values(fire[0].facts, "threatens")) {
        const engawa::Place& there = tableau.places[static_cast<std::size_t>(square)];
        EXPECT_GE(values(there.facts, "threat.1")[0], 1) << there.id;
        EXPECT_GE(values(there.facts, "threat.2")[0], 1) << there.id;  // PAI-051
    }
}

TEST(PaikoTableau, ATrayTellsWhereTheCopiesOfEachTypeAre) {
    const Tableau tableau = tableau_of(Table{kTurn35});
    const auto& wells = place_in(tableau, "tray.1").things;
    ASSERT_EQ(wells.size(), 8u);
    EXPECT_EQ(wells[0].id, "Sa");
    EXPECT_THAT(wells[0].facts, ElementsAre(Fact{"hand", 0}, Fact{"board", 0}, Fact{"reserve", 3},
                                            Fact{"lost", 0}));
    EXPECT_EQ(wells[5].id, "Fi");
    EXPECT_THAT(wells[5].facts, ElementsAre(Fact{"hand", 1}, Fact{"board", 1}, Fact{"reserve", 1},
                                            Fact{"lost", 0}));
}

TEST(PaikoTableau, TheCopiesOfATrayAreThoseOfTheTable) {
    along_random_games(2, 5, true, [](const Table& t, const std::string&, const Table&) {
        const Tableau tableau = tableau_of(t);
        for (int seat = 1; seat <= 2; ++seat) {
            const std::string number = std::to_string(seat);
            for (const Thing& well : place_in(tableau, "tray." + number).things) {
                int board = 0;
                for (const engawa::Place& place : tableau.places) {
                    for (const Thing& thing : place.things) {
                        const std::vector<int> owner = values(thing.facts, "seat");
                        board += !owner.empty() && owner[0] == seat && thing.id == well.id;
                    }
                }
                ASSERT_THAT(values(well.facts, "board"), ElementsAre(board)) << well.id;
            }
        }
    });
}

TEST(PaikoTiles, TellTheirStampsAroundTheMiddleOfAGrid) {
    const CardList tiles = tile_list(Paiko{});
    EXPECT_THAT(values(tiles[0].facts, "threatens"), ElementsAre(31));  // Sai: the one to the north
    EXPECT_THAT(values(tiles[0].facts, "covers"), testing::UnorderedElementsAre(39, 41));
    EXPECT_THAT(values(tiles[2].facts, "threatens"), testing::UnorderedElementsAre(22, 13, 4));
    EXPECT_EQ(values(tiles[5].facts, "threatens").size(), 9u);
    EXPECT_EQ(values(tiles[3].facts, "covers").size(), 9u);
}

}  // namespace
}  // namespace engawa::paiko
