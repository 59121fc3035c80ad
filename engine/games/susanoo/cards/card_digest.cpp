#include "engine/core/card_digest.h"

#include "engine/games/susanoo/cards/cards.h"

namespace engawa::susanoo {
namespace {

template <class Enum>
int number_of(Enum value) {
    return static_cast<int>(value);
}

// Lists begin with their length, so that neighbours cannot change sides.
void add(CardDigest& digest, const Effect& e) {
    digest.add(static_cast<int>(e.when.size()));
    for (const Condition& c : e.when) {
        for (const int n : {number_of(c.test), c.negated ? 1 : 0, int{c.value}}) digest.add(n);
    }
    for (const int n :
         {number_of(e.on), number_of(e.act), e.n, number_of(e.side), number_of(e.per),
          number_of(e.element), number_of(e.slot), number_of(e.deck), e.of, number_of(e.from),
          number_of(e.who), number_of(e.limit), number_of(e.cost), e.cost_n}) {
        digest.add(n);
    }
}

void add(CardDigest& digest, const Card& card) {
    for (const std::string* text : {&card.id, &card.name}) {
        digest.add(std::string_view{*text});
    }
    for (const int n : {number_of(card.kind), number_of(card.element), card.level, card.rewards,
                        card.levels, number_of(card.type), card.vp, number_of(card.timing),
                        number_of(card.until), static_cast<int>(card.effects.size())}) {
        digest.add(n);
    }
    for (const Effect& effect : card.effects) add(digest, effect);
}

}  // namespace

std::string digest(const CardSet& cards) {
    CardDigest digest;
    digest.add(cards.event_passes);
    for (const Card& card : cards.cards) add(digest, card);
    return digest.hex();
}

}  // namespace engawa::susanoo
