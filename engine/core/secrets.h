// A state as one viewer may know it.
//
// Only a game can make one (observe, read_view), and only an Observed can be written for the wire:
// sending a raw state does not compile. Bots are given nothing else.
#pragma once

#include <string>
#include <utility>

#include "engine/core/seat.h"

namespace engawa {

template <class State>
class OpenGame;  // the part of a game that has no secrets (game_defaults.h)

template <class State>
class Observed {
  public:
    const State& state() const { return state_; }
    Viewer viewer() const { return viewer_; }
    friend bool operator==(const Observed&, const Observed&) = default;

  private:
    friend typename State::Game;
    friend OpenGame<State>;
    Observed(const State& state, Viewer viewer) : state_(state), viewer_(viewer) {}

    State state_;
    Viewer viewer_;
};

// The one way from a game to text that leaves the machine.
template <class Game>
std::string wire_text(const Game& game, const Observed<typename Game::State>& view) {
    return game.write_view(view);
}
template <class Game>
std::string wire_text(const Game& game, const typename Game::State& secret) = delete;

}  // namespace engawa
