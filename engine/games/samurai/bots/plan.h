// A plan for the cards in hand: which three for this attack, which three for the next one of the
// round, and what that is worth on average.
#pragma once

#include "engine/games/samurai/bots/forecast.h"

namespace engawa::samurai {

struct Plan {
    int value = -1000000;
    Cards now = 0;   // what this attack still gets
    Cards next = 0;  // what the second attack of the round gets, if this is the first
};

// The best plan from PLACE on, or for a hand at PREPARE and before.
Plan make_plan(const Book& book, const State& s, const Forecast& forecast);

// For each card, what the best plan is worth that places it in this attack; nothing of cards that
// are not in hand.
using CardValues = std::array<int, kMostCards>;
Plan make_plan(const Book& book, const State& s, const Forecast& forecast, CardValues& values);

// The best plan with another hand.
Plan make_plan(const Book& book, const State& s, const Forecast& forecast, Cards hand);

// How much Ki goes into Guard at this GUARD.
int wanted_focus(const Book& book, const State& s, const Forecast& forecast);

// What the counterattacks to come in this round cost with this Guard, Focus included; `later`: the
// Guard of the cards in hand, which the second one meets.
int answers_cost(const Book& book, const State& s, const Forecast& forecast, int guard, int later,
                 int ki);

// What a card is worth in a deck, in hundredths.
int card_worth(const Book& book, int card);

}  // namespace engawa::samurai
