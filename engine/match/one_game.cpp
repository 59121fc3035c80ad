// What the catalogue has of one game, which ENGAWA_ONLY names. This file is compiled once for each
// game of games.h, because all of them in one would take half a minute and most of a gigabyte.
#include "engine/match/games.h"
#include "engine/search/perft.h"
#include "engine/search/playout.h"

// A page loads the WebAssembly module: there the door is compiled for size and the searches behind
// it, included above, for speed.
#ifdef __wasm__
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#endif
#include "engine/match/any_game_of.h"
#ifdef __wasm__
#pragma clang attribute pop
#endif

namespace engawa {

template <class Entry>
const AnyGame& any_game() {
    static const AnyGameOf<Entry> kGame{the_entry<Entry>()};
    return kGame;
}

template const AnyGame& any_game<std::tuple_element_t<0, Games>>();

}  // namespace engawa
