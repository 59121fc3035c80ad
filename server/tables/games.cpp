#include "server/tables/games.h"

namespace engawa::server {

Result<std::shared_ptr<const AnyGame>> Games::find(std::string_view name,
                                                   const std::string& cards) {
    const auto game = find_game(name);
    if (!game) return game.error();
    if (cards.empty()) {
        return std::shared_ptr<const AnyGame>{std::shared_ptr<const AnyGame>{}, *game};
    }
    if (auto known = with_cards_[cards].lock()) return known;
    const auto stored = store_.cards(cards);
    if (!stored) return stored.error();
    if (!*stored || (*stored)->game != name) {
        return error("unknown_cards", "there are no such cards for this game");
    }
    auto made = (*game)->with_cards((*stored)->json);
    if (!made) return made.error();
    std::shared_ptr<const AnyGame> shared{std::move(made).value()};
    with_cards_[cards] = shared;
    return shared;
}

}  // namespace engawa::server
