// What most games say in the same way: bases to derive a game from, each for one part of the
// contract in game.h. A game names those that fit it and writes the rest itself:
//
//     class Go : public OpenGame<State>, public WithoutChance<State>, public InTurn<State, 2> ...
//
// The game is found as State::Game, and nothing is virtual. A game for which one function of a base
// is wrong declares that function itself.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/event.h"
#include "engine/core/options.h"
#include "engine/core/read_legal.h"
#include "engine/core/result.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/core/secrets.h"
#include "engine/core/talk.h"

namespace engawa {

// The game that a base is part of.
template <class State, class Base>
const typename State::Game& whole(const Base& base) {
    return static_cast<const typename State::Game&>(base);
}

// Nothing is secret: everybody knows the state and sees every event.
template <class State>
class OpenGame {
  public:
    static constexpr bool kHasSecrets = false;

    Observed<State> observe(const State& s, Viewer viewer) const { return seen(s, viewer); }
    State guess(const Observed<State>& view, Rng&) const { return view.state(); }
    Event redact(const Event& event, Viewer) const { return event; }

    std::string write_view(const Observed<State>& view) const {
        return whole<State>(*this).write(view.state());
    }
    template <class Options>
    Result<Observed<State>> read_view(const Options& options, Viewer viewer,
                                      std::string_view text) const {
        const auto s = whole<State>(*this).read(options, text);
        if (!s) return s.error();
        return seen(*s, viewer);
    }

  private:
    // The state as it is, for a game that calls itself open and for no other.
    static Observed<State> seen(const State& s, Viewer viewer) {
        static_assert(std::is_base_of_v<OpenGame, typename State::Game>);
        static_assert(!State::Game::kHasSecrets);
        return {s, viewer};
    }
};

template <class State>
class WithoutChance {
  public:
    static constexpr bool kHasChance = false;

    template <class Move>
    std::uint32_t weight(const State&, const Move&) const {
        return 1;
    }
};

struct NoOptions {};

class WithoutOptions {
  public:
    using Options = NoOptions;

    std::span<const OptionSpec> schema() const { return {}; }
    Result<NoOptions> options(const Given& given) const {
        const auto chosen = choose(schema(), given);
        if (!chosen) return chosen.error();
        return NoOptions{};
    }
};

// A fixed number of seats that may always talk; the table waits for whoever may act.
template <class State, int kSeats>
class InTurn {
  public:
    template <class Options>
    int seats(const Options&) const {
        return kSeats;
    }
    SeatSet awaited(const State& s) const { return whole<State>(*this).to_act(s); }
    Talk talk(const State&) const { return Talk::everybody(kSeats); }
};

// Every attempt is a move, legal or not.
template <class State, class M>
class PlainMoves {
  public:
    using Move = M;
    using Attempt = M;

    M attempt(const State&, Seat, M move) const { return move; }
    Result<M> read_move(const State& s, Seat seat, std::string_view text) const {
        return read_legal(whole<State>(*this), s, seat, text);
    }
};

// The state keeps no part of its hash.
template <class State>
class PlainHash {
  public:
    std::uint64_t hash_afresh(const State& s) const { return whole<State>(*this).hash(s); }
};

}  // namespace engawa
