// What a game may bring for a table of people beside its contract (game.h): functions, named in one
// constant `kHooks` in engine/games/<game>/hooks.h, which engine/match/games.h lists.
//
// A wrong signature or a misspelt name does not compile. What null means is written beside each
// function. Which functions there are is known when the door is compiled, so one that is missing
// costs nothing.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/card_info.h"
#include "engine/core/game.h"
#include "engine/core/moment.h"
#include "engine/core/odds_list.h"
#include "engine/core/reason.h"
#include "engine/core/refusal.h"
#include "engine/core/rule_id.h"
#include "engine/core/tableau.h"
#include "engine/core/traits.h"

namespace engawa {

// The beginning of a table that goes on from a line of another one (carry_in).
struct Carried {
    Given options;
    std::string start;  // a position
};

template <Game G>
struct Hooks {
    using State = typename G::State;
    using Move = typename G::Move;
    using Attempt = typename G::Attempt;
    using View = Observed<State>;

    // Does a legal move only waste what another one saves? Null: none does.
    bool (*wasteful)(const G& game, const State& state, Seat seat, Move move) = nullptr;
    // What a legal move would lead to, as far as chance does not decide it. Null: nothing is told.
    std::vector<Phrase> (*foresee)(const G& game, const View& view, Seat seat, Move move) = nullptr;
    // Chances as data. Null: none are told.
    OddsList (*odds)(const G& game, const View& view) = nullptr;
    // Why totals are what they are. Null: there are no totals, or no reasons are told.
    ReasonList (*reasons)(const G& game, const View& view) = nullptr;
    // What a gesture may mean, legal or not, the likeliest first; several if parts of it are
    // missing. Roles and verbs are those of `gesture`, and what it touches need not be there.
    // Empty: it means nothing. Null: only gestures of legal moves are understood.
    std::vector<Attempt> (*attempts)(const G& game, const State& state, Seat seat,
                                     const Gesture& gesture) = nullptr;
    // Why a gesture is not allowed that no attempt can say, such as a row out of reach. No rule: it
    // means nothing. Null: attempts say everything.
    Refusal (*beyond)(const G& game, const State& state, Seat seat,
                      const Gesture& gesture) = nullptr;
    // What on the table makes an attempt break this rule (Refusal::causes). Null: nothing is told.
    std::vector<std::string> (*causes)(const G& game, const State& state, Seat seat,
                                       const Attempt& attempt, RuleId broken) = nullptr;
    // What a legal move of the viewer costs. Null: nothing.
    std::vector<Fact> (*price)(const G& game, const View& view, Move move) = nullptr;
    // Figures in sentences about the rules that the cards decide. Null: none.
    Figures (*figures)(const G& game, const State& state) = nullptr;
    // What kind of moment a seat is asked in. Null: every moment is its own.
    Moment (*moment)(const G& game, const State& state, Seat seat) = nullptr;
    // What a seat had when the game was over, from what a watcher heard. Null: nothing.
    Traits (*traits)(const G& game, const State& state, std::span<const Event> events,
                     Seat seat) = nullptr;

    // What the table remembers beside its position, as data of the shape of a tableau, from what
    // the viewer heard. `earlier` is the line that the table began from (carry_in), or empty. Null:
    // the position says it all.
    Tableau (*chronicle)(const G& game, const View& view, std::span<const Event> events,
                         const std::string& earlier) = nullptr;

    // The cards or tiles that it is played with. Null: nothing to list.
    CardList (*cards)(const G& game) = nullptr;

    // Games that last for evenings.

    // Should the keeper of the table save it after every move? Null: no.
    bool (*lasts)(const G& game, const State& state) = nullptr;
    // carry_out writes the standing as one line, and carry_in gives the beginning of a table that
    // goes on from it. `earlier` is the line that this table began from, or empty. Null: only a
    // record carries the game on.
    Result<std::string> (*carry_out)(const G& game, const State& state,
                                     std::span<const Event> events,
                                     const std::string& earlier) = nullptr;
    Result<Carried> (*carry_in)(const G& game, std::string_view text) = nullptr;
};

// For games that bring none.
template <Game G>
inline constexpr Hooks<G> kNoHooks{};

}  // namespace engawa
