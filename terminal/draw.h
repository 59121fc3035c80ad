// Any game drawn for a terminal, from what one viewer may know and from nothing else.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_rules.h"
#include "engine/core/event.h"
#include "engine/core/options.h"
#include "engine/core/seat.h"
#include "terminal/card_table.h"
#include "terminal/manners.h"
#include "terminal/picture.h"

namespace engawa {

// What a viewer was told of a table.
struct Seen {
    AnyRules rules;
    Given options;
    Viewer viewer;
    std::string view;           // wire text of this viewer
    std::vector<Event> events;  // all so far, redacted for this viewer
};

// A game without a picture is the line of its view.
Picture draw_board(const Seen& seen, const PictureWish& wish);
// Empty where the game has nothing to show.
Picture draw_odds(const Seen& seen);                         // what chance holds, exactly
Picture draw_piles(const Seen& seen);                        // bags and piles, by kind
Picture draw_card(const Seen& seen, std::string_view name);  // a card to look up
std::vector<CardTable> list_cards(const AnyRules& rules);
// Moves of the viewer with the names of cards; a text that is no legal move stays as it is.
std::vector<std::string> name_moves(const Seen& seen, std::vector<std::string> moves);

const Manners& manners_of(const AnyRules& rules);

}  // namespace engawa
