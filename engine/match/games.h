// All games with their types, for code that is a template over a game (one_game.cpp, bench).
//
// A new game is one line in this list, which CMake reads too. Everybody else uses catalogue.h.
#pragma once

#include <tuple>
#include <type_traits>
#include <utility>

#include "engine/core/hooks.h"
#include "engine/games/connect_four/connect_four.h"
#include "engine/games/eiyo/bots/bot.h"
#include "engine/games/eiyo/eiyo.h"
#include "engine/games/eiyo/hooks.h"
#include "engine/games/paiko/bots/bot.h"
#include "engine/games/paiko/hooks.h"
#include "engine/games/paiko/paiko.h"
#include "engine/games/samurai/bots/bot.h"
#include "engine/games/samurai/hooks.h"
#include "engine/games/samurai/samurai.h"
#include "engine/games/susanoo/bots/bot.h"
#include "engine/games/susanoo/hooks.h"
#include "engine/games/susanoo/susanoo.h"
#include "engine/games/tictactoe/tictactoe.h"
#include "engine/match/catalogue.h"
#include "engine/match/has_cards.h"
#include "engine/match/thinkers.h"

namespace engawa {

// What no module of a page exports: figures about many games.
template <class G>
constexpr Hooks<G> without_study(Hooks<G> hooks) {
    hooks.traits = nullptr;
    return hooks;
}

// Control games are not listed.
template <class G, class B, bool Listed, const Hooks<G>& hooks = kNoHooks<G>>
struct Entry {
    static_assert(optional_members_fit<G>() && cards_fit<G>() && brain_fits<B, G>());

    using Game = G;
    using Brain = B;
    static constexpr bool kListed = Listed;
#ifdef __wasm__
    static constexpr Hooks<G> kHooks = without_study(hooks);
#else
    static constexpr const Hooks<G>& kHooks = hooks;
#endif

    G game;
    B brain;
};

using AllGames = std::tuple<Entry<paiko::Paiko, paiko::Brain, true, paiko::kHooks>,
                            Entry<eiyo::Eiyo, eiyo::Brain, true, eiyo::kHooks>,
                            Entry<samurai::Samurai, samurai::Brain, true, samurai::kHooks>,
                            Entry<susanoo::Susanoo, susanoo::Brain, true, susanoo::kHooks>,
                            Entry<tictactoe::TicTacToe, NoBrain, false>,      // control game
                            Entry<connect_four::ConnectFour, NoBrain, false>  // control game
                            >;

// ENGAWA_ONLY names one game: for one_game.cpp, and for the catalogue of a page, which has one game
// alone (bindings/wasm).
#ifdef ENGAWA_ONLY
template <class... Entries>
auto only(std::tuple<Entries...>)
    -> decltype(std::tuple_cat(std::conditional_t<Entries::Game::kName == ENGAWA_ONLY,
                                                  std::tuple<Entries>, std::tuple<>>{}...));
using Games = decltype(only(std::declval<AllGames>()));
#else
using Games = AllGames;
#endif

// The one object of its type.
template <class Entry>
const Entry& the_entry() {
    static const Entry kEntry{};
    return kEntry;
}

// Calls f(entry) for each game.
template <class F>
void each_entry(F&& f) {
    [&]<class... Entries>(std::type_identity<std::tuple<Entries...>>) {
        (f(the_entry<Entries>()), ...);
    }(std::type_identity<Games>{});
}

// Made in one_game.cpp, which is compiled once for each game.
template <class Entry>
const AnyGame& any_game();

}  // namespace engawa
