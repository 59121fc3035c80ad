// The numbers printed on the cards, as in data/samurai.toml.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace engawa::slow_samurai {

struct Action {
    std::string icon;
    int strength = 0, technique = 0, guard = 0;
};
struct Defence {
    int block = 0, dodge = 0;
    bool ki_mark = false;
};
struct Counter {
    int level = 0, damage = 0, wound = 0;
    bool ki_mark = false;
};

template <class Card>
using Deck = std::vector<std::pair<std::string, Card>>;

extern const Deck<Action> kActions;   // SAM-010
extern const Deck<Action> kSpecials;  // SAM-013
extern const Deck<Defence> kDefences;
extern const Deck<Counter> kCounters;

template <class Card>
const Card& in(const Deck<Card>& deck, const std::string& id) {
    std::size_t i = 0;
    while (deck.at(i).first != id) ++i;
    return deck[i].second;
}

// Action cards, then Special Action cards, as the data file lists them.
std::vector<std::string> in_book_order(const std::set<std::string>& cards);

}  // namespace engawa::slow_samurai
