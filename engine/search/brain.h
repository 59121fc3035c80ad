// What the brain of a game may bring: parts to play, each with its functions.
//
// A brain is a small object with const functions. A part is found by the names of its functions: a
// brain that has one of them must have all of that part, with these signatures (brain_fits).
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>

#include "engine/core/game.h"
#include "engine/core/member_name.h"
#include "engine/core/prospect.h"
#include "engine/core/value.h"

namespace engawa {

// For games that need no bots of their own: random, and master by search alone.
struct NoBrain {
    static constexpr std::uint32_t kMasterNodes = 2000;  // the budget of master; every brain has it
};

// The quick levels.
template <class B, class G>
concept Quick =
    requires(const B& brain, const G& game, const Observed<typename G::State>& view, Rng& rng) {
        { brain.novice(game, view, rng) } -> std::same_as<typename G::Move>;
        { brain.adept(game, view, rng) } -> std::same_as<typename G::Move>;
    };

// A move of master that needs no search, if it knows one.
template <class B, class G>
concept Glancing =
    requires(const B& brain, const G& game, const Observed<typename G::State>& view, Rng& rng) {
        { brain.at_a_glance(game, view, rng) } -> std::same_as<std::optional<typename G::Move>>;
    };

// What it does beside somebody's decision; nothing if it declines. Without it: as in a random
// playout.
template <class B, class G>
concept ActingAside =
    requires(const B& brain, const G& game, const Observed<typename G::State>& view, Rng& rng) {
        { brain.aside(game, view, rng) } -> std::same_as<std::optional<typename G::Move>>;
    };

// For alpha-beta (alpha_beta.h).
template <class B, class G>
concept SearchBrain =
    requires(const B& brain, const G& game, const typename G::State& state, Seat seat,
             Moves<typename G::Move>& moves, int depth_left, int index, bool root) {
        // For `seat`, which is to act; within +-kMaxEvaluation.
        { brain.evaluate(game, state, seat) } -> std::same_as<std::int32_t>;
        // Can `seat`, which is to act, win in this turn? Never wrongly true.
        { brain.wins_at_once(game, state, seat) } -> std::same_as<bool>;
        // How many moves to search while one of them does not lose; at least 1.
        { brain.width(game, state, depth_left, root) } -> std::same_as<int>;
        // Best first, as far as the width goes. Changes the order only.
        { brain.order(game, state, moves, depth_left, root) } -> std::same_as<void>;
        // Turns by which the index-th move of a list is searched less deeply at first.
        { brain.reduction(depth_left, index) } -> std::same_as<int>;
    };

// What a leaf is worth: one value for seats who win or lose together, or one for each.
template <class B, class G>
concept JudgesForAll = requires(const B& brain, const G& game, typename G::State& state, Rng& rng) {
    { brain.play_and_judge(game, state, rng) } -> std::same_as<std::int32_t>;
};
template <class B, class G>
concept JudgesForEach =
    requires(const B& brain, const G& game, typename G::State& state, Rng& rng) {
        { brain.values_of(game, state, rng) } -> std::same_as<Values>;
    };

// To guide a search over guesses (guide.h).
template <class B, class G>
concept Guiding = requires(const B& brain, const G& game, const typename G::State& state, Seat seat,
                           Moves<typename G::Move>& moves, std::int32_t* handicaps) {
    // Cuts the list; handicaps are in parts of kFullValue.
    { brain.candidates(game, state, seat, moves, handicaps) } -> std::same_as<void>;
    { brain.policy(game, state, seat) } -> std::same_as<typename G::Move>;
    { brain.same_round(state, state) } -> std::same_as<bool>;
    { B::kExplore } -> std::convertible_to<float>;
} && (JudgesForAll<B, G> != JudgesForEach<B, G>);

// Which decisions are nodes of that search. Without it: those of the seat that thinks.
template <class B, class G>
concept Branching = requires(const B& brain, const typename G::State& state, Seat seat) {
    { brain.branches(state, seat) } -> std::same_as<bool>;
};

// To play a game on and see how it ends (weigh.h). `before` is the moment of the decision: what
// counts as an end, such as that of a duel in a campaign, is counted from there.
template <class B, class G>
concept Weighing = requires(const B& brain, const G& game, const typename G::State& before,
                            typename G::State& state, Seat seat, Rng& rng) {
    { brain.prospect(game, before, state, seat, rng) } -> std::same_as<Prospect>;
    { B::kWeighGames } -> std::convertible_to<int>;  // for each move that is weighed
    // Of longer lists only the candidates are weighed.
    { B::kWeighAll } -> std::convertible_to<std::size_t>;
};

ENGAWA_MEMBER_NAME(NamesNovice, novice);
ENGAWA_MEMBER_NAME(NamesAdept, adept);
ENGAWA_MEMBER_NAME(NamesAtAGlance, at_a_glance);
ENGAWA_MEMBER_NAME(NamesAside, aside);
ENGAWA_MEMBER_NAME(NamesEvaluate, evaluate);
ENGAWA_MEMBER_NAME(NamesWinsAtOnce, wins_at_once);
ENGAWA_MEMBER_NAME(NamesWidth, width);
ENGAWA_MEMBER_NAME(NamesOrder, order);
ENGAWA_MEMBER_NAME(NamesReduction, reduction);
ENGAWA_MEMBER_NAME(NamesCandidates, candidates);
ENGAWA_MEMBER_NAME(NamesPolicy, policy);
ENGAWA_MEMBER_NAME(NamesSameRound, same_round);
ENGAWA_MEMBER_NAME(NamesExplore, kExplore);
ENGAWA_MEMBER_NAME(NamesPlayAndJudge, play_and_judge);
ENGAWA_MEMBER_NAME(NamesValuesOf, values_of);
ENGAWA_MEMBER_NAME(NamesBranches, branches);
ENGAWA_MEMBER_NAME(NamesProspect, prospect);
ENGAWA_MEMBER_NAME(NamesWeighGames, kWeighGames);
ENGAWA_MEMBER_NAME(NamesWeighAll, kWeighAll);

// Does not compile if a brain has only some functions of a part, or one with another signature.
template <class B, Game G>
consteval bool brain_fits() {
    static_assert(Quick<B, G> || !(NamesNovice<B> || NamesAdept<B>),
                  "a brain's novice and adept belong together: Move novice(const G&, const "
                  "Observed<State>&, Rng&) const");
    static_assert(Glancing<B, G> || !NamesAtAGlance<B>,
                  "a brain's at_a_glance must be: std::optional<Move> at_a_glance(const G&, const "
                  "Observed<State>&, Rng&) const");
    static_assert(ActingAside<B, G> || !NamesAside<B>,
                  "a brain's aside must be: std::optional<Move> aside(const G&, const "
                  "Observed<State>&, Rng&) const");
    static_assert(SearchBrain<B, G> || !(NamesEvaluate<B> || NamesWinsAtOnce<B> || NamesWidth<B> ||
                                         NamesOrder<B> || NamesReduction<B>),
                  "a brain for alpha-beta has all of SearchBrain (engine/search/brain.h)");
    static_assert(Guiding<B, G> || !(NamesCandidates<B> || NamesPolicy<B> || NamesSameRound<B> ||
                                     NamesExplore<B> || NamesPlayAndJudge<B> || NamesValuesOf<B> ||
                                     NamesBranches<B>),
                  "a brain that guides has all of Guiding (engine/search/brain.h), and judges "
                  "leaves for all or for each");
    static_assert(Branching<B, G> || !NamesBranches<B>,
                  "a brain's branches must be: bool branches(const State&, Seat) const");
    static_assert(
        Weighing<B, G> || !(NamesProspect<B> || NamesWeighGames<B> || NamesWeighAll<B>),
        "a brain that weighs has kWeighGames, kWeighAll and: Prospect prospect(const G&, const "
        "State& before, State&, Seat, Rng&) const");
    return true;
}

}  // namespace engawa
