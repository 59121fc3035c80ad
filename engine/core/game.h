// The shape of a game. Behaviour is checked by engine/laws.
//
// A game is an immutable object, its rules and its cards, with const functions over small trivially
// copyable values. Search and study are templates over it; nothing on the path of a move allocates.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/event.h"
#include "engine/core/gesture.h"
#include "engine/core/moves.h"
#include "engine/core/optional_members.h"
#include "engine/core/options.h"
#include "engine/core/report.h"
#include "engine/core/result.h"
#include "engine/core/rng.h"
#include "engine/core/rule_id.h"
#include "engine/core/seat.h"
#include "engine/core/secrets.h"
#include "engine/core/tableau.h"
#include "engine/core/talk.h"

namespace engawa {

// State and Move as values: copied with memcpy, compared with ==, kept in arrays.
template <class T>
concept SmallValue = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

template <class G>
concept Game =
    SmallValue<typename G::State> && sizeof(typename G::State) <= 1024 &&
    SmallValue<typename G::Move> && sizeof(typename G::Move) <= 8 &&
    std::totally_ordered<typename G::Move> &&
    requires(const G& game, const typename G::Options& options, const typename G::State& state,
             typename G::State& changing, Seat seat, Viewer viewer, typename G::Move move,
             const typename G::Attempt& attempt, Moves<typename G::Move>& moves, Rng& rng,
             const Observed<typename G::State>& view, NoEvents& silent, EventList& events,
             const Event& event, const Given& given, std::string_view text) {
        { G::kName } -> std::convertible_to<std::string_view>;
        { G::kRulesVersion } -> std::convertible_to<int>;
        { G::kMaxMoves } -> std::convertible_to<int>;  // proved in a comment
        { G::kMinUtility } -> std::convertible_to<int>;
        { G::kMaxUtility } -> std::convertible_to<int>;
        { G::kHasChance } -> std::convertible_to<bool>;
        { G::kHasSecrets } -> std::convertible_to<bool>;

        // Options and the start
        { game.schema() } -> std::same_as<std::span<const OptionSpec>>;
        { game.options(given) } -> std::same_as<Result<typename G::Options>>;
        { game.start(options) } -> std::same_as<typename G::State>;
        { game.seats(options) } -> std::same_as<int>;
        { game.longest(options) } -> std::same_as<int>;  // most moves in a game; 0: no bound

        // Play
        { game.to_act(state) } -> std::same_as<SeatSet>;   // {kChance}; empty: the game is over
        { game.awaited(state) } -> std::same_as<SeatSet>;  // of those, whom the table waits for
        { game.legal(state, seat, moves) };                // appends; ascending, no duplicates
        { game.weight(state, move) } -> std::same_as<std::uint32_t>;  // of a chance move
        { game.apply(changing, seat, move, silent) };  // trusts that the move is legal
        { game.apply(changing, seat, move, events) };
        { game.report(state) } -> std::same_as<Report>;
        { game.why_not(state, seat, attempt) } -> std::same_as<RuleId>;
        { game.attempt(state, seat, move) } -> std::same_as<typename G::Attempt>;
        { game.talk(state) } -> std::same_as<Talk>;

        // Secrets
        { game.observe(state, viewer) } -> std::same_as<Observed<typename G::State>>;
        { game.guess(view, rng) } -> std::same_as<typename G::State>;
        { game.redact(event, viewer) } -> std::same_as<Event>;

        // Text. A position depends on the options; a move's text on its position.
        { game.write(state) } -> std::same_as<std::string>;
        { game.read(options, text) } -> std::same_as<Result<typename G::State>>;
        { game.write_view(view) } -> std::same_as<std::string>;
        {
            game.read_view(options, viewer, text)
        } -> std::same_as<Result<Observed<typename G::State>>>;
        { game.write_move(state, seat, move) } -> std::same_as<std::string>;
        { game.read_move(state, seat, text) } -> std::same_as<Result<typename G::Move>>;
        { game.read_attempt(state, seat, text) } -> std::same_as<Result<typename G::Attempt>>;
        { game.describe(event) } -> std::same_as<Phrase>;
        { game.prompt(state, seat) } -> std::same_as<Phrase>;

        // Checks
        { game.hash(state) } -> std::same_as<std::uint64_t>;         // incremental where it pays
        { game.hash_afresh(state) } -> std::same_as<std::uint64_t>;  // from the position alone
        { game.ok(state) } -> std::same_as<bool>;                    // every invariant
    };

// A game that can be seen and touched: a page draws the tableau and finds moves by their gestures.
template <class G>
concept Shown = requires(const G& game, const Observed<typename G::State>& view,
                         const typename G::State& state, Seat seat, typename G::Move move) {
    { game.tableau(view) } -> std::same_as<Tableau>;               // what the viewer may know
    { game.gesture(state, seat, move) } -> std::same_as<Gesture>;  // of a legal move of a player
};

// The order in which seats are asked where there is no live table (playouts, search, sim).
//
// One seat at a time: first seat_to_ask, which must move; after its move each other seat that may
// act is asked once and may decline (ask_aside). So a seat that may act, but need not, never holds
// up a game, and acts at most once for each move that the game waits for.

// The first awaited seat, in turn order from the active one if the game tells which that is.
template <Game G>
Seat seat_to_ask(const G& game, const typename G::State& state) {
    const SeatSet awaited = game.awaited(state);
    static_assert(optional_members_fit<G>());
    if constexpr (TellsActive<G>) return awaited.first_from(game.active(state));
    return awaited.first();
}

// The seats that may act although the game does not wait for them: they are aside.
template <Game G>
SeatSet seats_aside(const G& game, const typename G::State& state) {
    return game.to_act(state) - game.awaited(state);
}

// After a move of `mover`: calls ask(seat) once for each other seat aside, in turn order from the
// mover. `aside()` gives the seats that are aside at that moment. `ask` may make a move of its
// seat; a seat that is then no longer aside is not asked.
template <class Aside, class Ask>
void ask_in_turn(Seat mover, Aside&& aside, Ask&& ask) {
    SeatSet waiting = aside() - SeatSet{mover};
    while (!waiting.empty()) {
        const Seat seat = waiting.first_from(mover);
        waiting = waiting - SeatSet{seat};
        if (aside().contains(seat)) ask(seat);
    }
}

template <Game G, class Ask>
void ask_aside(const G& game, const typename G::State& state, Seat mover, Ask&& ask) {
    ask_in_turn(mover, [&] { return seats_aside(game, state); }, ask);
}

// A random chance move by weight: outcomes are counted off in list order. The list must not be
// empty.
template <Game G>
typename G::Move pick_outcome(const G& game, const typename G::State& state,
                              const Moves<typename G::Move>& outcomes, Rng& rng) {
    std::uint32_t total = 0;
    for (const auto outcome : outcomes) total += game.weight(state, outcome);
    std::uint32_t left = rng.below(total);
    for (const auto outcome : outcomes) {
        const std::uint32_t weight = game.weight(state, outcome);
        if (left < weight) return outcome;
        left -= weight;
    }
    assert(false);
    return outcomes[0];
}

}  // namespace engawa
