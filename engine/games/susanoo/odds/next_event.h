// Where the next Event card comes from, as far as a viewer can tell.
#pragma once

#include <cstdint>

#include "engine/games/susanoo/susanoo.h"
#include "engine/games/susanoo/text/names.h"

namespace engawa::susanoo {

struct NextEvent {
    enum class From : std::uint8_t { Deck, Discards, Nowhere };

    From from = From::Nowhere;  // Nowhere: the game ends as soon as a turn needs one
    Cards cards;                // one of these, each as likely
};

// Every unseen card is equally likely the next one of its deck. Those in unknown hands are not
// shuffled in when it runs out (SUS-261, SUS-443).
inline NextEvent next_event(const Book& book, const State& view) {
    if (left_in_deck(book, view, Back::Event) > 0) {
        return {NextEvent::From::Deck, view.deck & book.events_deck};
    }
    if (view.pile_size > 0 && view.reshuffles < view.event_passes) {
        return {NextEvent::From::Discards, view.discards & book.events_deck};
    }
    return {};
}

}  // namespace engawa::susanoo
