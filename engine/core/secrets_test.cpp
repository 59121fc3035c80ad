#include "engine/core/secrets.h"

#include <gtest/gtest.h>

#include <string>
#include <type_traits>

namespace engawa {
namespace {

class OneCard;

struct State {
    using Game = OneCard;
    int card = 0;
    friend bool operator==(const State&, const State&) = default;
};

class OneCard {
  public:
    using State = engawa::State;
    Observed<State> observe(const State&, Viewer viewer) const { return {State{}, viewer}; }
    std::string write_view(const Observed<State>& view) const {
        return std::to_string(view.state().card);
    }
};

template <class T>
concept Sendable = requires(const OneCard& game, const T& value) { wire_text(game, value); };

TEST(Observed, AloneBecomesTextForTheWire) {
    const OneCard game;
    EXPECT_EQ(wire_text(game, game.observe(State{7}, kWatcher)), "0");
    EXPECT_TRUE(Sendable<Observed<State>>);
    EXPECT_FALSE(Sendable<State>);
}

TEST(Observed, IsMadeByItsGameOnly) {
    EXPECT_FALSE((std::is_constructible_v<Observed<State>, State, Viewer>));
    EXPECT_FALSE(std::is_default_constructible_v<Observed<State>>);
}

TEST(Observed, KnowsItsViewer) {
    const OneCard game;
    EXPECT_EQ(game.observe(State{}, Seat{1}).viewer(), Viewer{Seat{1}});
    EXPECT_FALSE(game.observe(State{}, Seat{1}) == game.observe(State{}, kWatcher));
}

}  // namespace
}  // namespace engawa
