#include "engine/games/susanoo/text/places.h"

#include "engine/core/tableau.h"

namespace engawa::susanoo {
namespace {

Spot spot_of_form(const State& s, int card) {
    for (int player = 0; player < s.players; ++player) {
        if ((s.forms[player] & form_bit(card)) != 0) return {"forms", player};
    }
    return {(s.pool & form_bit(card)) != 0 ? "pool" : "deck.forms"};
}

Spot spot_of_being(const State& s, int card) {
    for (int player = 0; player < s.players; ++player) {
        if (s.being[player] == card) return {"seat", player};
    }
    return {(s.row_beings & being_bit(card)) != 0 ? "row" : "beings"};
}

// f(place, card) for the cards of the battle.
template <class F>
void each_in_battle(const Book& book, const State& s, F&& f) {
    for (int i = 0; i < s.foe_count; ++i) f("foes", int{s.foes[i].card});
    for (int i = 0; i < s.poured_count; ++i) f("poured", int{s.poured[i].card});
    each(lying(book, s), [&](int card) { f("played", card); });
}

}  // namespace

std::string Spot::place() const {
    std::string id{name};
    if (player != kNobody) (id += '.') += static_cast<char>('1' + player);
    return id;
}

std::string_view front_name(const Book& book, int card) {
    if (book.items.has(card)) return "items";
    if (book.yokai.has(card)) return "sake";
    return book.heads.has(card) ? "heads" : "stays";
}

Spot spot_of(const Book& book, const State& s, int card) {
    if (card >= kFirstForm) return spot_of_form(s, card);
    if (card >= kFirstBeing) return spot_of_being(s, card);
    const bool reward = book.rewards_deck.has(card);
    if (s.deck.has(card)) return {reward ? "unseen.rewards" : "unseen.events"};
    if (s.discards.has(card)) return {reward ? "discards.rewards" : "discards.events"};
    if (s.row.has(card)) return {"row"};
    for (int player = 0; player < s.players; ++player) {
        if (s.hand[player].has(card)) return {"hand", player};
        if (s.front[player].has(card)) return {front_name(book, card), player};
    }
    std::string_view found = "playing";
    each_in_battle(book, s, [&](std::string_view place, int other) {
        if (other == card) found = place;
    });
    return {found};
}

std::string card_ref(const Book& book, const State& s, int card) {
    return ref_to(spot_of(book, s, card).place(), book.id(card));
}

Cards being_played(const Book& book, const State& s) {
    Cards cards = (book.events_deck | book.rewards_deck) - s.deck - s.discards - s.row;
    for (int player = 0; player < s.players; ++player) {
        cards -= s.hand[player] | s.front[player];
    }
    each_in_battle(book, s, [&](std::string_view, int card) { cards.take(card); });
    return cards;
}

}  // namespace engawa::susanoo
