#include "engine/match/catalogue.h"

#include <array>

#include "engine/core/text.h"
#include "engine/match/games.h"

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
namespace {

template <class E>
const AnyGame* any_game(const E& entry) {
    static const AnyGameOf<E> kGame{entry};
    return &kGame;
}

constexpr auto kGameCount = std::tuple_size_v<Games>;

const std::array<const AnyGame*, kGameCount>& the_games() {
    static const std::array<const AnyGame*, kGameCount> kAll =
        std::apply([](const auto&... entry) { return std::array{any_game(entry)...}; }, games());
    return kAll;
}

}  // namespace

const Games& games() {
    static const Games kGames{};
    return kGames;
}

std::span<const AnyGame* const> all_games() { return the_games(); }

Result<const AnyGame*> find_game(std::string_view name) {
    std::string names;
    for (const AnyGame* game : all_games()) {
        if (game->name() == name) return game;
        if (!game->listed()) continue;
        if (!names.empty()) names += ", ";
        names += game->name();
    }
    return error("unknown_game", "there is no game " + quoted(name) + "; the games are " + names);
}

Result<std::unique_ptr<Match>> replay(const Record& record, int to) {
    const auto game = find_game(record.game);
    if (!game) return game.error();
    return (*game)->replay(record, to);
}

}  // namespace engawa
