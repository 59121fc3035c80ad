// Sealed bids: a small game with every kind of secret, on which the laws are tried. It is not in
// the list of games that people are shown.
//
// BID-1 The deck holds three cards of each rank. Each seat is dealt its hand face down, a card in
// turn. BID-2 A round turns up a prize: one of each rank lies in a bag, and the hand is the number
// of rounds. BID-3 Every seat lays one card face down, in any order. BID-4 With second thoughts,
// each seat may once in the game take its card back while somebody has
//       not laid yet; the table does not wait for that.
// BID-5 When all have laid, the cards are shown and discarded. The highest wins the prize; if the
//       highest are equal, nobody does.
// BID-6 Every other seat is asked, whatever it holds: it may pass, or veto by discarding a card of
// the
//       prize's rank. A veto ends the round, nobody gets the prize, and the seat draws a new card.
// BID-7 After the last round the most points win; a utility is what a seat has above the mean,
// times
//       the number of seats.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/bag.h"
#include "engine/core/by_seat.h"
#include "engine/core/game.h"
#include "engine/core/gesture.h"
#include "engine/core/tableau.h"

namespace engawa::sealed_bid {

inline constexpr int kMostSeats = 3;
inline constexpr int kMostRanks = 5;
inline constexpr int kCopies = 3;           // BID-1
inline constexpr std::uint8_t kUnseen = 0;  // a card that the viewer cannot see; ranks are 1 to 5
inline constexpr std::uint8_t kNoBid = 7;

using Cards = Bag<kMostRanks + 1>;

enum class Phase : std::uint8_t { Deal, Prize, Bid, Veto, Draw, Over };
enum class Kind : std::uint8_t { Card, Lay, TakeBack, Pass, Veto };

struct Move {
    Kind kind = Kind::Card;  // Card: an outcome of chance
    std::uint8_t rank = 0;   // of Card and Lay

    friend auto operator<=>(const Move&, const Move&) = default;
};

struct Options {
    std::uint8_t seats = 2;
    std::uint8_t ranks = 3;
    std::uint8_t hand = 2;
    bool second_thoughts = false;
};

class SealedBid;

struct State {
    using Game = SealedBid;

    std::uint64_t cards_hash = 0;  // of deck, discard and hands, kept up to date by pass_card
    Cards deck;                    // in a view: and all that the viewer cannot see
    Cards discard;
    BySeat<Cards, kMostSeats> hands;
    Cards prizes;
    BySeat<std::uint8_t, kMostSeats> bids{kNoBid, kNoBid, kNoBid};
    BySeat<std::uint8_t, kMostSeats> points{};
    SeatSet thoughts;          // BID-4: who may still take back
    SeatSet answered;          // BID-6
    std::uint8_t prize = 0;    // turned up and not yet decided
    std::uint8_t special = 0;  // index of the winning seat (Veto) or the drawing seat (Draw)
    std::uint8_t seats = 0;
    std::uint8_t ranks = 0;
    std::uint8_t hand = 0;
    Phase phase = Phase::Deal;
    std::array<std::uint8_t, 2> unused{};

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::has_unique_object_representations_v<State>);

class SealedBid {
  public:
    using State = sealed_bid::State;
    using Move = sealed_bid::Move;
    using Attempt = sealed_bid::Move;
    using Options = sealed_bid::Options;

    static constexpr std::string_view kName = "sealed_bid";
    static constexpr int kRulesVersion = 1;
    // Three of five prizes are worth 12 at most; alone with all of them among three: 3 x 12 - 12.
    static constexpr int kMinUtility = -24;
    static constexpr int kMaxUtility = 24;
    static constexpr bool kHasChance = true;
    static constexpr bool kHasSecrets = true;
    static constexpr int kMaxMoves = kMostRanks;  // a draw, a bid; answers are two

    std::span<const OptionSpec> schema() const;
    Result<Options> options(const Given& given) const;  // own code: too_few_cards
    State start(const Options& options) const;
    int seats(const Options& options) const { return options.seats; }
    int longest(const Options& options) const;

    SeatSet to_act(const State& s) const;
    SeatSet awaited(const State& s) const;
    void legal(const State& s, Seat seat, Moves<Move>& moves) const;
    std::uint32_t weight(const State& s, Move move) const;
    int chance_key(const State& s) const { return s.phase == Phase::Prize ? 1 : 0; }
    template <Sink S>
    void apply(State& s, Seat seat, Move move, S& sink) const;
    Report report(const State& s) const;
    RuleId why_not(const State& s, Seat seat, const Attempt& attempt) const;
    Attempt attempt(const State&, Seat, Move move) const { return move; }
    Talk talk(const State& s) const { return Talk::everybody(s.seats); }

    Observed<State> observe(const State& s, Viewer viewer) const;
    State guess(const Observed<State>& view, Rng& rng) const;
    Event redact(const Event& event, Viewer viewer) const;

    std::string write(const State& s) const;
    Result<State> read(const Options& options, std::string_view text) const;
    std::string write_view(const Observed<State>& view) const { return write(view.state()); }
    Result<Observed<State>> read_view(const Options& options, Viewer viewer,
                                      std::string_view text) const;
    std::string write_move(const State& s, Seat seat, Move move) const;
    Result<Move> read_move(const State& s, Seat seat, std::string_view text) const;
    Result<Attempt> read_attempt(const State& s, Seat seat, std::string_view text) const;
    Phrase describe(const Event& event) const;
    Phrase prompt(const State& s, Seat seat) const;
    Tableau tableau(const Observed<State>& view) const;
    Gesture gesture(const State& s, Seat seat, Move move) const;

    std::uint64_t hash(const State& s) const;
    std::uint64_t hash_afresh(const State& s) const;
    bool ok(const State& s) const;

  protected:
    // For the deliberately broken copies in the tests of the laws.
    static Observed<State> seen(const State& s, Viewer viewer) { return {s, viewer}; }
};

// Kinds of events: seat index and rank as the phrase needs them.
enum class Happening : std::uint8_t {
    Dealt,  // secret, as Laid
    Laid,
    Shown,
    Vetoed,
    Won,
    TookBack,  // seat only, as Passed
    Passed,
    Prize,  // rank only, as Kept
    Kept,
    Ended,
};

std::uint64_t hash_of_cards(const State& s);
int prizes_turned(const State& s);
// What holds for positions and views alike: cards are conserved and every field fits the phase.
bool fits(const State& s);
// Reads a text that fits, position or view.
bool read_fitting(const Options& options, std::string_view text, State& s);

}  // namespace engawa::sealed_bid
