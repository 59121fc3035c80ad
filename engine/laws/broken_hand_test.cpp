// Each fault of a tableau or of gestures is caught by the law of the hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/laws/broken_test.h"

namespace engawa::laws {
namespace {

using testing::ElementsAre;

TEST(BrokenHand, AGestureTouchesWhatIsNotOnTheTable) {
    Parts parts;
    parts.gesture = [](const State& s, Seat seat, Move move) {
        Gesture gesture = Broken::right().gesture(s, seat, move);
        if (move.kind == Kind::Veto) gesture.parts[0].ref = "nowhere";
        return gesture;
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Hand));
}

TEST(BrokenHand, AGestureTouchesACardOfAnotherHand) {
    Parts parts;
    parts.gesture = [](const State& s, Seat seat, Move move) {
        return Broken::right().gesture(s, Seat{next_seat(s, seat.index())}, move);
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Hand));
}

TEST(BrokenHand, TwoMovesAreOneGesture) {
    Parts parts;
    parts.gesture = [](const State&, Seat, Move) { return Gesture{"do", {}}; };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Hand));
}

TEST(BrokenHand, APlaceIsThereTwice) {
    Parts parts;
    parts.tableau = [](const Observed<State>& view) {
        Tableau tableau = Broken::right().tableau(view);
        tableau.places.push_back(tableau.places.front());
        return tableau;
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Hand));
}

TEST(BrokenHand, AThingIsThereNoTimes) {
    Parts parts;
    parts.tableau = [](const Observed<State>& view) {
        Tableau tableau = Broken::right().tableau(view);
        tableau.places.front().things.push_back({"rank_9", 0, {}});
        return tableau;
    };
    EXPECT_THAT(caught(parts), ElementsAre(Law::Hand));
}

}  // namespace
}  // namespace engawa::laws
