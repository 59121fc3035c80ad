// Ishitori: two players take stones from one heap, and whoever takes the last one wins. Everything
// is open and there is no chance. The rules are docs/rules/ishitori.md; ids such as ISH-003 point
// there.
//
// Seat 1 begins. A move is the number of stones taken. A position is the stones that are left and
// the seat that takes next, for example 21/1.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "engine/core/game_defaults.h"

namespace engawa::ishitori {

inline constexpr int kMostStones = 99;  // ISH-001
inline constexpr int kMostTaken = 3;    // ISH-003

struct Move {
    std::uint8_t stones = 1;

    friend constexpr auto operator<=>(Move, Move) = default;
};

struct Options {
    std::int32_t stones = 21;
};

class Ishitori;

struct State {
    using Game = Ishitori;

    std::uint8_t left = 0;
    std::uint8_t seat = 0;  // who takes next; at the end, who did not take the last stone

    constexpr bool over() const { return left == 0; }

    friend bool operator==(const State&, const State&) = default;
};

class Ishitori : public OpenGame<State>,
                 public WithoutChance<State>,
                 public InTurn<State, 2>,
                 public PlainMoves<State, Move>,
                 public PlainHash<State> {
  public:
    using State = ishitori::State;
    using Options = ishitori::Options;

    static constexpr std::string_view kName = "ishitori";
    static constexpr int kRulesVersion = 1;
    static constexpr int kMaxMoves = kMostTaken;
    static constexpr int kMinUtility = -1;
    static constexpr int kMaxUtility = 1;

    std::span<const OptionSpec> schema() const;
    Result<Options> options(const Given& given) const;
    State start(const Options& options) const;
    int longest(const Options& options) const { return options.stones; }

    SeatSet to_act(const State& s) const { return s.over() ? SeatSet{} : SeatSet{Seat{s.seat}}; }
    void legal(const State& s, Seat seat, Moves<Move>& moves) const;
    template <Sink S>
    void apply(State& s, Seat seat, Move move, S& sink) const;
    Report report(const State& s) const;
    RuleId why_not(const State& s, Seat seat, Move move) const;

    std::string write(const State& s) const;
    Result<State> read(const Options& options, std::string_view text) const;
    std::string write_move(const State& s, Seat seat, Move move) const;
    Result<Move> read_attempt(const State& s, Seat seat, std::string_view text) const;
    Phrase describe(const Event& event) const;
    Phrase prompt(const State& s, Seat seat) const;

    std::uint64_t hash(const State& s) const;
    bool ok(const State& s) const;
};

// Kinds of events.
enum class Happening : std::uint8_t {
    Took,   // seat, stones
    Ended,  // the seat that took the last stone
};

template <Sink S>
void Ishitori::apply(State& s, Seat seat, Move move, S& sink) const {
    s.left = static_cast<std::uint8_t>(s.left - move.stones);
    s.seat = static_cast<std::uint8_t>(1 - s.seat);  // ISH-002
    emit(sink, Happening::Took, seat.index(), int{move.stones});
    if (s.over()) emit(sink, Happening::Ended, seat.index());  // ISH-004
}

static_assert(Game<Ishitori>);

}  // namespace engawa::ishitori
