#include "engine/match/catalogue.h"

#include <array>

#include "engine/core/text.h"
#include "engine/match/games.h"

namespace engawa {

std::span<const AnyGame* const> all_games() {
    static const auto kAll = []<class... Entries>(std::type_identity<std::tuple<Entries...>>) {
        return std::array{&any_game<Entries>()...};
    }(std::type_identity<Games>{});
    return kAll;
}

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
