// The way of a tile in the event of its move: every square that it enters.
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

// The places of the first event of a move, "from=e5 over=e6 to=e7".
std::string way(const Table& t, std::string_view move) {
    const Paiko game;
    State state = t.state();
    EventList sink;
    const Seat seat{state.seat};
    game.apply(state, seat, *game.read_move(state, seat, move), sink);
    std::string out;
    for (const auto& [name, term] : game.describe(sink.events.front()).arguments) {
        if (term.kind != Term::Kind::Place) continue;
        out += (out.empty() ? "" : " ") + std::string{name} + "=" + term.id;
    }
    return out;
}

TEST(PaikoWay, AStepNamesItsEndsAndTwoTheSquareBetween) {  // PAI-105
    const Table t(Setting{.white = "Sw@e5"});
    EXPECT_EQ(way(t, "e5-e6"), "from=e5 to=e6");
    EXPECT_EQ(way(t, "e5-e7"), "from=e5 to=e7 over=e6");
}

TEST(PaikoWay, LeadsOverASquareThatMayBeEntered) {  // PAI-106
    EXPECT_EQ(way(Table(Setting{.white = "Sw@e5,Lo@e6"}), "e5-f6"), "from=e5 to=f6 over=f5");
    EXPECT_EQ(way(Table(Setting{.white = "Sw@e5,Lo@f5"}), "e5-f6"), "from=e5 to=f6 over=e6");
}

TEST(PaikoWay, OfASaiWithItsBonusBeginsWhereItWasDeployed) {  // PAI-116, PAI-120
    const Table t(Setting{.hand = "10000000"});
    EXPECT_EQ(way(t, "Sa@b7-a7n"), "deployed=b7 square=a7");
    const Table far(Setting{.white = "Er@f5", .black = "Ai@h5", .hand = "10000000"});
    EXPECT_EQ(far.canonical("Sa@g6-h7s"), "Sa@g6-h7s");
    EXPECT_EQ(way(far, "Sa@g6-h7s"), "deployed=g6 square=h7 over=h6");
}

TEST(PaikoWay, ATurnOnTheSpotAndARedeployHaveNone) {  // PAI-110, PAI-125
    EXPECT_EQ(way(Table(Setting{.white = "Sa@e5n"}), "e5-e5e"), "square=e5");
    EXPECT_EQ(way(Table(Setting{.white = "Wa@e5"}), "e5=b6"), "from=e5 to=b6");
}

}  // namespace
}  // namespace engawa::paiko
