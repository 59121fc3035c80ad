// The worked examples of the ledger as tales, played by the slow Way of the Samurai.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "slow_samurai.h"
#include "slow_samurai_cards.h"

namespace engawa::slow_samurai {

using Given = std::vector<std::pair<std::string, std::string>>;
using Texts = std::vector<std::string>;

inline const std::string kFires = "F1 F2 F3 E1 E4 W7";

inline Texts split(const std::string& text, char sign) {
    Texts parts;
    std::stringstream in(text);
    for (std::string part; std::getline(in, part, sign);) {
        part.erase(0, part.find_first_not_of(' '));
        parts.push_back(part);
    }
    return parts;
}

// A game at the start of its first round, with the hand drawn.
class Tale {
  public:
    explicit Tale(Given given, const std::string& hand = kFires,
                  const std::function<void(Table&)>& change = {}) {
        given.insert(given.begin(), {{"bushido", "off"}, {"gisei", "off"}});
        Table t = start(full_options(given), kOfTheExamples).chapter;
        if (change) change(t);
        p = begin(t);
        for (const std::string& card : split(hand, ' ')) play("draw " + card);
    }
    Tale& play(const std::string& moves) {
        for (const std::string& move : split(moves, ';')) p = slow_samurai::play(p, move);
        return *this;
    }
    // PREPARE is left at once; three cards are placed and the Defence card is turned.
    Tale& attack(const std::string& cards, const std::string& defence) {
        if (p.point == "PREPARE") play("ready");
        const Texts three = split(cards, ' ');
        play("place " + three[0] + ";place " + three[1]);
        return play("defence " + defence + ";place " + three[2]);
    }
    std::string moves() const {
        std::string text;
        for (const std::string& move : p.moves) text += (text.empty() ? "" : "; ") + move;
        return text;
    }
    bool offers(const std::string& move) const {
        return std::find(p.moves.begin(), p.moves.end(), move) != p.moves.end();
    }
    std::string gauges() const {
        return std::to_string(p.now.strength) + " " + std::to_string(p.now.technique) + " " +
               std::to_string(p.now.guard);
    }
    int life() const { return p.now.life; }
    int ki() const { return p.now.ki; }
    int die() const { return p.now.die; }
    Foe foe(unsigned n = 1) const { return p.now.foes.at(n - 1); }
    const Table* operator->() const { return &p.now; }
    const std::string& point() const { return p.point; }

    Position p;
};

inline void own(Table& t, const std::string& virtue) {
    t.kanji = 3;
    t.virtue_won = true;
    t.virtue = virtue;
    if (virtue == "BU4" || virtue == "BU5") t.credit = 5;
}

}  // namespace engawa::slow_samurai
