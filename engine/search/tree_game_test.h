// A game for tests of searches: three choices of left (0) or right (1), made by the seats or chance
// that `Rules` names, lead to one of eight ends with a utility for each of three seats.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/game.h"

namespace engawa {

struct TreeMove {
    std::uint8_t right = 0;

    friend constexpr auto operator<=>(TreeMove, TreeMove) = default;
};

// Rules: kActors[3]; kEnds[8][3] by the choices as binary digits, the first one highest, from -1 to
// 1; kWeights[2] of the outcomes of chance.
template <class Rules>
class TreeGame {
  public:
    struct State {
        using Game = TreeGame;
        std::uint8_t depth = 0;
        std::uint8_t path = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    struct Options {};
    using Move = TreeMove;
    using Attempt = TreeMove;

    static constexpr std::string_view kName = "tree";
    static constexpr int kRulesVersion = 1;
    static constexpr int kMaxMoves = 2;
    static constexpr int kMinUtility = -1;
    static constexpr int kMaxUtility = 1;
    static constexpr bool kHasChance = true;
    static constexpr bool kHasSecrets = false;

    std::span<const OptionSpec> schema() const { return {}; }
    Result<Options> options(const Given&) const { return Options{}; }
    State start(const Options&) const { return {}; }
    int seats(const Options&) const { return 3; }
    int longest(const Options&) const { return 3; }

    SeatSet to_act(const State& s) const {
        return s.depth == 3 ? SeatSet{} : SeatSet{Rules::kActors[s.depth]};
    }
    SeatSet awaited(const State& s) const { return to_act(s); }
    void legal(const State& s, Seat seat, Moves<Move>& moves) const {
        if (!to_act(s).contains(seat)) return;
        moves.add(Move{0});
        moves.add(Move{1});
    }
    std::uint32_t weight(const State&, Move move) const { return Rules::kWeights[move.right]; }
    template <Sink S>
    void apply(State& s, Seat, Move move, S&) const {
        s.path = static_cast<std::uint8_t>(2 * s.path + move.right);
        ++s.depth;
    }
    Report report(const State& s) const {
        Report report;
        if (s.depth < 3) return report;
        report.reason = "end";
        for (unsigned seat = 0; seat < 3; ++seat) {
            report.utility[seat] = Rules::kEnds[s.path][seat];
        }
        return report;
    }
    RuleId why_not(const State&, Seat, Attempt) const { return {}; }
    Attempt attempt(const State&, Seat, Move move) const { return move; }
    Talk talk(const State&) const { return Talk::everybody(3); }

    Observed<State> observe(const State& s, Viewer viewer) const { return {s, viewer}; }
    State guess(const Observed<State>& view, Rng&) const { return view.state(); }
    Event redact(const Event& event, Viewer) const { return event; }

    std::string write(const State&) const { return {}; }
    Result<State> read(const Options&, std::string_view) const { return State{}; }
    std::string write_view(const Observed<State>&) const { return {}; }
    Result<Observed<State>> read_view(const Options&, Viewer viewer, std::string_view) const {
        return Observed<State>{State{}, viewer};
    }
    std::string write_move(const State&, Seat, Move) const { return {}; }
    Result<Move> read_move(const State&, Seat, std::string_view) const { return Move{}; }
    Result<Attempt> read_attempt(const State&, Seat, std::string_view) const { return Move{}; }
    Phrase describe(const Event&) const { return {}; }
    Phrase prompt(const State&, Seat) const { return {}; }

    std::uint64_t hash(const State& s) const { return s.depth * 8u + s.path; }
    std::uint64_t hash_afresh(const State& s) const { return hash(s); }
    bool ok(const State&) const { return true; }
};

}  // namespace engawa
