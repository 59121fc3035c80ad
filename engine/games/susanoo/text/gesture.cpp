// Moves as gestures: the words of the notation are the verbs, but for the three parts of an offer,
// which are one (docs/games/susanoo.md).
#include "engine/core/gesture.h"

#include "engine/games/susanoo/text/names.h"
#include "engine/games/susanoo/text/places.h"

namespace engawa::susanoo {
namespace {

// What a number of such a move counts; without a word here it is a seat.
std::string_view counted_by(Word word) {
    switch (word) {
        case Word::K: return "cards";
        case Word::Y: return "yokai";
        case Word::Side: return "sake";
        default: return {};
    }
}

// Places that a move without an argument touches.
std::vector<Part> places_of(const State& s, int player, Word word) {
    switch (word) {
        case Word::Draw: return {{"deck", "deck.events", 0}};
        case Word::Renew: return {{"pool", "pool", 0}};
        case Word::Pour:
            return {{"sake", Spot{"sake", player}.place(), 0},
                    {"to", s.fighter(player) ? "foes" : seat_ref(s.main), 0}};
        default: return {};
    }
}

}  // namespace

Gesture Susanoo::gesture(const State& s, Seat seat, Move move) const {
    const Word word = move.word();
    const std::string_view count = counted_by(word);
    Gesture gesture{count.empty() ? kWordNames[static_cast<unsigned>(word)] : "offer", {}};
    if (move.has_card()) {
        gesture.parts = {{count.empty() ? "card" : "item", card_ref(*book_, s, move.card()), 0}};
    } else if (move.has_side()) {
        gesture.parts = {{"side", move.foes() ? "foes" : "fighters", 0}};
    } else if (!move.has_number()) {
        gesture.parts = places_of(s, seat.index(), word);
    } else if (count.empty()) {
        gesture.parts = {{"seat", seat_ref(move.player()), 0}};
    } else {
        gesture.parts = {{count, {}, move.number()}};
    }
    return gesture;
}

}  // namespace engawa::susanoo
