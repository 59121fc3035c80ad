// The numbers printed on the cards: those of data/samurai.toml, and those of the worked examples.
#pragma once

#include <map>
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

extern const Deck<Action> kActions;  // SAM-010

// What is tuned.
struct Numbers {
    Deck<Action> specials;  // SAM-013
    Deck<Defence> defences;
    Deck<Counter> counters;
    std::map<std::string, std::pair<int, int>> foes;  // Life and Ki of O1 to O7, SAM-063
    std::map<std::string, int> lower;                 // their counterattack levels, SAM-380
    std::pair<int, int> kusarigama;                   // SAM-418
};
extern const Numbers kPrinted;
extern const Numbers kOfTheExamples;

template <class Card>
const Card& in(const Deck<Card>& deck, const std::string& id) {
    std::size_t i = 0;
    while (deck.at(i).first != id) ++i;
    return deck[i].second;
}

inline const Action& action(const Numbers& numbers, const std::string& id) {
    return in(id[0] == 'A' ? numbers.specials : kActions, id);
}

// Action cards, then Special Action cards, as the data file lists them.
std::vector<std::string> in_book_order(const std::set<std::string>& cards);

}  // namespace engawa::slow_samurai
