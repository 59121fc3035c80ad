// How Eiyo is drawn: its table, odds, piles and cards.
#pragma once

#include "terminal/drawings.h"
#include "terminal/eiyo/picture.h"

namespace engawa::eiyo {

// Odds of the next draw step, of exhaustions before the next fight, of the next enemies. Exact if
// nobody plays another card in this round; see odds.h.
Picture odds_of(const Eiyo& game, const Observed<State>& view);

// Deck, discards, honor stack and unseen enemies by kind.
Picture piles_of(const Eiyo& game, const Observed<State>& view);

std::vector<CardTable> card_tables(const Eiyo& game);

inline constexpr Bend kBends[] = {
    {"path", "yamabushi"},       {"mulligan", "mulligan EIY-066"},
    {"edition", "move EIY-182"}, {"enemy_set", "cards honor"},
    {"refill_side", "rows"},     {"special_after_use", "special"},
    {"exhaustion", "deck"},
};

inline constexpr Manners kManners{
    .commands = "odds piles card try say",
    .grammar = "attack deflect / $card / TL TR BR BL / +0 +1 +2 +3",
    .minor_rules = "EIY-130 EIY-132",
    .turns_rule = "EIY-134",
    .most_turns = "3",
    .yes = "agree",
    .no = "object swap",
    .bends = kBends,
    .weighs = true,
};

inline constexpr Drawings<Eiyo> kDrawings{.board = picture,
                                          .odds = odds_of,
                                          .piles = piles_of,
                                          .cards = card_tables,
                                          .manners = &kManners};

}  // namespace engawa::eiyo
