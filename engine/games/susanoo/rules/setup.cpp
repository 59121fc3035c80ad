// The game object, and what bots, pictures and tests ask it.
#include "engine/games/susanoo/rules/facts.h"

namespace engawa::susanoo {

Susanoo::Susanoo() : Susanoo(default_cards()) {}
Susanoo::Susanoo(const CardSet& cards) : book_(std::make_shared<const Book>(cards)) {}

std::string Susanoo::cards_digest() const { return book_->usual ? "" : digest(book_->cards); }

// SUS-522, in proportion to the passes through the Event deck (SUS-542).
int Susanoo::longest(const Options& options) const {
    if (!book_->usual) return 0;
    return 30'000 * (1 + options.event_passes);
}

const CardSet& Susanoo::cards() const { return book_->cards; }
Totals Susanoo::totals(const State& s) const { return susanoo::totals(*book_, s); }
int Susanoo::hand_limit(const State& s, int player) const {
    return susanoo::hand_limit(*book_, s, player);
}
int Susanoo::escape(const State& s, int player, int foe) const {
    return escape_bonus(*book_, s, player, foe);
}

}  // namespace engawa::susanoo
