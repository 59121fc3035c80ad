// The sealed bids with one part replaced, to prove that the laws catch what is wrong with it.
//
// One type for all faults: the laws are compiled for it once.
#pragma once

#include <functional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/sealed_bid/sealed_bid.h"
#include "engine/laws/findings.h"
#include "engine/laws/run.h"

namespace engawa::laws {

using namespace sealed_bid;

inline void PrintTo(Law law, std::ostream* out) { *out << name(law); }

// A part that is set is called instead of the right game's.
struct Parts {
    std::function<Result<Options>(const Given&)> options;
    std::function<int(const Options&)> longest;
    std::function<SeatSet(const State&)> awaited;
    std::function<void(const State&, Seat, Moves<Move>&)> legal;
    std::function<std::uint32_t(const State&, Move)> weight;
    std::function<Move(const State&, Rng&)> draw;
    // After the right apply: the state before and after it, and whether events are wanted.
    std::function<void(const State&, State&, Move, bool)> after_apply;
    std::function<Report(const State&)> report;
    std::function<RuleId(const State&, Seat, const Move&)> why_not;
    std::function<Talk(const State&)> talk;
    std::function<void(const State&, Viewer, State&)> after_observe;  // the world, then the view
    std::function<State(const Observed<State>&, Rng&)> guess;
    std::function<Event(const Event&, Viewer)> redact;
    std::function<std::string(const State&)> write;
    std::function<std::string(const State&)> write_view;
    std::function<Result<State>(const Options&, std::string_view)> read;
    std::function<std::string(const State&, Seat, Move)> write_move;
    std::function<Result<Move>(const State&, Seat, std::string_view)> read_move;
    std::function<Phrase(const Event&)> describe;
    std::function<Phrase(const State&, Seat)> prompt;
    std::function<Tableau(const Observed<State>&)> tableau;
    std::function<Gesture(const State&, Seat, Move)> gesture;
};

class Broken : public SealedBid {
  public:
    explicit Broken(Parts parts) : parts_(std::move(parts)) {}

    static const SealedBid& right() {
        static const SealedBid game;
        return game;
    }
    static Observed<State> as_seen(const State& view, Viewer viewer) { return seen(view, viewer); }

    Result<Options> options(const Given& given) const {
        return parts_.options ? parts_.options(given) : SealedBid::options(given);
    }
    int longest(const Options& options) const {
        return parts_.longest ? parts_.longest(options) : SealedBid::longest(options);
    }
    SeatSet awaited(const State& s) const {
        return parts_.awaited ? parts_.awaited(s) : SealedBid::awaited(s);
    }
    void legal(const State& s, Seat seat, Moves<Move>& moves) const {
        if (parts_.legal) return parts_.legal(s, seat, moves);
        SealedBid::legal(s, seat, moves);
    }
    Move draw(const State& s, Rng& rng) const {
        if (parts_.draw) return parts_.draw(s, rng);
        MoveBuffer<Broken> buffer;
        legal(s, kChance, buffer.list);
        return pick_outcome(*this, s, buffer.list, rng);
    }
    std::uint32_t weight(const State& s, Move move) const {
        return parts_.weight ? parts_.weight(s, move) : SealedBid::weight(s, move);
    }
    template <Sink S>
    void apply(State& s, Seat seat, Move move, S& sink) const {
        const State before = s;
        SealedBid::apply(s, seat, move, sink);
        if (parts_.after_apply) parts_.after_apply(before, s, move, S::kWanted);
    }
    Report report(const State& s) const {
        return parts_.report ? parts_.report(s) : SealedBid::report(s);
    }
    RuleId why_not(const State& s, Seat seat, const Attempt& attempt) const {
        return parts_.why_not ? parts_.why_not(s, seat, attempt)
                              : SealedBid::why_not(s, seat, attempt);
    }
    Talk talk(const State& s) const { return parts_.talk ? parts_.talk(s) : SealedBid::talk(s); }
    Observed<State> observe(const State& s, Viewer viewer) const {
        if (!parts_.after_observe) return SealedBid::observe(s, viewer);
        State view = SealedBid::observe(s, viewer).state();
        parts_.after_observe(s, viewer, view);
        return seen(view, viewer);
    }
    State guess(const Observed<State>& view, Rng& rng) const {
        return parts_.guess ? parts_.guess(view, rng) : SealedBid::guess(view, rng);
    }
    Event redact(const Event& event, Viewer viewer) const {
        return parts_.redact ? parts_.redact(event, viewer) : SealedBid::redact(event, viewer);
    }
    std::string write(const State& s) const {
        return parts_.write ? parts_.write(s) : SealedBid::write(s);
    }
    std::string write_view(const Observed<State>& view) const {
        return parts_.write_view ? parts_.write_view(view.state()) : SealedBid::write_view(view);
    }
    Result<State> read(const Options& options, std::string_view text) const {
        return parts_.read ? parts_.read(options, text) : SealedBid::read(options, text);
    }
    // Views that show too much are read back, or the text alone would give the fault away.
    Result<Observed<State>> read_view(const Options& options, Viewer viewer,
                                      std::string_view text) const {
        if (!parts_.after_observe) return SealedBid::read_view(options, viewer, text);
        State s;
        if (!read_fitting(options, text, s)) return error("bad_position", "no");
        Rng rng{1};
        const Observed<State> view = seen(s, viewer);
        if (!(observe(guess(view, rng), viewer) == view)) return error("bad_position", "no");
        return view;
    }
    std::string write_move(const State& s, Seat seat, Move move) const {
        return parts_.write_move ? parts_.write_move(s, seat, move)
                                 : SealedBid::write_move(s, seat, move);
    }
    Result<Move> read_move(const State& s, Seat seat, std::string_view text) const {
        return parts_.read_move ? parts_.read_move(s, seat, text)
                                : SealedBid::read_move(s, seat, text);
    }
    Phrase describe(const Event& event) const {
        return parts_.describe ? parts_.describe(event) : SealedBid::describe(event);
    }
    Phrase prompt(const State& s, Seat seat) const {
        return parts_.prompt ? parts_.prompt(s, seat) : SealedBid::prompt(s, seat);
    }
    Tableau tableau(const Observed<State>& view) const {
        return parts_.tableau ? parts_.tableau(view) : SealedBid::tableau(view);
    }
    Gesture gesture(const State& s, Seat seat, Move move) const {
        return parts_.gesture ? parts_.gesture(s, seat, move) : SealedBid::gesture(s, seat, move);
    }

  private:
    Parts parts_;
};

// The laws that a game with these parts breaks. Faults of chance need more effort.
inline constexpr Effort kLight{.games = 2, .random_sets = 0, .mutations = 6, .deals = 20};
std::vector<Law> caught(Parts parts, const Effort& effort = kLight);

// A bot that plays by the view it is given or, if it peeks, by the world that was looked at last.
std::vector<Law> caught_bot(bool peeks);

inline bool holds(const State& s, int seat, int rank) { return s.hands[seat].count(rank) > 0; }
inline int next_seat(const State& s, int seat) { return (seat + 1) % s.seats; }
inline bool is(const Event& event, Happening kind) {
    return event.kind == static_cast<std::uint8_t>(kind);
}

}  // namespace engawa::laws
