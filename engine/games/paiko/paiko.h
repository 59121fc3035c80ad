// Paikō: two players deploy and shift tiles that threaten and cover squares, capture what stands in
// too much threat, and race to ten points outside their homeground. Everything is open and there is
// no chance. The rules are docs/rules/paiko.md; ids such as PAI-086 point there.
//
// Seat 1 is White, seat 2 is Black. A whole action is one move; picks are moves of one tile each.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/by_seat.h"
#include "engine/core/game.h"
#include "engine/core/game_defaults.h"
#include "engine/core/gesture.h"
#include "engine/core/tableau.h"
#include "engine/games/paiko/rules/board.h"
#include "engine/games/paiko/rules/move.h"
#include "engine/games/paiko/rules/stock.h"

namespace engawa::paiko {

inline constexpr Seat kWhite{0};
inline constexpr Seat kBlackSeat{1};
inline constexpr int kWinningPoints = 10;  // PAI-185
inline constexpr int kTieLosses = 13;      // PAI-188
inline constexpr int kTiePoints = 5;       // PAI-188
inline constexpr int kLongestRun = 3;      // PAI-133

enum class Phase : std::uint8_t { SetUp, Turn, Reward, WhiteWon, BlackWon, Tie };

struct Stocks {
    Stock hand;
    Stock reserve;
    Stock discard;

    friend bool operator==(const Stocks&, const Stocks&) = default;
};

// PAI-134: the tile a player shifted last and how many turns in a row; count 0 is no run.
struct Run {
    Cell cell;
    std::uint8_t count = 0;

    friend bool operator==(const Run&, const Run&) = default;
};

struct Options {
    std::int32_t turn_cap = 400;  // PAI-196; 0 is no cap
};

class Paiko;

struct State {
    using Game = Paiko;

    Board board;
    BySeat<Stocks, 2> stocks;
    BySeat<Run, 2> runs;
    std::uint32_t turns = 0;  // PAI-195; without a cap a game may be very long
    std::uint16_t turn_cap = 0;
    Phase phase = Phase::SetUp;
    std::uint8_t seat = 0;                 // who decides; 0 when the game is over
    std::uint8_t passes = 0;               // forced passes in a row
    std::uint8_t rewards = 0;              // reward picks left
    Type lowest = Type::Sai;               // lowest type a reward pick may take
    std::array<std::uint8_t, 5> unused{};  // no padding: equal states have equal bytes

    int player() const { return seat; }
    Stocks& of(int player) { return stocks[player]; }
    const Stocks& of(int player) const { return stocks[player]; }
    Run& run(int player) { return runs[player]; }
    const Run& run(int player) const { return runs[player]; }
    int points(int player) const { return board.points[player]; }
    int losses(int player) const { return of(player).discard.size(); }  // PAI-189
    bool over() const { return phase >= Phase::WhiteWon; }

    friend bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 512 && std::has_unique_object_representations_v<State>);

class Paiko : public OpenGame<State>,  // PAI-023
              public WithoutChance<State>,
              public InTurn<State, 2> {
  public:
    using State = paiko::State;
    using Move = paiko::Move;
    using Attempt = paiko::Attempt;
    using Options = paiko::Options;

    static constexpr std::string_view kName = "paiko";
    static constexpr int kRulesVersion = 1;
    static constexpr int kMinUtility = -1;  // PAI-197
    static constexpr int kMaxUtility = 1;
    // Deploys 16 x 108 + 112 (a Lotus), Sai with bonus 4 x 108, draws 164. With one of each type in
    // hand at most two of each are on the board: six facing tiles with 12 x 4 + 3 shifts each, two
    // Swords with 12, two Earths with 4, two Waters with 108. A third tile on the board instead of
    // in the hand gains at most 108 moves and loses at least as many deploys. Together 2,990.
    static constexpr int kMaxMoves = 3072;

    std::span<const OptionSpec> schema() const;
    Result<Options> options(const Given& given) const;
    State start(const Options& options) const;
    int longest(const Options& options) const;

    SeatSet to_act(const State& s) const { return s.over() ? SeatSet{} : SeatSet{Seat{s.seat}}; }
    void legal(const State& s, Seat seat, Moves<Move>& moves) const;
    template <Sink S>
    void apply(State& s, Seat seat, Move move, S& sink) const;
    Report report(const State& s) const;
    RuleId why_not(const State& s, Seat seat, const Attempt& attempt) const;
    Attempt attempt(const State& s, Seat seat, Move move) const;

    std::string write(const State& s) const;
    Result<State> read(const Options& options, std::string_view text) const;
    std::string write_move(const State& s, Seat seat, Move move) const;
    Result<Move> read_move(const State& s, Seat seat, std::string_view text) const;
    Result<Attempt> read_attempt(const State& s, Seat seat, std::string_view text) const;
    // N-15: the single picks that one text stands for, in type order; any other text as it is.
    std::vector<std::string> spell_out(const State& s, std::string_view text) const;
    Phrase describe(const Event& event) const;
    Phrase prompt(const State& s, Seat seat) const;
    Tableau tableau(const Observed<State>& view) const;
    Gesture gesture(const State& s, Seat seat, Move move) const;

    std::uint64_t hash(const State& s) const;
    std::uint64_t hash_afresh(const State& s) const;
    bool ok(const State& s) const;
};

// Between neighbours there is no square.
inline constexpr int kNoCell = -1;

// Kinds of events. The numbers are seat index, type, cells, facing as the phrase needs them.
enum class Happening : std::uint8_t {
    Picked,      // seat, type
    Rewarded,    // seat that picked, type; it goes to the other seat
    Drew,        // seat, then one to three types
    Deployed,    // seat, type, cell, facing
    Bonus,       // seat, cell of deployment, between, to, facing: a Sai with its bonus shift
    Shifted,     // seat, type, from, between, to, facing
    Turned,      // seat, type, cell, facing
    Redeployed,  // seat, from, to
    Passed,      // seat
    Captured,    // seat of the owner, type, cell
    Ended,       // 0 tie by losses, 1 by passes, 2 by the turn cap, 3 White won, 4 Black won
};

// What a move would be called when moves are counted (N-17).
std::string_view kind_name(const Move& move);

// PAI-072: the set-up decision that the hand sizes ask for.
struct Stage {
    int player;
    int picks_left;
    Type lowest;
};
Stage set_up_stage(const State& s);
// PAI-071, PAI-170: may this type be the next of `picks_left` picks in type order?
bool pick_fits(const Stock& reserve, Type type, Type lowest, int picks_left);
// PAI-188, at the moment the board shows.
bool tied_by_losses(const State& s);

}  // namespace engawa::paiko
