// Games with cards, for code that is a template over a game.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/card_mistake.h"
#include "engine/core/member_name.h"

namespace engawa {

// A game that is played with a card set, and can be played with another one.
template <class G>
concept HasCards = requires(const G& game, std::string_view json) {
    G{G::read_cards(json).cards};
    { G::read_cards(json).mistakes } -> std::convertible_to<std::vector<CardMistake>>;
    { game.cards_digest() } -> std::same_as<std::string>;
};

ENGAWA_MEMBER_NAME(NamesReadCards, read_cards);
ENGAWA_MEMBER_NAME(NamesCardsDigest, cards_digest);

// Does not compile if a game has a part of that, or with another signature.
template <class G>
consteval bool cards_fit() {
    static_assert(HasCards<G> || !(NamesReadCards<G> || NamesCardsDigest<G>),
                  "a game with cards has all of HasCards (engine/match/has_cards.h)");
    return true;
}

// WebAssembly leaves the reader out, which is a tenth of a page's module and which no export asks
// for (docs/decisions/0013).
#ifdef ENGAWA_WITHOUT_CARD_FILES
template <class G>
concept ReadsCards = false;
#else
template <class G>
concept ReadsCards = HasCards<G>;
#endif

}  // namespace engawa
