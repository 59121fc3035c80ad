// How Warriors of Susanoo is drawn: its table, odds, piles and cards.
#pragma once

#include "terminal/drawings.h"
#include "terminal/susanoo/name_move.h"
#include "terminal/susanoo/picture.h"

namespace engawa::susanoo {

// What the moves of the viewer do to the battle by exact odds of the dice, if nobody answers; the
// chances to escape; what the next Event card may be.
Picture odds_of(const Susanoo& game, const Observed<State>& view);

// The discard piles by name, and what lies in decks and unknown hands.
Picture piles_of(const Susanoo& game, const Observed<State>& view);

// A card by its id or a part of its name, with its text and its place if the viewer knows it;
// several names if several fit; empty: none.
Picture card_of(const Susanoo& game, const Observed<State>& view, std::string_view name);

std::vector<CardTable> card_tables(const Susanoo& game);

inline constexpr Bend kBends[] = {
    {"first_player", "setup"},
    {"being_choice", "setup"},
    {"element_from_being", "elements"},
    {"tie_wins", "battle"},
    {"helper_pours", "sake"},
    {"retreat_with_helper", "escape"},
    {"equip_windows", "equipment"},
    {"trades_per_turn", "trade"},
    {"death_loses_sake", "death"},
    {"finish_round", "end"},
    {"score_hand_items", "score"},
    {"sake_tie_bonus", "score"},
    {"event_passes", "end"},
};

inline constexpr Manners kManners{
    .commands = "odds piles card log order orders try say",
    .verbs =
        "act ask being counter draw drop equip fight form give head k keep pay pick play pour side "
        "suffer trade use y",
    .yes = "y:1",
    .no = "y:0",
    .bends = kBends,
    .untold =
        "passed battle_over foe_left pool_filled names_cards names_yokai draws_unseen runs "
        "trade_began trade_gives",
    .explained = "played revealed activated",
    .unexplained = "yokai orochi_head",
    .by_turns = true,
    .orders = true,
    .weighs = true,
};

inline constexpr Drawings<Susanoo> kDrawings{.board = picture,
                                             .odds = odds_of,
                                             .piles = piles_of,
                                             .card = card_of,
                                             .cards = card_tables,
                                             .name_move = name_move,
                                             .manners = &kManners};

}  // namespace engawa::susanoo
